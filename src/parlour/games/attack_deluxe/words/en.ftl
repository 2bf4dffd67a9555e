# ATTACK! Deluxe in English.

# ---------------------------------------------------------------- things

units-infantry = Infantry
    .other = Infantry
    .a = an Infantry
units-artillery = Artillery
    .other = Artillery
    .a = an Artillery

actions-pass = Pass
actions-move = Move
actions-blitz = Blitz
actions-navigate = Navigate
actions-transport = Transport
actions-negotiate = Negotiate
actions-build = Build
actions-research = Research

seasons-spring = Spring
seasons-summer = Summer
seasons-autumn = Autumn
seasons-winter = Winter

sides-attacker = attacker
sides-defender = defender

nouns-die = die
    .other = dice

# ---------------------------------------------------------------- setup

choose-government = Choose your government
    .govern = { $government }

choose-start-card = Choose your first economics card
    .begin-with = { $card }

place-capital = Where is your capital?
    .capital = { $region }

choose-ground = Take another region beside your capital, { $capital }? ({ $left } left)
    .done = No further region
    .ground = { $region }

spread = How many { MANY($unit) } go from { $origin } to { $region }?
    .send = { COUNT($amount, $unit) }

start-oil = { $left ->
    [one] Where does your oil marker go?
   *[other] Where does an oil marker go? ({ $left } left)
 }
    .oil = { $region }

choose-direction = In which direction does play go?
    .clockwise = Clockwise
    .counterclockwise = Counterclockwise

# ---------------------------------------------------------------- the year

choose-action = { $season }: which action do you take?
    .pass = Pass
    .act = { $action }

ask-burn = Winter: burn oil for one more action?
    .no-burn = No Burn
    .burn-oil = Burn { $price } oil
    .burn-marker = Burn the oil marker in { $region }

play-card = { $window ->
    [battle] Play a card in this battle?
    [after] Play a card now?
    [burn] Play a card to burn?
    [winter] Winter begins: play a card?
   *[declare] Play a card with this action?
 }
    .no-card = No card

discard-down = You may keep { COUNT($most, "card") }: which one do you discard?
    .discard = Discard { $card }

# ---------------------------------------------------------------- Move, Blitz, Transport

move-from = Move: from which region does a group go?
    .done = No more groups
move-to = Move: where does the group from { $origin } go?
pick-movers = { $origin } to { $goal }: who goes?{ $picked ->
    [none] {""}
   *[other] {" "}(so far { AND($picked) })
 }

blitz-target = Blitz: which hostile region is the target?
    .target = { $region }
blitz-from = Blitz on { $target }: from where do units join?
    .done = No more units
pick-joiners = { $origin } to { $goal }: who joins the Blitz?{ $picked ->
    [none] {""}
   *[other] {" "}(so far { AND($picked) })
 }

ask-transport = { $after ->
    [yes] Make a Transport after your action, for up to { COUNT($most, "unit") }?
   *[no] Make a Transport before your action, for up to { COUNT($most, "unit") }?
 }
    .no-transport = No Transport now
    .transport = Transport now
transport-from = Transport: from which region do units go?{ $left ->
    [none] {""}
   *[other] {" "}({ COUNT($left, "unit") } left)
 }
    .done = No more units
transport-to = Transport: where do units from { $origin } go?
pick-freight = { $origin } to { $goal }: who goes?{ $picked ->
    [none] {""}
   *[other] {" "}(so far { AND($picked) })
 }

# ---------------------------------------------------------------- Navigate

choose-fleet = Navigate: which ships sail next?
    .done = No more ships
    .ships = Ships in { $place }
pick-ships = { $place }: which ships sail together?{ $picked ->
    [none] {""}
   *[other] {" "}(so far { AND($picked) })
 }
take-cargo = { $zone }: how many { MANY($unit) } aboard { MANY($ship) } go along?
    .take = { COUNT($amount, $unit) }
sail = { AND($ships) } in { $place }: where to? ({ COUNT($steps, "step") } left)
    .stop = Stop here
    .sail = Sail to { $zone }
    .dock = Dock in { $region }
    .embark = Embark units in { $region }
embark = Which unit in { $region } goes aboard?
    .embark = { $unit } aboard { A($ship) }
