/**
 * The icons of the game, by the ids of what they stand for: paths on a square of 512. Engravings of buildings and cards
 * that do not lie there from the start are loaded when they are first drawn: see `engravings.svelte.ts`.
 */

import airBalloon from "game-icon:air-balloon@8";
import barn from "game-icon:barn@8";
import barracks from "game-icon:barracks@8";
import battleTank from "game-icon:battle-tank@8";
import battleship from "game-icon:battleship@8";
import bayonet from "game-icon:bayonet@8";
import bookPile from "game-icon:book-pile@8";
import brickPile from "game-icon:brick-pile@8";
import brodieHelmet from "game-icon:brodie-helmet@8";
import captainHatProfile from "game-icon:captain-hat-profile@8";
import cardDraw from "game-icon:card-draw@8";
import cargoCrate from "game-icon:cargo-crate@8";
import clawHammer from "game-icon:claw-hammer@8";
import compass from "game-icon:compass@8";
import crane from "game-icon:crane@8";
import crossedSwords from "game-icon:crossed-swords@8";
import crystalBall from "game-icon:crystal-ball@8";
import crystalGrowth from "game-icon:crystal-growth@8";
import cycle from "game-icon:cycle@8";
import demolish from "game-icon:demolish@8";
import fallingLeaf from "game-icon:falling-leaf@8";
import fizzingFlask from "game-icon:fizzing-flask@8";
import gears from "game-icon:gears@8";
import goldMine from "game-icon:gold-mine@8";
import graduateCap from "game-icon:graduate-cap@8";
import handTruck from "game-icon:hand-truck@8";
import hangingSign from "game-icon:hanging-sign@8";
import helicopter from "game-icon:helicopter@8";
import highGrass from "game-icon:high-grass@8";
import impLaugh from "game-icon:imp-laugh@8";
import leeEnfield from "game-icon:lee-enfield@8";
import lightBulb from "game-icon:light-bulb@8";
import magicPalm from "game-icon:magic-palm@8";
import magicSwirl from "game-icon:magic-swirl@8";
import mining from "game-icon:mining@8";
import modernCity from "game-icon:modern-city@8";
import palmTree from "game-icon:palm-tree@8";
import peaks from "game-icon:peaks@8";
import pineTree from "game-icon:pine-tree@8";
import pistolGun from "game-icon:pistol-gun@8";
import profit from "game-icon:profit@8";
import ramProfile from "game-icon:ram-profile@8";
import ranchGate from "game-icon:ranch-gate@8";
import receiveMoney from "game-icon:receive-money@8";
import rolledCloth from "game-icon:rolled-cloth@8";
import roundStar from "game-icon:round-star@8";
import sailboat from "game-icon:sailboat@8";
import ace from "game-icon:ace@8";
import shield from "game-icon:shield@8";
import snowflake2 from "game-icon:snowflake-2@8";
import sprout from "game-icon:sprout@8";
import stonePile from "game-icon:stone-pile@8";
import stopwatch from "game-icon:stopwatch@8";
import suckeredTentacle from "game-icon:suckered-tentacle@8";
import twoCoins from "game-icon:two-coins@8";
import village from "game-icon:village@8";
import robotHelmet from "game-icon:robot-helmet@8";
import volcano from "game-icon:volcano@8";
import warlordHelmet from "game-icon:warlord-helmet@8";
import watchtower from "game-icon:watchtower@8";
import waves from "game-icon:waves@8";
import westernHat from "game-icon:western-hat@8";
import whistle from "game-icon:whistle@8";
import whiteBook from "game-icon:white-book@8";
import zeppelin from "game-icon:zeppelin@8";
import zigzagLeaf from "game-icon:zigzag-leaf@8";
import { SEAL } from "./seal";

// Some of our own, where a plainer shape reads better when it is small.
const BULLET = "M176 424h160v64H176ZM184 400V248C184 152 216 76 256 24c40 52 72 128 72 224v152Z";
const EYE = "M16 256Q256 8 496 256Q256 504 16 256ZM256 152a104 104 0 1 0 .1 0ZM256 204a52 52 0 1 1-.1 0Z";
const CLOUD = "M132 408a92 92 0 0 1-14-183 132 132 0 0 1 254-41 112 112 0 0 1 8 224Z";
const HAT =
  "M148 88h216l-20 208H168ZM164 320h184l4 48c60 2 96-8 124-24-8 56-92 88-220 88S44 400 36 344c28 16 64 26 124 24Z";
