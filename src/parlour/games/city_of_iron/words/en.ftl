# City of Iron in English.

# ---------------------------------------------------------------- things

symbols-guns = gun
    .text = Guns pay for the defense of a town.
symbols-compasses = compass
    .text = Compasses pay for the distance of a town or a land.
symbols-hammers = hammer
    .text = Hammers pay for cards that ask for them.

kinds-citizen = citizen
    .other = citizens
kinds-military = military
    .other = military

vehicles-none = no vehicle
vehicles-ship = ship
    .text = A land that asks for a ship is reached by an airship too.
vehicles-airship = airship
    .text = A land that asks for an airship is reached by nothing else.

terrains-plains = plains
terrains-forest = forest
terrains-mountain = mountain
terrains-desert = desert
terrains-coast = coast
terrains-volcano = volcano
terrains-jungle = jungle
terrains-sky = sky

more-coins = more coin
more-science = more science
    .other = more science
more-guns = more gun
more-compasses = more compass

# ---------------------------------------------------------------- questions and their answers

choose-nation = Choose your nation
    .choose = { $nation }

bid = Bid for a slot of the turn track: the further right, the earlier you act (you have { COUNT($coins, "coin") })
    .bid = { $slot }: { $gain ->
        [0] { $cost ->
            [0] free
           *[other] pay { COUNT($cost, "coin") }
        }
       *[other] gain { COUNT($gain, "coin") }
    }

swap-cubes = { $card }: swap your cube on the turn track with another?
    .no-swap = Leave the turn order as it is
    .swap = Swap with { $player }

choose-action = Take an action (you have { COUNT($coins, "coin") } and { $science } science)
    .play = Play { $card }{ $free ->
        [yes] {" "}(free)
       *[no] {""}
    }
    .attack = Attack { $town }{ SUFFIX(", held by ", $holder) } ({ COUNT($guns, "gun") }, { COUNT($compasses, "compass") })

act = Take { $left ->
    [1] one more action
   *[other] { $left } actions, one after the other
 } (you have { COUNT($coins, "coin") } and { $science } science)

draw-cards = { $card }: which deck do you draw from?{ $left ->
    [1] {""}
   *[other] {" "}({ COUNT($left, "card") } to draw)
 }

take-back = { $card }: take { $left ->
    [1] a card
   *[other] up to { $left } cards
 } back from your { AND($decks) } discards?
    .done = Take no more
    .take = Take back { $card }

arrange = Which { $deck } card do you discard next? What is discarded first is drawn first.
    .discard = Discard { $card }

build-with = { $card }: { $left ->
    [0] which building do you build
    [1] build a building
   *[other] build up to { COUNT($left, "building") }
 }{ $cheaper ->
    [0] {""}
   *[other] , for { COUNT($cheaper, "coin") } less
 }{ $waived ->
    [yes] , without paying science
   *[no] {""}
 }?
    .done = Build nothing more

place-building = { $building }: in which city do you build it?
    .at = At { $city }
    .replace = At { $city }, in place of { $building }

store-building = { $card }{ $card ->
    [none] Which building do you store?
   *[other] : store { $left ->
        [1] a building
       *[other] up to { COUNT($left, "building") }
    }?
 }
    .done = Store nothing more
    .store = Store { $building }

pay = Pay for { $town }{ $land }{ $card } with cards{ SUFFIX("; still needed: ", AND($missing)) }{ $vehicle ->
    [none] {""}
   *[other] ; the cards must include { A($vehicle) }
 }
    .done = That is all
    .pay = { $card } for { $worth ->
        [0] { MANY($symbol) }
       *[other] { COUNT($worth, $symbol) }
    }

choose-land = { $card }: where do you found a city?
    .settle = { $land } ({ AND($terrain) }; { $compasses ->
        [0] no distance
       *[other] { COUNT($compasses, "compass") }
    }{ SUFFIX(", by ", $vehicle) })

choose-token = Which token becomes your city at { $land }?
    .city = { $token }: room for { COUNT($room, "building") }{ $citizen_draws ->
        [0] {""}
       *[other] , { COUNT($citizen_draws, "citizen card") } each autumn
    }{ $military_draws ->
        [0] {""}
       *[other] , { COUNT($military_draws, "military card") } each autumn
    }

