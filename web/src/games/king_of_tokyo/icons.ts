/** The icons of King of Tokyo: its symbols, and one for each card. */

import heart from "game-icon:hearts";
import star from "game-icon:round-star";
import poison from "game-icon:poison-bottle";
import shrink from "game-icon:ray-gun";

import acid from "game-icon:chemical-drop";
import alien from "game-icon:alien-stare";
import alpha from "game-icon:wolf-howl";
import armor from "game-icon:layered-armor";
import dweller from "game-icon:sunken-eye";
import burrow from "game-icon:mole";
import camouflage from "game-icon:monstera-leaf";
import destruction from "game-icon:tower-fall";
import news from "game-icon:video-camera";
import eater from "game-icon:chewed-skull";
import hoarder from "game-icon:battery-pack";
import bigger from "game-icon:biceps";
import heads from "game-icon:hydra";
import fireBreath from "game-icon:fire-breath";
import freeze from "game-icon:time-trap";
import children from "game-icon:balloon-dog";
import brain from "game-icon:brain";
import gourmet from "game-icon:hot-meal";
import healingRay from "game-icon:healing";
import herbivore from "game-icon:solid-leaf";
import herd from "game-icon:cow";
import child from "game-icon:dinosaur-egg";
import jets from "game-icon:jetpack";
import lab from "game-icon:fizzing-flask";
import metamorph from "game-icon:butterfly";
import mimic from "game-icon:duality-mask";
import batteries from "game-icon:battery-75";
import nova from "game-icon:energy-breath";
import omnivore from "game-icon:fork-knife-spoon";
import opportunist from "game-icon:shopping-cart";
import tentacles from "game-icon:suckered-tentacle";
import twist from "game-icon:drama-masks";
import quills from "game-icon:porcupine";
import spit from "game-icon:dripping-goo";
import psychic from "game-icon:psychic-waves";
import rapid from "game-icon:health-increase";
import regeneration from "game-icon:regeneration";
import underdog from "game-icon:basset-hound-head";
import smoke from "game-icon:smoke-bomb";
import solar from "game-icon:solar-power";
import tail from "game-icon:spiked-tail";
import stretchy from "game-icon:spring";
import telepath from "game-icon:telepathy";
import urbavore from "game-icon:modern-city";
import stronger from "game-icon:mighty-force";
import wings from "game-icon:feathered-wing";
import apartment from "game-icon:family-house";
import train from "game-icon:subway-train";
import shop from "game-icon:shop";
import drop from "game-icon:parachute";
import energize from "game-icon:power-lightning";
import evacuation from "game-icon:megaphone";
import blast from "game-icon:flamethrower";
import frenzy from "game-icon:enrage";
import refinery from "game-icon:refinery";
import heal from "game-icon:hospital-cross";
import bombing from "game-icon:bombing-run";
import fighters from "game-icon:jet-fighter";
import guard from "game-icon:police-officer-head";
import nuclear from "game-icon:nuclear-plant";
import tanks from "game-icon:battle-tank";
import storm from "game-icon:lightning-storm";
import type { BoardWords, Glyph } from "../../lib/drawing";

// Our own: they must be read at the size of a letter.
const bolt = "M304 8 88 292h132l-52 212 256-312H284Z";
const claw =
  "M96 24c70 120 96 260 60 456-56-160-82-300-60-456ZM236 8c70 130 96 280 56 496-56-176-82-330-56-496ZM380 24c64 120 88 260 52 456-52-160-76-300-52-456Z";

const skyscraper =
  "M176 496V64l80-48 80 48v432h-48v-72h-64v72ZM212 104v36h32v-36ZM268 104v36h32v-36ZM212 172v36h32v-36ZM268 172v36h32v-36ZM212 240v36h32v-36ZM268 240v36h32v-36ZM212 308v36h32v-36ZM268 308v36h32v-36ZM64 496V240h88v256ZM360 496V304h88v192Z";

export { heart, bolt, star, claw, poison, shrink };
export { default as broom } from "game-icon:broom";
export { default as rerollIcon } from "game-icon:clockwise-rotation";
export { default as shield } from "game-icon:shield";
export { default as skull } from "game-icon:death-skull";
export { default as crown } from "game-icon:crown";

/** The symbols as texts have them. */
/** The sides of a die, in the order of the faces. */
export const SIDES: (Glyph | string)[] = [
  "1",
  "2",
  "3",
  { path: heart, name: "", tone: "die-heart" },
  { path: bolt, name: "", tone: "die-bolt" },
  { path: claw, name: "", tone: "die-claw" },
];

export const symbols = (words: BoardWords): Record<string, Glyph> => ({
  "♥": { path: heart, name: words["life"] ?? "", tone: "tone-heart" },
  "⚡": { path: bolt, name: words["energy"] ?? "", tone: "tone-bolt" },
  "★": { path: star, name: words["stars"] ?? "", tone: "tone-star" },
  "⚔": { path: claw, name: words["claw"] ?? "", tone: "tone-claw" },
  "☠": { path: poison, name: words["poison"] ?? "", tone: "tone-poison" },
  "⊙": { path: shrink, name: words["shrink"] ?? "", tone: "tone-shrink" },
});

const CARDS: Record<string, string> = {
  "acid-attack": acid,
  "alien-metabolism": alien,
  "alpha-monster": alpha,
  "armor-plating": armor,
  "background-dweller": dweller,
  burrowing: burrow,
  camouflage,
  "complete-destruction": destruction,
  "dedicated-news-team": news,
  "eater-of-the-dead": eater,
  "energy-hoarder": hoarder,
  "even-bigger": bigger,
  "extra-head": heads,
  "fire-breathing": fireBreath,
  "freeze-time": freeze,
  "friend-of-children": children,
  "giant-brain": brain,
  gourmet,
  "healing-ray": healingRay,
  herbivore,
  "herd-culler": herd,
  "it-has-a-child": child,
  jets,
  "made-in-a-lab": lab,
  metamorph,
  mimic,
  "monster-batteries": batteries,
  "nova-breath": nova,
  omnivore,
  opportunist,
  "parasitic-tentacles": tentacles,
  "plot-twist": twist,
  "poison-quills": quills,
  "poison-spit": spit,
  "psychic-probe": psychic,
  "rapid-healing": rapid,
  regeneration,
  "rooting-for-the-underdog": underdog,
  "shrink-ray": shrink,
  "smoke-cloud": smoke,
  "solar-powered": solar,
  "spiked-tail": tail,
  stretchy,
  telepath,
  urbavore,
  "were-only-making-it-stronger": stronger,
  wings,
  "apartment-building": apartment,
  "commuter-train": train,
  "corner-store": shop,
  "drop-from-high-altitude": drop,
  energize,
  "evacuation-orders": evacuation,
  "fire-blast": blast,
  frenzy,
  "gas-refinery": refinery,
  heal,
  "high-altitude-bombing": bombing,
  "jet-fighters": fighters,
  "national-guard": guard,
  "nuclear-power-plant": nuclear,
  skyscraper,
  tanks,
  "vast-storm": storm,
};

export function cardIcon(id: string): string {
  return CARDS[plainId(id)] ?? star;
}

/** A card's id as it is printed; the second of two equal cards has a 2 after it. */
export function plainId(id: string): string {
  return id.replace(/-2$/, "");
}
