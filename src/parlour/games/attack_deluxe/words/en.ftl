# ATTACK! Deluxe in English.

game = ATTACK! Deluxe
    .sentence = Armies, fleets, talks and factories: the world of 1935, year by year, until a capital falls or time is up.
    .credit = ATTACK! Deluxe is a game by Glenn Drover, published by Eagle-Gryphon Games; this is an independent implementation with its own words, map and drawings.

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

markers-fascism = Fascism
markers-communism = Communism
markers-monarchy = Monarchy
markers-democracy = Democracy
markers-face-down = face down

suits-factories = Factories
suits-minerals = Minerals
suits-oil = Oil
suits-rail = Rail Transport
suits-population = Population

sources-regions = Regions
sources-zones = Sea zones
sources-capitals = Capitals
sources-population = Population
sources-technology = Technology

boards-western = Western board
boards-pacific = Pacific board
boards-world = Both boards, joined

directions-clockwise = clockwise
directions-counterclockwise = counterclockwise

kinds-army = Army
kinds-navy = Navy

windows-declare = with an action
windows-battle = in a battle
windows-after = after battles
windows-burn = to burn
windows-winter = when Winter begins

sides-attacker = attacker
sides-defender = defender

stages-deploy = Deploy
stages-cards = Cards
stages-salvo = Opening Salvo
stages-fire = Fire
stages-cargo = Cargo
stages-lay = Lay rows
stages-engage = Engage
stages-retreat = On or away

crossings-lane = sea lane
crossings-anchor = anchor

volleys-fire = Fire
volleys-salvo = Opening Salvo
volleys-volley = Strike before the battle

causes-years = The last year is over
causes-capital = A capital has fallen

decided-points = Victory points
decided-regions = Regions
decided-units = Army units
decided-certificates = Certificates
decided-capital = A capital
decided-nothing = Nothing: a shared win

nouns-die = die
    .other = dice

# ---------------------------------------------------------------- options of a match

options-length = How many years the war lasts: 6, 9 or 12.
    .limited = Limited: 6 years
    .major = Major: 9 years
    .total = Total: 12 years
options-map = The board for two to four players; five or six play on both, joined.
    .western = Western
    .pacific = Pacific
options-seaBattle = Fleets fight as armies do, by the symbols on the dice, or ship against ship in rows laid in secret.
    .symbols = By symbols
    .lineup = In rows
options-lineupDice = Ships in rows roll two navy dice and add values, or two numbered dice.
    .navy = Navy dice
    .order = Numbered dice
options-capitalCapture = When a capital falls the points decide, or whoever took it wins.
    .endAndScore = The points decide
    .instantWin = Who took it wins
options-repeatActions = Each action but Negotiate once a year, or as often as you like.
    .off = Once a year
    .on = As often as you like
options-startForces = The full starting forces, or smaller ones.
    .classic = Full
    .skirmish = Smaller
options-startPlayer = The same player starts every year, or the next one in turn order.
    .fixed = Always the same
    .rotate = The next in turn
options-placardPowers = Whether governments have powers of their own.
    .off = No
    .on = Yes

# ---------------------------------------------------------------- what governments and cards say

governments-fascism = Fascism
    .text = In the battle of your Blitz your line holds { COUNT($line, "more unit") } in every turn.
governments-communism = Communism
    .text = Each Build of yours also brings { $infantry } Infantry for nothing.
governments-monarchy = Monarchy
    .text = Your ships have { COUNT($steps, "step") } in a Navigate, and Destroyers and Submarines cost you { $cost } production.
governments-democracy = Democracy
    .text = Negotiating costs you { $discount } production less, but at least 1; you draw { COUNT($drawn, "card") } and keep 1.

cards-forced-march = Forced March
    .text = With a Move: up to { COUNT($units, "army unit") } of yours may go two regions, if the first one they enter was yours when the action began.
cards-paratroop-drop = Paratroop Drop
    .text = With a Move or a Blitz: from one of your regions up to { COUNT($most, "Plane") } each take one Infantry along, over up to { COUNT($borders, "land border") } and any regions, all into one: yours or hostile in a Move, the target in a Blitz.
cards-breakthrough = Breakthrough
    .text = When your Blitz has taken its target, with or without a battle: Tanks and Planes there, leaving at least one army unit behind, at once attack a hostile region with a land border to it. Nobody else joins them.
