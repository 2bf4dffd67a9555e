/** The engravings of Dice City: one for each location, ship and band of bandits, and those of its signs. */

import anvilImpact from "game-icon:anvil-impact@4";
import archeryTarget from "game-icon:archery-target@4";
import bandit from "game-icon:bandit@4";
import bank from "game-icon:bank@4";
import barracks from "game-icon:barracks@4";
import beerStein from "game-icon:beer-stein@4";
import brickWall from "game-icon:brick-wall@4";
import castle from "game-icon:castle@4";
import catapult from "game-icon:catapult@4";
import caveEntrance from "game-icon:cave-entrance@4";
import church from "game-icon:church@4";
import crossedSwords from "game-icon:crossed-swords@4";
import defensiveWall from "game-icon:defensive-wall@4";
import directionSigns from "game-icon:direction-signs@4";
import discobolus from "game-icon:discobolus@4";
import familyHouse from "game-icon:family-house@4";
import galleon from "game-icon:galleon@4";
import goldMine from "game-icon:gold-mine@4";
import gothicCross from "game-icon:gothic-cross@4";
import granary from "game-icon:granary@4";
import graveyard from "game-icon:graveyard@4";
import handSaw from "game-icon:hand-saw@4";
import harp from "game-icon:harp@4";
import hiking from "game-icon:hiking@4";
import hoodedAssassin from "game-icon:hooded-assassin@4";
import hoodedFigure from "game-icon:hooded-figure@4";
import horseHead from "game-icon:horse-head@4";
import house from "game-icon:house@4";
import indiaGate from "game-icon:india-gate@4";
import logging from "game-icon:logging@4";
import mineWagon from "game-icon:mine-wagon@4";
import monaLisa from "game-icon:mona-lisa@4";
import oldWagon from "game-icon:old-wagon@4";
import partyFlags from "game-icon:party-flags@4";
import peaks from "game-icon:peaks@4";
import pineTree from "game-icon:pine-tree@4";
import pitchfork from "game-icon:pitchfork@4";
import quillInk from "game-icon:quill-ink@4";
import rallyTheTroops from "game-icon:rally-the-troops@4";
import ranchGate from "game-icon:ranch-gate@4";
import ring from "game-icon:ring@4";
import robber from "game-icon:robber@4";
import sandsOfTime from "game-icon:sands-of-time@4";
import scales from "game-icon:scales@4";
import shoonerSailboat from "game-icon:shooner-sailboat@4";
import shop from "game-icon:shop@4";
import smallFishingSailboat from "game-icon:small-fishing-sailboat@4";
import spears from "game-icon:spears@4";
import stoneBridge from "game-icon:stone-bridge@4";
import stonePile from "game-icon:stone-pile@4";
import tavernSign from "game-icon:tavern-sign@4";
import trade from "game-icon:trade@4";
import twoCoins from "game-icon:two-coins@4";
import village from "game-icon:village@4";
import violin from "game-icon:violin@4";
import visoredHelm from "game-icon:visored-helm@4";
import watchtower from "game-icon:watchtower@4";
import well from "game-icon:well@4";

const ENGRAVINGS: Record<string, string> = {
  forest: pineTree,
  mountain: peaks,
  cave: caveEntrance,
  militia: pitchfork,
  "small-house": house,
  traveller: hiking,
  "lumber-mill": logging,
  quarry: stonePile,
  mine: mineWagon,
  "regular-army": spears,
  "gold-mine": goldMine,
  barracks,
  blacksmith: anvilImpact,
  catapult,
  "training-camp": archeryTarget,
  "watch-tower": watchtower,
  bazaar: shop,
  "market-place": scales,
  "merchant-guild": trade,
  mint: twoCoins,
  storehouse: granary,
  cathedral: church,
  "festival-hall": partyFlags,
  "grand-statue": discobolus,
  "great-wall": defensiveWall,
  manor: familyHouse,
  cemetery: graveyard,
  church: gothicCross,
  stables: horseHead,
  "town-hall": village,
  well,
  "parade-ground": rallyTheTroops,
  "mercenary-tavern": tavernSign,
  "raiders-guild": hoodedFigure,
  citadel: castle,
  "toll-house": ranchGate,
  "goldsmiths-guild": ring,
  "travellers-tavern": beerStein,
  "banking-house": bank,
  "concert-hall": violin,
  "art-gallery": monaLisa,
  "music-school": harp,
  "triumphal-arch": indiaGate,
  crossroads: directionSigns,
  bridge: stoneBridge,
  "coach-house": oldWagon,
  "masons-guild": brickWall,
  "small-ship": smallFishingSailboat,
  "medium-ship": shoonerSailboat,
  "large-ship": galleon,
  "small-bandits": robber,
  "medium-bandits": bandit,
  "large-bandits": hoodedAssassin,
};

/** The picture of a thing, by its id. */
export function engraving(id: string): string {
  return ENGRAVINGS[id] ?? house;
}

export { crossedSwords, galleon, handSaw, quillInk, robber, sandsOfTime, spears, visoredHelm };
