# Dice City in English.

# ---------------------------------------------------------------- things

colours-white = white
colours-yellow = yellow
colours-red = red
colours-blue = blue
colours-black = black

spaces-white-1 = white 1
spaces-white-2 = white 2
spaces-white-3 = white 3
spaces-white-4 = white 4
spaces-white-5 = white 5
spaces-white-6 = white 6
spaces-yellow-1 = yellow 1
spaces-yellow-2 = yellow 2
spaces-yellow-3 = yellow 3
spaces-yellow-4 = yellow 4
spaces-yellow-5 = yellow 5
spaces-yellow-6 = yellow 6
spaces-red-1 = red 1
spaces-red-2 = red 2
spaces-red-3 = red 3
spaces-red-4 = red 4
spaces-red-5 = red 5
spaces-red-6 = red 6
spaces-blue-1 = blue 1
spaces-blue-2 = blue 2
spaces-blue-3 = blue 3
spaces-blue-4 = blue 4
spaces-blue-5 = blue 5
spaces-blue-6 = blue 6
spaces-black-1 = black 1
spaces-black-2 = black 2
spaces-black-3 = black 3
spaces-black-4 = black 4
spaces-black-5 = black 5
spaces-black-6 = black 6

steps-dice = Dice
steps-attack = Attack
steps-build = Building and trade
steps-end = End of turn

deeds-use = using a location
deeds-move = moving another die
deeds-refresh = refreshing the display
deeds-reactivate = reactivating a location

display_rows-top = top row
display_rows-bottom = bottom row

sets-printed = printed on the board
sets-basic = basic piles
sets-base = base game
sets-crossroads = Crossroads

ways-left = left
ways-right = right

goods-wood = wood
    .other = wood
goods-stone = stone
    .other = stone
goods-iron = iron
    .other = iron
goods-gold = gold
    .other = gold

missing-wood = more wood
    .other = more wood
missing-stone = more stone
    .other = more stone
missing-iron = more iron
    .other = more iron
missing-gold = more gold
    .other = more gold

nouns-die = die
    .other = dice

# The signs of short texts (`symbols.py`), as they are read aloud.

symbols-wood = wood
symbols-stone = stone
symbols-iron = iron
symbols-gold = gold
symbols-any = any resource
symbols-vp = VP
symbols-strength = strength
symbols-pass = pass token
symbols-defense = defense
symbols-closes = closes itself
symbols-reopens = reopens
symbols-row = in its row
symbols-column = in its column
symbols-die = die
symbols-again = roll again
symbols-place = use a place
symbols-rival = rival
symbols-bandits = Bandits
symbols-ship = Trade Ship
symbols-resource = Resource
symbols-harvest = Harvest
symbols-military = Military
symbols-army = Army
symbols-economic = Economic
symbols-cultural = Cultural
symbols-civic = Civic
symbols-commodity = Commodity
symbols-each = for each
symbols-for = brings

# ---------------------------------------------------------------- questions and their answers

choose-die = Choose a die ({ $left } left)
    .pick = The { $die } die, on { $location } ({ $space })
    .done = End the dice step

use-die = What does the { $die } die do on { $location }?
    .use = Use { $location }
    .move = Move another die
    .refresh = { $cards ->
        [0] Refresh the display
       *[other] Refresh { COUNT($cards, "card") } of the display
    }
    .reactivate = Reactivate a location
    .pass = Pass: gain { COUNT($gain, "pass token") }
    .drop = Drop the die

move-die = Which other die do you move, and where to?
    .move = { $space ->
        [none] The { $die } die to the { $way }
       *[other] The { $die } die { $way }, to { $there } ({ $space })
    }

refresh = Which card do you discard? ({ $left } to go)
    .discard = Discard { $card } (place { $place })

reactivate = Which location do you reactivate?
    .reactivate = Reactivate { $location } ({ $space })

name-die = Which of { $victim }’s dice is rolled again?
    .reroll = The { $die } die

choose-attack = { $bandits_strength ->
    [0] What do you attack? (strength { $strength })
   *[other] What do you attack? (strength { $strength }, and { $bandits_strength } more against Bandits)
 }
    .done = End the attacks
    .attack = { $bandits } (defense { $strength }, { $vp } VP)
    .attack-locations = { $space ->
        [none] A location of { $victim }
       *[other] { $victim }’s { $location } ({ $space }, defense { $strength })
    }
    .attack-stock = { $good ->
        [none] The stock of { $victim }
       *[other] 1 { $good } from { $victim } (strength { $strength })
    }

attack-location = Which of { $victim }’s locations do you attack?
    .attack = { $built ->
        [no] { $location } ({ $space })
       *[other] { $location } ({ $space }, defense { $strength }, { $vp } VP)
    }

attack-stock = What do you take from { $victim }?
    .take = 1 { $good } (strength { $strength })