cards-barrage = Barrage
    .text = With Artillery in line in an army battle: as attacker you fire { COUNT($salvos, "more Opening Salvo") }; as defender you fire { COUNT($salvos, "Opening Salvo") } after the attacker’s.
cards-air-superiority = Air Superiority
    .text = With Planes in line in an army battle: before it begins, roll one army die for each of them; each plane face destroys one unit of the enemy line, Planes first, then in the usual order.
cards-fortifications = Fortifications
    .text = When you defend your own region: roll { $dice ->
        [one] one more army die
       *[other] { $dice } more army dice
    } in your first and in your second turn.
cards-full-steam = Full Steam
    .text = With a Navigate: all your ships have { COUNT($steps, "more step") }.
cards-convoy = Convoy
    .text = With a Navigate: each Destroyer, Carrier and Battleship may carry { COUNT($cargo, "more army unit") }. What is too much for the ships when the action ends must land before, or is lost.
cards-wolf-pack = Wolf Pack
    .text = With Submarines in line in a navy battle: before it begins, roll one navy die for each of them; each submarine or blank face is a hit. In a line-up battle your Submarines add { $bonus } in all engagements of the first round instead.
cards-commerce-raiding = Commerce Raiding
    .text = When all battles of your Navigate are over: for each zone you control with a Submarine of yours in it, take 1 production from one opponent who controls a region that borders it; at most { $most } in all.
cards-military-railway = Military Railway
    .text = With a Transport: there is no limit of units. With any other action but Negotiate: also a Transport of up to { COUNT($units, "unit") }, before or after it, which does not count as the year’s.
cards-war-bonds = War Bonds
    .text = With a Build: { $production } more production.
cards-mobilization = Mobilization
    .text = With a Build: { $infantry } Infantry for nothing, in regions you control, at most { $most } in one.
cards-oil-strike = Oil Strike
    .text = { $markers ->
        [one] With a Build: after income one oil marker goes from the supply into a region of yours that has none.
       *[other] With a Build: after income { $markers } oil markers go from the supply into regions of yours that have none.
    }
cards-scientific-breakthrough = Scientific Breakthrough
    .text = With a Research: leave out up to { COUNT($units, "unit") } that the card asks for; at least one unit must still be discarded.
cards-strategic-reserve = Strategic Reserve
    .text = Burn by discarding { $burn } oil.
cards-armored-spearhead = Armored Spearhead
    .text = With Tanks in line in an army battle: your Tanks roll { $dice ->
        [one] one army die
       *[other] { $dice } army dice
    } each for the whole battle.
cards-strategic-bombing = Strategic Bombing
    .text = With a Move or a Blitz: pick one of your regions with Planes and an opponent’s region within { COUNT($borders, "land border") }. Roll one army die for each Plane there, at most { $most }; for each plane face the owner loses 1 production, or 1 oil if there is no production left.
cards-spy-ring = Spy Ring
    .text = With any action but Negotiate: look at one opponent’s action cards and take one of them; you cannot play it in this turn.
cards-harsh-winter = Harsh Winter
    .text = When Winter begins, before any Burn: nobody can choose Move or Blitz in this Winter.

economics-factories-1 = Factories 1
    .text = Each Build of yours brings { $production } more production; only your highest Factories card counts. Worth { COUNT($vp, "point") }.
economics-factories-2 = Factories 2
    .text = Each Build of yours brings { $production } more production; only your highest Factories card counts. Worth { COUNT($vp, "point") }.
economics-factories-3 = Factories 3
    .text = Each Build of yours brings { $production } more production; only your highest Factories card counts. Worth { COUNT($vp, "point") }.
economics-factories-4 = Factories 4
    .text = Each Build of yours brings { $production } more production; only your highest Factories card counts. Worth { COUNT($vp, "point") }.
economics-minerals-1 = Minerals 1
    .text = In a Build you can buy at most { COUNT($advanced, "advanced army unit") } and at most { COUNT($advanced, "advanced navy unit") }. Worth { COUNT($vp, "point") }.
economics-minerals-2 = Minerals 2
    .text = In a Build you can buy at most { COUNT($advanced, "advanced army unit") } and at most { COUNT($advanced, "advanced navy unit") }. Worth { COUNT($vp, "point") }.
