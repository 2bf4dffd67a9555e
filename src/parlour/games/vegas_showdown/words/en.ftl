# Vegas Showdown in English.

# ---------------------------------------------------------------- things

tiles-slots =
    .a = Slots
    .other = Slots
    .text = Revenue +{ $revenue }.
tiles-fancy-slots =
    .a = Fancy Slots
    .other = Fancy Slots
    .text = Opens at ${ $price }. Revenue +{ $revenue }, Fame +{ $fame }, red corners. Needs Slots on the sheet.
tiles-table-games =
    .a = Table Games
    .other = Table Games
    .text = Opens at ${ $price }. Revenue +{ $revenue }.

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

phases-drop-prices = Drop prices
phases-flip-new-tiles = Flip new tiles
phases-collect-income = Collect income
phases-choose-actions = Choose actions
phases-adjust = Adjust Fame, Revenue and Population
phases-button = Pass the button

stages-take-off = taking tiles off
stages-put-in = putting tiles in

timings-now = at once
timings-turn = until the button is passed
timings-income = with the income of its round

lacks-path = a path to an entrance
lacks-tiles = tiles on the sheet
lacks-neighbour = a tile that shares a side

causes-full-sheet = a full sheet
causes-empty-stack = an empty stack

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
   *[other] Which tile of your reserve do you place? You may place { $left } of them.
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
    [yes] The renovation can no longer succeed: { OR($troubles) }
   *[no] { $left ->
        [0] You may place nothing more; every tile must have what it needs
        [one] You may place a tile of your reserve; after that every tile must have what it needs
       *[other] You may place up to { COUNT($left, "tile") } of your reserve; after that every tile must have what it needs
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
    .cash-short = you need ${ $missing } more
    .covered = { $cell } lies under the { $tile }
    .must-act = you may pass only when you can choose nothing else
    .needs = the { $tile } can only lie on a sheet with { AND(A($tiles)) }
    .no-room = there is no room for the { $tile }
    .no-tile-left = there is no tile left to bid on
    .nowhere-beside = nowhere on the sheet would the { $tile } share a side with { OR(A($tiles)) }
    .nowhere-both = nowhere on the sheet would the { $tile } have a path to { path-to } and also share a side with { OR(A($tiles)) }
    .nowhere-path = nowhere on the sheet would the { $tile } have a path to { path-to }
    .over-the-edge = the { $tile } would reach over the edge of the sheet
    .same-turn = turned so, it looks the same as with a smaller turn
    .space-empty = this space is empty
    .stack-empty = the stack of { $size } tiles is empty
    .trouble = { OR($troubles) }
    .unbeatable = the bid of ${ $bid } by { $bidder } on the { $tile } cannot be beaten
    .upper-left = take the { $tile } by its upper left cell, { $cell }
    .walls = { OR($troubles) }; there is a wall on { AND($walls) }
    .wherever = wherever it can lie, { OR($troubles) }

things = what things are for, where nothing can be done with them now
    .action = you choose an action when it is your turn to choose
    .amount = you name an amount after you have picked the tile to bid on
    .cell = tiles are placed on free cells of your own sheet, once you have picked a tile
    .place = you bid when it is your turn to choose
    .reserve = you place tiles of your own reserve after you have won a bid, by Publicity or in a renovation
    .stack = only an event that leaves the size open lets the dealer pick a stack
    .tile = a tile on your own sheet can be taken off only at the beginning of a renovation
    .turn = you turn a tile after you have picked its cell

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
event-income = { $seat } has an income of ${ $amount } from { $base }{ SUFFIX(", with ", AND($events)) }.
    .verb = has an income with
event-button = The Turn Order Button goes to { $dealer }{ SUFFIX("; no longer in force: ", AND($events)) }.

event-price = { $event ->
    [none] The minimum bid for the { $tile } on the { $place } goes down to ${ $price }.
   *[other] { $event }: the minimum bid for the { $tile } on the { $place } is now ${ $price }.
 }
event-gone = Nobody wanted the { $tile } on the { $place } for ${ $price }: the tile leaves the match.
event-draw_event = { $seat } draws { $event } for the { $place }.
    .verb = draws
event-ban = { $event }: until the button is passed, nobody may { $actions ->
    [none] bid on { OR(A($tiles)) }
   *[other] choose { OR($actions) }
 }.
event-waits = { $event } waits for the income of this round.
event-no_effect = { $event } has no effect.
event-fame = { $seat } gains { $amount } Fame by { $event ->
    [none] Publicity
   *[other] { $event }
 }.
    .verb = gains Fame by
event-money = { $seat } receives ${ $amount }{ SUFFIX(" from ", $event) }.
    .verb = receives money by
event-pay = { $seat } pays ${ $amount }{ SUFFIX(" for ", $event) }.
    .verb = pays money by
event-pick = { $seat } picks the stack of { $size } tiles.
event-turn_up = The { $place } has a new tile: { $tile }, from ${ $price }.
event-no_tile = { $size ->
    [none] { $event } calls for a tile, but all three premier stacks are empty.
   *[other] { $event } calls for { A($size) } tile, but there is none left.
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
event-take_back = All bid markers are taken back.

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
    [full-sheet] A sheet is full ({ AND($seats) }): the match ends, and the final scoring follows.
   *[empty-stack] { $size ->
        [none] There is no premier tile left: the match ends, and the final scoring follows.
       *[other] There is no { $size } tile left: the match ends, and the final scoring follows.
    }
 }
event-score = { $seat } scores { $amount } Fame for { $source ->
    [cash] ${ $paid } paid to the bank
   *[other] { $source }
 }.
event-total = { $seat } ends with { $fame } Fame, { $scored } of it from the final scoring, and ${ $cash }.
event-win = { AND($seats) } wins with { $fame } Fame{ $tied ->
    [none] {""}
   *[other] , before { AND($tied) } by the ${ $cash } left
 }.
event-draw = A draw between { AND($seats) }, with { $fame } Fame and ${ $cash } each.

# ---------------------------------------------------------------- the game and its options

game = Vegas Showdown
    .sentence = Outbid your rivals for rooms, fit them door to door between casino and hotel, and become the most famous house on the Strip.
    .credit = Vegas Showdown is a game by Henry Stern, published by Avalon Hill; this is an independent implementation with its own words and drawings.

options-price_drop = How far a Minimum-Bid marker moves in one step: to the next circle, or to the very next space, circle or square.
options-two_players = A house rule: let two people play, with the setup for three.

# ---------------------------------------------------------------- tiles

tiles-lounge =
    .text = Fame +{ $fame }.
tiles-restaurant =
    .text = Population +{ $population }.
tiles-fancy-restaurant =
    .text = Opens at ${ $price }. Population +{ $population }, Fame +{ $fame }, red corners. Needs a Restaurant on the sheet.
tiles-dragon-room =
    .text = Opens at ${ $price }. Revenue +{ $revenue }, Fame +{ $fame }, red corners. Needs Slots and Fancy Slots on the sheet.
tiles-high-rollers-room =
    .text = Opens at ${ $price }. Revenue +{ $revenue }, Fame +{ $fame }. Needs Table Games on the sheet.
tiles-fancy-lounge =
    .text = Opens at ${ $price }. Population +{ $population }, Fame +{ $fame }, red corners. Needs a Lounge on the sheet.
tiles-five-star-steakhouse =
    .text = Opens at ${ $price }. Population +{ $population }, Fame +{ $fame }, red corners. Needs a Restaurant and a Fancy Restaurant on the sheet.
tiles-sports-book =
    .text = Opens at ${ $price }. Revenue +{ $revenue }.
tiles-space-age-sports-book =
    .text = Opens at ${ $price }. Revenue +{ $revenue }, Fame +{ $fame }, red corners. Needs a Sports Book on the sheet.
tiles-buffet =
    .text = Opens at ${ $price }. Population +{ $population }, Fame +{ $fame }. Needs a Restaurant on the sheet.
tiles-night-club =
    .text = Opens at ${ $price }. Fame +{ $fame }. Needs a Lounge that shares a side with it.
tiles-theater =
    .text = Opens at ${ $price }. Population +{ $population }, Fame +{ $fame }, red corners. Needs a Lounge and a Fancy Lounge on the sheet.

# ---------------------------------------------------------------- events

income-by = { $base ->
    [population] Population alone
    [revenue] Revenue alone
   *[higher] Population or Revenue, whichever is more
 }
most-of = { $most ->
    [population] the largest Population
    [revenue] the largest Revenue
   *[cells] the most covered cells
 }

events-pull-strings =
    .text = The dealer decides which premier stack the new tile comes from; a stack without tiles cannot be picked.
events-slot-tournament =
    .text = Every house gains { $fame } Fame for each of the Slots and Fancy Slots on its sheet.
events-loose-change =
    .text = The bank pays every house ${ $money } for each of the Slots and Fancy Slots on its sheet.
events-slot-builders-on-strike =
    .text = Slots are not for sale this round.
events-machine-recall =
    .text = Neither Slots nor Fancy Slots are for sale this round.
events-lounge-lizards =
    .text = Every house gains { $fame } Fame for each Lounge and Fancy Lounge on its sheet.
events-happy-hour =
    .text = The bank pays every house ${ $money } for each Lounge and Fancy Lounge on its sheet.
events-lounge-builders-on-strike =
    .text = Lounges are not for sale this round.
events-liquor-license-freeze =
    .text = Neither Lounges nor Fancy Lounges are for sale this round.
events-rave-reviews =
    .text = Every house gains { $fame } Fame for each Restaurant and Fancy Restaurant on its sheet.
events-dinner-rush =
    .text = The bank pays every house ${ $money } for each Restaurant and Fancy Restaurant on its sheet.
events-restaurant-builders-on-strike =
    .text = Restaurants are not for sale this round.
events-health-inspection =
    .text = Neither Restaurants nor Fancy Restaurants are for sale this round.
events-pr-scandal =
    .text = Publicity cannot be chosen this round.
events-building-permit-freeze =
    .text = Renovate cannot be chosen this round.
events-convention-in-town =
    .text = Income this round goes by { income-by }.
events-big-spenders =
    .text = Income this round goes by { income-by }.
events-tour-buses =
    .text = Income this round goes by { income-by }.
events-holiday-weekend =
    .text = Everyone’s income this round is ${ $more } more.
events-slow-season =
    .text = Everyone’s income this round is ${ $less } less, but nobody has to pay.
events-construction-boom =
    .text = The Minimum-Bid markers on the board go down { $steps_down ->
        [one] one extra step
       *[other] { $steps_down } extra steps
    }. On the lowest circle they stop.
events-cost-overruns =
    .text = The Minimum-Bid markers on the board go up { $steps_up ->
        [one] one step
       *[other] { $steps_up } steps
    }. On the highest circle they stop.
events-zoning-dispute =
    .text = Premier tiles are not for sale this round.
events-crane-operators-strike =
    .text = Large premier tiles are not for sale this round.
events-gaming-commission-probe =
    .text = Yellow premier tiles are not for sale this round.
events-cover-story =
    .text = Every house with { most-of } gains { $fame } Fame; all who tie for it receive the whole reward.
events-analysts-favorite =
    .text = Every house with { most-of } gains { $fame } Fame; all who tie for it receive the whole reward.
events-talk-of-the-town =
    .text = Every house with { most-of } gains { $fame } Fame; all who tie for it receive the whole reward, but an empty sheet wins nothing.
events-tax-audit =
    .text = Every house with at least ${ $from_cash } pays ${ $tax } to the bank.
events-silent-partner =
    .text = The bank pays ${ $money } to every house with the least Fame; all who tie for it receive the whole reward.
events-grand-promenade =
    .text = Every house in which guests can walk from one entrance to the other gains { $fame } Fame.