buy = { $stock ->
    [none] What do you buy? (your stock is empty)
   *[other] What do you buy? ({ $stock } in stock)
 }
    .done = Buy nothing more
    .buy = Buy { $card } ({ -price })
    .buy-top = Buy { $card } from the top row ({ -price })
    .buy-ship = Buy { A($ship) } ({ -price }, { $vp } VP)

-price = { $cost ->
    [none] for nothing
   *[other] { $cost }
 }

build = Where do you build the { $location }?
    .build = Over { $covers } ({ $space })

ask-end = You have { COUNT($rows, "full row") }: do you set off the end of the match?
    .go-on = Go on
    .end = Set off the end

copy-ability = { $location }: which location do you use?
    .use = { $copied } ({ $space })

gain-resources = { $location }: which resource do you gain? ({ $left } left)
    .gain = { CAP($good) }

store-resource = { $location }: which resource do you pay?
    .pay = { $price } { $good } for { $gain } { $good }

sell-resource = { $location }: which resource do you pay?
    .pay = { CAP($good) }

exchange = { $location }: what do you get for 1 { $sold }?
    .get = { $gain } { $good }
    .done = Pay no more

adorn-statue = { $location }: do you pay more for it? (up to { COUNT($left, "more unit") })
    .done = Pay no more
    .pay = { $price } { $good } for { COUNT($vp, "VP token") }

pay-music = { $location }: do you pay one more pass token?
    .done = Pay no more
    .pay = { COUNT($price, "pass token") } for { COUNT($vp, "VP token") }

hire-mercenaries = { $location }: do you pay gold for more strength?
    .pay-nothing = { SIGNED($gain) } strength
    .pay-gold = { SIGNED($gain) } strength for { $price } gold

plunder = { $location }: what do you take, and from whom?
    .take = { $gain } { $good } from { $victim }
    .strength = { SIGNED($gain) } strength instead

work-gold = { $location }: what do you pay?
    .pay-nothing = { $gain } gold for nothing
    .pay = { CAP(AND($goods)) } for { $gain } gold
    .pay-gold = { $price } gold for { COUNT($gain, "resource") }

draw-water = Which other dice are rolled again with the { $die } one?
    .roll-no-other = No other die
    .roll = { CAP(AND($dice)) }

ride = { $location }: which other die do you move, and where to?
cross-bridge = { $location }: which other die do you move, and where to?

hire-coach = { $location }: do you pay gold to move dice further?
    .pay-nothing = Move up to { COUNT($dice, "die") }, { COUNT($distance, "space") } each
    .pay-gold = Pay { $price } gold: move any dice, to anywhere on their rows

near-coach = { $location }: which die do you move? ({ $left } left)
    .done = Move no more dice
    .move = { $space ->
        [none] The { $die } die to the { $way }
       *[other] The { $die } die { $way }, to { $there } ({ $space })
    }

far-coach = { $location }: which die do you move, and where to?
    .done = Move no more dice

mend = { $location }: which location do you reactivate?
    .done = Reactivate no more
    .reactivate = Reactivate { $mended } ({ $space })

answers = any question
    .move = The { $die } die to { $there } ({ $space })
    .spend = { COUNT($price, "pass token") }: gain { $gain } { $good }
    .spend-strength = { COUNT($price, "pass token") }: { SIGNED($gain) } strength
    .spend-reroll = { COUNT($price, "pass token") }: each rival rolls again a die that you name
    .trade = Trade { $price } gold for { $gain } { $good }

# ---------------------------------------------------------------- why not

why-not = a move that is blocked
    .active = this location is active
    .another-resource = what you get is a different resource from what you pay
    .attacked-deactivated = this location is deactivated
    .bandits-beaten = you have already defeated these Bandits this turn
    .card-picked = you have already picked this card
    .deactivated = { $location } is deactivated
    .die-used = this die is no longer on the board
    .display-empty = there is no card in the display
    .gold-supply-empty = the gold supply is empty
    .goods-short = needs { AND($missing) }
    .has-moved = this die has already moved
    .in-chain = this space is already in the chain of copies
    .lies-there = the die already lies there
    .locations-of-another = this turn you attack only { $other }’s locations
    .neither-row-nor-column = this location is neither on the row nor in the column of the { $location }
    .no-ability = { $location } has no ability that a die could use
    .no-gifts-alone = alone you cannot take a Trade Ship for nothing
    .no-gold = you have no gold to pay
    .no-gold-at-all = the gold supply is empty, and you have no gold to pay
    .no-good-in-reach = nothing there can be taken with a strength of { $strength }
    .no-location-in-reach = no location there can be attacked with a strength of { $strength }
    .no-other-die = there is no other unused die to move
    .nobody-to-attack = there is nobody else to attack
    .nobody-to-reroll = there is no rival to roll a die again
    .not-all-of-these = you do not have all of these resources
    .nothing-deactivated = no location of your city is deactivated
    .nothing-to-smith = needs { COUNT($resources, "different resource") }, or { $gold } gold
    .only-rivals = only rivals can be plundered
    .only-unused-dice = only another unused die can be moved
    .only-unused-dice-roll = only unused dice can be rolled again
    .out-of-reach = { $location } does not reach that far
    .own-locations = your own locations cannot be attacked
    .own-stock = your own stock cannot be attacked
    .pass-tokens-short = needs { COUNT($missing, "more pass token") }
    .passed = you have already passed this turn
    .pile-empty = this pile is empty
    .pile-used-up = this pile is used up
    .printed = a printed location cannot be attacked
    .refreshed = the display has already been refreshed this turn
    .rival-has-none = { $victim } has no { $good }
    .rolled-anyway = the die spent here is rolled anyway
    .row-ends = no die moves past the end of its row
    .sold-too-little = you have paid too little to stop
    .stock-of-another = this turn you take only from { $other }’s stock
    .strength-short = needs { $missing } more strength
    .too-little-of-each = needs { COUNT($amount, "unit") } of a resource

