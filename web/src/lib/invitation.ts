/** By which address others come to this page: invitations and QR codes are made of it. */

import type { Addresses } from "./api/types";

/** Whether only this machine understands this name. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost") || /^127\.\d+\.\d+\.\d+$/.test(host) || host === "[::1]";
}

/**
 * The addresses to choose from, the best first. What the server was told wins; else it is the address by which this
 * page was reached, unless that is the machine's own name for itself and the network has others for it.
 */
export function bases(here: URL, known: Addresses): string[] {
  if (known.public) return [withSlash(known.public)];
  const own = withSlash(`${here.origin}${here.pathname}`);
  if (!isLoopback(here.hostname)) return [own];
  return known.local.length > 0 ? known.local.map(withSlash) : [own];
}

/** The whole address of a place in the house (`#/room/…`), to hand to somebody. */
export function handedOn(base: string, hash: string): string {
  return new URL(hash, base).href;
}

function withSlash(address: string): string {
  return address.endsWith("/") || address.endsWith(".html") ? address : `${address}/`;
}