choose-district = { $card }: which district do you add, and to which city?
    .district = { $token } at { $city }: room for { COUNT($room, "more building") }{ $citizen_draws ->
        [0] {""}
       *[other] , { COUNT($citizen_draws, "citizen card") } each autumn
    }{ $military_draws ->
        [0] {""}
       *[other] , { COUNT($military_draws, "military card") } each autumn
    }

move-building = { $card }: which building do you move?
    .move = Move { $building } from { $city }

move-to = { $building }: to which city do you move it from { $start }?
    .to = To { $city }

pick-cards = Choose cards to buy, unseen by the others ({ COUNT($coins, "coin") } left)
    .done = Choose no more
    .buy = Buy { $card } ({ COUNT($cost, "coin") })

discard-from-row = { $card }: which building of the row do you discard?
    .discard = Discard { $building }

answers = any question
    .tax = Tax: gain { COUNT($coins, "coin") }
    .research = Research: pay { COUNT($coins, "coin") } for { $science } science
    .draw = Draw { A($deck) } card
    .store = Store a building
    .build = Build { $building } ({ COUNT($coins, "coin") }{ $science ->
        [0] {""}
       *[other] , { $science } science
    })
    .build-stored = Build { $building } from storage ({ COUNT($coins, "coin") }{ $science ->
        [0] {""}
       *[other] , { $science } science
    })

# ---------------------------------------------------------------- why not

why-not = a move that is blocked
    .card-chosen = you have chosen this card already
    .card-in-use = this card is in use already
    .card-yours = this card is yours already
    .city-full = this city has no free space
    .city-has-room = this city has a free space, so nothing is demolished
    .deck-empty = no card is left in this deck
    .eyes-short = your eyes do not reach that deep
    .hammers-short = needs { COUNT($missing, "more hammer") } from other cards
    .land-not-free = this land is not free
    .must-build = something can be built, so it must be
    .must-store = a building must be stored
    .nation-taken = this nation is taken already
    .needed-otherwise = this card is needed for its other symbol, or the payment falls short
    .needs-vehicle = needs a card with { A($vehicle) }
    .no-city-on = none of your cities is on { $land } land
    .no-land-in-reach = no free land is within reach of your other cards
    .no-room-elsewhere = no other city of yours has a free space
    .no-such-land = there is no { $land } land here
    .no-token-left = all your growth tokens are used
    .not-in-discards = this card is not in a discard pile that you may take from
    .not-in-hand = this card is not in your hand
    .not-in-use = this is not one of the used cards of this kind
    .one-symbol-each = no card counts for both guns and compasses
    .own-cube = this is your own cube
    .own-town = you hold this town yourself
    .payment-short = the payment is not enough yet
    .row-empty = the row is empty
    .short = needs { AND($missing) }
    .slot-taken = a cube lies there already
    .spring-only = this card is played only at the end of spring
    .stands-there = it stands there already
    .symbol-not-asked = no { MANY($symbol) } are asked for
    .symbol-not-shown = this card shows no { MANY($symbol) }
    .token-used = this token is used already

things = what a thing on the table is for
    .building = buildings are replaced when their city is full, and moved by a card
    .card = cards are played and used for symbols in your turn in summer, and bought in winter
    .city = cities hold buildings, and districts are added to them
    .coins = coins come from taxes and cards in your turn in summer, and from income in autumn
    .deck = cards are drawn in your turn in summer; in autumn they come by themselves
    .land = free lands are claimed when a card founds a city
    .nation = nations are chosen before the first round
    .row = buildings of the row are built or stored in your turn in summer
    .science = science comes from research and cards in your turn in summer, and by itself in autumn
    .slot = slots of the turn track are bid for in spring
    .stored = stored buildings are built in your turn in summer
    .token = growth tokens are laid when a city is founded or a district added
    .town = towns are attacked in your turn in summer

# ---------------------------------------------------------------- what happened

seasons-spring = Spring
    .text = All bid for the turn order.
seasons-summer = Summer
    .text = All take their actions in turn, one at a time.
seasons-autumn = Autumn
    .text = The row moves on; in some rounds there is a scoring; then come income, science and cards.
seasons-winter = Winter
    .text = All choose cards to buy, unseen by the others, and reveal them together.

phases-setup = Setup
phases-spring = Spring
phases-summer = Summer
phases-autumn = Autumn
phases-winter = Winter
phases-end = The end

sides-city = city side
sides-district = district side

bonus_counts-coins = coins
bonus_counts-distance = distance of all lands
bonus_counts-buildings = buildings
bonus_counts-cards = cards
bonus_counts-towns = towns