view = what parts of the view are called, where that is not as they are written
    .vp = VP
    .vp_by_source = VP by source

things = what a thing on the table is for
    .bandits = Bandits are attacked in the attack step, with the strength you have gathered
    .deck = cards come off the deck by themselves, to replace those that leave the display
    .die = you choose your own dice one by one in the dice step; a rival’s die is only rolled again, for pass tokens
    .display = cards of the display are bought once your dice are used and your attacks are over
    .gold = gold comes out of the supply through the locations that yield it
    .pass-tokens = you spend your own pass tokens, in your own turn, between one action and the next
    .pile = cards of the piles are bought once your dice are used and your attacks are over
    .row = full rows matter when their owner’s turn ends
    .ship = Trade Ships are bought once your dice are used and your attacks are over
    .space = a location is used with a die that lies on it; those of rivals are attacked
    .stock = goods pay for what is bought and for some abilities; those of rivals are taken by attacks
    .strength = strength is gathered by dice, and used in the attack step

# ---------------------------------------------------------------- what happened

event-deck = The location deck has { COUNT($cards, "card") }, of these kinds: { AND($kinds) }.
event-first = { $seat } goes first.
event-round = Round { $round }.
event-turn = { $seat }’s turn.
event-lapse = { $strength ->
    [0] { $bandits_strength ->
        [0] { $seat }’s bonuses of this turn end.
       *[other] { $seat } loses { $bandits_strength } unused strength against Bandits.
    }
   *[other] { $bandits_strength ->
        [0] { $seat } loses { $strength } unused strength.
       *[other] { $seat } loses { $strength } unused strength, and { $bandits_strength } against Bandits.
    }
 }
event-set_off = { $trigger ->
    [bandits] { $seat } has taken the last Bandits
    [ships] { $seat } has emptied the piles of Trade Ships
    [rows] { $seat } sets off the end with full rows
   *[deck] The location deck is used up
 }: play goes on until all have had the same number of turns{ SUFFIX(", and ends with ", $last) }.
event-end = The match is over.
event-score = { $seat } has { $vp } VP: { $locations } from locations, { $bandits } from Bandits, { $ships } from Trade Ships, { $raids } from raids and { $tokens } in tokens.
event-win = { $decided_by ->
    [locations] { $seat } wins the tie at { $vp } VP, with { COUNT($mine, "location card") } to { $theirs }.
    [cards] { $seat } wins the tie at { $vp } VP, with { $mine } VP from Bandits and Trade Ships to { $theirs }.
    [order] { $seat } wins the tie at { $vp } VP, as first in the turn order.
    [target] { $seat } wins with { $vp } VP: the target was { $theirs }.
   *[vp] { $seat } wins with { $vp } VP.
 }
event-lose = { $seat } has { $vp } VP, and has not reached the target of { $target }.

event-roll = { $seat } rolls { AND($dice) }.
event-reroll = { $by ->
    [none] { $seat } rolls the { $die } die again: { $space }.
   *[other] { $by } has { $seat } roll the { $die } die again: { $space }.
 }
event-move = { $seat } moves the { $die } die from { $origin } to { $space }.
event-spend_die = { $deed ->
    [move] { $seat } spends the { $die } die to move another.
    [refresh] { $seat } spends the { $die } die to refresh the display.
    [reactivate] { $seat } spends the { $die } die to reactivate a location.
    [pass] { $seat } passes with the { $die } die.
   *[drop] { $seat } drops the { $die } die.
 }
event-end_dice = { $seat } ends the dice step, with { AND($dice) } unused.
event-use = { $copied ->
    [yes] { $seat } copies { $location } on { $space }.
   *[no] { $seat } uses { $location } on { $space } with the { $die } die.
 }
    .verb = uses
event-no_effect = { $location } on { $space } has no effect.
    .verb = uses in vain

