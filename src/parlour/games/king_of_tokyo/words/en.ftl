# King of Tokyo in English.

# ---------------------------------------------------------------- things

faces-1 = 1
faces-2 = 2
faces-3 = 3
faces-heart = ♥
faces-energy = ⚡
faces-claw = ⚔

groups-numbers = Numbers
groups-hearts = Hearts
groups-energy = Energy
groups-claws = Claws

places-city = Tokyo City
places-bay = Tokyo Bay

# ---------------------------------------------------------------- questions and their answers

choose-monster = Choose your monster
    .choose = { $figure }

reroll = { $paid ->
    [yes] You have paid for a reroll: which dice?
   *[no] { $left ->
        [0] No free reroll left: keep the dice, or use a card
       *[other] Keep the dice or reroll some ({ $left } left)
    }
 }
    .keep = Keep all
    .reroll = Reroll { ROW($dice) }
    .extra-reroll = One more reroll with { $card }

change-dice = Change dice with your cards, or leave them
    .done = Leave the dice
    .turn = Turn { $old } to { $new } with { $card }
    .reroll-three = Reroll a 3

use-psychic-probe = Psychic Probe: reroll one of { $target }’s dice?
    .pass = Leave the dice
    .probe = Reroll { $die }

resolve-dice = Resolve your dice: in the usual order, or which group first?
    .resolve = In the usual order
    .resolve-first = { $group } first

use-heart = What is a heart used for? ({ $left } left)
    .heal = Heal yourself
    .cure-poison = Remove a Poison counter
    .cure-shrink = Remove a Shrink counter
    .waste = Leave the heart unused
    .treat = Heal { $patient }
    .treat-fully = Heal { $patient } with the added life

last-chance = Your energy is about to be taken: use a card first?
    .go = Go on

brace = { $amount } damage is coming at you
    .take = Take { $amount } damage
    .prevent = Prevent it with { $card } ({ $price } ⚡)

hide-again = { $threes ->
    [one] One of your Camouflage dice shows a 3: reroll it?
   *[other] { $threes } of your Camouflage dice show a 3: reroll them?
 }
    .keep = { $threes ->
        [one] Leave it
       *[other] Leave them
    }
    .reroll-threes = { $threes ->
        [one] Reroll the 3
       *[other] Reroll the 3s
    }

use-jets = { $amount } damage is coming: yield Tokyo with Jets, unhurt?
    .stay = Take the damage and stay
    .yield = Yield unhurt

ask-yield = You were attacked in Tokyo: stay or yield?
    .stay = Stay in Tokyo
    .yield = Yield Tokyo

buy-cards = Buy cards ({ $energy } ⚡)
    .done = Buy nothing more
    .sweep = Sweep the store ({ $price } ⚡)
    .peek = Look at the top card
    .buy-top-card = Buy the top card
    .buy = Buy { $card } ({ $price } ⚡)
    .take = Buy { $card } from { $owner } ({ $price } ⚡)

use-opportunist = Opportunist: buy a card that was just turned up?
    .pass = Buy nothing
    .buy = Buy { $card } ({ $price } ⚡)

load-batteries = Monster Batteries: how much energy goes on them? The bank doubles it.
    .load = Put { $amount } ⚡ on the card

use-metamorph = Metamorph: discard cards for their cost?
    .done = Keep your cards
    .sell = Discard { $card } for { $cost } ⚡

use-mimic = { $moving ->
    [yes] Mimic: move the counter to another card?
   *[no] Mimic: which card to copy?
 }
    .pass = Leave the counter
    .copy = Copy { $card }

use-freeze-time = Freeze Time: take another turn with { COUNT($fewer, "die") } fewer?
    .pass = End your turn
    .go-again = Take another turn

answers = any question
    .use = Use { $card }

# ---------------------------------------------------------------- why not

why-not = a move that is blocked
    .energy-short = needs { $missing } more energy
    .full-life = you are at full life
    .in-tokyo = in Tokyo hearts neither heal you nor remove counters
    .look-first = look at it first
    .monster-taken = this monster is taken already
    .no-card-to-see = there is no card to look at
    .no-reroll-left = all your rerolls are used up
    .not-turned-up = this card was not just turned up
    .reroll-paid = you have paid for a reroll: pick dice for it
    .store-empty = the store is empty
    .top-card-known = you know the top card already

nouns-die = die
    .other = dice

# ---------------------------------------------------------------- what happened

event-choose = { $seat } plays { $monster }.
event-first_roll = { $seat } rolls { ROW($faces) } for the first turn.
event-first = { $seat } goes first.
event-turn = { $seat }’s turn{ $fewer ->
    [0] {""}
   *[other] , with { COUNT($fewer, "die") } fewer
 }.
event-freeze = { $seat } takes another turn, with { COUNT($fewer, "die") } fewer.
event-win = { $seat } wins with { $stars } ★.
event-nobody_wins = Nobody is left: nobody wins.

event-roll = { $seat } rolls { ROW($faces) }.
event-reroll = { $seat } rerolls { ROW($thrown) } and gets { ROW($faces) }.
event-turn_die = { $seat } turns { $old } to { $new }.
event-probe = { $seat } makes { $target } reroll { $old } and get { $new }.

event-stars = { $seat } gains { $amount } ★.
event-lose_stars = { $seat } loses { $amount } ★.
event-energy = { $seat } gains { $amount } ⚡.
event-pay = { $seat } pays { $amount } ⚡.
event-heal = { $seat } heals { $amount } ♥.
event-cut_life = { $seat } drops { $amount } ♥ above the maximum.
event-damage = { $seat } loses { $amount } ♥.
event-shrug_off = { $seat } shrugs the damage off.
event-hide = { $seat } rolls { COUNT($dice, "die") } to hide: { $hearts } ♥ saved.
event-poison = { $seat } gets { COUNT($amount, "Poison counter") }.
event-shrink = { $seat } gets { COUNT($amount, "Shrink counter") }.
event-cure_poison = { $seat } removes { COUNT($amount, "Poison counter") }.
event-cure_shrink = { $seat } removes { COUNT($amount, "Shrink counter") }.
event-eliminate = { $seat } is eliminated.
event-revive = { $seat } comes back with a child.

event-enter = { $seat } enters { $place }.
event-leave = { $bay_closes ->
    [yes] The Bay closes, and { $seat } leaves Tokyo.
   *[no] { $seat } leaves Tokyo.
 }
event-move_up = The Bay closes, and { $seat } moves to Tokyo City.
event-yield = { $seat } yields Tokyo.
event-stay = { $seat } stays in Tokyo.

event-buy = { $seat } buys { $card }{ SUFFIX(" from ", $seller) } for { $cost } ⚡.
    .verb = buys
event-discard = { $seat } discards { $card }.
    .verb = discards
event-copy = { $seat } copies { $card }.
    .verb = copies
event-load = { $seat } puts { $amount } ⚡ on { $card }.
    .verb = loads
event-tokens = { $card } of { $seat } now holds { $left }.
event-sweep = { $seat } sweeps the store.
event-turn_up = { $card } is turned up.
event-peek = { $seat } looks at the top card{ SUFFIX(": ", $card) }.
    .verb = looks at
event-shuffle = The discard pile becomes the deck.
