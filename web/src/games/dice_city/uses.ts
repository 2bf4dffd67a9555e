/** The six things that a die can do, in the order of their keys, with what stands against one. */

import type { Move } from "../../lib/api/types";
import type { Refusal } from "../../lib/state/control.svelte";
import { USES, type Desk } from "./desk.svelte";
import { capital, told } from "../../lib/told";

export interface Use {
  verb: string;
  key: number;
  name: string;
  /** What it brings, in a few words. */
  what: string;
  move?: Move;
  why?: Refusal;
  clause: string;
}

const CLAUSES = { use: "D5.2", move: "D5.3", refresh: "D5.5", reactivate: "D5.8", pass: "D5.10", drop: "D5.12" };

export function uses(desk: Desk): Use[] {
  const { say, printed, table, control } = desk;
  const location = printed.locations[table.turn.location ?? ""];
  const closed = desk.city(desk.me).spaces.filter((space) => !space.active).length;
  const what = {
    use: location?.short ?? "",
    move: say["another-die"],
    refresh: told(say["n-cards"], { n: printed.actions.refresh_cards }),
    reactivate: told(say["n-closed"], { n: closed }),
    pass: `+${printed.actions.pass_gain} ☾`,
    drop: say["no-effect"],
  };
  return USES.map((verb, at) => {
    const blocked = control.blocked.find((one) => one.verb === verb);
    return {
      verb,
      key: at + 1,
      name: verb === "use" ? told(say["use-place"], { place: location?.name ?? "" }) : capital(say[verb]),
      what: what[verb],
      move: control.moves.find((one) => one.verb === verb),
      why: blocked && { reason: blocked.reason, clause: blocked.clause },
      clause: CLAUSES[verb],
    };
  });
}