lose-cargo = { $zone }: there is no room aboard your { MANY($ship) } for { COUNT($over, "unit") }. Which is lost?
    .lose = { A($unit) }
land-from = From which zone does cargo land?
    .done = No more landings
    .land = From { $zone }
land-to = Where does cargo from { $zone } land?
    .in = { $region }
pick-landing = { $zone } to { $region }: who lands?{ $picked ->
    [none] {""}
   *[other] {" "}(so far { AND($picked) })
 }

# ---------------------------------------------------------------- battles

choose-battle = Which battle is fought next?
    .fight = The battle for { $region }
choose-sea-battle = Which navy battle is fought next?
    .fight = The battle in { $zone }
deploy = { $place }: how many { MANY($unit) } go into line? ({ COUNT($left, "unit") } to choose)
    .deploy = { COUNT($amount, $unit) }
ask-salvo = { $region }: fire an Opening Salvo with your Artillery? ({ COUNT($dice, "die") })
    .no-salvo = No Opening Salvo
    .salvo = { $salvos ->
        [one] Fire an Opening Salvo
       *[other] Fire { $salvos } Opening Salvos
    }
lay-ship = { $zone }: ship { $number } of your row, from the left?
    .lay = { CAP(A($ship)) }
ask-retreat = { $zone }: retreat with all your ships, or fight on?
    .fight-on = Fight on
    .retreat = Retreat
retreat-to = Where do { AND($ships) } retreat to from { $zone }?
    .retreat = { $place }

# ---------------------------------------------------------------- Negotiate

choose-neutral = With which neutral region do you negotiate?
    .talk = { $government ->
        [none] { $region }
       *[other] { $region } ({ $government }, { $price } production)
    }
pay-price = { $region } shows { $government }: pay for it?
    .refuse = Do not pay
    .pay = Pay { $price } production
keep-one = Which card do you keep?
    .keep = Keep { $card }

# ---------------------------------------------------------------- Build and Research

buy = Build: what do you buy? ({ $production } production, { $oil } oil)
    .done = Buy nothing more
    .buy = { COUNT($amount, $unit) } ({ $production } production{ $oil ->
        [0] {""}
       *[other] , { $oil } oil
    })
place-units = { $number ->
    [one] Where does { A($unit) } go?
   *[other] Where do { COUNT($number, $unit) } go?
 }
    .in = { $region }
place-free = Where does a free Infantry go? ({ $left } left)
    .in = { $region }
place-oil = { $left ->
    [one] Where does the oil marker go?
   *[other] Where does an oil marker go? ({ $left } left)
 }
    .oil = { $region }

choose-tech = Research: which card?
    .research = { $card } ({ AND($units) })
leave-out = { $card } asks for { AND($units) }: which unit do you leave out? ({ $left } left)
    .no-more = Leave out no more
    .without = Leave out { A($unit) }
give-up = { $card } asks for { AND($units) }: from where do you discard { A($unit) }?
    .discard = { $place }

# ---------------------------------------------------------------- cards

drop-from = { $card }: from where do the Planes take off?
drop-to = { $card }: where do paratroopers from { $origin } come down?
drop-number = { $origin } to { $goal }: how many Planes carry an Infantry each?
    .drop = { COUNT($amount, "Plane") }
break-to = Breakthrough: which region beside { $origin } is attacked next?
    .target = { $region }
pick-breakers = { $origin } to { $goal }: who goes on?{ $picked ->
    [none] {""}
   *[other] {" "}(so far { AND($picked) })
 }
bomb-from = { $card }: from where do your Planes fly?
bomb-to = { $card }: what do Planes from { $origin } bomb?
    .bomb = { $region }
raid-whom = Whose trade do your Submarines in { $zone } raid?
    .raid = { $victim }
spy-on = Whose cards do your spies look at?
    .spy = { $victim }
take-card = Which card do you take from { $victim }?
    .take = Take { $card }

answers = any question
    .all = All that can
    .from = From { $region }
    .go = Go
    .pick = { COUNT($amount, $unit) }
    .play = Play { $card }
    .to = To { $region }

# ---------------------------------------------------------------- why not

