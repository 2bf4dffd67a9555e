# King of Tokyo in English.

# ---------------------------------------------------------------- things

faces-1 = 1
    .text = { $triple } of them score 1 ★, each further one { $further } ★ more.
faces-2 = 2
    .text = { $triple } of them score 2 ★, each further one { $further } ★ more.
faces-3 = 3
    .text = { $triple } of them score 3 ★, each further one { $further } ★ more.
faces-heart = ♥
    .text = Outside Tokyo it gives you back { $heart } ♥.
faces-energy = ⚡
    .text = It brings { $bolt } ⚡.
faces-claw = ⚔
    .text = { $claw } damage to every monster on the other side of Tokyo’s border.

groups-numbers = Numbers
groups-hearts = Hearts
groups-energy = Energy
groups-claws = Claws

kinds-keep = Keep
kinds-discard = Discard

places-outside = outside Tokyo
places-city = Tokyo City
places-bay = Tokyo Bay

board = what stands on the board beside its things
    .monsters = Monsters
    .monsters-text = Monsters differ in looks only.
    .tokyo = Tokyo
    .city = City
    .city-text = Entering brings { $enter } ★, starting your turn here { $start_in_tokyo } ★. Everybody outside aims at you, and hearts do not heal you.
    .bay = Bay
    .bay-text = The second place of Tokyo, open while { $bay_from } or more monsters live. It counts as Tokyo in every way.
    .bay-closed = Bay closed
    .bay-closed-text = With fewer than { $bay_from } monsters alive there is only Tokyo City.
    .outside = Outside Tokyo
    .life = life
    .life-text = At 0 ♥ a monster is eliminated.
    .stars = stars
    .stars-text = { $goal } ★ at the end of a turn win.
    .energy = energy
    .energy-text = It buys cards.
    .claw = claw
    .poison = Poison
    .poison-text = { $poison_damage } damage for each at the end of its turn.
    .shrink = Shrink
    .shrink-text = { $shrink_dice ->
        [1] One die less for each.
       *[other] { $shrink_dice } dice less for each.
    }
    .shielded = Loses no ♥ for the rest of this turn.
    .may-yield = Was attacked and may yield Tokyo.
    .eliminated = eliminated
    .extra-turn = extra turn to come
    .dice = Dice
    .no-dice = No dice are on the table.
    .rerolls = Rerolls left
    .pick = pick what rolls again
    .picked = will be rerolled
    .store = Store
    .no-card = No card
    .deck = Deck
    .deck-text = Bought and swept cards are replaced from here.
    .top-card = You know the top card
    .known-to = The top card is known to
    .discards = Discard pile
    .empty = It is empty.
    .sweep = Sweep
    .sweep-title = Sweep the store
    .sweep-text = Pay { $sweep } ⚡: all cards of the store are discarded, and new ones are laid open.
    .cards = Cards
    .counters = On it
    .copied = The Mimic counter lies on it.
    .copies = A copy of
    .starting = Starting a turn in Tokyo
    .numbers = Sets of numbers
    .entering = Entering Tokyo
    .hit = Pow!
    .hard-hit = Crunch!
    .hardest-hit = Krakoom!
    .knocked-out = K.O.!
    .roar = Rooaar!
    .relief = Phew!
    .shrugged-off = Plink!
    .hatched = Hatch!

monsters-alienoid =
    .text = Three eyes, one plan.
monsters-cyber-bunny =
    .text = Batteries included.
monsters-giga-zaur =
    .text = Extinct? Says who?
monsters-kraken =
    .text = Eight arms, all full.
monsters-meka-dragon =
    .text = Runs on bad temper.
monsters-the-king =
    .text = The crown is staying on.

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
    .prevent = Prevent it with { $shield } ({ $price } ⚡)

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

