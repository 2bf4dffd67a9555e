/** One room as this viewer sees it: its table, its journal, and the moves that go out. */

import * as api from "../api/client";
import { Refused } from "../api/client";
import { RoomSocket, type Line } from "../api/socket";
import type { Blocked, Entry, Foreseen, IllegalPlan, Move, RoomInfo, ServerMessage, Table, View } from "../api/types";
import type { Fresh } from "../drawing";
import { mergeJournal } from "../journal";
import { patched } from "../patch";
import type { Hinted, Question } from "./control.svelte";
import { held } from "./me.svelte";
import type { Plan, Planned } from "./plan.svelte";
import { settings } from "./settings.svelte";
import { say } from "../words";

const PATIENCE = 10_000; // until an unanswered move counts as lost
const UNHURRIED = 6; // updates that may wait to be looked at; with more, each gets less time

interface Sent {
  key: string;
  ply: number;
  moves: Move[];
  timer: ReturnType<typeof setTimeout>;
}

export interface Complaint {
  sentence: string;
  clause: string | null;
  /** What stands on the board for the move that was refused. */
  targets?: string[];
}

export class RoomTable implements Planned {
  table = $state.raw<Table | null>(null);
  journal = $state.raw<Entry[]>([]);
  fresh = $state.raw<Fresh>({ batch: 0, entries: [], before: null });
  /** Who sits here: always the newest, also while earlier moves are still being shown. */
  room = $state.raw<RoomInfo | null>(null);
  line = $state<Line>("connecting");
  /** Since when there is no line, and when it is tried again; null: there is one, or there never was. */
  lost = $state.raw<{ since: number; again: number } | null>(null);
  complaint = $state.raw<Complaint | null>(null);
  busy = $state(false); // a move is under way
  waiting = $state(0); // updates that are still to be shown
  missing = $state(false); // there is no such room
  /** The view after this viewer's last move, for what has happened since. */
  mark = $state.raw<View | null>(null);

  /** What things on the table are for, as it is printed. */
  things: Question["things"] = {};

  /** Whether people at one screen must not see each other's hands; then the screen is handed over. */
  secretHands = false;
  /** The seat that the screen waits for. */
  handing = $state<number | null>(null);

  /** How long to look at events before the next ones; set by the game's drawing. */
  pace: (entries: Entry[]) => number = () => 300;

  readonly id: string;
  readonly #socket: RoomSocket;
  #last: number | null = null;
  #seen: View | null = null; // as the last message had it
  #queue: { table: Table; whole: boolean }[] = [];
  #looking: ReturnType<typeof setTimeout> | undefined;
  #sent: Sent | null = null;
  #plan: { key: string; planned: number } | null = null; // that is not acknowledged yet, though it may show
  #token: string | null;
  #looks = new AbortController(); // ahead, that are under way

