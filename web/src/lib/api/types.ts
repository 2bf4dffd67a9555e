/**
 * What the server says, by the names that the page uses for it.
 *
 * `schema.ts` is generated from the server's OpenAPI document (`npm run types`). Only what a game
 * shows of itself is not in there: the frame of a view is the same for all games, its `table` is the game's own.
 */

import type { components } from "./schema";

type Schemas = components["schemas"];

export type Addresses = Schemas["Addresses"];
export type StandIn = Schemas["StandIn"];
export type GameInfo = Schemas["GameInfo"];
export type Clause = Schemas["ClauseInfo"];
export type Rules = Schemas["Rules"];
export type SeatInfo = Schemas["SeatInfo"];
export type RoomInfo = Schemas["RoomInfo"];
export type Rooms = Schemas["RoomLists"];
export type NewRoom = Schemas["NewRoom"];
export type RoomCreated = Schemas["Opened"];
export type Joined = Schemas["Joined"];
export type Move = Schemas["MoveInfo"];
export type Asked = Schemas["QuestionInfo"];
export type Hint = Schemas["Hint"];
export type Blocked = Schemas["BlockedInfo"];
/** What would be after a plan, and why a plan cannot be made. */
export type Foreseen = Schemas["AheadInfo"];
export type IllegalPlan = Schemas["IllegalPlan"];
export type Entry = Schemas["EntryInfo"];
export type Scores = Schemas["Scores"];
export type Hello = Schemas["Hello"];

/** What lies open in the box and never changes: things by table and id, with names and texts. */
export type Printed = Record<string, unknown>;

export interface View {
  game: string;
  players: string[];
  you: number | null;
  seat: number | null;
  ply: number;
  over: boolean;
  scores: number[];
  winners: number[];
  table: unknown;
}

export type Table = Omit<Schemas["Table"], "view"> & { view: View | null };
export type Position = Omit<Schemas["Position"], "view"> & { view: View };

export type ServerMessage =
  | (Omit<Schemas["TableMessage"], "table"> & { table: Table })
  | (Omit<Schemas["UpdateMessage"], "table"> & { table: Table })
  | Schemas["AckMessage"]
  | Schemas["ErrorMessage"]
  | Schemas["PongMessage"];