why-not = a move that is blocked
    .already-there = the units are there already
    .cannot-give-up = you cannot give up the units it asks for
    .capital-on-continent = there is a capital on this continent
    .coast-not-yours = this coastline is not yours
    .did-not-come-from = your ships did not come from there
    .does-not-border = it does not border { $zone }
    .enemy-ships-there = enemy ships are there
    .full-already = at most { $most } may go into one region
    .got-this-turn = you got it in this turn
    .government-taken = it is taken, while another one is free
    .harsh-winter = a Harsh Winter forbids it
    .has-oil = it has an oil marker already
    .have-already = you have it already
    .landed-already = the units there have landed in this action
    .last-unit = the last unit must stay
    .last-unit-research = the last unit of a region must stay, and the other units asked for must be left
    .level-first = needs level { $level } first
    .most-advanced-army = a Build brings at most { COUNT($most, "advanced army unit") }
    .most-advanced-navy = a Build brings at most { COUNT($most, "advanced navy unit") }
    .moved-already = the units there have moved already
    .needs-artillery = it needs Artillery in line in an army battle
    .needs-defence = it is for the defender of a region
    .needs-planes = it needs Planes in line in an army battle
    .needs-submarines = it needs Submarines in line in a navy battle
    .needs-tanks = it needs Tanks in line in an army battle
    .no-battle-there = no enemies have met there
    .no-blitz-in-reach = no hostile region is in reach over land
    .no-bombing = no opponent’s region is in reach of your Planes
    .no-bombing-from-there = no Plane there has an opponent’s region in reach
    .no-bombing-target = it is no opponent’s region, or too far over land
    .no-capital-site = it lies in the Arctic, or borders no sea zone outside it
    .no-cargo-there = no ship there has cargo
    .no-coast = you have no coast
    .no-copy-left = no copy is left
    .no-drop-from-there = there is no Plane with an Infantry to spare, or the target is too far
    .no-neutral-beside = no neutral region is adjacent to yours
    .no-next-target = it is not hostile, or has no land border with { $origin }
    .no-oil-strike = it needs an oil marker in the supply and a region of yours without one
    .no-own-way = there is no way through your own regions
    .no-region-in-reach = no other region of yours can be reached from there
    .no-research = you cannot give up the units for any card
    .no-sea-there = it borders no sea zone
    .no-ship-left = you have no { $ship } left
    .no-ship-with-room = no { $ship } has room
    .no-ships = you have no ships
    .no-step = it is more than one step from { $place }
    .no-steps-left = no steps are left
    .no-such-unit = there is no { $unit }
    .no-trade-to-raid = no region of theirs borders the zone, or they have no production
    .no-unit-reaches = no unit there reaches the target
    .nobody-can-move = no unit of yours can move
    .nobody-could-join = no unit could join over land
    .nobody-goes-on = no Tank or Plane can go on and leave a unit behind, or no hostile region is beside it
    .nobody-has-cards = nobody else has a card
    .nobody-to-drop = no region of yours has a Plane, an Infantry and a third unit
    .nobody-to-raid = no Submarine of yours lies off the coast of an opponent with production
    .nobody-to-transport = no unit can go from one region of yours to another
    .not-a-first-card = { $government } does not start with it
    .not-a-starting-region = it is none of your starting regions
    .not-adjacent = it is not adjacent to { $origin }
    .not-beside-capital = it is not adjacent to your capital
    .not-beside-yours = it is not adjacent to a region of yours
    .not-neutral = this region is not neutral
    .not-the-moment = this is not the moment for it
    .not-yours = this region is not yours
    .nothing-there = you have nothing there
    .oil-short = needs { $missing } more oil
    .only-planes-cross = enemy ships close the way to all but Planes
    .only-so-many-go = { $most ->
        [0] no { $unit } can go
       *[other] only { COUNT($most, $unit) } can go
    }
    .other-continent = it is on another continent than your capital
    .pick-somebody = pick at least one unit
    .production-short = needs { $missing } more production
    .sailed-already = the ships there have sailed already
    .ships-full = the ships cannot carry more
    .ships-not-yours = the ships there are not yours
    .somebody-joins = at least one unit must join
    .taken = it is taken
    .taken-this-year = you have taken it in this year
    .they-have-no-cards = they have no cards
    .too-far-over-land = it is too far over land
    .ways-closed = the ways from there are closed
    .your-own = it is your own