decks-discards = the shuffled discards

score_cards-score-a =
    .text = It shows a book.
score_cards-score-b =
    .text = It shows a book.
score_cards-score-c =
    .text = It shows no book.

bonuses-coins = for the most coins
    .other = for the most coins
bonuses-distance = for the farthest lands
    .other = for the farthest lands
bonuses-buildings = for the most buildings
    .other = for the most buildings
bonuses-cards = for the most cards
    .other = for the most cards
bonuses-towns = for the most towns
    .other = for the most towns

event-choose = { $seat } plays the { $nation }.
event-first_order = The bid track, from the left: { $seats }.
event-round = { $last ->
    [yes] Round { $round } begins, the last one.
   *[no] Round { $round } begins.
 }
event-season = { $season } begins.
event-turn = { $seat }’s turn, action { $action }.
event-lapse = { $cheaper ->
    [0] { $seat }’s extra { $eyes ->
        [1] eye closes
       *[other] eyes close
    }.
   *[other] { $seat } no longer builds for { COUNT($cheaper, "coin") } less{ $eyes ->
        [0] {""}
        [1] , and the extra eye closes
       *[other] , and the extra eyes close
    }.
 }

event-bid = { $seat } bids for { $slot }.
event-bid_pay = { $seat } pays { COUNT($amount, "coin") } for { $slot }.
event-bid_gain = { $seat } gains { COUNT($amount, "coin") } from { $slot }.
event-swap = { $seat } swaps cubes with { $other }, from { $other_slot } to { $slot }.
event-order = The turn order of this round: { $seats }.

event-tax = { $seat } collects taxes.
event-research = { $seat } pays { COUNT($coins, "coin") } for research.
event-coins = { $seat } gains { COUNT($amount, "coin") }.
event-lose_coins = { $seat } loses { COUNT($amount, "coin") }.
event-science = { $seat } gains { $amount } science.
event-cheaper = { $seat }’s next building this turn costs { COUNT($amount, "coin") } less.
event-eyes = { $seat } has { COUNT($amount, "more eye") } this turn.

event-play = { $seat } plays { $card }.
    .verb = plays
event-use = { $seat } uses { $card } for { COUNT($amount, $symbol) }.
    .verb = uses
event-no_effect = { $card } has no effect.
event-discard = { $seat } discards { $card }.
    .verb = discards
event-draw = { $seat } draws { $card ->
    [none] { A($deck) } card
   *[other] { $card }
 }.
    .verb = draws
event-no_draw = { $seat } has no { $deck ->
    [none] card
   *[other] { $deck } card
 } left to draw: { $amount ->
    [1] one draw is
   *[other] { $amount } draws are
 } lost.
event-flip = { $seat } turns over the { $deck } discards: they are the draw pile now.
event-recover = { $seat } takes { $card } back from the discards.
    .verb = takes back
event-picks = { $seat } secretly chooses { $card }.
    .verb = chooses
event-bought = { $seat } buys { AND($cards) } for { COUNT($cost, "coin") }.
    .verb = buys

event-pay = { $seat } { $coins ->
    [0] { $science ->
        [0] pays nothing
       *[other] pays { $science } science
    }
   *[other] pays { COUNT($coins, "coin") }{ $science ->
        [0] {""}
       *[other] {" "}and { $science } science
    }
 } for { $building }.
event-build = { $seat } builds { $building }{ $slot ->
    [none] {" "}from storage
   *[other] {""}
 } at { $land }.
    .verb = builds
event-demolish = { $seat } demolishes { $building } at { $land }.
    .verb = demolishes
event-store = { $seat } stores { $building }.
    .verb = stores
event-move = { $seat } moves { $building } from { $start } to { $land }.
    .verb = moves
event-settle = { $seat } founds a city at { $land } with the { $token }.
event-expand = { $seat } adds the { $token } as a district at { $land }.

event-look = { $seat } looks at { $towns ->
    [none] { COUNT($number, "town") } below the tops of the stacks
   *[other] { AND($towns) }
 }.
event-attack = { $seat } attacks { $town }{ SUFFIX(", held by ", $holder) }.
    .verb = attacks
event-conquer = { $seat } conquers { $town }.
    .verb = conquers
event-seize = { $seat } takes { $town } from { $victim }.
    .verb = takes
event-town_up = { $town } comes to the top of its stack.

