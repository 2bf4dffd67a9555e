/** What the prompt says and offers while tiles are laid, and the next useful step of a renovation. */

import type { Beside, Offer, Proposal } from "../../lib/state/control.svelte";
import { told } from "../../lib/told";
import type { Desk } from "./desk.svelte";
import type { Hand } from "./hand.svelte";
import { nameOf, namesOf } from "./rooms";

interface Words {
  title: string;
  line?: string;
}

export function besideOf(desk: Desk, hand: Hand): Beside {
  return {
    proposal: () => (hand.placing ? placing(desk, hand) : hand.renovating ? finishing(desk, hand) : null),
    headline: () => (hand.placing ? where(desk, hand) : hand.renovating ? step(desk, hand) : null),
    offers: () => (hand.placing ? besidePlacing(desk, hand) : hand.renovating ? besideRenovating(desk, hand) : []),
    // The sheet has the places, the reserve the tiles, and the offers above all else.
    shows: () => hand.placing || hand.renovating,
    bars: () => false,
  };
}

function placing(desk: Desk, hand: Hand): Proposal | null {
  const { ghost } = hand;
  if (!ghost || !hand.laid || !hand.fits) return null;
  return {
    title: told(desk.say["place-title"], { tile: nameOf(desk, ghost.tile) }),
    confirm: desk.say["place-confirm"],
    play: () => hand.confirm(),
    back: () => hand.lift(),
  };
}

function where(desk: Desk, hand: Hand): Words {
  if (hand.tile === null) return { title: desk.say["place-which"], line: desk.say["place-which-line"] };
  return {
    title: told(desk.say["place-where"], { tile: nameOf(desk, hand.tile) }),
    line: desk.layout === "phone" ? desk.say["place-where-tap"] : desk.say["place-where-line"],
  };
}

function besidePlacing(desk: Desk, hand: Hand): Offer[] {
  const offers: Offer[] = [];
  const { say } = desk;
  // Where room is short, the handle and the plans at the side turn it.
  if (hand.tile !== null && hand.manyTurns && desk.layout !== "middle")
    offers.push({ id: "turn", label: say["place-turn"], act: () => hand.turnBy(1) });
  const done = desk.move("done");
  const left = Object.values(desk.mine.reserve).reduce((sum, count) => sum + count, 0);
  if (done)
    offers.push({
      id: "nothing",
      label: say["place-nothing"],
      under: hand.laid ? undefined : left === 1 ? say["place-stays-one"] : told(say["place-stays"], { n: left }),
      act: () => desk.control.play(done),
    });
  return offers;
}

function finishing(desk: Desk, hand: Hand): Proposal | null {
  if (!hand.stands || !hand.changed || hand.tile !== null) return null;
  return {
    title: desk.say["step-finish"],
    confirm: desk.say["step-finish-confirm"],
    play: () => hand.finish(),
    back: () => hand.undo(),
  };
}

/** The next useful step. */
function step(desk: Desk, hand: Hand): Words {
  const { say } = desk;
  if (hand.tile !== null) return where(desk, hand);
  if (!hand.changed)
    return { title: say["step-begin"], line: told(say["step-begin-line"], { off: hand.mostOff, on: hand.mostIn }) };
  if (hand.next?.question?.about["lost"] === true) return { title: say["step-lost"], line: say["step-lost-line"] };
  if (hand.troubles.length === 0) return { title: say["step-more"] };
  // A tile that lies in the reserve and that others cannot do without.
  const missing = hand.troubles.flatMap((one) => (one.lacks === "tiles" ? one.tiles : []));
  const back = missing.find((tile) => (hand.house.reserve[tile] ?? 0) > 0);
  if (!back) return { title: say["step-broken"], line: say["step-broken-line"] };
  const hanging = [...new Set(hand.troubles.filter((one) => one.tiles.includes(back)).map((one) => one.tile))];
  return {
    title: told(say["step-put"], { tile: nameOf(desk, back) }),
    line: told(say["step-put-line"], { tiles: namesOf(desk, hanging) }),
  };
}

function besideRenovating(desk: Desk, hand: Hand): Offer[] {
  const { say } = desk;
  const offers: Offer[] = [];
  const count = new Set(hand.troubles.map((one) => one.cell)).size;
  if (hand.changed && (!hand.stands || hand.tile !== null))
    offers.push({
      id: "finish",
      label: say["step-finish-confirm"],
      under: !hand.sure
        ? say["step-finish-wait"]
        : count === 1
          ? say["step-finish-no-one"]
          : told(say["step-finish-no"], { n: count }),
      leads: true,
      act: () => document.querySelector<HTMLElement>("[data-part=inspector]")?.focus(),
    });
  if (hand.changed) offers.push({ id: "over", label: say["step-over"], act: () => hand.startOver() });
  const again = desk.move("begin-again");
  if (again) offers.push({ id: "again", label: say["step-again"], act: () => desk.control.play(again) });
  offers.push({
    id: "call-off",
    label: say["step-call-off"],
    under: desk.layout === "phone" ? undefined : say["step-call-off-under"],
    act: () => hand.callOff(),
  });
  return offers;
}