const BARREL =
  "M160 40h192q20 40 32 96H128q12-56 32-96ZM120 164h272q12 92 0 184H120q-12-92 0-184ZM128 376h256q-12 56-32 96H160q-20-40-32-96Z";
const CRATE =
  "M48 48h416v416H48ZM96 96v320h320V96ZM124 96h48l244 272v48h-48L96 144V96ZM340 96h76v76l-56 60-40-44ZM96 340l60-64 40 44-88 96H96Z";
const CACTUS =
  "M216 480V328h-64q-56 0-56-56V176h56v88q0 16 16 16h48V96q0-56 40-56t40 56v136h48q16 0 16-16v-56h56v64q0 56-56 56h-64v200Z";
const TURNIP =
  "M256 184c-108 0-156 48-156 116 0 92 108 132 148 196h16c40-64 148-104 148-196 0-68-48-116-156-116ZM240 160C180 148 132 108 116 32c72 8 108 44 124 92 0-52 8-84 32-116 24 32 24 72 8 124 28-48 64-72 116-72-20 60-60 92-124 100Z";
const SHAKER =
  "M184 128h144l40 336c1 14-8 24-22 24H166c-14 0-23-10-22-24ZM188 104c0-48 28-80 68-80s68 32 68 80ZM212 176l-8 88h104l-8-88Z";
const FAN = "M40 168 176 120 280 416 144 464ZM208 96h152v312h-52L208 124ZM392 120l88 24-72 264h-16Z";
const SUN =
  "M256 152a104 104 0 1 0 .1 0ZM232 16h48v88h-48ZM232 408h48v88h-48ZM16 232h88v48H16ZM408 232h88v48h-88ZM69 103l34-34 62 62-34 34ZM347 381l34-34 62 62-34 34ZM69 409l62-62 34 34-62 62ZM347 131l62-62 34 34-62 62Z";

export const GOODS: Record<string, string> = {
  turnips: TURNIP,
  moss: zigzagLeaf,
  srika: ramProfile,
  ore: stonePile,
  tentacles: suckeredTentacle,
  salt: SHAKER,
  parts: gears,
  demons: impLaugh,
  silk: rolledCloth,
  crystals: crystalGrowth,
};

export const TERRAINS: Record<string, string> = {
  plains: highGrass,
  forest: pineTree,
  mountain: peaks,
  desert: CACTUS,
  coast: waves,
  volcano,
  jungle: palmTree,
  sky: CLOUD,
};

/** Buildings of the first deck, and cards that a nation begins with or that are its own. */
export const EARLY: Record<string, string> = {
  "turnip-farm": barn,
  "moss-cellar": BARREL,
  "srika-pasture": ranchGate,
  mine: goldMine,
  academy: graduateCap,
  barracks,
  inn: hangingSign,
  watchtower,
  scholar: whiteBook,
  cartographer: compass,
  soldier: leeEnfield,
  "soldier-2": leeEnfield,
  captain: captainHatProfile,
  "crane-operator": crane,
  foreman: whistle,
  chancellor: profit,
  "rifle-company": bayonet,
  ironclad: battleship,
  sage: crystalBall,
  archivist: bookPile,
  magician: magicPalm,
  "battle-mage": magicSwirl,
  "cloud-skiff": airBalloon,
  boss: westernHat,
  quartermaster: handTruck,
  smuggler: cargoCrate,
  gunslinger: pistolGun,
  warlord: warlordHelmet,
  fixer: ace,
  inventor: lightBulb,
  steambot: robotHelmet,
  "war-machine": battleTank,
  gyrocopter: helicopter,
};

export const SIGNS: Record<string, string> = {
  coins: twoCoins,
  science: fizzingFlask,
  guns: BULLET,
  compasses: compass,
  hammers: clawHammer,
  ship: sailboat,
  airship: zeppelin,
  citizen: HAT,
  military: brodieHelmet,
  eye: EYE,
  shield,
  star: roundStar,
  crate: CRATE,
  pick: mining,
  demolish,
  draw: cardDraw,
  cards: FAN,
  attack: crossedSwords,
  build: brickPile,
  tax: receiveMoney,
  expert: FAN,
  free: stopwatch,
  "turn-over": cycle,
  spring: sprout,
  summer: SUN,
  autumn: fallingLeaf,
  winter: snowflake2,
  buildings: modernCity,
  towns: village,
  income: profit,
  vp: SEAL,
};
