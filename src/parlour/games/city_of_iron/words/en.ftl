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
    .chute = a payment takes cards of your hand that show what it asks for
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

# ---------------------------------------------------------------- in the terminal

terminal = what stands on the table in the terminal beside its things
    .below = { $towns } below
    .bonus = { $bonus ->
        [coins] coins
        [distance] distance
        [buildings] buildings
        [cards] cards
       *[towns] towns
    }
    .bonuses = Most:
    .cheapest = cheapest: { $cards }
    .deck = deck { $deck }: { $left } left
    .draws = draws { $cards }
    .free = free
    .gates = Slots
    .good = { $good ->
        [parts] Parts
        [demons] Demons
        [moss] Moss
       *[other] { $name }
    }
    .goods = { $number } goods
    .goods-title = The ten goods: first/second, lead, shield
    .hand = hand { $cards }
    .me = me
    .no-card = no { $card }
    .no-token = no token
    .order = Order
    .paying = To pay
    .room = { $free ->
        [0] full ({ $room })
       *[other] { $free } of { $room } free
    }
    .rounds = Round
    .scoring = scoring in { $round }
    .shop = To buy ({ $purse } left)
    .sign-citizen = citizen
    .sign-coins = coins
    .sign-eye = eye
    .sign-military = military
    .sign-science = science
    .sign-shield = shield
    .sign-vp = VP
    .some-order = { $left } in some order: { $cards }
    .stored = Stored
    .tokens = Tokens
    .towns = Towns
    .turned = then, turned over: { $cards }

# ---------------------------------------------------------------- the game and its options

game = City of Iron
    .sentence = Four nations of steam and magic build cities, sail to far lands and take towns, to lead the trade in ten goods.
    .credit = City of Iron is a game by Ryan Laukat, published by Red Raven Games; this is an independent implementation with its own words and drawings.

options-nations = Nations are chosen in seat order, or dealt at random.
    .choose = Chosen
    .dealt = Dealt
options-last_winter = The last round has a winter like every other, or the match is scored right after its autumn.
    .played = Played
    .skipped = Skipped
options-lands = The two marked lands are laid out only with two players, or only with three or four.
    .two-only = Only with two
    .not-two = Not with two

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
    .few = Gain { $science } ⚗
cards-cartographer =
    .text = Draw { of-either-deck }.
    .few = Draw { $draws }, any deck
cards-explorer =
    .text = Found a city: use other cards for the compasses and the vehicle that a free land asks for, then claim the land and lay an unused token on it, city side up.
    .few = Found a city: pay its ⌖
cards-mayor =
    .text = Use other cards for { COUNT($needs_hammers, "hammer") }, then add an unused growth token, district side up, to one of your cities.
    .few = Add a district: pay { $needs_hammers } ⚒
cards-merchant =
    .text = Gain { COUNT($coins, "coin") }.
    .few = Gain { $coins } ⛁
cards-banker =
    .text = Gain { COUNT($coins, "coin") }.
    .few = Gain { $coins } ⛁
cards-architect =
    .text = Build one building for { COUNT($cheaper, "coin") } less.
    .few = Build one, { $cheaper } ⛁ less
cards-builder =
    .text = Your next building this turn costs { COUNT($cheaper, "coin") } less.
    .few = Next building { $cheaper } ⛁ less
cards-engineer =
    .text = Build one building without paying its science.
    .few = Build one, no ⚗
cards-researcher =
    .text = Use other cards for { COUNT($needs_hammers, "hammer") }, then gain { $science } science.
    .few = Gain { $science } ⚗: pay { $needs_hammers } ⚒
cards-surveyor =
    .text = Store up to { COUNT($stores, "building") } from the row; then draw { of-either-deck }.
    .few = Store { $stores }, draw { $draws }
cards-tax-collector =
    .text = Gain { COUNT($coins, "coin") }, and { $each } more for each of your city and district tokens on lands, the capital included.
    .few = Gain { $coins } ⛁ + { $each } a token