event-gain = { $seat } gains { $amount } { $good }.
event-pay = { $seat } pays { AND($goods) }.
event-give_back = { $seat } gives back { $amount } { $good }.
event-rob = { $seat } takes { $amount } { $good } from { $victim }.
event-pass_tokens = { $seat } gains { COUNT($amount, "pass token") }.
event-spend = { $seat } spends { COUNT($amount, "pass token") }.
event-vp = { $seat } gains { COUNT($amount, "VP token") }.
event-strength = { $seat } gains { $amount } strength.
event-bandits_strength = { $seat } gains { $amount } strength against Bandits.
event-army_bonus = Army locations give { $seat } { $total } more strength this turn.
event-resource_bonus = Resource locations give { $seat } { COUNT($total, "more unit") } each this turn.
event-less_defense = The defense of Bandits is { $total } lower for { $seat } this turn.

event-defeat = { $seat } defeats { $bandits } (defense { $defense }, { $vp } VP).
    .verb = defeats
event-raid = { $vp ->
    [0] { $seat } attacks { $victim }’s { $location } on { $space }.
   *[other] { $seat } attacks { $victim }’s { $location } on { $space } and gains { $vp } VP.
 }
    .verb = attacks
event-deactivate = { $seat }’s { $location } on { $space } is deactivated.
    .verb = has deactivated
event-reactivate = { $seat } reactivates { $location } on { $space }.
    .verb = reactivates

event-refresh = { $seat } discards { AND($cards) } from the display.
    .verb = discards
event-turn_up = { $card } is turned up.
event-discard_row = { $cards ->
    [none] The bottom row was empty; the top row takes its place.
   *[other] The bottom row is discarded: { AND($cards) }. The top row takes its place.
 }
event-buy = { $seat } buys { $location }.
    .verb = buys
event-muster = { $seat } takes { A($location) } from its pile.
    .verb = takes
event-trade_ship = { $seat } buys { A($ship) }, worth { $vp } VP.
    .verb = buys
event-build = { $seat } builds { $location } on { $space }.
    .verb = builds
event-replace = { $seat }’s { $location } on { $space } leaves the game.
    .verb = builds over

# ---------------------------------------------------------------- the board

# What the board fills in stands in angle brackets: ⟨n⟩ a number, ⟨name⟩ a player, and so on.
board = what stands on the board beside its things
    .table = The table of Dice City
    .steps = The steps of a turn
    .step-dice = Dice
    .step-dice-short = Dice
    .step-dice-text = Each of your dice does one thing: it uses the place it lies on, or pays for something else.
    .step-attack = Attack
    .step-attack-short = Attack
    .step-attack-text = The strength you have gathered beats Bandits, closes rivals’ places and takes goods.
    .step-build = Build & trade
    .step-build-short = Build
    .step-build-text = Goods buy places and Trade Ships.
    .step-end = End of turn
    .step-end-short = End
    .step-end-text = What you may not keep is lost, strength lapses, and your dice are rolled.
    .round = Round
    .tab-city = City
    .tab-market = Market
    .tab-rivals = Rivals
    .tab-end = End
    .market = Market
    .cards = cards
    .n-cards = ⟨n⟩ cards
    .n-cards-left = Cards in the deck: ⟨n⟩
    .deck-text = A card that leaves the street is replaced from the deck. The deck has cards of these kinds:
    .refresh = refresh
    .free = free
    .done = done
    .goes = goes
    .leaves-tonight = leaves tonight
    .always-for-sale = always for sale
    .none-left = none left
    .n-left = ⟨n⟩ left
    .n-of = ⟨n⟩ of ⟨of⟩
    .city-of = ⟨name⟩’s city
    .my-city = Back to my city
    .show-city = Show ⟨name⟩’s city
    .show = show
    .shown = shown
    .built = built
    .built-of = ⟨n⟩ of ⟨of⟩ built
    .row-full = full and open
    .printed = countryside
    .closed = closed
    .closed-text = Deactivated: it does nothing until it is reactivated. It still scores.
    .used = used
    .dice = Dice
    .no-die = no die
    .die-at = ⟨colour⟩ die, ⟨face⟩, on ⟨place⟩, unused
    .die-used = ⟨colour⟩ die, ⟨face⟩, used
    .die-there = ⟨colour⟩ die, ⟨face⟩
    .die-uses = What the die does
    .use-place = Use ⟨place⟩
    .move = Move
    .another-die = another die
    .reactivate = Reopen
    .n-closed = closed: ⟨n⟩
    .pass = pass
    .drop = Drop it
    .no-effect = no effect
    .back = Back
    .one-less = one less
    .one-more = one more
    .take-these = Take these
    .way-to-buy = ⟨price⟩ for ⟨goods⟩, and buy
    .n-pass-tokens = pass tokens: ⟨n⟩
    .n-gold = gold: ⟨n⟩
    .which-way = How do you pay for it?
    .pay-n = Pay ⟨n⟩
    .n-unused = ⟨n⟩ unused
    .unused-sure = ⟨n⟩ unused: sure?
    .who-pays = Which die pays for the move?
    .drop-card = drop the ⟨card⟩ on any space: the star says what you gain in all
    .lit-reach = lit: what ⟨n⟩ strength can reach
    .closes-it = closes it
    .then-only = then only ⟨name⟩’s places this turn
    .n-short = ⟨n⟩ short
    .build-on = ⟨card⟩ on ⟨space⟩
    .is-replaced = ⟨place⟩ leaves the game
    .is-covered = ⟨place⟩ is built over
    .opens-again = the closed place becomes open
    .row-becomes = row ⟨row⟩: ⟨n⟩ of ⟨of⟩ built
    .cost = Costs
    .nothing = nothing
    .points = points
    .n-points = points: ⟨n⟩
    .defense = defense
    .strength = strength
    .and-bandits = and ⟨n⟩ against Bandits
    .needs-strength = needs ⟨n⟩ strength
    .wood = wood
    .stone = stone
    .iron = iron
    .gold = gold
    .any-resource = any resource
    .army = Army
    .harvest = Harvest
    .military = Military
    .cultural = Cultural
    .stock = stock
    .kept = kept
    .all-spent = all spent
    .n-lost = ⟨n⟩ lost
    .lost-tonight = ⟨n⟩ lost tonight
    .pass-tokens = pass tokens
    .purse = Purse
    .purse-text = Pass tokens and gold buy something at any time of your turn.
    .n-to-spend = ⟨n⟩ to spend
    .n-more = ⟨n⟩ more to spend
    .rivals-reroll = each rival rolls a die again
    .once-a-turn = once a turn
    .harbour = Harbour
    .hills = Hills
    .buy = buy
    .fight = fight
    .close = Close
    .in-reach = in reach
    .full-rows = full rows
    .may-end = may end it
    .end-comes = The end comes when
    .alone = Alone against the target
    .last-turns = The last turns
    .bandits-fall = all bandits fall
    .ships-go = ⟨n⟩ ship piles go
    .deck-out = the deck is out
    .rows-full = ⟨n⟩ rows are full
    .may-call = ⟨name⟩ may call it
    .target = points you need
    .turns-left = turns left
    .set-off = Set off the end?
    .still-turn = Still to have a turn: ⟨names⟩
    .no-turn-left = Nobody has a turn after this one.
    .ended-bandits = ⟨name⟩ took the last Bandits, and with them came the end.
    .ended-ships = ⟨name⟩ emptied the piles of Trade Ships, and with them came the end.
    .ended-deck = The end came with the last card of the deck.
    .ended-rows = ⟨name⟩ called the end with full rows.
    .ended-last = ⟨name⟩ had the last turn.
    .ended-alone = The last cards have left the street.
    .target-points = Points needed
    .from-locations = Places built
    .from-tokens = Point tokens
    .from-ships = Trade Ships
    .from-bandits = Bandits
    .from-raids = Raids on rivals
    .rounds = Rounds
    .places-built = Places built
    .raid-points = Points by raids
    .ships-sailed = Ships sailed
    .most-of = most: ⟨names⟩
    .cities = The cities
    .earners = What earned most
    .no-earners = Nothing built earned a point.
    .winner = winner
    .behind = ⟨n⟩ behind
    .level = level
    .bandits = Bandits
    .ships = Trade Ships
    .locations = Places
    .raids = Raids
    .tokens = Tokens