things = what a thing on the table is for
    .card = cards are bought from the store after your dice are resolved; what lies before a monster does what it says
    .deck = the deck is left alone: bought and swept cards are replaced from it
    .die = dice are rerolled while you roll, and resolved after it
    .discards = discarded cards stay where they are until the deck is empty
    .monster = monsters are chosen before the match
    .poison = Poison counters are removed with hearts, outside Tokyo
    .seat = monsters are hit by claws, and healed by hearts
    .shrink = Shrink counters are removed with hearts, outside Tokyo
    .store = the store is swept after your dice are resolved

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
event-score = { $seat } ends with { $stars } ★.
event-win = { $by ->
    [survival] { $seat } wins: no other monster is left.
   *[stars] { $seat } wins with { $stars } ★{ SUFFIX(", ahead of ", AND($tied)) }.
 }
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

# ---------------------------------------------------------------- the game and its options

game = King of Tokyo
    .sentence = Giant monsters roll dice for fame, power and claws, and one of them always dares to stand in Tokyo, where everybody else aims.
    .credit = King of Tokyo is a game by Richard Garfield, published by IELLO; this is an independent implementation with its own words and drawings.

options-monsters = Monsters are chosen in seat order, or dealt at random.
    .choose = Chosen
    .dealt = Dealt
options-order = You resolve the groups of dice in any order, or always numbers, hearts, energy, claws.
    .any = In any order
    .fixed = Always the same
options-entry = A free place in Tokyo is entered only with an attack, or always.
    .claw = With an attack
    .always = Always
options-yielding = A monster attacked in Tokyo may yield, or only one that lost life to the attack.
    .attacked = When attacked
    .hurt = When hurt
options-attacks = Only a claw makes an attack, or any damage that your dice and cards deal together.
    .claws = Claws
    .damage = Any damage
options-flames = Fire Breathing burns both neighbours, or only those that are targets anyway.
    .neighbours = Both neighbours
    .targets = Only targets
options-goal = Stars win at the end of the turn, or the moment there are enough of them.
    .end-of-turn = At the end of the turn
    .at-once = At once

# ---------------------------------------------------------------- cards

cards-acid-attack =
    .text = On each of your turns your dice deal { $damage } more damage, even without a claw; without a claw it hits the monsters you could attack, and is no attack. If this card reaches you in your own turn when your dice are already resolved, they take the { $damage } damage there and then. It works once in each of your turns and never in the turns of others.
cards-alien-metabolism =
    .text = Every card you buy, from wherever, costs you { $discount } ⚡ less, but never less than nothing. Sweeping the store stays as dear as it is.
cards-alpha-monster =
    .text = If you attack in your turn, gain { $stars } ★, once, however many claws you rolled and even if nobody is hit.
cards-armor-plating =
    .text = Whenever damage would cost you no more than { $damage } ♥, after all else that lessens it, you lose nothing. Greater damage is not lessened.
cards-background-dweller =
    .text = While you roll in your turn you may reroll any of your dice that show 3, as often as you like and for nothing, also after your last roll. The same holds for dice you roll for Camouflage.
cards-burrowing =
    .text = While you are in Tokyo, your attacks deal { $damage } more damage to each target. When you yield Tokyo, the monster that takes a place there because of it takes { $sting } damage from you after it has entered and scored; this is no attack and other cards never add to it.
cards-camouflage =
    .text = Whenever damage would cost you ♥, roll one die for each ♥ you would lose; every heart rolled saves one of them.
cards-complete-destruction =
    .text = If your final dice show all six faces in your turn, gain { $stars } ★ besides what the dice bring.
cards-dedicated-news-team =
    .text = Whenever you buy a card, in any turn, gain { $stars } ★. Buying this card itself does not count.
cards-eater-of-the-dead =
    .text = Whenever the ♥ of another monster reach 0, for whatever reason and even if it is revived, gain { $stars } ★, provided you are above 0 ♥ yourself after that damage.
cards-energy-hoarder =
    .text = At the end of your turn gain { $stars } ★ for each full { $per } ⚡ in your reserve. You keep the energy.
cards-even-bigger =
    .text = Your maximum life is { $life } ♥. When you gain this card, gain { $hearts } ♥. When you lose it, you lose all ♥ above your normal maximum; that is no damage.
cards-extra-head =
    .text = In your turns you roll { $dice ->
        [one] one more die
       *[other] { $dice } more dice
    }, starting with your next first roll. Each copy adds its own.