event-row_discard = { $reason ->
    [autumn] Discarded from the row: { AND($buildings) }.
    [conquest] Discarded from the row, as a town falls: { AND($buildings) }.
   *[card] { $seat } discards { AND($buildings) } from the row.
 }
event-deck_ends = The rounds of deck { $deck } are over; discarded: { AND($buildings) }.
event-row_fill = New in the row: { AND($buildings) }.
event-score_card = The score card of deck { $deck } turns up.
event-reshuffle = { $number ->
    [1] The discarded building becomes a new deck.
   *[other] The { COUNT($number, "discarded building") } become a new deck.
 }

event-scoring = Scoring in round { $round }.
event-place = { $seat } scores { $vp } VP for { $place ->
    [1] first place
   *[other] second place
 } in { $good }.
event-shield = { $seat } scores { $vp } VP for the shield of { $good }.
event-building_vp = { $seat } scores { $vp } VP for buildings.
event-income = { $seat } collects { COUNT($coins, "coin") } of income{ $leader ->
    [0] {""}
   *[other] {" "}and { COUNT($leader, "coin") } for leading in goods
 }.
event-bonus = { $seat } scores { $vp } VP { $what } ({ $count }).
event-penalty = { $seat } loses { $vp } VP for { COUNT($buildings, "stored building") }.
event-total = { $seat } has { $vp } VP: { $scorings } from scorings{ SUFFIX(", ", AND($bonuses)) }{ $penalty ->
    [0] {""}
   *[other] , less { $penalty } for stored buildings
 }.
event-end = After { COUNT($rounds, "round") } the match is over.
event-win = { $seat } wins with { $vp } VP{ $by ->
    [coins] {" "}and, with VP tied, the most coins ({ $coins })
    [buildings] {" "}and, with coins tied too ({ $coins }), the most buildings ({ $buildings })
    [together] {" "}and shares the victory: coins ({ $coins }) and buildings ({ $buildings }) are tied too
   *[vp] {""}
 }.

# ---------------------------------------------------------------- the game and its options

game = City of Iron
    .sentence = Four nations of steam and magic build cities, sail to far lands and take towns, to lead the trade in ten goods.
    .credit = City of Iron is a game by Ryan Laukat, published by Red Raven Games; this is an independent implementation with its own words and drawings.

options-nations = Nations are chosen in seat order, or dealt at random.
options-last_winter = The last round has a winter like every other, or the match is scored right after its autumn.
options-lands = The two marked lands are laid out only with two players, or only with three or four.

# ---------------------------------------------------------------- cards

cards = a citizen or military card
    .printed = { $kind ->
        [citizen] Citizen
       *[military] Military
    }{ $free ->
        [1] , free
       *[other] {""}
    }{ $cost ->
        [0] {""}
       *[other] , { COUNT($cost, "coin") }
    }{ $hammers ->
        [0] {""}
       *[other] , { COUNT($hammers, "hammer") }
    }{ $compasses ->
        [0] {""}
       *[other] , { COUNT($compasses, "compass") }
    }{ $guns ->
        [0] {""}
       *[other] , { COUNT($guns, "gun") }
    }{ $vehicle ->
        [none] {""}
        [airship] , an { vehicles-airship }
       *[ship] , a { vehicles-ship }
    }.

of-either-deck = { $draws ->
    [one] a card from either of your decks
   *[other] { $draws } cards, each from either of your decks
 }
of-eyes = in each stack you may look at and attack { $eyes ->
    [1] one town
   *[other] { $eyes } towns
 } further down

cards-scholar =
    .text = Gain { $science } science.
cards-cartographer =
    .text = Draw { of-either-deck }.
cards-explorer =
    .text = Found a city: use other cards for the compasses and the vehicle that a free land asks for, then claim the land and lay an unused token on it, city side up.
cards-mayor =
    .text = Use other cards for { COUNT($needs_hammers, "hammer") }, then add an unused growth token, district side up, to one of your cities.
cards-merchant =
    .text = Gain { COUNT($coins, "coin") }.
cards-banker =
    .text = Gain { COUNT($coins, "coin") }.
cards-architect =
    .text = Build one building for { COUNT($cheaper, "coin") } less.
cards-builder =
    .text = Your next building this turn costs { COUNT($cheaper, "coin") } less.
cards-engineer =
    .text = Build one building without paying its science.
cards-researcher =
    .text = Use other cards for { COUNT($needs_hammers, "hammer") }, then gain { $science } science.
