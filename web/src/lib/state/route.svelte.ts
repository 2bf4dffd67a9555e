/** Where in the house the visitor is, by the fragment of the address. */

export type Route =
  | { page: "door" }
  | { page: "room"; room: string }
  | { page: "seat"; room: string; token: string }
  | { page: "result"; room: string }
  | { page: "replay"; room: string; ply: number | null }
  | { page: "rules"; game: string; clause: string | null }
  | { page: "credits" }
  | { page: "settings" }
  | { page: "kit" }
  | { page: "lost" };

export function read(hash: string): Route {
  const parts = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .filter(Boolean)
    .map(decode);
  const [first, second, third, fourth] = parts;
  if (first === undefined) return { page: "door" };
  if (first === "room" && second) {
    if (third === "seat" && fourth) return { page: "seat", room: second, token: fourth };
    if (third === "result") return { page: "result", room: second };
    if (third === "replay") {
      const ply = Number.parseInt(fourth ?? "", 10);
      return { page: "replay", room: second, ply: Number.isNaN(ply) ? null : ply };
    }
    if (third === undefined) return { page: "room", room: second };
  }
  if (first === "rules" && second) return { page: "rules", game: second, clause: third ?? null };
  if (first === "credits" || first === "settings") return { page: first };
  if (import.meta.env.DEV && first === "kit") return { page: "kit" };
  return { page: "lost" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A seat's secret is taken out of the address at once; whether it is one, the server is asked first. */
function arrive(): void {
  current = read(location.hash);
  if (current.page === "seat") history.replaceState(null, "", link.room(current.room));
  arrived = location.hash;
}

let current = $state.raw<Route>({ page: "door" });
let arrived = ""; // the address as it was then
window.addEventListener("hashchange", () => {
  // Of two quick changes the browser tells twice, and has made both by the first time.
  if (location.hash !== arrived) arrive();
});

export const route = {
  get now(): Route {
    return current;
  },
};

export const link = {
  door: () => "#/",
  room: (room: string) => `#/room/${encodeURIComponent(room)}`,
  seat: (room: string, token: string) => `#/room/${encodeURIComponent(room)}/seat/${encodeURIComponent(token)}`,
  result: (room: string) => `#/room/${encodeURIComponent(room)}/result`,
  replay: (room: string, ply?: number) =>
    `#/room/${encodeURIComponent(room)}/replay${ply === undefined ? "" : `/${ply}`}`,
  rules: (game: string, clause?: string) =>
    `#/rules/${encodeURIComponent(game)}${clause ? `/${encodeURIComponent(clause)}` : ""}`,
  credits: () => "#/credits",
  settings: () => "#/settings",
};

arrive();

export function go(hash: string): void {
  location.hash = hash;
}

/** Change the address without a new entry in the browser's history. */
export function rewrite(hash: string): void {
  history.replaceState(null, "", hash);
  current = read(hash);
  arrived = location.hash;
}