cards-fire-breathing =
    .text = Whenever you deal damage to another monster with your dice, with Acid Attack on its arrival, or with a Discard card you bought, each of your two neighbours takes { $damage } more damage, wherever it stands. For a neighbour that was no target, this is no attack.
cards-freeze-time =
    .text = If you scored a set of 1s in your turn and own this card when the turn ends, you may take another turn right after it, with { COUNT($dice, "die") } fewer. If you score a set of 1s in that turn too, you may take yet another, with { COUNT($dice, "die") } fewer again, and so on.
cards-friend-of-children =
    .text = Each time you gain ⚡ from one cause, gain { $energy } ⚡ more. All energy dice of a turn are one cause; so is a card, and a payment from another monster. Energy from selling cards with Metamorph or out of Monster Batteries does not count.
cards-giant-brain =
    .text = In each of your turns you have { COUNT($rerolls, "more reroll") }.
cards-gourmet =
    .text = When you score a set of 1s in your turn, gain { $stars } ★ more, once.
cards-healing-ray =
    .text = When you resolve hearts, you may spend any of them on other monsters that lack ♥, wherever you and they are: for each, the monster heals { $hearts } ♥ and must pay you { $price } ⚡, or all it has if that is less.
cards-herbivore =
    .text = At the end of your turn gain { $stars } ★ if no other monster lost ♥ in this turn to damage that you dealt.
cards-herd-culler =
    .text = Once in each of your turns, after your last roll, you may turn { $dice ->
        [one] one of your dice
       *[other] up to { $dice } of your dice
    } to 1.
cards-it-has-a-child =
    .text = If your ♥ reach 0, you are not eliminated: discard all your cards, this one too, lose all your ★, leave Tokyo as an eliminated monster would, and play on with { $life } ♥. You keep your ⚡ and your Poison and Shrink counters.
cards-jets =
    .text = When you are attacked in Tokyo, decide before the damage whether you yield. If you do, you take none of this damage; if you do not, you take it and stay.
cards-made-in-a-lab =
    .text = When you buy cards in your turn, you may peek at the deck’s top card again and again, and may buy it for what it costs. Nobody else sees it, and if you do not buy it, it stays there.
cards-metamorph =
    .text = At the end of your turn, before anything else, you may discard any of your Keep cards, this one too if you like, and the bank pays you for each the ⚡ printed on it as its cost.
cards-mimic =
    .text = When you buy this, put the Mimic counter on a Keep card in front of any monster, yourself included, but not on a Mimic: this card is a second copy of that one, owned by you, as if it had just come to you. At the start of your turn you may pay { $price } ⚡ to move the counter to another Keep card. Without a card to copy, this card does nothing.
cards-monster-batteries =
    .text = When you buy this, put any amount of your ⚡ on it; the bank adds the same amount. At the start of each of your turns { $energy } ⚡ go from here to your reserve. When it is empty, discard it. Energy on this card cannot be spent, counted or taken.
cards-nova-breath =
    .text = Inside or outside Tokyo, all other monsters are targets of your attacks. It does nothing without an attack.
cards-omnivore =
    .text = Once in each of your turns, if your final dice show a 1, a 2 and a 3, gain { $stars } ★. The dice still count for everything else.
cards-opportunist =
    .text = Whenever a new card comes open in the store during another monster’s turn, you may buy it at once, before that monster goes on. A card that refills the slot gives you a new chance.
cards-parasitic-tentacles =
    .text = When you buy cards in your turn, you may also buy Keep cards lying in front of other monsters. You pay the cost to the owner, who cannot refuse, and the card comes to you as if newly bought.
cards-plot-twist =
    .text = In your turn, after your last roll, you may turn one of your dice to any face; then discard this card.
cards-poison-quills =
    .text = If you score a set of 2s in your turn, your dice deal { $damage } more damage, even without a claw; without a claw it hits the monsters you could attack, and is no attack.
cards-poison-spit =
    .text = Each time damage that you deal makes another monster lose ♥, it also gets { COUNT($counters, "Poison counter") }. A monster takes { $poison_damage } damage for each Poison counter at the end of its own turn, and may remove counters with its heart dice outside Tokyo, one with each.