economics-minerals-3 = Minerals 3
    .text = In a Build you can buy at most { COUNT($advanced, "advanced army unit") } and at most { COUNT($advanced, "advanced navy unit") }. Worth { COUNT($vp, "point") }.
economics-minerals-4 = Minerals 4
    .text = There is no limit to advanced units in your Builds, and each costs { $discount } production less, but at least 1. Worth { COUNT($vp, "point") }.
economics-oil-1 = Oil 1
    .text = { $markers ->
        [one] Place an oil marker in a region of yours that has none.
       *[other] Place { $markers } oil markers in regions of yours that have none.
    } Worth { COUNT($vp, "point") }.
economics-oil-2 = Oil 2
    .text = { $markers ->
        [one] Place an oil marker in a region of yours that has none.
       *[other] Place { $markers } oil markers in regions of yours that have none.
    } Worth { COUNT($vp, "point") }.
economics-oil-3 = Oil 3
    .text = { $markers ->
        [one] Place an oil marker in a region of yours that has none.
       *[other] Place { $markers } oil markers in regions of yours that have none.
    } Worth { COUNT($vp, "point") }.
economics-oil-4 = Oil 4
    .text = { $markers ->
        [one] Place an oil marker in a region of yours that has none.
       *[other] Place { $markers } oil markers in regions of yours that have none.
    } A Burn takes you { $burn } oil only. Worth { COUNT($vp, "point") }.
economics-rail-1 = Rail Transport 1
    .text = A Transport of yours moves up to { COUNT($units, "unit") }. In a Move { COUNT($march, "unit") } can use the railway: over two land borders, with a region of yours between them. Worth { COUNT($vp, "point") }.
economics-rail-2 = Rail Transport 2
    .text = A Transport of yours moves up to { COUNT($units, "unit") }. In a Move { COUNT($march, "unit") } can use the railway: over two land borders, with a region of yours between them. Worth { COUNT($vp, "point") }.
economics-rail-3 = Rail Transport 3
    .text = Your Transports have no limit. In a Move { COUNT($march, "unit") } can use the railway: over two land borders, with a region of yours between them. Worth { COUNT($vp, "point") }.
economics-rail-4 = Rail Transport 4
    .text = Your Transports have no limit. In a Move { COUNT($march, "unit") } can use the railway: over two land borders, with a region of yours between them. Once a year you can add a Transport before or after another action. Worth { COUNT($vp, "point") }.
economics-population-1 = Population 1
    .text = Every income of yours brings { $production } more production. Worth { COUNT($vp, "point") }.
economics-population-2 = Population 2
    .text = Every income of yours brings { $production } more production. Worth { COUNT($vp, "point") }.
economics-population-3 = Population 3
    .text = Every income of yours brings { $production } more production. Worth { COUNT($vp, "point") }.
economics-population-4 = Population 4
    .text = Every income of yours brings { $production } more production. Worth { COUNT($vp, "point") }.

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
    .ships-not-at-shore = your ships do not lie at its coast
    .somebody-joins = at least one unit must join
    .taken = it is taken
    .taken-this-year = you have taken it in this year
    .they-have-no-cards = they have no cards
    .too-far-over-land = it is too far over land
    .ways-closed = the ways from there are closed
    .your-own = it is your own

things = what a thing on the table is for
    .action = a player takes one action in a season, and marks it
    .card = action cards are played with an action, in a battle, or when they say so
    .cargo = units aboard are taken along, landed or given up
    .coast = ships on a coastline sail in a Navigate
    .direction = the starting player says in which direction play goes
    .economics = economics cards are taken in a Research
    .group = ships that are under way sail on, or stop
    .government = governments are chosen before the match
    .line = units in line fight, and are lost first
    .need = these units are given up for the card
    .oil = an oil marker brings oil with every income, and can be burnt in Winter
    .region = regions are controlled by whoever has an army there
    .reserve = reserves fill the line
    .sailing = ships under way sail, dock, embark units or stop
    .seat = players are met by their armies, fleets and spies
    .side = a side of a navy battle in rows may retreat after a round
    .supply = units are bought in a Build
    .treasury = oil is burnt in Winter for one more action
    .unit = units act in Moves, Blitzes, Transports and Navigates; the last army unit of a region stays
    .zone = sea zones are controlled by whoever has the only ships there

# ---------------------------------------------------------------- what happened