# ---------------------------------------------------------------- in the terminal

terminal = what stands on the table in the terminal beside its things
    .always = Always for sale
    .bandits-fall = Bandits: { $left } left
    .call = { $name } may call it
    .city = { $name }’s city
    .closed = closed
    .deck = deck { $left }
    .deck-out = deck: { COUNT($left, "card") } left
    .end = The end comes when
    .ends = The end:
    .hills = Hills
    .last = { $name } has the last turn
    .leaves = leaves tonight
    .lost = − is lost tonight
    .market = Market, { COUNT($cards, "card") } in the deck
    .none-left = none left
    .pass = pass
    .refresh = refresh
    .round = Round { $round }
    .rows = rows { $rows }
    .rows-full = full rows: { $rows } of { $of }
    .ships-go = ship piles gone: { $gone } of { $piles }
    .short = { $missing } short
    .target = { $vp } of { $target } VP
    .turn = { $name }’s turn
    .turns = { COUNT($turns, "turn") } left
    .used = used { $face }

# ---------------------------------------------------------------- the game and its options

game = Dice City
    .sentence = Roll five dice through your own city, and build the faces they will land on.
    .credit = Dice City is a game by Vangelis Bagiartakis, published by AEG and Artipia Games; this is an independent implementation with its own words and drawings.

options-army = Does an attack use up its strength (spent), or is it enough to have it (compared)?
    .spent = Spent
    .compared = Compared
options-deck = The location deck: five kinds of each type by lot, the base game alone, or every kind there is.
    .mixed = Mixed
    .base = Base game
    .grand = Every kind
options-handicap = Those who play later start with pass tokens.
    .off = No
    .on = Yes
options-solo = Alone: rows of four cards, or rows of five and so fewer turns.
    .normal = Normal
    .hard = Hard
options-solo_wins = Alone: how often you have won before; every win raises the target.

