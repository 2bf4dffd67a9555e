/** The seed of the dice is sealed at the start and opened at the end. */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { RoomInfo } from "./api/types";

export type Verdict = "fair" | "broken" | "sealed" | "unknown";

/** Whether the opened seed is the one that was sealed, by the seal this browser saw first. */
export function check(room: Pick<RoomInfo, "seed" | "nonce" | "commitment">, remembered: string | null): Verdict {
  if (!room.commitment) return "unknown";
  if (room.seed === null || room.nonce === null) return "sealed";
  const seal = bytesToHex(sha256(utf8ToBytes(`${room.seed}:${room.nonce}`)));
  return seal === room.commitment && (remembered === null || remembered === seal) ? "fair" : "broken";
}