event-order_roll = { $seat } rolls { AND($dice) } for the order.
event-roll_tie = { AND($seats) } tie and roll again.
event-govern = { $seat } takes { $government }.
    .verb = takes
event-place_capital = { $seat }’s capital is { $region }.
event-take_ground = { $seat } also starts in { $region }.
event-spread = { $seat } sends { AND($units) } from { $origin } to { $region }.
event-place_oil = { $seat } places an oil marker in { $region }.
event-lay_markers = { $markers ->
    [one] A marker lies face down on the last neutral region.
   *[other] Markers lie face down on { $markers } neutral regions.
 }
event-first = { $seat } is the starting player.
event-direction = { $direction ->
    [clockwise] { $seat } lets play go clockwise.
   *[counterclockwise] { $seat } lets play go counterclockwise.
 }

event-year = Year { $year } of { $years }.
event-season = { $season } of year { $year }.
event-turn = { $seat }’s turn.
event-pass = { $seat } passes.
event-action = { $seat } takes the action { $action }.
event-burn = { $seat } burns { $oil } oil.
event-burn_marker = { $seat } burns the oil marker in { $region }.
event-income = { $seat } has an income of { $regions } production for regions{ $population ->
    [0] {""}
   *[other] , { $population } for Population
 }{ $oil ->
    [0] {""}
   *[other] , and { $oil } oil for oil markers
 }.
event-factories = { $seat }’s Factories bring { $production } production.
event-gain = { $seat } gains { $production } production.

event-play_card = { $seat } plays { $card }.
    .verb = plays
event-draw = { $card ->
    [none] { $seat } draws a card.
   *[other] { $seat } draws { $card }.
 }
event-discard_card = { $seat } discards { $card }.
    .verb = discards
event-shuffle = The discards become the deck.
event-bomb = { $seat } bombs { $region } from { $origin } with { COUNT($dice, "die") }: { COUNT($hits, "hit") }{ $production ->
    [0] { $oil ->
        [0] {""}
       *[other] , and { $victim } loses { $oil } oil
    }
   *[other] , and { $victim } loses { $production } production{ $oil ->
        [0] {""}
       *[other] {" "}and { $oil } oil
    }
 }.
event-raid = { $seat }’s Submarines in { $zone } take { $production } production from { $victim }.
event-spy = { $seat } looks at { $victim }’s cards{ SUFFIX(": ", AND($cards)) }.
event-take_card = { $card ->
    [none] { $seat } takes a card from { $victim }.
   *[other] { $seat } takes { $card } from { $victim }.
 }

event-blitz = { $seat } aims at { $region }.
event-go = { $seat } sends { AND($units) } from { $origin } to { $goal }.
event-settle = { $seat } stays in { $region } with { AND($units) }.

event-set_sail = { $seat } sets sail from { $place } with { AND($ships) }{ SUFFIX(", carrying ", AND($cargo)) }.
event-sail = { $seat } sails from { $origin } to { $zone } with { AND($ships) }.
event-dock = { $seat } docks in { $region } with { AND($ships) }, from { $origin }.
event-embark = { $seat } embarks { AND($units) } in { $region }, aboard { A($ship) }.
event-anchor = { $seat } stops in { $zone } with { AND($ships) }{ SUFFIX(", carrying ", AND($cargo)) }.
event-moor = { $seat } stops at the coast of { $region } with { AND($ships) }.
event-land = { $zone ->
    [none] { $seat } lands { AND($units) } in { $region }.
   *[other] { $seat } lands { AND($units) } in { $region }, from { $zone }.
 }
event-settle_fleet = { $seat } stays in { $zone } with { AND($ships) }{ SUFFIX(", carrying ", AND($cargo)) }.
event-drown = { $seat } loses { AND($units) } aboard in { $zone }.

event-neutrals = { $seat } speaks for the neutrals of { $region } and rolls { COUNT($dice, "die") }: { $units ->
    [none] nobody defends it.
   *[other] { AND($units) }.
 }
event-unopposed = { $seat } enters { $region } unopposed with { AND($units) }.
event-battle = { $seat } attacks { $region }: { AND($attackers) } against { AND($defenders) } of { $defender ->
    [none] the neutrals.
   *[other] { $defender }.
 }