decks-mixed =
    .text = { COUNT($kinds_per_type, "kind") } of each type, drawn by lot from both boxes.
decks-base =
    .text = { COUNT($kinds_per_type, "kind") } of each type, from the base game only.
decks-grand =
    .text = { COUNT($kinds_per_type, "kind") } of each type, from both boxes.

solo-normal =
    .text = Two rows of { COUNT($columns, "card") }.
solo-hard =
    .text = Two rows of { COUNT($columns, "card") }.

# ---------------------------------------------------------------- tokens, types, keywords

tokens-resource =
    .text = One unit of wood, stone or iron in your stock.
tokens-vp =
    .text = Worth 1 VP at the end. It cannot be lost.
tokens-pass =
    .text = Spend { $pass_price } of them at any time in your turn: for a resource, for strength, or to have each rival roll a die again.
tokens-deactivation =
    .text = The location under it has no ability and cannot be attacked. It still scores.
tokens-start-player =
    .text = Its holder had the first turn. The player before them in turn order has the last.

types-resource =
    .text = Yields wood, stone or iron.
types-military =
    .text = Makes your army strong.
types-economic =
    .text = Turns goods into more or other goods.
types-cultural =
    .text = Earns victory points.
types-civic =
    .text = Sends dice around and borrows abilities.
types-commodity =
    .text = Yields gold.

keywords-none =
    .text = No keyword.
keywords-army =
    .text = The Blacksmith makes it stronger.
keywords-harvest =
    .text = The Merchant Guild counts it.

# ---------------------------------------------------------------- Bandits and Trade Ships

# What something brings for each of others, in signs: 1 is not written.

-each-gain = { $gain_each ->
    [1] { "" }
   *[other] { $gain_each }
 }
-each-strength = { $strength_each ->
    [1] { "" }
   *[other] { $strength_each }
 }
-each-vp = { $vp_tokens_each ->
    [1] { "" }
   *[other] { $vp_tokens_each }
 }
-each-worth = { $vp_each ->
    [1] { "" }
   *[other] { $vp_each }
 }

bandits-small-bandits =
    .text = Defeat them with a strength of { $defense }: { $vp } VP at the end.
    .few = { $vp } ★ for { $defense } ⚔
    .short = { $defense } ⚔ → { $vp } ★
bandits-medium-bandits =
    .text = Defeat them with a strength of { $defense }: { $vp } VP at the end.
    .few = { $vp } ★ for { $defense } ⚔
    .short = { $defense } ⚔ → { $vp } ★
bandits-large-bandits =
    .text = Defeat them with a strength of { $defense }: { $vp } VP at the end.
    .few = { $vp } ★ for { $defense } ⚔
    .short = { $defense } ⚔ → { $vp } ★

ships-small-ship =
    .text = Pay the resources it shows: { $vp } VP at the end.
    .few = { $vp } ★ for its price
    .short = → { $vp } ★
ships-medium-ship =
    .text = Pay the resources it shows: { $vp } VP at the end.
    .few = { $vp } ★ for its price
    .short = → { $vp } ★
ships-large-ship =
    .text = Pay the resources it shows: { $vp } VP at the end.
    .few = { $vp } ★ for its price
    .short = → { $vp } ★

# ---------------------------------------------------------------- printed locations and basic piles

locations-forest =
    .text = Gain { $gain } wood.
    .few = { SIGNED($gain) } ≡
    .short = { SIGNED($gain) } ≡
locations-mountain =
    .text = Gain { $gain } stone.
    .few = { SIGNED($gain) } ◆
    .short = { SIGNED($gain) } ◆
locations-cave =
    .text = Gain { $gain } iron.
    .few = { SIGNED($gain) } ▰
    .short = { SIGNED($gain) } ▰
locations-militia =
    .text = { SIGNED($strength) } strength.
    .few = { SIGNED($strength) } ⚔
    .short = { SIGNED($strength) } ⚔
locations-small-house =
    .text = Gain { COUNT($vp_tokens, "VP token") }.
    .few = { SIGNED($vp_tokens) } ★
    .short = { SIGNED($vp_tokens) } ★
locations-traveller =
    .text = Roll the die spent here again. It lies unused where it lands.
    .few = roll this ⚄ again ↻
    .short = ⚄ ↻
locations-lumber-mill =
    .text = Gain { $gain } wood.
    .few = { SIGNED($gain) } ≡
    .short = { SIGNED($gain) } ≡
locations-quarry =
    .text = Gain { $gain } stone.
    .few = { SIGNED($gain) } ◆
    .short = { SIGNED($gain) } ◆
locations-mine =
    .text = Gain { $gain } iron.
    .few = { SIGNED($gain) } ▰
    .short = { SIGNED($gain) } ▰
locations-regular-army =
    .text = { SIGNED($strength) } strength.
    .few = { SIGNED($strength) } ⚔
    .short = { SIGNED($strength) } ⚔
locations-gold-mine =
    .text = Gain { $gain } gold, if the supply has any.
    .few = { SIGNED($gain) } ●
    .short = { SIGNED($gain) } ●

