/** Engravings of the buildings of later decks, and of the cards that are bought. */

import binoculars from "game-icon:binoculars@8";
import bookshelf from "game-icon:bookshelf@8";
import brickPile from "game-icon:brick-pile@8";
import campCookingPot from "game-icon:camp-cooking-pot@8";
import capitol from "game-icon:capitol@8";
import clockTower from "game-icon:clock-tower@8";
import crossedSwords from "game-icon:crossed-swords@8";
import crown from "game-icon:crown@8";
import crystalCluster from "game-icon:crystal-cluster@8";
import directionSigns from "game-icon:direction-signs@8";
import evilTower from "game-icon:evil-tower@8";
import eyepatch from "game-icon:eyepatch@8";
import factory from "game-icon:factory@8";
import goat from "game-icon:goat@8";
import greenhouse from "game-icon:greenhouse@8";
import harborDock from "game-icon:harbor-dock@8";
import hiking from "game-icon:hiking@8";
import hillFort from "game-icon:hill-fort@8";
import lockedChest from "game-icon:locked-chest@8";
import measureTape from "game-icon:measure-tape@8";
import medal from "game-icon:medal@8";
import microscope from "game-icon:microscope@8";
import militaryFort from "game-icon:military-fort@8";
import mineWagon from "game-icon:mine-wagon@8";
import obelisk from "game-icon:obelisk@8";
import observatory from "game-icon:observatory@8";
import pencilRuler from "game-icon:pencil-ruler@8";
import piggyBank from "game-icon:piggy-bank@8";
import pitchfork from "game-icon:pitchfork@8";
import powderBag from "game-icon:powder-bag@8";
import publicSpeaker from "game-icon:public-speaker@8";
import receiveMoney from "game-icon:receive-money@8";
import sewingString from "game-icon:sewing-string@8";
import shoonerSailboat from "game-icon:shooner-sailboat@8";
import shop from "game-icon:shop@8";
import steam from "game-icon:steam@8";
import theater from "game-icon:theater@8";
import trade from "game-icon:trade@8";
import wrench from "game-icon:wrench@8";
import zeppelin from "game-icon:zeppelin@8";

export const LATE: Record<string, string> = {
  "salt-works": powderBag,
  docks: harborDock,
  "demon-tower": evilTower,
  factory,
  "turnip-plantation": pitchfork,
  "deep-mine": mineWagon,
  library: bookshelf,
  "chowder-house": campCookingPot,
  "war-college": militaryFort,
  observatory,
  "silk-grove": sewingString,
  "crystal-spire": crystalCluster,
  "moss-garden": greenhouse,
  "srika-ranch": goat,
  steamworks: steam,
  "demon-vault": lockedChest,
  monument: obelisk,
  palace: capitol,
  "opera-house": theater,
  fortress: hillFort,
  "clock-tower": clockTower,
  "grand-bazaar": shop,
  explorer: hiking,
  mayor: publicSpeaker,
  merchant: trade,
  banker: piggyBank,
  architect: pencilRuler,
  builder: brickPile,
  engineer: wrench,
  researcher: microscope,
  surveyor: measureTape,
  "tax-collector": receiveMoney,
  guide: directionSigns,
  governor: crown,
  scout: binoculars,
  mercenary: crossedSwords,
  schooner: shoonerSailboat,
  airship: zeppelin,
  pirate: eyepatch,
  general: medal,
};