cards-surveyor =
    .text = Store up to { COUNT($stores, "building") } from the row; then draw { of-either-deck }.
cards-tax-collector =
    .text = Gain { COUNT($coins, "coin") }, and { $each } more for each of your city and district tokens on lands, the capital included.
cards-guide =
    .text = Draw { COUNT($citizen_draws, "citizen card") } and { COUNT($military_draws, "military card") }.
cards-governor =
    .text = Build up to { COUNT($builds, "building") }, one after the other, at full price.
cards-soldier =
    .text = Gain { COUNT($coins, "coin") }.
cards-captain =
    .text = Draw { COUNT($military_draws, "military card") }.
cards-soldier-2 =
    .text = Gain { COUNT($coins, "coin") }.
cards-scout =
    .text = You have { COUNT($eyes, "more eye") } this turn: { of-eyes }.
cards-mercenary =
    .text = Discard any one building from the row, then gain { COUNT($coins, "coin") }.
cards-schooner =
    .text = Gain { COUNT($coins, "coin") }.
cards-airship =
    .text = Draw { of-either-deck }.
cards-pirate =
    .text = Take { COUNT($takes, "coin") } from every other player who has any, then gain { COUNT($coins, "coin") }.
cards-general =
    .text = Take up to { COUNT($recovers, "card") } of your choice from your military discard pile into your hand.
cards-crane-operator =
    .text = Move one of your buildings to a free space in another of your cities; its land type does not matter.
cards-foreman =
    .text = Draw { COUNT($citizen_draws, "citizen card") }.
cards-chancellor =
    .text = Gain { COUNT($each, "coin") } for each of your buildings that produces goods, at most { $most }.
cards-rifle-company =
    .text = Draw { COUNT($military_draws, "military card") }.
cards-ironclad =
    .text = Gain { COUNT($coins, "coin") }.
cards-sage =
    .text = Pay { COUNT($price, "coin") } and gain { $science } science.
cards-archivist =
    .text = Take up to { COUNT($recovers, "card") } of your choice from your two discard piles into your hand.
cards-magician =
    .text = Build one building for { COUNT($cheaper, "coin") } less and without paying its science.
cards-battle-mage =
    .text = Gain { $science } science.
cards-cloud-skiff =
    .text = Draw { COUNT($citizen_draws, "citizen card") } and { COUNT($military_draws, "military card") }.
cards-boss =
    .text = Gain { COUNT($coins, "coin") }.
cards-quartermaster =
    .text = Draw { COUNT($military_draws, "military card") }.
cards-smuggler =
    .text = Gain { COUNT($coins, "coin") }, and { $each } more for each town you hold.
cards-gunslinger =
    .text = Gain { COUNT($coins, "coin") }.
cards-warlord =
    .text = Draw { COUNT($military_draws, "military card") }.
cards-fixer =
    .text = At the end of spring, when all bids are paid, you may discard this card from your hand to swap your cube with any other on the turn track and gain { COUNT($coins, "coin") }. In summer it serves for its hammers only.
cards-inventor =
    .text = Your next building this turn costs { COUNT($cheaper, "coin") } less.
cards-steambot =
    .text = Take { COUNT($acts, "action") }, alike or not, out of these: build, store, draw, research, tax.
cards-war-machine =
    .text = Gain { COUNT($coins, "coin") }.
cards-gyrocopter =
    .text = Draw { of-either-deck }.

# ---------------------------------------------------------------- buildings

buildings = a building
    .printed = Deck { $deck }, { COUNT($coins, "coin") }{ $science ->
        [0] {""}
       *[other] , { $science } science
    }, on { $land ->
        [plains] { terrains-plains } land
        [forest] { terrains-forest } land
        [mountain] { terrains-mountain } land
        [desert] { terrains-desert } land
        [coast] { terrains-coast } land
        [volcano] { terrains-volcano } land
        [jungle] { terrains-jungle } land
        [sky] { terrains-sky } land
       *[any] any land
    }.

of-income = { $income_building } more income

buildings-turnip-farm =
    .text = Produces { COUNT($turnips, "turnip") }; { of-income }.
buildings-moss-cellar =
    .text = Produces { $moss } glow moss; { of-income }.
buildings-srika-pasture =
    .text = Produces { $srika } srika; { of-income }.
buildings-mine =
    .text = Produces { $ore } ore; { of-income }.
buildings-academy =
    .text = { $science_icons } science in autumn.