# ---------------------------------------------------------------- locations of the base game

locations-barracks =
    .text = Take a Regular Army from its pile without paying and build it anywhere in your city. Nothing happens if the pile is empty.
    .few = a Regular Army ♟ for nothing, at once
    .short = +1 ♟ ⌂
locations-blacksmith =
    .text = For the rest of this turn every Army location you use gives { $army_bonus } more strength.
    .few = ♟ places give { SIGNED($army_bonus) } ⚔ this turn
    .short = ♟ { SIGNED($army_bonus) } ⚔
locations-catapult =
    .text = Deactivate this location: { SIGNED($strength) } strength.
    .few = closes ⊗ for { SIGNED($strength) } ⚔
    .short = ⊗: { SIGNED($strength) } ⚔
locations-training-camp =
    .text = For the rest of this turn the defense of all Bandits is { $less_defense } lower for you, but never below { $lowest_defense }.
    .few = ☠ have { $less_defense } ♜ less this turn
    .short = ☠ −{ $less_defense } ♜
locations-watch-tower =
    .text = { SIGNED($bandits_strength) } strength, against Bandits only.
    .few = { SIGNED($bandits_strength) } ⚔ on ☠ only
    .short = { SIGNED($bandits_strength) } ⚔ ☠
locations-bazaar =
    .text = Deactivate this location: gain { $gain_wood } wood, { $gain_stone } stone and { $gain_iron } iron.
    .few = closes ⊗ for { $gain_wood } ≡ { $gain_stone } ◆ { $gain_iron } ▰
    .short = ⊗: { $gain_wood }≡ { $gain_stone }◆ { $gain_iron }▰
locations-market-place =
    .text = Pay { COUNT($least_paid, "unit") } of one resource, or up to { $most_paid }. Each unit paid brings { $gain_each } of another resource, which you choose anew for each unit.
    .few = { $least_paid } to { $most_paid } ◔, each for { $gain_each } other ◔
    .short = 1 ◔ → { $gain_each } ◔
locations-merchant-guild =
    .text = Deactivate this location: every active Harvest location on its row brings { $gain_each } of the resource it yields.
    .few = closes ⊗ for { $gain_each } ◔ per ⚘ in its row ↔
    .short = ⊗: { -each-gain }◔×⚘ ↔
locations-mint =
    .text = For the rest of this turn every Resource location you use, printed or built, gives { $resource_bonus } more.
    .few = ⚒ places give { $resource_bonus } more this turn
    .short = ⚒ { SIGNED($resource_bonus) } ◔
locations-storehouse =
    .text = Pay { $pay } of a resource and gain { $gain } of the same.
    .few = { $pay } ◔ for { $gain } of the same
    .short = { $pay } ◔ → { $gain } ◔
locations-cathedral =
    .text = Worth { $vp_each } VP for each Cultural location on its row: this one, other built ones and printed Small Houses, deactivated or not.
    .few = worth { $vp_each } ★ per ✎ in its row ↔
    .short = { -each-worth }★×✎ ↔
locations-festival-hall =
    .text = Each kind of resource brings { COUNT($vp_tokens_each, "VP token") } for every { COUNT($units, "unit") } of it in your stock. You keep the units.
    .few = { $vp_tokens_each } ★ per { $units } alike ◔ in stock
    .short = { -each-vp }★×{ $units } ◔
locations-grand-statue =
    .text = When built: you may pay up to { COUNT($most_paid, "more unit") }, of stone and iron as you like. Each brings { COUNT($vp_tokens_each, "VP token") }.
    .few = when built: up to { $most_paid } ◆ ▰ for { $vp_tokens_each } ★ each
    .short = –
locations-great-wall =
    .text = Ongoing: every other built location on this row has { $defense_bonus } more defense.
    .few = others in its row ↔ have { SIGNED($defense_bonus) } ♜
    .short = ♜ { SIGNED($defense_bonus) } ↔
locations-manor =
    .text = Gain { COUNT($vp_tokens, "VP token") }.
    .few = { SIGNED($vp_tokens) } ★
    .short = { SIGNED($vp_tokens) } ★
locations-cemetery =
    .text = Deactivate this location: use the ability of another location on its row.
    .few = closes ⊗ to use a place ⌂ in its row ↔
    .short = ⊗: ⌂ ↔
locations-church =
    .text = Use the ability of another location of your city on which an unused die lies. That die stays unused.
    .few = use a place ⌂ under another ⚄
    .short = ⌂ ⚄
locations-stables =
    .text = Put one of your other unused dice on any space of the row it lies on.
    .few = another ⚄ anywhere in its row ↔
    .short = 1 ⚄ ↔
locations-town-hall =
    .text = Use the ability of another location of your city.
    .few = use any place ⌂ of your city
    .short = ⌂
locations-well =
    .text = Roll the die spent here again, and with it as many of your other unused dice as you like. They lie unused where they land.
    .few = roll this and any other ⚄ again ↻
    .short = ⚄ + ⚄ ↻

