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

counters-population = Population
    .other = Population
counters-revenue = Revenue
    .other = Revenue
counters-fame = Fame
    .other = Fame

actions-publicity = Publicity
actions-renovate = Renovate

sources-casino = the complete casino section
sources-hotel = the complete hotel section
sources-connection = connected entrances
sources-population = Population
sources-revenue = Revenue
sources-cash = cash
sources-diamonds = diamonds

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

# ---------------------------------------------------------------- what happened

event-first = { $seat } begins with the Turn Order Button.
event-round = Round { $round }: { $seat } is the dealer.
event-income = { $seat } has an income of ${ $amount }, by { $base }{ SUFFIX(" with ", AND($events)) }.
    .verb = has an income with
event-button = The Turn Order Button goes to { $dealer }{ SUFFIX("; no longer in force: ", $events) }.

event-price = { $event ->
    [none] The minimum bid for the { $tile } on the { $place } goes down to ${ $price }.
   *[other] { $event }: the minimum bid for the { $tile } on the { $place } is now ${ $price }.
 }
event-gone = Nobody wanted the { $tile } on the { $place } for ${ $price }: the tile leaves the match.
event-draw_event = { $seat } draws { $event } for the { $place }.
    .verb = draws
event-ban = { $event }: until the button is passed, nobody may { $actions ->
    [none] bid on { OR($tiles) }
   *[other] choose { OR($actions) }
 }.
event-waits = { $event } waits for the income of this round.
event-no_effect = { $event } has no effect.
event-fame = { $seat } gains { $amount } Fame by { $event ->
    [none] Publicity
   *[other] { $event }
 }.
    .verb = gains Fame by
event-money = { $seat } receives ${ $amount }{ SUFFIX(" by ", $event) }.
    .verb = receives money by
event-pay = { $seat } pays ${ $amount }{ SUFFIX(" by ", $event) }.
    .verb = pays money by
event-pick = { $seat } picks the stack of { $size } tiles.
event-turn_up = The { $place } has a new tile: { $tile }, from ${ $price }.
event-no_tile = { $size ->
    [none] { $event } calls for a tile, and all three premier stacks are empty.
   *[other] { $event } calls for { A($size) } tile, and there is none left.
 }
event-shuffle = The used events become the deck.

event-bid = { $seat } bids ${ $amount } on the { $tile }{ bid-on }{ SUFFIX(" and outbids ", $outbid) }.
    .verb = bids on
bid-on = { $place ->
    [slots-1] {""}
    [lounge-1] {""}
    [restaurant-1] {""}
   *[other] {" "}on the { $place }
 }
event-publicity = { $seat } chooses Publicity.
event-renovate = { $seat } chooses Renovate.
event-pass = { $seat } passes.
event-win_bid = { $seat } takes the { $tile } for ${ $amount }.
    .verb = takes
event-take_back = All bid markers come back.

event-place = { $seat } places { A($tile) } at { $cell }{ $turn ->
    [0] {""}
   *[other] , turned by { $turn }°
 }{ SUFFIX(", for ", AND($values)) }.
    .verb = places
event-take_off = { $seat } takes the { $tile } off { $cell }{ SUFFIX(" and loses ", AND($values)) }.
    .verb = takes off
event-renovated = { $seat } finishes the renovation.
event-begin_again = { $seat } begins the renovation again: the sheet is as it was.
    .verb = gives up renovating with
event-call_off = { $seat } calls the renovation off: the sheet is as it was.
    .verb = gives up renovating with

event-end = { $cause ->
    [full-sheet] The sheet of { AND($seats) } is full: the match ends, and the final scoring follows.
   *[empty-stack] { $size ->
        [none] There is no premier tile left: the match ends, and the final scoring follows.
       *[other] There is no { $size } tile left: the match ends, and the final scoring follows.
    }
 }
event-score = { $seat } scores { $amount } Fame for { $source ->
    [cash] ${ $paid } that go to the bank
   *[other] { $source }
 }.
event-total = { $seat } ends with { $fame } Fame, { $scored } of it by the final scoring, and ${ $cash }.
event-win = { AND($seats) } wins with { $fame } Fame{ $tied ->
    [none] {""}
   *[other] , before { AND($tied) } by the ${ $cash } left
 }.
event-draw = A draw between { AND($seats) }, with { $fame } Fame and ${ $cash } each.
