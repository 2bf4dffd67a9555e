/**
 * The line to one room. It comes back by itself after a lost connection or a phone's sleep,
 * and asks for what it missed.
 */

import { socketAddress } from "./client";
import type { ServerMessage } from "./types";
import { language } from "../words";

export type Line = "connecting" | "open" | "lost" | "closed";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 10_000;
const ANSWER_WITHIN = 4_000; // or the line counts as dead

export interface Listener {
  message(message: ServerMessage): void;
  /** How the line is; where it is lost, when it is tried again. */
  line(state: Line, again?: number): void;
  /** The last number that was seen; null asks for a whole table. */
  since(): number | null;
  token(): string | null;
  /** The server will not have this viewer: a status as in HTTP. Answer whether to try again. */
  refused(status: number): boolean;
}

const REFUSED = 4000; // a code of closing above it is this and a status

export class RoomSocket {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #closed = false;

  constructor(
    private readonly room: string,
    private readonly listener: Listener,
  ) {
    document.addEventListener("visibilitychange", this.#wake);
    window.addEventListener("online", this.#wake);
    window.addEventListener("offline", this.#probe);
    window.addEventListener("pageshow", this.#wake);
    this.#ping = setInterval(this.#beat, PING_EVERY);
    this.#open();
  }

  /** Whether the message went out. */
  send(message: object): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    document.removeEventListener("visibilitychange", this.#wake);
    window.removeEventListener("online", this.#wake);
    window.removeEventListener("offline", this.#probe);
    window.removeEventListener("pageshow", this.#wake);
    clearInterval(this.#ping);
    clearTimeout(this.#retry);
    this.#socket?.close(1000);
    this.listener.line("closed");
  }

  /** Start anew now, as after a gap in the numbers. */
  restart(): void {
    clearTimeout(this.#retry);
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#open();
  }

  #open(): void {
    if (this.#closed) return;
    this.listener.line("connecting");
    const socket = new WebSocket(socketAddress(this.room));
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      socket.send(JSON.stringify({ token: this.listener.token(), since: this.listener.since(), language: language() }));
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      const message = JSON.parse(event.data) as ServerMessage;
      if (message.type !== "error") {
        this.#wait = FIRST_WAIT;
        this.listener.line("open");
      }
      this.listener.message(message);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket || this.#closed) return;
      this.#socket = null;
      const status = event.code - REFUSED;
      if (status >= 400 && !this.listener.refused(status)) {
        this.close();
        return;
      }
      this.listener.line("lost", this.#later());
    };
  }

  /** Try again after a while; when that will be. */
  #later(): number {
    clearTimeout(this.#retry);
    const jitter = 0.75 + Math.random() / 2; // so that not everybody knocks at once after a restart
    const wait = this.#wait * jitter;
    this.#retry = setTimeout(() => this.#open(), wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    return Date.now() + wait;
  }

  #beat = (): void => {
    if (!document.hidden) this.#probe();
  };

  /** Is anybody there? A browser that calls itself offline may still reach a house on its own machine. */
  #probe = (): void => {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    const before = this.#heard;
    this.send({ type: "ping" });
    setTimeout(() => {
      if (socket === this.#socket && this.#heard === before && !document.hidden && !this.#closed) this.restart();
    }, ANSWER_WITHIN);
  };

  /** The tab is seen again, or the network is back: do not wait for the next try. */
  #wake = (): void => {
    if (document.hidden || this.#closed) return;
    this.#wait = FIRST_WAIT;
    if (this.#socket?.readyState !== WebSocket.OPEN) this.restart();
    else this.#probe();
  };
}