event-navy_battle = { $seat } attacks in { $zone }: { AND($attackers) } against { AND($defenders) } of { $defender }.
event-deploy = { $seat ->
    [none] The neutrals of { $place } put { AND($units) } into line.
   *[other] { $seat } puts { AND($units) } into line.
 }
event-salvo = { $seat ->
    [none] The neutrals of { $place } fire
   *[other] { $seat } fires
 } a salvo with { COUNT($dice, "die") }: { $faces ->
    [none] only blanks
   *[other] { AND($faces) }
 }, { COUNT($hits, "hit") }.
event-volley = { $seat ->
    [none] The neutrals of { $place } strike
   *[other] { $seat } strikes
 } first with { COUNT($dice, "die") }: { $faces ->
    [none] only blanks
   *[other] { AND($faces) }
 }, { COUNT($hits, "hit") }.
event-air_support = Planes of { $seat }’s Carriers roll { COUNT($dice, "die") }: { COUNT($hits, "hit") }.
event-fire = { $seat ->
    [none] The neutrals of { $place } fire
   *[other] { $seat } fires
 } with { COUNT($dice, "die") }: { $faces ->
    [none] only blanks
   *[other] { AND($faces) }
 }, { COUNT($hits, "hit") }.
event-lose = { $seat ->
    [none] The neutrals of { $place } lose { AND($units) }.
   *[other] { $seat } loses { AND($units) }.
 }
event-row = { $seat }’s row: { AND($ships) }.
event-engage = Ship { $number } of { $seat }, { A($ship) }, rolls { AND($dice) }{ $bonus ->
    [0] {""}
   *[other] , adds { $bonus }
 }: { $sum }.
event-tie = The ships in place { $number } tie.
event-hit = { $sunk ->
    [yes] Ship { $number } of { $seat }, { A($ship) }, is sunk.
   *[no] Ship { $number } of { $seat }, { A($ship) }, is turned sideways.
 }
event-damage = { COUNT($number, "damaged Battleship") } of { $seat } { $number ->
    [one] leaves
   *[other] leave
 } the battle.
event-retreat = { $seat } retreats from { $zone } to { $place } with { AND($ships) }{ SUFFIX(", carrying ", AND($cargo)) }.
event-battle_over = The battle in { $place } is over.
event-hold = { $seat ->
    [none] { $region } stays neutral, with { AND($units) } left.
   *[other] { $seat } holds { $region } with { AND($units) }.
 }
event-conquer = { $seat } takes { $region }{ SUFFIX(" from ", $loser) } with { AND($units) }.
event-scuttle = { $seat } loses { AND($ships) } on the coast of { $region }.
event-rule_waves = { $seat } rules { $zone } with { AND($ships) }.
event-capital = { $seat } has taken { $region }, the capital of { $loser }.

event-negotiate = { $seat } negotiates with { $region }: { $government }, { $price } production.
event-convert = { $region } joins { $seat } for { $production } production.
event-refuse = { $seat } does not pay { $price } production for { $region }.
event-buy = { $seat } buys { COUNT($number, $unit) } for { $production } production{ $oil ->
    [0] {""}
   *[other] {" "}and { $oil } oil
 }.
    .verb = buys
event-place = { $seat } places { AND($units) } in { $region }.
event-research = { $seat } gives up { AND($units) } for { $card }.
event-give_up = { $seat } discards { AND($units) } in { $place }.
event-tech = { $seat } has { $card }.
    .verb = has

event-end = { $cause ->
    [capital] A capital has fallen to { $by }: the war is over.
   *[years] The last year is over, and with it the war.
 }
event-score = { $seat } has { COUNT($points, "victory point") }.
event-win = { $by ->
    [capital] { $seat } wins by taking a capital.
    [regions] { $seat } wins with { COUNT($points, "victory point") }; { COUNT($value, "region") } { $value ->
        [one] breaks
       *[other] break
    } the tie.
    [units] { $seat } wins with { COUNT($points, "victory point") }; { COUNT($value, "army unit") } { $value ->
        [one] breaks
       *[other] break
    } the tie.
    [certificates] { $seat } wins with { COUNT($points, "victory point") }; { COUNT($value, "certificate") } { $value ->
        [one] breaks
       *[other] break
    } the tie.
    [nothing] { $seat } shares the win with { COUNT($points, "victory point") }.
   *[points] { $seat } wins with { COUNT($points, "victory point") }.
 }
