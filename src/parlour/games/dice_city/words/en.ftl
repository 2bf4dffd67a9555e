# Dice City in English.

# ---------------------------------------------------------------- things

colours-white = white
colours-yellow = yellow
colours-red = red
colours-blue = blue
colours-black = black

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

# ---------------------------------------------------------------- questions and their answers

choose-die = Choose a die ({ $left } left)
    .pick = The { $die } die, on { $location } ({ $space })
    .done = End the dice step

use-die = What does the { $die } die do on { $location } ({ $space })?
    .use = Use { $location }
    .move = Move another die
    .refresh = { $cards ->
        [0] Refresh the display
       *[other] Refresh { COUNT($cards, "card") } of the display
    }
    .reactivate = Reactivate a location
    .pass = Pass: gain { COUNT($gain, "pass token") }
    .drop = Drop the die

move-die = Which other die moves, and where?
    .move = { $space ->
        [none] The { $die } die to the { $way }
       *[other] The { $die } die { $way }, to { $there } ({ $space })
    }

refresh = Which cards are discarded? ({ $left } left)
    .discard = Discard { $card } (place { $place })

reactivate = Which location is reactivated?
    .reactivate = Reactivate { $location } ({ $space })

name-die = Which of { $victim }’s dice is rolled again?
    .reroll = The { $die } die

choose-attack = { $bandits_strength ->
    [0] Attack with your strength of { $strength }
   *[other] Attack with your strength of { $strength }, and { $bandits_strength } more against Bandits
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
    [none] Buy locations and Trade Ships (your stock is empty)
   *[other] Buy locations and Trade Ships ({ $stock } in stock)
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

ride = { $location }: which other die moves, and where?
cross-bridge = { $location }: which other die moves, and where?

hire-coach = { $location }: do you pay gold for longer ways?
    .pay-nothing = Move up to { COUNT($dice, "die") }, { COUNT($distance, "space") } each
    .pay-gold = Pay { $price } gold: move any dice, to anywhere on their rows

near-coach = { $location }: which die moves? ({ $left } left)
    .done = Move no more dice
    .move = { $space ->
        [none] The { $die } die to the { $way }
       *[other] The { $die } die { $way }, to { $there } ({ $space })
    }

far-coach = { $location }: which die moves, and where?
    .done = Move no more dice

mend = { $location }: which location is reactivated?
    .done = Reactivate no more
    .reactivate = Reactivate { $mended } ({ $space })

answers = any question
    .move = The { $die } die to { $there } ({ $space })
    .spend = { COUNT($price, "pass token") }: gain { $gain } { $good }
    .spend-strength = { COUNT($price, "pass token") }: { SIGNED($gain) } strength
    .spend-reroll = { COUNT($price, "pass token") }: every rival rolls a die again
    .trade = Trade { $price } gold for { $gain } { $good }

# ---------------------------------------------------------------- why not

why-not = a move that is blocked
    .active = this location is active
    .another-resource = you get another resource than you pay
    .attacked-deactivated = this location is deactivated
    .bandits-beaten = these Bandits have been defeated in this turn
    .card-picked = this card is picked already
    .deactivated = { $location } is deactivated
    .die-used = this die is no longer on the board
    .display-empty = there is no card in the display
    .gold-supply-empty = the gold supply is empty
    .goods-short = needs { AND($missing) }
    .has-moved = this die has moved already
    .in-chain = this space is in the chain of copies already
    .lies-there = the die lies there already
    .locations-of-another = your attacks on locations go against { $other } in this turn
    .neither-row-nor-column = this location is neither on the row nor in the column of the { $location }
    .no-ability = { $location } has no ability that a die could use
    .no-gifts-alone = alone nobody is given a Trade Ship for nothing
    .no-gold = you have no gold to pay
    .no-gold-at-all = the gold supply is empty, and you have no gold to pay
    .no-good-in-reach = nothing there can be taken with a strength of { $strength }
    .no-location-in-reach = no location there can be attacked with a strength of { $strength }
    .no-other-die = there is no other unused die to move
    .nobody-to-attack = there is nobody else to attack
    .nobody-to-reroll = there is nobody else to roll again
    .not-all-of-these = you do not have all of these resources
    .nothing-deactivated = no location of your city is deactivated
    .nothing-to-smith = needs { COUNT($resources, "different resource") }, or { $gold } gold
    .only-rivals = only rivals are plundered
    .only-unused-dice = only another unused die can be moved
    .only-unused-dice-roll = only unused dice can be rolled again
    .out-of-reach = { $location } does not reach that far
    .own-locations = your own locations cannot be attacked
    .own-stock = your own stock cannot be attacked
    .pass-tokens-short = needs { COUNT($missing, "more pass token") }
    .passed = you have passed in this turn
    .pile-empty = this pile is empty
    .pile-used-up = this pile is used up
    .printed = a printed location cannot be attacked
    .refreshed = the display has been refreshed in this turn
    .rival-has-none = { $victim } has no { $good }
    .rolled-anyway = the die spent here is rolled anyway
    .row-ends = no die moves past the end of its row
    .sold-too-little = you have paid too little to stop
    .stock-of-another = your attacks on stock go against { $other } in this turn
    .strength-short = needs { $missing } more strength
    .too-little-of-each = needs { $amount } of a resource

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
event-end_dice = { $seat } ends the dice step, and drops { AND($dice) }.
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
event-strength = { $seat } has { $amount } more strength.
event-bandits_strength = { $seat } has { $amount } more strength against Bandits.
event-army_bonus = Army locations give { $seat } { $total } more strength in this turn.
event-resource_bonus = Resource locations give { $seat } { $total } more in this turn.
event-less_defense = The defense of Bandits is { $total } lower for { $seat } in this turn.

event-defeat = { $seat } defeats { $bandits } with a strength of { $defense }, worth { $vp } VP.
    .verb = defeats
event-raid = { $seat } attacks { $victim }’s { $location } on { $space } and gains { $vp } VP.
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
event-build = { $seat } builds { $location } over { $covers } on { $space }.
    .verb = builds
event-replace = { $seat }’s { $location } on { $space } leaves the game.
    .verb = builds over
