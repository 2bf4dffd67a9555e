# Vegas Showdown in English.

# ---------------------------------------------------------------- things

tiles-slots =
    .a = Slots
    .other = Slots
tiles-fancy-slots =
    .a = Fancy Slots
    .other = Fancy Slots
tiles-table-games =
    .a = Table Games
    .other = Table Games

sides-N = north
sides-E = east
sides-S = south
sides-W = west

# ---------------------------------------------------------------- questions and their answers

pick-stack = { $event }: which premier stack does the new tile on the { $place } come from?
    .pick = { $left ->
        [0] The stack of { $size } tiles (empty)
       *[other] { CAP(A($size)) } tile ({ $left } left)
    }

choose-action = { $outbid_at ->
    [none] {""}
   *[other] { $bidder } has outbid you with ${ $bid } on the { $tile }.{" "}
 }What do you do? You have ${ $cash }.
    .pass = Pass
    .publicity = Publicity
    .renovate = Renovate
    .bid = { $tile ->
        [none] Bid at the { $place }
       *[other] Bid on the { $tile }{ $lowest ->
            [none] {""}
           *[other] {" "}({ bid-where }from ${ $lowest })
        }
    }

bid-where = { $place ->
    [slots-1] {""}
    [lounge-1] {""}
    [restaurant-1] {""}
   *[other] { $place },{" "}
 }

bid-amount = How much do you bid on the { $tile }? { $bid ->
    [none] {""}
   *[other] { $bidder } bids ${ $bid }.{" "}
 }You have ${ $cash }.
    .bid = ${ $amount }

place-tile = { $left ->
    [one] Which tile of your reserve do you place?
   *[other] Which tile of your reserve do you place? You may place { $left }.
 }
    .done = Place nothing
    .place = Place { A($tile) }

place-where = Where do you place the { $tile }? Pick the upper left cell.
    .at = { $cell }

place-turn = How do you turn the { $tile } at { $cell }?
    .turn = { $turn ->
        [0] Not turned
       *[other] Turned by { $turn }°
    } (doors: { $doors })

doors-facing = { $number ->
    [1] { $side }
   *[other] { $number } { $side }
 }

take-off = { $left ->
    [one] You may take { $off ->
        [0] a tile
       *[other] one more tile
    } off your sheet
   *[other] You may take up to { COUNT($left, "tile") } off your sheet
 }
    .done = { $off ->
        [0] Take nothing off
       *[other] Take nothing more off
    }
    .take = Take the { $tile } off { $cell }
    .call-off = Call the renovation off

put-in = { $lost ->
    [yes] The renovation can no longer stand: { OR($troubles) }
   *[no] { $left ->
        [0] You may place nothing more; the sheet must stand
        [one] You may place a tile of your reserve; after that the sheet must stand
       *[other] You may place up to { COUNT($left, "tile") } of your reserve; after that the sheet must stand
    }
 }
    .done = Finish the renovation
    .place = Place { A($tile) }
    .call-off = Call the renovation off
    .begin-again = { $again ->
        [1] Begin the renovation again, for the last time
       *[other] Begin the renovation again
    }

answers = any question

# ---------------------------------------------------------------- why not

why-not = a move that is blocked
    .action-banned = forbidden this round by { AND($events) }
    .below-minimum = the minimum bid is ${ $minimum }
    .bid-stands = { $bidder } has already bid ${ $bid }
    .bids-banned = bids on the { $tile } are forbidden this round by { AND($events) }
    .cash-short = needs ${ $missing } more
    .covered = { $cell } lies under the { $tile }
    .must-act = you have something else to choose
    .needs = the { $tile } can only lie on a sheet with { AND(A($tiles)) }
    .no-room = there is no room for the { $tile }
    .no-tile-left = there is no tile left for it
    .nowhere-beside = nowhere would the { $tile } share a side with { OR(A($tiles)) }
    .nowhere-both = nowhere would the { $tile } have a path to { path-to } and also share a side with { OR(A($tiles)) }
    .nowhere-path = nowhere would the { $tile } have a path to { path-to }
    .over-the-edge = the { $tile } would reach over the edge of the sheet
    .same-turn = turned so it looks the same as in an earlier turn
    .space-empty = this space is empty
    .stack-empty = the stack of { $size } tiles is empty
    .trouble = { OR($troubles) }{ SUFFIX("; there is a wall on ", AND($walls)) }
    .unbeatable = the bid of ${ $bid } by { $bidder } on the { $tile } cannot be beaten
    .upper-left = take the { $tile } by the upper left cell, { $cell }
    .wherever = wherever it can lie, { OR($troubles) }

trouble-path = the { $tile } at { $cell } would have no path to { path-to }
trouble-tiles = the { $tile } at { $cell } would lack { AND(A($tiles)) } on the sheet
trouble-neighbour = the { $tile } at { $cell } would lack { OR(A($tiles)) } that shares a side with it

path-to = { $colour ->
    [yellow] the casino entrance
    [blue] the hotel entrance
   *[green] either entrance
 }
wall-on = the { $side } side of { $cell }