buildings-barracks =
    .text = { COUNT($military_draws, "more military card") } in autumn.
buildings-inn =
    .text = { COUNT($citizen_draws, "more citizen card") } in autumn.
buildings-watchtower =
    .text = { COUNT($eyes, "eye") }: { of-eyes }; { $vp } VP in each scoring.
buildings-salt-works =
    .text = Produces { $salt } salt; { of-income }.
buildings-docks =
    .text = Produces { COUNT($tentacles, "tentacle") }; { of-income }.
buildings-demon-tower =
    .text = Produces { COUNT($demons, "bottled demon") }; { of-income }.
buildings-factory =
    .text = Produces { COUNT($parts, "machine part") }; { of-income }.
buildings-turnip-plantation =
    .text = Produces { COUNT($turnips, "turnip") }; { of-income }.
buildings-deep-mine =
    .text = Produces { $ore } ore; { of-income }.
buildings-library =
    .text = { $science_icons } science in autumn; { $vp } VP in each scoring.
buildings-chowder-house =
    .text = { COUNT($citizen_draws, "more citizen card") } in autumn; { $vp } VP in each scoring.
buildings-war-college =
    .text = { COUNT($military_draws, "more military card") } in autumn; { $vp } VP in each scoring.
buildings-observatory =
    .text = { COUNT($eyes, "eye") }: { of-eyes }; { $vp } VP in each scoring.
buildings-silk-grove =
    .text = Produces { $silk } silk; { of-income }; { $vp } VP in each scoring.
buildings-crystal-spire =
    .text = Produces { COUNT($crystals, "crystal") }; { of-income }; { $vp } VP in each scoring.
buildings-moss-garden =
    .text = Produces { $moss } glow moss; { of-income }; { $vp } VP in each scoring.
buildings-srika-ranch =
    .text = Produces { $srika } srika; { of-income }; { $vp } VP in each scoring.
buildings-steamworks =
    .text = Produces { COUNT($parts, "machine part") }; { of-income }; { $vp } VP in each scoring.
buildings-demon-vault =
    .text = Produces { COUNT($demons, "bottled demon") }; { of-income }; { $vp } VP in each scoring.
buildings-monument =
    .text = { $vp } VP in each scoring.
buildings-palace =
    .text = { $vp } VP in each scoring.
buildings-opera-house =
    .text = { COUNT($citizen_draws, "more citizen card") } in autumn; { $vp } VP in each scoring.
buildings-fortress =
    .text = { COUNT($military_draws, "more military card") } in autumn; { $vp } VP in each scoring.
buildings-clock-tower =
    .text = { COUNT($eyes, "eye") }: { of-eyes }; { $vp } VP in each scoring.
buildings-grand-bazaar =
    .text = Produces { COUNT($turnips, "turnip") }, { $moss } glow moss, { $srika } srika and { $ore } ore; { of-income }; { $vp } VP in each scoring.

# ---------------------------------------------------------------- towns

of-its-fall = Falls to { COUNT($defense, "gun") } and { COUNT($distance, "compass") }
of-its-income = { $income_town } income

towns-turnip-cross =
    .text = { of-its-fall }; brings { COUNT($turnips, "turnip") } and { of-its-income }.
towns-lantern-hollow =
    .text = { of-its-fall }; brings { $moss } glow moss and { of-its-income }.
towns-shepherds-gate =
    .text = { of-its-fall }; brings { $srika } srika and { of-its-income }.
towns-ironford =
    .text = { of-its-fall }; brings { $ore } ore and { of-its-income }.
towns-cinderwick =
    .text = { of-its-fall }; brings { COUNT($demons, "bottled demon") } and { of-its-income }.
towns-brine-harbor =
    .text = { of-its-fall }; brings { COUNT($tentacles, "tentacle") } and { of-its-income }.
towns-white-pans =
    .text = { of-its-fall }; brings { $salt } salt and { of-its-income }.
towns-gearwick =
    .text = { of-its-fall }; brings { COUNT($parts, "machine part") } and { of-its-income }.
towns-deepvein =
    .text = { of-its-fall }; brings { $ore } ore, { COUNT($parts, "machine part") } and { of-its-income }.
towns-emberhold =
    .text = { of-its-fall }; brings { COUNT($demons, "bottled demon") } and { of-its-income }.
towns-silkwater =
    .text = { of-its-fall }; brings { $silk } silk and { of-its-income }.
