/** Sentences about what is on sale: for notes, and for those who hear the board. */

import { told } from "../../lib/told";
import type { Desk } from "./desk.svelte";
import type { Place } from "./table";

/** How a tile would lie on my sheet, in a few words. */
export function fitWords(desk: Desk, tile: string, short = false): string {
  const places = desk.mine.fits[tile]?.places ?? 0;
  const { say } = desk;
  if (places === 0) return say["fits-none"];
  if (places === 1) return short ? say["places-one"] : say["fits-one"];
  return told(short ? say["places-n"] : say["fits-n"], { n: places });
}

export interface Need {
  tile: string;
  words: string;
  have: boolean;
}

/** What a tile needs, and whether my sheet has it. */
export function needsOf(desk: Desk, tile: string): Need[] {
  const thing = desk.printed.tiles[tile];
  const fit = desk.mine.fits[tile];
  const name = (id: string) => desk.printed.tiles[id]?.name ?? id;
  if (!thing) return [];
  return [
    ...thing.needs
      .filter((id) => !thing.beside.includes(id))
      .map((id) => ({ tile: id, words: name(id), have: !fit?.missing.includes(id) })),
    ...thing.beside.map((id) => ({
      tile: id,
      words: told(desk.say["beside-it"], { tile: name(id) }),
      have: !(fit?.missing.includes(id) || fit?.lacks.includes("neighbour")),
    })),
  ];
}

/** Tiles of my reserve, then tiles on sale, that lack nothing but this one on my sheet. */
export function unlockedBy(desk: Desk, tile: string): string[] {
  const { reserve, fits } = desk.mine;
  return Object.keys(reserve).filter((id) => {
    const missing = fits[id]?.missing ?? [];
    return missing.length === 1 && missing[0] === tile;
  });
}

/** What a bid would mean for me, line by line. */
export function bidNotes(desk: Desk, place: Place, amount: number): string[] {
  const { say, mine, seats, printed } = desk;
  const tile = place.tile ?? "";
  const text = printed.tiles[tile]?.text ?? "";
  if (desk.props.view.you === null) return [text];
  const lines = [told(say["cash-then"], { before: mine.cash, after: mine.cash - amount })];
  if (place.bidder !== null && place.bidder !== desk.me)
    lines.push(told(say.outbids, { name: seats[place.bidder]?.name ?? "" }));
  lines.push(text, fitWords(desk, tile));
  const unlocked = unlockedBy(desk, tile).map((id) =>
    told(say["unlocks-yours"], { tile: printed.tiles[id]?.name ?? id }),
  );
  if (unlocked.length > 0) lines.push(`${say.unlocks} ${unlocked.join(", ")}`);
  return lines.filter(Boolean);
}

/** A place with all that is to be known of it, in one breath. */
export function placeName(desk: Desk, places: Place[]): string {
  const { say, printed, seats } = desk;
  const [first] = places;
  const thing = first?.tile ? printed.tiles[first.tile] : undefined;
  if (!first || !thing || first.tile === null) return printed.places[first?.id ?? ""]?.name ?? say["empty-space"];
  const parts = [thing.name, say[`moon-${thing.colour}`], printed.sizes[thing.size]?.name ?? ""];
  for (const need of needsOf(desk, first.tile))
    parts.push(told(say.needs, { tile: need.words }), need.have ? say.have : say.lack);
  const bids = places.map((place) => {
    const from = place.open_bids[0];
    const lead =
      place.bidder === null
        ? ""
        : place.bidder === desk.me
          ? told(say["you-lead"], { n: place.bid ?? 0 })
          : told(say.leads, { name: seats[place.bidder]?.name ?? "", n: place.bid ?? 0 });
    if (place.no_bids) {
      const events = place.forbidden_by.map((id) => printed.events[id]?.name ?? id).join(", ");
      return told(say["no-bids-by"], { events });
    }
    return [lead, from === undefined ? "" : told(say["bid-from"], { n: from })].filter(Boolean).join(", ");
  });
  const left = first.left === null ? "" : told(say["n-left"], { n: first.left });
  return [parts.join(", "), ...bids, left, fitWords(desk, first.tile)].filter(Boolean).join("; ");
}
