/** The server's HTTP side: one function a request. */

import type {
  Addresses,
  Foreseen,
  Printed,
  GameInfo,
  Hint,
  Joined,
  NewRoom,
  Position,
  IllegalPlan,
  RoomCreated,
  RoomInfo,
  Rooms,
  Rules,
  Scores,
  StandIn,
  Table,
} from "./types";
import { language, say } from "../words";

/** A request that the server refused, or that never reached it (status 0), in one sentence. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly clause: string | null = null,
    readonly table: Table | null = null,
  ) {
    super(message);
  }
}

const API = new URL("api/", document.baseURI);

export function socketAddress(room: string): string {
  const address = new URL(`rooms/${encodeURIComponent(room)}/socket`, API);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return address.href;
}

interface Request {
  method?: string;
  token?: string | null;
  body?: unknown;
  text?: string;
  key?: string;
  signal?: AbortSignal;
}

async function ask(path: string, request: Request): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": language() };
  if (request.token) headers.Authorization = `Bearer ${request.token}`;
  if (request.key) headers["Idempotency-Key"] = request.key;
  let body: string | null = null;
  if (request.body !== undefined) {
    headers["Content-Type"] = "application/json";
    body = JSON.stringify(request.body);
  } else if (request.text !== undefined) {
    headers["Content-Type"] = "text/plain; charset=utf-8";
    body = request.text;
  }
  let answer: Response;
  try {
    answer = await fetch(new URL(path, API), {
      method: request.method ?? "GET",
      headers,
      body,
      signal: request.signal ?? null,
      referrerPolicy: "no-referrer",
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new Refused(say("no-server"), 0);
  }
  if (answer.ok) return answer;
  let said: { error?: unknown; clause?: string | null; table?: Table | null } = {};
  try {
    said = (await answer.json()) as typeof said;
  } catch {
    // The answer is no JSON: the status has to do.
  }
  const sentence = typeof said.error === "string" ? said.error : say("no-sentence", { status: String(answer.status) });
  throw new Refused(sentence, answer.status, said.clause ?? null, said.table ?? null);
}

async function json<T>(path: string, request: Request = {}): Promise<T> {
  return (await (await ask(path, request)).json()) as T;
}

const at = (room: string, rest = "") => `rooms/${encodeURIComponent(room)}${rest}`;

/** Answers that stay the same for as long as the page is open. */
const lasting = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  let answer = lasting.get(path) as Promise<T> | undefined;
  if (!answer) {
    answer = json<T>(path);
    answer.catch(() => lasting.delete(path));
    lasting.set(path, answer);
  }
  return answer;
}

export const addresses = () => once<Addresses>("addresses");
export const games = () => json<GameInfo[]>("games");
export const rules = (game: string) => once<Rules>(`games/${encodeURIComponent(game)}/rules`);

export const rooms = () => json<Rooms>("rooms");
export const room = (id: string) => json<RoomInfo>(at(id));
/** The texts of the cards as this room plays with them. */
export const printed = (room: string) => once<Printed>(at(room, "/printed"));
export const createRoom = (wish: NewRoom) => json<RoomCreated>("rooms", { method: "POST", body: wish });
export const join = (id: string, body: { name: string; colour: number; seat?: number }) =>
  json<Joined>(at(id, "/join"), { method: "POST", body });
export const fill = (id: string, host: string, level: string) =>
  json<RoomInfo>(at(id, "/fill"), { method: "POST", token: host, body: { level } });
export const handToBot = (id: string, token: string, seat: number, level: string) =>
  json<RoomInfo>(at(id, `/seats/${seat}/bot`), { method: "POST", token, body: { level } });
/** For which seats the host may let a bot play on now. */
export const standIns = (id: string, host: string) => json<StandIn[]>(at(id, "/stand-ins"), { token: host });
export const takeBack = (id: string, token: string, seat: number) =>
  json<RoomInfo>(at(id, `/seats/${seat}/take`), { method: "POST", token });
export const leave = (id: string, token: string) => json<RoomInfo>(at(id, "/leave"), { method: "POST", token });
export const closeRoom = (id: string, host: string) => ask(at(id), { method: "DELETE", token: host });
export const rematch = (id: string, token: string) =>
  json<{ room: RoomInfo }>(at(id, "/rematch"), { method: "POST", token });

export const table = (id: string, token: string | null) => json<Table>(at(id, "/table"), { token });
export const move = (id: string, token: string, ply: number, wanted: string, key: string) =>
  json<{ ply: number }>(at(id, "/moves"), { method: "POST", token, key, body: { ply, move: wanted } });
/** What would be after each of these plans, made at this ply. */
export const ahead = async (id: string, token: string, ply: number, plans: number[][], signal: AbortSignal) => {
  const options = { method: "POST", token, body: { ply, plans }, signal };
  return (await json<{ plans: (Foreseen | IllegalPlan)[] }>(at(id, "/ahead"), options)).plans;
};
export const undo = (id: string, token: string, ply: number) =>
  json<{ ply: number }>(at(id, "/undo"), { method: "POST", token, body: { ply } });
export const hint = (id: string, token: string, after: string[]) =>
  json<Hint>(at(id, "/hint"), { method: "POST", token, body: { after } });
export const position = (id: string, token: string | null, ply: number, signal?: AbortSignal) =>
  json<Position>(at(id, `/positions/${ply}`), { token, ...(signal ? { signal } : {}) });
/** How the scores of all seats went. */
export const scores = (id: string, token: string | null) => json<Scores>(at(id, "/scores"), { token });
export const record = async (id: string, token: string | null) => (await ask(at(id, "/record"), { token })).text();
export const uploadRecord = (text: string) => json<{ room: RoomInfo }>("records", { method: "POST", text });