  constructor(id: string) {
    this.id = id;
    this.#token = held.of(id).token;
    this.#socket = new RoomSocket(id, {
      message: (message) => this.#hear(message),
      line: (line, again) => this.#onLine(line, again),
      since: () => this.#last,
      token: () => this.#token,
      refused: (status) => this.#onRefusal(status),
    });
  }

  get view(): View | null {
    return this.table?.view ?? null;
  }
  get you(): number | null {
    return this.table?.you ?? null;
  }
  get moves(): Move[] {
    return this.busy ? [] : (this.table?.moves ?? []);
  }
  get question(): Question["question"] {
    return this.table?.question;
  }
  get prompt(): string {
    return this.table?.prompt ?? "";
  }
  get blocked(): Blocked[] {
    return this.busy ? [] : (this.table?.blocked ?? []);
  }
  get yourTurn(): boolean {
    return this.table !== null && this.you !== null && this.table.waiting_for === this.you;
  }

  close(): void {
    clearTimeout(this.#looking);
    clearTimeout(this.#sent?.timer);
    this.#socket.close();
  }

  /** The token that this viewer acts with. */
  get token(): string | null {
    return this.#token;
  }

  /** See and act with another token: after taking a seat, or where people share the screen. */
  actAs(token: string | null): void {
    if (token === this.#token) return;
    this.#token = token;
    this.#refresh();
  }

  /** Where people share the screen, the one who is asked has it. */
  #passOn(): void {
    const asked = this.table?.waiting_for ?? null;
    const token = asked === null ? undefined : held.of(this.id).seats[asked];
    if (asked === this.you || !token) this.handing = null;
    else if (this.secretHands && this.you !== null) this.handing = asked;
    else this.actAs(token);
  }

  /** Whoever was waited for is at the screen. */
  takeOver(): void {
    const token = this.handing === null ? undefined : held.of(this.id).seats[this.handing];
    this.handing = null;
    if (token) this.actAs(token);
  }

  // What goes out

  play(move: Move): void {
    this.playAll([move]);
  }

  playAll(moves: Move[]): void {
    const view = this.view;
    if (!view || this.busy) return;
    this.busy = true;
    this.complaint = null;
    this.#looks.abort(); // what would have been is of no interest any more
    this.#looks = new AbortController();
    const key = randomKey();
    this.#sent = { key, ply: view.ply, moves, timer: setTimeout(() => this.#giveUp(), PATIENCE) };
    this.#plan = { key, planned: moves.length };
    this.#send();
  }

  #send(): void {
    if (!this.#sent) return;
    const { key, ply, moves } = this.#sent;
    // By their ids: a notation might name what a question with a single answer has done by itself.
    this.#socket.send({ type: "move", key, ply, moves: moves.map((move) => move.id) });
  }

  /** What would be after each of these plans, or why it cannot be made; null is for all else that goes wrong. */
  async ahead(plans: Move[][]): Promise<(Foreseen | IllegalPlan)[] | null> {
    const [token, view] = [this.#token, this.view];
    if (!token || !view || this.busy) return null; // what is under way will change the question
    const ids = plans.map((plan) => plan.map((move) => move.id));
    try {
      return await api.ahead(this.id, token, view.ply, ids, this.#looks.signal);
    } catch (error) {
      if (!(error instanceof Refused || error instanceof DOMException)) throw error;
      return null;
    }
  }

  complain({ error, clause, at }: IllegalPlan, plan: Move[]): void {
    this.complaint = { sentence: error, clause, targets: plan[at]?.targets ?? [] };
  }

  dismiss(): void {
    this.complaint = null;
  }

  /** What on the board the complaint is about. */
  get refused(): readonly string[] {
    return this.complaint?.targets ?? [];
  }

  async undo(): Promise<void> {
    const token = this.#token;
    if (!this.view || !token) return;
    this.complaint = null;
    await this.#trying(() => api.undo(this.id, token, this.view?.ply ?? 0));
  }

  /** What the best bot would play after what is begun, the best first; nothing where that has changed meanwhile. */
  async hint(plan: Plan): Promise<Hinted[]> {
    const token = this.#token;
    const ply = this.view?.ply;
    if (!token) return [];
    this.complaint = null;
    const begun = plan.kept.map((move) => move.notation);
    const answer = await this.#trying(() => api.hint(this.id, token, begun));
    if (this.view?.ply !== ply || plan.kept.length !== begun.length) return [];
    return (answer?.moves ?? []).flatMap(({ notation, chance }) => {
      const move = plan.moves.find((one) => one.notation === notation);
      return move ? [{ move, chance }] : [];
    });
  }

  /** Ask for something besides moves; a refusal becomes a complaint. */
  async attempt<T>(request: () => Promise<T>): Promise<T | null> {
    this.complaint = null;
    return this.#trying(request);
  }

  async #trying<T>(request: () => Promise<T>): Promise<T | null> {
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.complaint = { sentence: error.message, clause: error.clause };
      if (error.status === 409) this.#refresh();
      return null;
    }
  }

  #giveUp(): void {
    this.#settle();
    this.complaint = { sentence: say("no-answer"), clause: null };
    this.#refresh();
  }

  #settle(): void {
    clearTimeout(this.#sent?.timer);
    this.#sent = null;
    this.busy = false;
  }

  // What comes in

  #hear(message: ServerMessage): void {
    if (message.type === "table") {
      this.#last = message.n;
      this.#seen = message.table.view;
      this.#whole(message.table);
    } else if (message.type === "update") {
      if (this.#last !== null && message.n < this.#last) return;
      const { changes } = message.table;
      if (changes === null) this.#seen = message.table.view;
      else if (this.#seen === null || message.since !== this.#last) return this.#refresh();
      else this.#seen = patched(this.#seen, changes);
      this.#last = message.n;
      this.#enqueue({ ...message.table, view: this.#seen });
    } else if (message.type === "ack") {
      if (this.#plan?.key !== message.key) return;
      held.keep(this.id, { mine: message.ply });
      const [made, planned] = [message.made, this.#plan.planned];
      this.#plan = null;
      // Where the table was not as it could be foreseen, what was played of the plan stands.
      if (made < planned)
        this.complaint = { sentence: say("plan-departed", { made, planned, why: this.#departure() }), clause: null };
    } else if (message.type === "error") {
      if (message.key !== this.#sent?.key) return;
      const refused = message.at === null ? undefined : this.#sent?.moves[message.at];
      this.#settle();
      this.complaint = { sentence: message.error, clause: message.clause, targets: refused?.targets ?? [] };
      if (message.status === 409) this.#refresh();
    }
  }

  #onLine(line: Line, again = 0): void {
    this.line = line;
    if (line === "lost") this.lost = { since: this.lost?.since ?? Date.now(), again };
    else if (line === "open") this.lost = null;
  }

  /** Why a plan went no further, as the newest view tells it. */
  #departure(): "over" | "passed" | "learnt" {
    if (this.#seen?.over) return "over";
    return this.#seen?.seat === this.#seen?.you ? "learnt" : "passed";
  }

  #onRefusal(status: number): boolean {
    if (status === 404 || status === 410) {
      this.missing = true;
      return false;
    }
    if (status === 401 || status === 403) {
      // The seat is no longer this browser's, as after leaving it elsewhere: look on.
      held.keep(this.id, { token: null, seats: {} });
      this.#token = null;
      this.#last = null;
    }
    return true;
  }

  /** Take the whole table anew. */
  #refresh(): void {
    this.#last = null;
    this.#socket.restart();
  }

  /** A snapshot: what waited to be shown is in it. */
  #whole(table: Table): void {
    this.room = table.room;
    clearTimeout(this.#looking);
    this.#looking = undefined;
    this.#queue = [];
    this.waiting = 0;
    this.#show(table, true);
    const sent = this.#sent;
    if (sent) {
      // The line was lost while a move was under way: it was played, or it is sent again.
      if (table.view && table.view.ply > sent.ply) this.#settle();
      else this.#send();
    }
    void this.#findMark();
    this.#passOn();
  }

  /** Events are shown one after the other, each for as long as people want to look at it. */
  #enqueue(table: Table): void {
    this.room = table.room;
    this.#queue.push({ table, whole: false });
    this.waiting = this.#queue.length;
    if (this.#looking === undefined) this.#next();
  }

  #next = (): void => {
    this.#looking = undefined;
    const next = this.#queue.shift();
    this.waiting = this.#queue.length;
    if (!next) return this.#passOn();
    this.#show(next.table, next.whole);
    const hurry = document.hidden ? 0 : 1 / (1 + this.#queue.length / UNHURRIED);
    const look = this.pace(this.fresh.entries) * settings.pace * hurry;
    if (look > 0) this.#looking = setTimeout(this.#next, look);
    else this.#next();
  };

  /** Show the newest table at once. */
  skip(): void {
    clearTimeout(this.#looking);
    this.#looking = undefined;
    while (this.#queue.length > 0) {
      const next = this.#queue.shift();
      if (next) this.#show(next.table, next.whole);
    }
    this.waiting = 0;
    this.#passOn();
  }

  #show(table: Table, whole: boolean): void {
    const before = this.table?.view ?? null;
    const ply = table.view?.ply ?? 0;
    this.journal = whole ? table.journal : mergeJournal(this.journal, table.journal, ply);
    this.table = table;
    const entries = whole ? [] : table.journal;
    this.fresh = { batch: this.fresh.batch + 1, entries, before: whole ? null : before };
    const commitment = table.room.commitment;
    const known = held.of(this.id);
    if (commitment && !table.room.over && known.commitment === null)
      held.keep(this.id, { commitment, game: table.room.game });
    if (this.#sent && (ply > this.#sent.ply || ply < this.#sent.ply)) {
      if (ply > this.#sent.ply) {
        held.keep(this.id, { mine: Math.min(ply, this.#sent.ply + this.#sent.moves.length) });
        this.mark = table.view;
      }
      this.#settle();
    }
  }

  /** After a reload: look up how the table was after this viewer's last move. */
  async #findMark(): Promise<void> {
    const mine = held.of(this.id).mine;
    const view = this.view;
    if (this.you === null || mine === null || !view || this.mark || mine > view.ply) return;
    try {
      this.mark = (await api.position(this.id, this.#token, mine)).view;
    } catch {
      // Without it nothing is summed up.
    }
  }
}

/** Random letters; `crypto.randomUUID` is missing where the page comes over plain HTTP. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