# ---------------------------------------------------------------- locations of Crossroads

locations-parade-ground =
    .text = Look along this column: every active Military location in it, this one and printed Militias too, is { SIGNED($strength_each) } strength.
    .few = { $strength_each } ⚔ per ♞ in its column ↕
    .short = { -each-strength }⚔×♞ ↕
locations-mercenary-tavern =
    .text = { SIGNED($strength) } strength, or pay { $pay_gold } gold for { SIGNED($paid_strength) } strength.
    .few = { SIGNED($strength) } ⚔, or { SIGNED($paid_strength) } ⚔ for { $pay_gold } ●
    .short = { SIGNED($strength) }⚔ / { $pay_gold }●→{ $paid_strength }⚔
locations-raiders-guild =
    .text = Take { COUNT($take, "unit") } of a resource out of one rival’s stock, or { SIGNED($strength) } strength. This is no attack.
    .few = take { $take } ◔ from a rival ☻, or { SIGNED($strength) } ⚔
    .short = ☻ { $take }◔ / { SIGNED($strength) }⚔
locations-citadel =
    .text = { SIGNED($strength) } strength.
    .few = { SIGNED($strength) } ⚔
    .short = { SIGNED($strength) } ⚔
locations-toll-house =
    .text = Gain { COUNT($gain, "resource") } of your choice. Every other unused die you have in this column brings { $gain_each } more.
    .few = { SIGNED($gain) } ◔, { $gain_each } more per ⚄ in its column ↕
    .short = { SIGNED($gain) }◔ { SIGNED($gain_each) }×⚄ ↕
locations-goldsmiths-guild =
    .text = Pay { COUNT($pay_resources, "resource") }, no two alike, and gain { $gain_gold } gold; or pay { $pay_gold } gold and gain { COUNT($gain, "resource") } in any mix.
    .few = { $pay_resources } unlike ◔ for { $gain_gold } ●, or { $pay_gold } ● for { $gain } ◔
    .short = { $pay_resources }◔→{ $gain_gold }●/{ $pay_gold }●→{ $gain }◔
locations-travellers-tavern =
    .text = Gain { COUNT($gain, "resource") } of your choice and { COUNT($pass_tokens, "pass token") }.
    .few = { SIGNED($gain) } ◔ { SIGNED($pass_tokens) } ☾
    .short = { SIGNED($gain) } ◔ { SIGNED($pass_tokens) } ☾
locations-banking-house =
    .text = Ongoing: you may keep up to { $keep } of each resource when your turn ends. Gold is not affected, and a second Banking House adds nothing.
    .few = keep up to { $keep } of each ◔
    .short = ◔ ≤ { $keep }
locations-concert-hall =
    .text = Look along this column: every active Cultural location in it, this one and printed Small Houses too, brings { COUNT($vp_tokens_each, "VP token") }.
    .few = { $vp_tokens_each } ★ per ✎ in its column ↕
    .short = { -each-vp }★×✎ ↕
locations-art-gallery =
    .text = Pay { $pay_gold } gold and gain { COUNT($vp_tokens, "VP token") }.
    .few = { $pay_gold } ● for { $vp_tokens } ★
    .short = { $pay_gold } ● → { $vp_tokens } ★
locations-music-school =
    .text = Pay { COUNT($least_paid, "pass token") }, or up to { $most_paid }. Each brings { COUNT($vp_tokens_each, "VP token") }.
    .few = { $least_paid } to { $most_paid } ☾, for { $vp_tokens_each } ★ each
    .short = 1 ☾ → { $vp_tokens_each } ★
locations-triumphal-arch =
    .text = When built: gain { COUNT($vp_tokens_each, "VP token") } for each Bandits card you hold, but no more than { $most_vp_tokens }.
    .few = when built: { $vp_tokens_each } ★ per ☠ you hold, up to { $most_vp_tokens }
    .short = –
locations-crossroads =
    .text = Use the ability of another location in this column.
    .few = use a place ⌂ in its column ↕
    .short = ⌂ ↕
locations-bridge =
    .text = Put one of your other unused dice on any space of the column it lies in. It may share that space.
    .few = another ⚄ anywhere in its column ↕
    .short = 1 ⚄ ↕
locations-coach-house =
    .text = Move up to { $most_dice } of your other unused dice { COUNT($distance, "space") } each along their rows; or pay { $pay_gold } gold and put any of your other unused dice on any space of their rows.
    .few = { $most_dice } ⚄ by { $distance } ↔, or all anywhere for { $pay_gold } ●
    .short = { $most_dice } ⚄ ↔ { $distance }
locations-masons-guild =
    .text = Reactivate as many locations as you like on this row or in this column.
    .few = reopen ⊕ places in its row ↔ and column ↕
    .short = ⊕ ↔ ↕

# What a designer may not change so.
override-yields-nothing = { $path } cannot be a Resource or Harvest location: it yields nothing
override-no-token = { $path } cannot be true: no token lies on a printed location