cards-psychic-probe =
    .text = Once in the turn of each other monster, after its last roll, you may pick one of its dice and reroll it. If it then shows a heart, discard this card; the heart stays.
cards-rapid-healing =
    .text = At any time, in any turn and as often as you like, you may pay { $price } ⚡ to heal { $hearts } ♥, in Tokyo too. You may do so before damage lands, but not at 0 ♥ and not at full life.
cards-regeneration =
    .text = Each time you heal yourself, you heal { $hearts } ♥ more. All hearts you use on yourself in a turn are one healing. It does not add to healing by another monster, to the ♥ of Even Bigger or to a revival.
cards-rooting-for-the-underdog =
    .text = At the end of your turn gain { $stars } ★ if you have fewer ★ than every other living monster.
cards-shrink-ray =
    .text = Each time damage that you deal makes another monster lose ♥, it also gets { COUNT($counters, "Shrink counter") }. A monster rolls { COUNT($shrink_dice, "die") } fewer for each Shrink counter on it, and may remove counters with its heart dice outside Tokyo, one with each.
cards-smoke-cloud =
    .text = This card comes with { COUNT($charges, "charge") }. While you roll in your turn, you may spend a charge for { COUNT($rerolls, "more reroll") }. With the last charge the card is discarded.
cards-solar-powered =
    .text = At the end of your turn gain { $energy } ⚡ if you have none in your reserve.
cards-spiked-tail =
    .text = Your attacks deal { $damage } more damage.
cards-stretchy =
    .text = In your turn, after your last roll, you may pay { $price } ⚡ to turn one of your dice to any face, as often as you can pay. Energy on the dice of this roll is not yours yet.
cards-telepath =
    .text = While you roll in your turn, you may pay { $price } ⚡ for { COUNT($rerolls, "more reroll") }. You may do so as often as you can pay.
cards-urbavore =
    .text = When you start your turn in Tokyo, gain { $stars } ★ more. While you are in Tokyo, damage from your dice and from Discard cards you buy is { $damage } more for every other monster it hits.
cards-were-only-making-it-stronger =
    .text = When you lose { $hearts } ♥ or more at once and survive, gain { $energy } ⚡.
cards-wings =
    .text = In any turn, before damage lands, you may pay { $price } ⚡: until that turn is over no damage costs you any ♥, whatever deals it. What you have already lost stays lost.
cards-apartment-building =
    .text = Gain { $stars } ★.
cards-commuter-train =
    .text = Gain { $stars } ★.
cards-corner-store =
    .text = Gain { $stars } ★.
cards-drop-from-high-altitude =
    .text = Gain { $stars } ★. If you are outside Tokyo, every monster in Tokyo moves out unhurt, and you enter Tokyo City with the usual ★ for entering.
cards-energize =
    .text = Gain { $energy } ⚡.
cards-evacuation-orders =
    .text = Every other monster loses { $loss } ★, or all it has if that is less.
cards-fire-blast =
    .text = Deal { $damage } damage to every other monster.
cards-frenzy =
    .text = Take another full turn right after the current one, which first runs to its normal end.
cards-gas-refinery =
    .text = Gain { $stars } ★, then deal { $damage } damage to every other monster.
cards-heal =
    .text = Heal { $hearts } ♥, in Tokyo too.
cards-high-altitude-bombing =
    .text = Deal { $damage } damage to every monster, yourself included, all at the same moment.
cards-jet-fighters =
    .text = Gain { $stars } ★, then take { $damage } damage.
cards-national-guard =
    .text = Gain { $stars } ★, then take { $damage } damage.
cards-nuclear-power-plant =
    .text = Gain { $stars } ★ and heal { $hearts } ♥, in Tokyo too.
cards-skyscraper =
    .text = Gain { $stars } ★.
cards-tanks =
    .text = Gain { $stars } ★, then take { $damage } damage.
cards-vast-storm =
    .text = Gain { $stars } ★. Every other monster loses { $energy } ⚡ for each full { $per } ⚡ in its reserve. Energy stored on cards is safe.