cards-guide =
    .text = Draw { COUNT($citizen_draws, "citizen card") } and { COUNT($military_draws, "military card") }.
    .few = Draw { $citizen_draws } ♙ { $military_draws } ♘
cards-governor =
    .text = Build up to { COUNT($builds, "building") }, one after the other, at full price.
    .few = Build up to { $builds }
cards-soldier =
    .text = Gain { COUNT($coins, "coin") }.
    .few = Gain { $coins } ⛁
cards-captain =
    .text = Draw { COUNT($military_draws, "military card") }.
    .few = Draw { $military_draws } ♘
cards-soldier-2 =
    .text = Gain { COUNT($coins, "coin") }.
    .few = Gain { $coins } ⛁
cards-scout =
    .text = You have { COUNT($eyes, "more eye") } this turn: { of-eyes }.
    .few = { $eyes } more ◉ this turn
cards-mercenary =
    .text = Discard any one building from the row, then gain { COUNT($coins, "coin") }.
    .few = Row −1, gain { $coins } ⛁
cards-schooner =
    .text = Gain { COUNT($coins, "coin") }.
    .few = Gain { $coins } ⛁
cards-airship =
    .text = Draw { of-either-deck }.
    .few = Draw { $draws }, any deck
cards-pirate =
    .text = Take { COUNT($takes, "coin") } from every other player who has any, then gain { COUNT($coins, "coin") }.
    .few = Take { $takes } ⛁ from each, gain { $coins }
cards-general =
    .text = Take up to { COUNT($recovers, "card") } of your choice from your military discard pile into your hand.
    .few = Take back { $recovers } ♘
cards-crane-operator =
    .text = Move one of your buildings to a free space in another of your cities; its land type does not matter.
    .few = Move a building
cards-foreman =
    .text = Draw { COUNT($citizen_draws, "citizen card") }.
    .few = Draw { $citizen_draws } ♙
cards-chancellor =
    .text = Gain { COUNT($each, "coin") } for each of your buildings that produces goods, at most { $most }.
    .few = { $each } ⛁ a producer, up to { $most }
cards-rifle-company =
    .text = Draw { COUNT($military_draws, "military card") }.
    .few = Draw { $military_draws } ♘
cards-ironclad =
    .text = Gain { COUNT($coins, "coin") }.
    .few = Gain { $coins } ⛁
cards-sage =
    .text = Pay { COUNT($price, "coin") } and gain { $science } science.
    .few = Pay { $price } ⛁, gain { $science } ⚗
cards-archivist =
    .text = Take up to { COUNT($recovers, "card") } of your choice from your two discard piles into your hand.
    .few = Take back { $recovers }
cards-magician =
    .text = Build one building for { COUNT($cheaper, "coin") } less and without paying its science.
    .few = Build one, { $cheaper } ⛁ less, no ⚗
cards-battle-mage =
    .text = Gain { $science } science.
    .few = Gain { $science } ⚗
cards-cloud-skiff =
    .text = Draw { COUNT($citizen_draws, "citizen card") } and { COUNT($military_draws, "military card") }.
    .few = Draw { $citizen_draws } ♙ { $military_draws } ♘
cards-boss =
    .text = Gain { COUNT($coins, "coin") }.
    .few = Gain { $coins } ⛁
cards-quartermaster =
    .text = Draw { COUNT($military_draws, "military card") }.
    .few = Draw { $military_draws } ♘
cards-smuggler =
    .text = Gain { COUNT($coins, "coin") }, and { $each } more for each town you hold.
    .few = Gain { $coins } ⛁ + { $each } a town
cards-gunslinger =
    .text = Gain { COUNT($coins, "coin") }.
    .few = Gain { $coins } ⛁
cards-warlord =
    .text = Draw { COUNT($military_draws, "military card") }.
    .few = Draw { $military_draws } ♘
cards-fixer =
    .text = At the end of spring, when all bids are paid, you may discard this card from your hand to swap your cube with any other on the turn track and gain { COUNT($coins, "coin") }. In summer it serves for its hammers only.
    .few = Spring: swap cubes, +{ $coins } ⛁
