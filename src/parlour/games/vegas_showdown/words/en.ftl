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

judged-alone = the tile alone
judged-freely = nothing yet
judged-finally = the whole sheet

stages-take-off = taking tiles off
stages-put-in = putting tiles in

changes-fame = Fame
changes-cash = cash
changes-income = income
changes-minimum = minimum bid

timings-now = at once
timings-turn = until the button is passed
timings-income = with the income of its round

lacks-path = a path to an entrance
lacks-tiles = tiles on the sheet
lacks-neighbour = a tile that shares a side
lacks-room = room on the sheet

causes-full-sheet = a full sheet
causes-empty-stack = an empty stack

sides-N = north
sides-E = east
sides-S = south
sides-W = west

# ---------------------------------------------------------------- questions and their answers

pick-stack = { $event }: which stack does the new tile come from?
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

place-where = Where do you place the { $tile }?
    .at = { $size ->
        [small] { $cell }
       *[other] { $cell }, upper left
    }

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
    .take = { $alone ->
        [yes] Take the { $tile } off
       *[no] Take the { $tile } off { $cell }
    }
    .call-off = Call the renovation off

put-in = { $lost ->
    [yes] The renovation can no longer succeed: { OR($troubles) }
   *[no] { $left ->
        [one] You may place a tile of your reserve
       *[other] You may place up to { COUNT($left, "tile") } of your reserve
    }{ $troubles ->
        [none] {""}
       *[other] ; in the end every tile must have what it needs
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

# ---------------------------------------------------------------- in the terminal

terminal = what stands on the table in the terminal beside its things
    .apart = entrances apart
    .casino = Casino
    .dealer = dealer
    .empty = no tile
    .events = This round
    .final = Final
    .fits = fits in { COUNT($places, "place") }
    .free = { $cells } free
    .from = from ${ $amount }
    .held = { $tiles } kept
    .hotel = Hotel
    .if-ended = If it ended
    .in-play = now
    .income = ${ $amount } a round
    .joined = entrances joined
    .needs = needs { $tiles }
    .no-bids = no bids: { $events }
    .no-bids-short = no bids
    .no-place = no place: { $lacks }
    .passes = Pass
    .phase = { $phase ->
        [adjust] Build
       *[other] { $name }
    }
    .reserve = Reserve
    .round = Round { $round }
    .sign-casino = casino
    .sign-full = diamond
    .sign-hotel = hotel
    .sign-minimum = minimum bid
    .sign-most = three quarters
    .sign-red = red corners
    .source-cash = $
    .source-casino = cas
    .source-connection = joi
    .source-diamonds = dia
    .source-hotel = hot
    .source-population = pop
    .source-revenue = rev
    .stacks = Tiles left
    .then-gone = last time,
    .won = wins { $tile }

# ---------------------------------------------------------------- the game and its options

game = Vegas Showdown
    .sentence = Outbid your rivals for rooms, fit them door to door between casino and hotel, and become the most famous house on the Strip.
    .credit = Vegas Showdown is a game by Henry Stern, published by Avalon Hill; this is an independent implementation with its own words and drawings.

options-price_drop = How far a Minimum-Bid marker moves in one step: to the next circle, or to the very next space, circle or square.
    .circle = To the next circle
    .space = To the next space
options-two_players = A house rule: let two people play, with the setup for three.
    .off = No
    .on = Yes

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

# ---------------------------------------------------------------- the board

# What the board fills in stands in angle brackets: ⟨n⟩ a number, ⟨name⟩ a player, and so on.
board = what stands on the board beside its things
    .table = The table of Vegas Showdown
    .show-title = The Showdown
    .show-hotels = The hotels, as they came out
    .show-sources = Where Fame comes from
    .show-in-play = In play
    .show-casino = Casino full
    .show-casino-rule = all ⟨n⟩ cells yellow or green
    .show-hotel = Hotel full
    .show-hotel-rule = all ⟨n⟩ cells blue or green
    .show-connection = Joined
    .show-connection-rule = a path from arch to arch
    .show-population = Population
    .show-population-rule = ⟨ranks⟩ for the most
    .show-revenue = Revenue
    .show-revenue-rule = ⟨ranks⟩ for the most
    .show-cash = Cash
    .show-cash-rule = 1 for every $⟨n⟩
    .show-diamonds = Diamonds
    .show-diamonds-rule = ⟨full⟩ for a full one, ⟨most⟩ for ¾
    .show-left = $⟨n⟩ left
    .show-came = ⟨fame⟩ Fame, $⟨cash⟩ left
    .show-look = ⟨name⟩’s sheet in full size
    .show-close = Close
    .show-cells = ⟨n⟩ of ⟨of⟩ cells
    .show-apart = no path from arch to arch
    .show-gems = ⟨full⟩ full, ⟨most⟩ of ¾
    .show-tie = ⟨fame⟩ to ⟨fame⟩: the tie goes to the most cash left, $⟨cash⟩ against ⟨others⟩.
    .show-tie-other = ⟨name⟩’s $⟨cash⟩
    .show-shared = ⟨fame⟩ Fame and $⟨cash⟩ left each: they share the win.
    .show-ended-sheet = A full sheet ended it: ⟨names⟩.
    .show-ended-stack = A ⟨size⟩ tile was called for, and there was none left.
    .show-ended-stacks = A tile was called for, and all three stacks were empty.
    .show-rounds = Rounds
    .show-tiles = Tiles laid
    .show-full-diamonds = Full diamonds
    .show-best-income = Best income
    .show-most = most: ⟨names⟩
    .fame = Fame
    .population = Population
    .revenue = Revenue
    .moon-yellow = casino
    .moon-blue = hotel
    .moon-green = either house
    .auction = Auction
    .events = Events
    .rivals = Rivals
    .round-part = Round
    .round = Round ⟨n⟩
    .phase-of = ⟨phase⟩ · ⟨n⟩ of ⟨all⟩
    .order = Who chooses, from the dealer on
    .order-dealer = dealer
    .order-chosen = has chosen
    .order-active = is asked
    .phase-drop-prices = Drop prices
    .phase-flip-new-tiles = New tiles
    .phase-collect-income = Income
    .phase-choose-actions = Choose actions
    .phase-adjust = Build
    .phase-button = Pass the button
    .open-tree = Which tile needs which
    .open-tree-short = Family tree
    .do-bid = Bid
    .press-a-price = press a lit price
    .bid-title = Bid $⟨n⟩ on ⟨tile⟩?
    .bid-confirm = Bid $⟨n⟩
    .action-title = ⟨action⟩?
    .action-confirm = Choose ⟨action⟩
    .outbid-title = You are outbid!
    .outbid-line = ⟨name⟩ leads ⟨tile⟩ with $⟨bid⟩. $⟨n⟩ in hand.
    .choose-title = What will it be?
    .choose-line = Bid, renovate or go public: $⟨n⟩ in hand.
    .publicity-under = +⟨fame⟩ ★, place ⟨n⟩ of ⟨of⟩ tiles
    .publicity-only = +⟨fame⟩ ★
    .pick-line = Which stack does the new tile come from?
    .renovate-under = ⟨off⟩ tiles off, ⟨on⟩ on
    .no-bids = no bids
    .no-bids-by = no bids this round: ⟨events⟩
    .sold-out = sold out
    .empty-space = no tile
    .leads = ⟨name⟩ leads $⟨n⟩
    .you-lead = you lead $⟨n⟩
    .you-bid = you bid $⟨n⟩
    .bid-from = from $⟨n⟩
    .fits-one = fits in 1 place
    .fits-n = fits in ⟨n⟩ places
    .fits-none = no place now
    .places-one = 1 place
    .places-n = ⟨n⟩ places
    .n-left = ⟨n⟩ left
    .beside-it = ⟨tile⟩ beside it
    .needs = needs ⟨tile⟩
    .have = have
    .lack = missing
    .minimum = minimum bid $⟨n⟩
    .next-minimum = after the next price drop: $⟨n⟩
    .next-gone = at the next price drop it leaves the match
    .red-corners = red corners
    .too-dear = too dear
    .cash-now = you have $⟨n⟩
    .step-open = open
    .step-closed = closed
    .step-name = $⟨n⟩
    .cash-then = Your cash: $⟨before⟩ → $⟨after⟩
    .outbids = outbids ⟨name⟩
    .once-placed = once placed
    .unlocks = unlocks
    .unlocks-yours = your ⟨tile⟩
    .tiles-left = Tiles left
    .stack-name = ⟨size⟩ tiles, ⟨n⟩ left
    .stack-name-back = ⟨size⟩ tiles, ⟨n⟩ left, the next one has the back ⟨back⟩
    .empty-ends = an empty stack ends it
    .deck-left = Event cards in the deck: ⟨n⟩
    .then-empty = ⟨n⟩ left: then empty
    .this-round = This round
    .no-event = no event
    .event-deck = ⟨n⟩ cards in the deck
    .did = ⟨name⟩: ⟨change⟩
    .did-nothing = It has changed nothing yet.
    .sold-tonight = Sold tonight
    .show-strip = show the Strip
    .fold-strip = fold the Strip
    .sold-for = ⟨tile⟩ $⟨n⟩
    .won-for = won ⟨tile⟩ for $⟨n⟩
    .won = won ⟨tile⟩
    .bids-on = $⟨n⟩ on ⟨tile⟩
    .lost-bid = outbid on ⟨tile⟩
    .passed = passes
    .in-reserve = +⟨n⟩ in reserve
    .cells-free = ⟨n⟩ free
    .income-each = +$⟨n⟩
    .cash = Cash
    .income = Income
    .look-at = Look at ⟨name⟩’s sheet
    .look-away = Back to my sheet
    .rival-name = ⟨name⟩: $⟨cash⟩, income $⟨income⟩, Fame ⟨fame⟩, ⟨ended⟩ if it ended now, ⟨free⟩ cells free
    .tree-title = Which tile needs which
    .tree-text = Numbers: on your sheet. Framed: in your reserve. With bulbs: on sale.
    .tree-mine = ⟨n⟩ on your sheet
    .tree-held = in your reserve
    .tree-sale = on sale
    .tree-close = Close
    .card-go-on = Go on
    .card-size-none = The dealer picks the stack
    .tab-auction = Auction
    .tab-sheet = My sheet
    .tab-rivals = Rivals
    .whole-track = All prices of ⟨tile⟩
    .no-bid-yet = no bid yet
    .stacks-and-events = Stacks and events
    .waits = chooses now
    .sheet = Your sheet
    .sheet-of = ⟨name⟩’s sheet
    .sheet-casino = Casino
    .sheet-hotel = Hotel
    .sheet-free-cell = ⟨cell⟩, free
    .sheet-may = it can lie here
    .sheet-room = ⟨cell⟩, ⟨tile⟩, ⟨house⟩
    .sheet-open = open to ⟨room⟩ in the ⟨side⟩
    .sheet-door = a door in the ⟨side⟩
    .sheet-wall = a wall in the ⟨side⟩
    .sheet-entrance-casino = the casino entrance
    .sheet-entrance-hotel = the hotel entrance
    .sheet-N = north
    .sheet-E = east
    .sheet-S = south
    .sheet-W = west
    .goals = Goals
    .goal-casino = Casino
    .goal-hotel = Hotel
    .goal-cells = ⟨n⟩/⟨of⟩
    .goal-never = cannot be filled
    .goal-entrances = Entrances
    .goal-joined = joined
    .goal-apart = apart
    .goal-diamonds = Diamonds
    .goal-free-one = 1 cell free
    .goal-free = ⟨n⟩ cells free
    .goal-free-note = A sheet without a free cell ends the match.
    .goal-worth = ⟨n⟩ Fame at the end
    .goal-foreign = foreign tiles at ⟨cells⟩
    .goal-missing = still free: ⟨cells⟩
    .goal-gems = ⟨full⟩ whole, ⟨most⟩ of three quarters
    .house = Your house
    .house-you = you
    .house-income = the lesser is your income:
    .house-income-by = this round your income goes by ⟨counter⟩:
    .house-income-each = a round
    .house-ladder = If it ended now
    .ladder = If it ended now
    .ladder-over = How it ended
    .ladder-fame = Fame in play
    .ladder-casino = casino
    .ladder-hotel = hotel
    .ladder-connection = connected
    .ladder-population = population
    .ladder-revenue = revenue
    .ladder-cash = cash
    .ladder-diamonds = diamonds
    .ladder-seat = ⟨name⟩: ⟨n⟩
    .reserve = Reserve
    .reserve-or = Reserve: or place one of these
    .reserve-empty = no tile in reserve
    .reserve-needs = needs ⟨tiles⟩
    .reserve-neighbour = nowhere beside ⟨tiles⟩
    .reserve-path = no path to its entrance
    .reserve-room = no room for it
    .reserve-one = fits in 1 place
    .reserve-n = fits in ⟨n⟩ places
    .reserve-mends-one = mends it: 1 place
    .reserve-mends-n = mends it: ⟨n⟩ places
    .reserve-mends-not = would not mend it
    .reserve-full = no more can go in
    .reserve-times = ×⟨n⟩
    .reserve-in-hand = in your hand
    .hand = In your hand
    .hand-none = Take a tile of your reserve.
    .hand-tap = In your hand: tap a lit place, then turn
    .hand-won = won for $⟨n⟩
    .hand-turns = Turns
    .hand-turn = ⟨n⟩°
    .hand-turned = turned by ⟨n⟩ degrees
    .hand-not-turned = not turned
    .hand-fits-so = fits in ⟨n⟩ places so
    .hand-key-turn = R
    .hand-turns-it = or wheel turns · arrows move · N next place
    .hand-key-enter = Enter
    .hand-builds = builds
    .hand-gems = diamonds
    .hand-joined = entrances joined
    .hand-section-casino = casino section
    .hand-section-hotel = hotel section
    .hand-if-ended = if it ended now
    .place-where = Where to put the ⟨tile⟩?
    .place-where-line = Press or drop it on an outlined place; R turns it.
    .place-where-tap = Tap a lit place.
    .place-which = Which tile do you place?
    .place-which-line = Take one of your reserve, or place nothing.
    .place-title = Build the ⟨tile⟩ here?
    .place-line = ⟨cell⟩, ⟨turned⟩: ⟨doors⟩
    .place-line-plain = ⟨cell⟩, ⟨turned⟩
    .place-doors = doors to ⟨rooms⟩
    .place-door-in = ⟨room⟩ in the ⟨side⟩
    .place-confirm = Build it here
    .place-turn = Turn
    .place-nothing = Place nothing
    .place-stays-one = 1 tile stays in reserve
    .place-stays = ⟨n⟩ tiles stay in reserve
    .place-fits = fits
    .place-refused = does not fit
    .place-joins = joins the entrances
    .place-fame = Fame plus ⟨n⟩
    .place-turn-handle = Turn the ⟨tile⟩
    .wrong-covered = ⟨cell⟩ lies under the ⟨tile⟩
    .wrong-edge = The ⟨tile⟩ would reach over the edge of the sheet
    .wrong-path = The ⟨tile⟩ at ⟨cell⟩ would have no path to ⟨entrance⟩
    .wrong-path-why = None of its ⟨n⟩ doors leads there.
    .wrong-path-why-one = Its only door does not lead there.
    .wrong-neighbour = The ⟨tile⟩ at ⟨cell⟩ would not lie beside ⟨tiles⟩
    .wrong-others = With it there, the sheet would not stand
    .wrong-yellow = the casino entrance
    .wrong-blue = the hotel entrance
    .wrong-green = either entrance
    .renovation = Renovation
    .off-title = Taken off · ⟨n⟩ of ⟨of⟩
    .off-free = press or drag a tile off the sheet
    .off-back = Put the ⟨tile⟩ back at ⟨cell⟩
    .off-take = Take off the ⟨tile⟩
    .off-was = was here
    .in-title = Put in · ⟨n⟩ of ⟨of⟩
    .in-free = drag a tile in
    .in-more = one more: drag a tile or leave it
    .in-back = Take the ⟨tile⟩ at ⟨cell⟩ out again
    .box-name = ⟨tile⟩, ⟨cell⟩
    .before-after = Before and after
    .row-population = Population
    .row-revenue = Revenue
    .row-income = Income
    .row-fame = Fame
    .row-casino = Casino section
    .row-hotel = Hotel section
    .row-ended = If it ended now
    .row-told = ⟨row⟩: ⟨before⟩, then ⟨after⟩
    .inspector = The Inspector
    .inspector-stands = It stands
    .inspector-not = It does not stand yet
    .inspector-begin = Nothing is changed yet
    .inspector-path = has no path to ⟨entrance⟩
    .inspector-tiles = needs ⟨tiles⟩ on the sheet
    .inspector-neighbour = must lie beside ⟨tiles⟩
    .inspector-at = ⟨tile⟩ at ⟨cell⟩
    .inspector-paths = Every tile has its path
    .inspector-needs = Every tile has what it needs
    .inspector-joined = Entrances are joined
    .inspector-more = Inspector: ⟨n⟩
    .inspector-comes = If the ⟨tile⟩ goes in
    .inspector-place = at ⟨cell⟩
    .inspector-stays = stands
    .inspector-casino = casino ⟨n⟩
    .inspector-hotel = hotel ⟨n⟩
    .inspector-joins = joins the entrances
    .inspector-gems = diamonds ⟨n⟩
    .inspector-none = It would stand nowhere.
    .step-begin = What do you change?
    .step-begin-line = Take up to ⟨off⟩ tiles off, then put up to ⟨on⟩ in. Nothing counts until you finish.
    .step-put = Put the ⟨tile⟩ back in
    .step-put-line = ⟨tiles⟩ cannot stand without it.
    .step-broken = It does not stand yet
    .step-broken-line = Put tiles in until every tile has its path and what it needs.
    .step-lost = Nothing mends this
    .step-lost-line = Start over, or call it off.
    .step-more = Put a tile in, or finish
    .step-finish = Finish the renovation?
    .step-finish-confirm = Finish
    .step-finish-no-one = 1 tile cannot stand
    .step-finish-no = ⟨n⟩ tiles cannot stand
    .step-finish-wait = not known yet
    .step-over = Start over
    .step-again = Take it all back
    .step-call-off = Call it off
    .step-call-off-under = the action is used up
    .phone-boxes = Taken off and put in
