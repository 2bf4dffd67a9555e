# City of Iron in English.

# ---------------------------------------------------------------- things

symbols-guns = gun
symbols-compasses = compass
symbols-hammers = hammer

of-the-symbol = { $symbol ->
    [guns] guns
    [compasses] compasses
   *[hammers] hammers
 }

kinds-citizen = citizen
    .other = citizens
kinds-military = military
    .other = military

vehicles-ship = ship
vehicles-airship = airship

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

bid = Bid for a slot of the turn track: the further right, the earlier you act ({ COUNT($coins, "coin") })
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

choose-action = Take an action ({ COUNT($coins, "coin") }, { $science } science)
    .play = Play { $card }{ $free ->
        [yes] {" "}(free)
       *[no] {""}
    }
    .attack = Attack { $town }{ SUFFIX(" of ", $holder) } ({ COUNT($guns, "gun") }, { COUNT($compasses, "compass") })

act = Take { $left ->
    [1] one more action
   *[other] { $left } actions, one after the other
 } ({ COUNT($coins, "coin") }, { $science } science)

draw-cards = { $card }: draw { $left ->
    [1] a card
   *[other] { $left } cards
 } from which deck?

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
   *[other] build up to { COUNT($left, "building") }
 }{ $cheaper ->
    [0] {""}
   *[other] , for { COUNT($cheaper, "coin") } less
 }{ $waived ->
    [yes] , without paying science
   *[no] {""}
 }?
    .done = Build nothing more

place-building = Where do you build { $building }?
    .at = At { $city }
    .replace = At { $city }, in place of { $building }

store-building = { $card }{ $card ->
    [none] Which building do you store?
   *[other] : store up to { COUNT($left, "building") }?
 }
    .done = Store nothing more
    .store = Store { $building }

pay = Pay for { $town }{ $land }{ $card } with cards{ SUFFIX(": still ", AND($missing)) }{ $vehicle ->
    [none] {""}
   *[other] , with { A($vehicle) } among them
 }
    .done = That is all
    .pay = { $card } for { COUNT($worth, $symbol) }

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
    .district = { $token } at { $city }: room for { $room } more{ $citizen_draws ->
        [0] {""}
       *[other] , { COUNT($citizen_draws, "citizen card") } each autumn
    }{ $military_draws ->
        [0] {""}
       *[other] , { COUNT($military_draws, "military card") } each autumn
    }

move-building = { $card }: which building do you move?
    .move = Move { $building } away from { $city }

move-to = { $building } leaves { $start }: for which city?
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
    .eyes-short = your eyes do not reach so deep
    .hammers-short = needs { COUNT($missing, "more hammer") } from other cards
    .land-not-free = this land is not free
    .must-build = something can be built, so it must be
    .must-store = a building must be stored
    .nation-taken = this nation is taken already
    .needed-otherwise = without this card for the other symbol the payment could not succeed
    .needs-vehicle = needs a card with { A($vehicle) }
    .no-city-on = none of your cities is on { $land } land
    .no-land-in-reach = no free land is within reach of your other cards
    .no-room-elsewhere = no other city of yours has a free space
    .no-such-land = there is no { $land } land here
    .no-token-left = all your growth tokens are used
    .not-in-discards = this card is not in a discard pile that you may take from
    .not-in-hand = this card is not in your hand
    .not-in-use = this card is not among the used ones of this kind
    .one-symbol-each = no card counts for guns and compasses both
    .own-cube = this is your own cube
    .own-town = you hold this town yourself
    .payment-short = the payment is not enough yet
    .row-empty = the row is empty
    .short = needs { AND($missing) }
    .slot-taken = a cube lies there already
    .spring-only = it is played at the end of spring only
    .stands-there = it stands there already
    .symbol-not-asked = no { of-the-symbol } are asked for
    .symbol-not-shown = this card shows no { of-the-symbol }
    .token-used = this token is used already