cards-inventor =
    .text = Your next building this turn costs { COUNT($cheaper, "coin") } less.
    .few = Next building { $cheaper } ⛁ less
cards-steambot =
    .text = Take { COUNT($acts, "action") }, alike or not, out of these: build, store, draw, research, tax.
    .few = Take { $acts } actions
cards-war-machine =
    .text = Gain { COUNT($coins, "coin") }.
    .few = Gain { $coins } ⛁
cards-gyrocopter =
    .text = Draw { of-either-deck }.
    .few = Draw { $draws }, any deck

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

# ---------------------------------------------------------------- the board

# What the board fills in stands in angle brackets: ⟨n⟩ a number, ⟨name⟩ a player, and so on.
board = what stands on the board beside its things
    .table = The table
    .coins = coins
    .science = science
    .vp = victory points
    .row = Building row
    .row-falling = these ⟨n⟩ fall off in autumn
    .row-falls = this one falls off in autumn
    .row-order = Turn order
    .row-turns = ⟨name⟩: ⟨n⟩ of ⟨of⟩ actions left
    .row-name = ⟨building⟩, place ⟨n⟩ in the row
    .row-coins = ⟨n⟩ coins
    .row-coin = 1 coin
    .row-science = ⟨n⟩ science
    .row-mastered = science mastered, struck out
    .row-on = on ⟨land⟩ land
    .row-can = can be built
    .row-adds = adds ⟨n⟩ points at the next scoring
    .row-adds-none = adds no points
    .row-falls-off = falls off in autumn
    .row-foot = Build
    .row-foot-store = Store
    .row-foot-cross = Discard
    .row-goes = goes with it
    .row-no-land = no ⟨land⟩
    .row-no-coins = −⟨n⟩ coins
    .row-no-coin = −1 coin
    .row-no-science = −⟨n⟩ science
    .row-full = cities full
    .row-deck = deck
    .row-discards = discards
    .row-left = ⟨n⟩ left
    .row-deck-name = The next building comes from deck ⟨deck⟩; ⟨n⟩ left
    .row-deck-old = The next building comes from the discards; ⟨n⟩ left
    .row-brings = Deck ⟨deck⟩ can bring
    .row-if = if it were yours
    .row-places = ⟨n⟩ for places
    .row-shields = ⟨n⟩ for shields
    .row-buildings = ⟨n⟩ for the building
    .row-income = ⟨n⟩ coins in autumn
    .row-others = ⟨name⟩: ⟨n⟩ points
    .nation = Your nation
    .nation-of = The nation of ⟨name⟩
    .nation-autumn = +⟨n⟩ in autumn
    .nation-short-autumn = +⟨n⟩ autumn
    .nation-draws = draws in autumn
    .nation-scored = +⟨n⟩ if scored now
    .nation-short-scored = +⟨n⟩ now
    .nation-coins-name = ⟨n⟩ coins, ⟨more⟩ more in autumn
    .nation-science-name = ⟨n⟩ science, ⟨more⟩ more in autumn
    .nation-draws-name = ⟨citizens⟩ citizen and ⟨military⟩ military cards in autumn
    .nation-vp-name = ⟨n⟩ victory points, ⟨more⟩ more if scored now
    .nation-then = then ⟨n⟩
    .nation-base = ⟨n⟩ base income
    .nation-from-buildings = ⟨n⟩ from buildings
    .nation-from-towns = ⟨n⟩ from towns
    .nation-from-leads = ⟨n⟩ for goods that you lead
    .nation-from-book = ⟨n⟩ from the book
    .nation-from-places = ⟨n⟩ for places on the tracks
    .nation-from-shields = ⟨n⟩ for shields
    .nation-free = free
    .nation-city = ⟨city⟩: ⟨land⟩, room for ⟨room⟩, ⟨free⟩ free
    .nation-place = ⟨city⟩, a free place
    .nation-place-here = ⟨city⟩, a free place: put it here
    .nation-building = ⟨building⟩ in ⟨city⟩
    .nation-over = in its place ⟨building⟩
    .nation-lost = is lost
    .nation-ghost = ⟨building⟩ would stand here
    .nation-distance = distance ⟨n⟩
    .nation-towns = My towns
    .nation-its-towns = Towns
    .nation-no-towns = no towns
    .nation-tokens = Tokens left
    .nation-all-used = all used
    .nation-stored = Stored
    .nation-nothing = nothing
    .nation-crate = Store
    .nation-crate-name = The crate: what is stored costs ⟨n⟩ point at the end if it is not built
    .nation-stored-name = ⟨building⟩, stored
    .nation-most = Most at the end
    .nation-each = ⟨n⟩ each
    .nation-most-towns = towns ⟨n⟩
    .nation-bonus = Most ⟨what⟩: you ⟨n⟩ of ⟨of⟩, led by ⟨names⟩; ⟨vp⟩ points at the end
    .nation-nobody = nobody
    .nation-many-coins = coins
    .nation-many-distance = distance
    .nation-many-buildings = buildings
    .nation-many-cards = cards
    .nation-many-towns = towns
    .rivals = Rivals
    .rival-name = ⟨name⟩, ⟨nation⟩: ⟨vp⟩ points and ⟨more⟩ if scored now, ⟨coins⟩ coins and ⟨income⟩ in autumn, ⟨science⟩ science, ⟨citizens⟩ citizens and ⟨military⟩ military in hand
    .rival-acts = acts now
    .rival-look = Look at ⟨name⟩ at full size
    .rival-back = Back to your nation
    .rival-town = ⟨town⟩: ⟨guns⟩ guns, distance ⟨distance⟩, ⟨goods⟩
    .rival-can = you can take it
    .rival-adds = adds ⟨n⟩ points
    .rival-cards = cards in hand
    .site-build = Build ⟨building⟩?
    .site-build-at = Build ⟨building⟩ at ⟨city⟩?
    .site-build-over = Build ⟨building⟩ at ⟨city⟩ in place of ⟨lost⟩?
    .site-confirm = Build · ⟨n⟩ coins
    .site-confirm-one = Build · 1 coin
    .site-confirm-free = Build
    .site-store = Store ⟨building⟩?
    .site-store-two = Store ⟨building⟩ and ⟨other⟩?
    .site-store-line = It costs nothing now, and ⟨n⟩ point at the end if it is not built by then.
    .site-store-why = It cannot be built now: ⟨why⟩.
    .site-store-confirm = Store
    .site-instead = Store it instead
    .site-cross = Discard ⟨building⟩ from the row?
    .site-cross-confirm = Discard
    .site-move = Move ⟨building⟩ to ⟨city⟩?
    .site-move-where = Move ⟨building⟩?
    .site-move-confirm = Move
    .year-now = Round ⟨n⟩ of ⟨of⟩, ⟨season⟩
    .year-chip = ⟨n⟩/⟨of⟩
    .year-last = Read the last autumn again
    .goods = Goods
    .goods-title = The ten goods
    .goods-next = next scoring: autumn of round ⟨n⟩
    .goods-no-next = no scoring is left
    .goods-first = 1st
    .goods-second = 2nd
    .goods-lead = lead
    .goods-me = me
    .goods-short-moss = Moss
    .goods-short-parts = Parts
    .goods-short-demons = Demons
    .goods-name = ⟨good⟩: you ⟨n⟩, ⟨place⟩, ⟨vp⟩; shield at ⟨shield⟩
    .goods-then = would be ⟨n⟩, ⟨vp⟩
    .goods-place-1 = first
    .goods-place-2 = second
    .goods-place-0 = no place
    .goods-points = ⟨n⟩ points
    .goods-point = 1 point
    .goods-good = good
    .goods-coins = coins in autumn for the most
    .goods-shield = shield
    .world = World
    .world-lands = Lands
    .world-towns = Towns
    .world-no-lands = all lands are taken
    .world-no-towns = no towns left
    .world-no-more = no more below
    .world-more = ⟨n⟩ more below
    .world-distance = distance ⟨n⟩
    .world-needs = needs a vehicle: ⟨vehicle⟩
    .world-guns = ⟨n⟩ guns
    .world-gun = 1 gun
    .world-compasses = ⟨n⟩ compasses
    .world-compass = 1 compass
    .world-hammers = ⟨n⟩ hammers
    .world-hammer = 1 hammer
    .world-open-land = a city can be founded here
    .world-open-town = you can take it
    .world-adds = adds ⟨vp⟩ at the next scoring
    .world-lacks = you lack ⟨what⟩
    .world-lacks-token = you have no token left
    .world-lacks-card = ⟨card⟩ is not in your hand
    .world-lacks-eyes = it lies too deep: ⟨n⟩ more eyes
    .world-lacks-either = no card counts for both guns and compasses
    .world-held = held by ⟨name⟩
    .tray = Payment
    .tray-attack = Attack on ⟨town⟩
    .tray-settle = A city at ⟨land⟩
    .tray-found = Found a city
    .tray-expert = ⟨card⟩
    .tray-rule = cards used here are discarded; each counts for one thing only
    .tray-neutral = neutral
    .tray-defence = defence
    .tray-distance = distance
    .tray-goods = goods
    .tray-guns = guns
    .tray-compasses = compasses
    .tray-hammers = hammers
    .tray-asks = to pay
    .tray-of = of ⟨n⟩ ⟨symbol⟩
    .tray-more = ⟨n⟩ more
    .tray-enough = enough
    .tray-waste = ⟨n⟩ wasted
    .tray-drop = drop or tap cards with
    .tray-take-out = Take ⟨card⟩ out again
    .tray-vehicle = vehicle: ⟨vehicle⟩
    .tray-vehicle-by = by ⟨card⟩
    .tray-vehicle-none = no card in the chute brings it yet
    .tray-cheapest = Cheapest that does it:
    .tray-nothing-wasted = nothing wasted
    .tray-add = Add it
    .tray-add-both = Add both
    .tray-add-all = Add all ⟨n⟩
    .tray-gain = You would gain
    .tray-others = The others, a scoring
    .tray-also = Also
    .tray-nobody = nobody loses anything
    .tray-track = ⟨a⟩ → ⟨b⟩
    .tray-place-change = ⟨a⟩ → ⟨b⟩
    .tray-place-same = stays ⟨a⟩
    .tray-place-1 = 1st
    .tray-place-2 = 2nd
    .tray-place-0 = none
    .tray-shield = past the shield
    .tray-a-scoring = a scoring
    .tray-an-autumn = each autumn
    .tray-leaves = ⟨building⟩ leaves the row
    .tray-comes = ⟨town⟩ comes up
    .tray-new-comes = a new town comes up
    .tray-which-land = On which land?
    .tray-which-token = Which token becomes the city?
    .tray-which-district = Which token, and in which city?
    .tray-token-city = ⟨n⟩ places
    .tray-token-district = ⟨n⟩ more places
    .tray-title-attack = Attack ⟨town⟩
    .tray-title-settle = Found a city at ⟨land⟩
    .tray-title-found = Found a city
    .tray-title-expert = Play ⟨card⟩
    .tray-line-missing = Add cards for ⟨what⟩ more
    .tray-line-land = Choose a land
    .tray-line-token = Choose a token
    .tray-line-district = Choose a token and a city
    .tray-confirm-attack = Attack
    .tray-confirm-settle = Found the city
    .tray-confirm-expert = Play ⟨card⟩
    .tray-missing = ⟨act⟩: ⟨what⟩ missing
    .tray-take-back = Take all back
    .tray-helping = Cards that help
    .chips-income = ⟨n⟩ income
    .chips-next = at the next scoring
    .ledger = Autumn
    .ledger-of = Autumn of round ⟨n⟩
    .ledger-scoring-of = Scoring, autumn of round ⟨n⟩
    .ledger-good = good ⟨n⟩ of ⟨of⟩ · then the buildings’ own points
    .ledger-none = no scoring in this autumn
    .ledger-row = The row
    .ledger-scoring = Scoring
    .ledger-income = Income
    .ledger-science = Science
    .ledger-cards = Cards
    .ledger-round = Round ⟨n⟩
    .ledger-end = The end
    .ledger-fell = ⟨n⟩ fell off
    .ledger-came = ⟨n⟩ came from deck ⟨deck⟩
    .ledger-came-discards = ⟨n⟩ came from the discards
    .ledger-scored = goods, shields, buildings
    .ledger-not-scored = not in this round
    .ledger-you-draw = you draw
    .ledger-next = then winter: hire experts
    .ledger-over = the match is over
    .ledger-before = ⟨n⟩ before · +⟨more⟩ so far
    .ledger-buildings = Buildings
    .ledger-pause = Pause
    .ledger-go-on = Go on
    .ledger-skip-scoring = Skip the scoring
    .ledger-skip = Skip to winter
    .ledger-shut = Close
    .ledger-steps = The six steps of autumn
    .ended-earlier = at the start
    .ended-places = places on tracks
    .ended-shields = shields
    .ended-buildings = buildings
    .ended-stored = stored
    .ended-rounds = rounds
    .ended-cities = cities
    .ended-built = buildings
    .ended-towns = towns
    .ended-most = most: ⟨names⟩
    .ended-because = Seven rounds are over
    .ended-by-coins = Equal in points: coins decide
    .ended-by-buildings = Equal in points and coins: buildings decide
    .ended-together = Equal in points, coins and buildings: they win together
    .hand-name = Your hand
    .hand-empty = no card in hand
    .hand-free = free
    .hand-play = Play ⟨card⟩?
    .hand-plays = Play ⟨card⟩
    .hand-in-tray = in the tray
    .hand-gives = ⟨card⟩ as ⟨symbols⟩
    .hand-hammers = hammers
    .hand-compasses = compasses
    .hand-guns = guns
    .hand-citizen = citizens
    .hand-military = military
    .hand-eyes = eyes
    .hand-citizen-deck = Citizens
    .hand-military-deck = Military
    .hand-turned = turned over
    .hand-then-turned = then, turned over
    .hand-some-order = in some order
    .hand-deck-empty = no cards
    .hand-to-draw = ⟨n⟩ to draw
    .hand-next = next: ⟨card⟩
    .hand-next-unknown = next: not known
    .hand-deck-spoken = ⟨deck⟩ deck, ⟨n⟩ to draw from
    .hand-discards = Discards, first laid down first: ⟨cards⟩
    .hand-order = In the order of drawing: ⟨cards⟩
    .hand-face-down = chosen, face down
    .hand-still = Still to choose
    .hand-take-title = Take back from the discards
    .hand-take-most = up to ⟨n⟩; what is left keeps its order
    .hand-take-left = Left in ⟨deck⟩
    .hand-take-none = Take nothing
    .hand-take = Take back ⟨cards⟩?
    .hand-takes = Take back ⟨n⟩
    .hand-nothing-left = nothing
    .hand-over = Start over
    .hand-arrange-title = Lay down what was used: ⟨deck⟩
    .hand-arrange-line = What lies at the left is drawn first.
    .hand-arrange-swap = Swap ⟨one⟩ and ⟨other⟩
    .hand-arrange-place = ⟨card⟩, ⟨n⟩ of ⟨of⟩
    .hand-as-played = As played
    .hand-strongest = Strongest first
    .hand-arrange = Lay them down so?
    .hand-arranges = Lay them down
    .hand-will-draw = You will draw
    .lever-build = Build
    .lever-store = Store
    .lever-draw = Draw
    .lever-research = Research
    .lever-expert = Expert
    .lever-tax = Tax
    .lever-attack = Attack
    .lever-free = Free
    .lever-free-first = ⟨n⟩ free cards first
    .lever-one-free-first = A free card first
    .lever-ways = ⟨n⟩ ways
    .lever-one-way = 1 way
    .lever-no-cost = no cost
    .lever-decks = ⟨n⟩ decks
    .lever-one-deck = 1 deck
    .lever-research-for = ⟨coins⟩ ⛁ → ⟨science⟩ ⚗
    .lever-cards = ⟨n⟩ cards
    .lever-one-card = 1 card
    .lever-tax-for = +⟨coins⟩ ⛁
    .lever-towns = ⟨n⟩ towns
    .lever-one-town = 1 town
    .lever-shut = not now
    .lever-none = there is nothing that it could be done with
    .lever-action = Action ⟨n⟩ of ⟨of⟩: choose one
    .lever-act = ⟨card⟩: action ⟨n⟩ of ⟨of⟩
    .lever-hold-build = Choose a lit building of the row or of your stored ones.
    .lever-hold-store = Choose a building of the row to put aside.
    .lever-hold-draw = Choose one of your two decks.
    .lever-hold-research = Pay coins for science.
    .lever-hold-expert = Choose a lit card of your hand.
    .lever-hold-tax = Take your tax.
    .lever-hold-attack = Choose a lit town.
    .lever-hold-free = Choose a free card of your hand; an action follows.
    .gates-title = Spring: bid for the turn order
    .gates-swap-title = End of spring: swap your cube?
    .gates-line = Press a gate, or drop your cube on it.
    .gates-swap-line = Press another’s gate, or drop your cube on it.
    .gates-first = acts first
    .gates-last = acts last
    .gates-free = free
    .gates-open = open
    .gates-coins = ⟨coins⟩ ⛁ left
    .gates-bid = Bid for gate ⟨n⟩?
    .gates-swap = Swap with ⟨name⟩?
    .gates-cube = your cube
    .gates-to-bid = Still to bid
    .gates-alone = ⟨nth⟩ so far
    .gates-after = ⟨nth⟩: after ⟨before⟩
    .gates-before = ⟨nth⟩: before ⟨after⟩
    .gates-between = ⟨nth⟩: after ⟨before⟩, before ⟨after⟩
    .gates-unless = unless ⟨names⟩ bids higher
    .gates-spoken = Gate ⟨n⟩, ⟨price⟩, ⟨state⟩
    .gates-taken = taken by ⟨name⟩
    .gates-pays = pay ⟨n⟩ ⛁
    .gates-gains = gain ⟨n⟩ ⛁
    .nth-1 = 1st
    .nth-2 = 2nd
    .nth-3 = 3rd
    .nth-4 = 4th
    .shop-title = Winter: hire experts
    .shop-line = Press what you buy; it goes straight to your hand.
    .shop-till = Your choice
    .shop-coins = Coins
    .shop-these = These cards
    .shop-left = Left for spring’s bid and summer
    .shop-symbols = symbols on all cards you own, and how many cards
    .shop-leave = Leave out ⟨card⟩
    .shop-nothing = nothing yet
    .shop-ask = Buy what you have chosen?
    .shop-buy = Buy ⟨n⟩ · ⟨coins⟩ ⛁
    .shop-buy-nothing = Buy nothing
    .shop-choose = Choose cards to buy: ⟨coins⟩ ⛁ left
    .shop-coins-each = costs ⟨n⟩
    .shop-dear = too dear
    .nations-title = Choose your nation
    .nations-line = Each has a home, cards to begin with and five cards of its own.
    .nations-home = Home
    .nations-begins = Begins with
    .nations-own = Its own cards
    .nations-take = Play the ⟨nation⟩?
    .nations-taken = taken
    .tab-city = City
    .tab-row = Row
    .tab-goods = Goods
    .tab-world = World
    .tab-rivals = Rivals
    .hand-pull = Pull up your hand
    .hand-put-down = Put your hand down
    .panel-in-autumn = in autumn
    .panel-if-scored = if scored now
    .panel-cards = in hand
    .panel-towns = Towns
    .panel-cities = Cities
    .panel-stored = Stored
    .panel-none = none