towns-prism-rock =
    .text = { of-its-fall }; brings { COUNT($crystals, "crystal") } and { of-its-income }.
towns-free-port =
    .text = { of-its-fall }; brings { COUNT($tentacles, "tentacle") }, { $salt } salt, { COUNT($parts, "machine part") } and { of-its-income }.
towns-anvil-keep =
    .text = { of-its-fall }; brings { $ore } ore, { COUNT($parts, "machine part") } and { of-its-income }.
towns-blackgate =
    .text = { of-its-fall }; brings { COUNT($demons, "bottled demon") } and { of-its-income }.

# ---------------------------------------------------------------- lands

of-its-distance = { $distance ->
    [0] at no distance
   *[other] { COUNT($distance, "compass") } away
 }{ $vehicle ->
    [none] {""}
    [airship] , reached by { vehicles-airship }
   *[ship] , reached by { vehicles-ship }
 }

lands-fields-of-arc =
    .text = Plains, forest and mountain, the home of a nation; { of-its-distance }.
lands-cresarian-highlands =
    .text = Plains, forest and mountain, the home of a nation; { of-its-distance }.
lands-western-reach =
    .text = Plains, forest and mountain, the home of a nation; { of-its-distance }.
lands-emerald-hills =
    .text = Plains, forest and mountain, the home of a nation; { of-its-distance }.
lands-red-dunes =
    .text = Desert and volcano; { of-its-distance }.
lands-brine-isles =
    .text = Coast and desert; { of-its-distance }.
lands-cinder-coast =
    .text = Volcano and coast; { of-its-distance }.
lands-tangle-bay =
    .text = Jungle and coast; { of-its-distance }.
lands-cloud-garden =
    .text = Sky and jungle; { of-its-distance }.
lands-shard-isle =
    .text = Sky and desert; { of-its-distance }.
lands-old-battlefield =
    .text = Plains and volcano; { of-its-distance }.
lands-emerald-delta =
    .text = Forest and jungle; { of-its-distance }.

# ---------------------------------------------------------------- tokens

of-its-cards = { $citizen_draws ->
    [0] { $military_draws ->
        [0] {""}
       *[other] ; brings { COUNT($military_draws, "military card") } in autumn
    }
   *[other] ; brings { COUNT($citizen_draws, "citizen card") } in autumn{ $military_draws ->
        [0] {""}
       *[other] {" "}and { COUNT($military_draws, "military card") }
    }
 }

tokens-capital =
    .text = Your first city, on your homeland: room for { COUNT($city, "building") }{ of-its-cards }.
tokens-civic =
    .text = As a city room for { COUNT($city, "building") }, as a district for { $district } more in its city{ of-its-cards }.
tokens-garrison =
    .text = As a city room for { COUNT($city, "building") }, as a district for { $district } more in its city{ of-its-cards }.
tokens-great =
    .text = As a city room for { COUNT($city, "building") }, as a district for { $district } more in its city{ of-its-cards }.

# ---------------------------------------------------------------- nations, slots, goods

nations-arc =
    .text = Industry, and buildings that can be moved.
nations-cresaria =
    .text = Science and magic.
nations-hog =
    .text = War and business.
nations-om =
    .text = Gadgets, and a hand in the turn order.

of-its-price = { $gain ->
    [0] { $cost ->
        [0] Costs nothing.
       *[other] Costs { COUNT($cost, "coin") }.
    }
   *[other] Brings { COUNT($gain, "coin") }.
 } The cube furthest to the right acts first.

slots-1 =
    .text = { of-its-price }
slots-2 =
    .text = { of-its-price }
slots-3 =
    .text = { of-its-price }
slots-4 =
    .text = { of-its-price }
slots-5 =
    .text = { of-its-price }

of-its-track = In a scoring { $first_vp } VP for the most, { $second_vp } VP for the second most, and { $shield_vp } VP for everybody with at least { $shield }; in autumn { COUNT($leader_coins, "coin") } for the most.

goods-turnips =
    .text = { of-its-track }
goods-moss =
    .text = { of-its-track }
goods-srika =
    .text = { of-its-track }
goods-ore =
    .text = { of-its-track }
goods-tentacles =
    .text = { of-its-track }
goods-salt =
    .text = { of-its-track }
goods-parts =
    .text = { of-its-track }
goods-demons =
    .text = { of-its-track }
goods-silk =
    .text = { of-its-track }
goods-crystals =
    .text = { of-its-track }
