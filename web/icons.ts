/**
 * The paths of icons in whole units of their 512: nobody sees the difference, and they weigh half as much.
 */

/** How many numbers a command takes; those of an arc are not all coordinates. */
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

interface Pen {
  x: number;
  y: number;
}

/**
 * A path with its points on whole units, or on every so many of them for icons that are drawn small. Each point is rounded where it truly lies and then told from the rounded
 * point before it, so that errors do not add up along the path.
 */
export function wholeUnits(path: string, step = 1): string {
  const whole = (number: number): number => Math.round(number / step) * step;
  const at: Pen = { x: 0, y: 0 }; // where the pen truly is
  const now: Pen = { x: 0, y: 0 }; // where the rounded pen is
  let start: [Pen, Pen] = [{ ...at }, { ...now }];
  let last = "";
  let written = "";

  function write(command: string, numbers: number[]): void {
    // After a move, numbers go on as lines; every other command goes on as itself.
    const same = command === last || (command === "l" && last === "m");
    let text = same && command !== "m" && command !== "z" ? "" : command;
    for (const number of numbers) text += number < 0 || /[a-z]$/i.test(text) ? `${number}` : ` ${number}`;
    written += text;
    last = command;
  }

  for (const [command, numbers] of commands(path)) {
    const kind = command.toLowerCase();
    const from = command === kind ? { ...at } : { x: 0, y: 0 };
    if (kind === "z") {
      write("z", []);
      Object.assign(at, start[0]);
      Object.assign(now, start[1]);
      continue;
    }
    // The points of the command as they truly lie.
    const bent = kind === "a" ? numbers.slice(0, 5) : [];
    const plain = numbers.slice(bent.length);
    const points: Pen[] = [];
    if (kind === "h") points.push({ x: from.x + (plain[0] ?? 0), y: at.y });
    else if (kind === "v") points.push({ x: at.x, y: from.y + (plain[0] ?? 0) });
    else
      for (let n = 0; n < plain.length; n += 2)
        points.push({ x: from.x + (plain[n] ?? 0), y: from.y + (plain[n + 1] ?? 0) });
    const end = points.at(-1) as Pen;
    const told = points.map((point) => ({ x: whole(point.x) - now.x, y: whole(point.y) - now.y }));
    const { x, y } = told.at(-1) as Pen;
    const still = told.every((point) => point.x === 0 && point.y === 0);
    if (kind === "m") write(written === "" ? "M" : "m", [x, y]);
    else if (kind === "a") {
      const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0] = bent;
      // Nearly a whole circle must not end where it begins, else it is none.
      const almost = still && large === 1 ? 0.1 : 0;
      if (!still || almost) write("a", [tenth(rx), tenth(ry), Math.round(turn), large, sweep, x + almost, y]);
    } else if (still && (kind === "l" || kind === "h" || kind === "v")) {
      // A step that has become none.
    } else if (kind === "l" || kind === "h" || kind === "v") {
      if (y === 0) write("h", [x]);
      else if (x === 0) write("v", [y]);
      else write("l", [x, y]);
    } else
      write(
        kind,
        told.flatMap((point) => [point.x, point.y]),
      );
    Object.assign(at, end);
    now.x += x;
    now.y += y;
    if (kind === "m") start = [{ ...at }, { ...now }];
  }
  return written;
}

/** Radii keep a tenth: a small circle would no longer be round. */
const tenth = (number: number): number => Math.round(number * 10) / 10;

/** The commands of a path with their numbers, repeated ones written out. */
function* commands(path: string): Generator<[string, number[]]> {
  for (const [, command = "", rest = ""] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const takes = TAKES[command.toLowerCase()];
    if (takes === undefined) throw new Error(`a path has no command ${command}`);
    if (takes === 0) {
      yield [command, []];
      continue;
    }
    const numbers = takes === 7 ? arcNumbers(rest) : plainNumbers(rest);
    for (let at = 0; at + takes <= numbers.length; at += takes) {
      // A second pair after a move is a line.
      const then = at > 0 && command === "m" ? "l" : at > 0 && command === "M" ? "L" : command;
      yield [then, numbers.slice(at, at + takes)];
    }
  }
}

const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/y;

function plainNumbers(text: string): number[] {
  return [...text.matchAll(new RegExp(NUMBER.source, "g"))].map(([found]) => Number(found));
}

/** The numbers of arcs, whose two flags may stand without anything between them. */
function arcNumbers(text: string): number[] {
  const found: number[] = [];
  for (let at = 0; at < text.length;) {
    if (/[\s,]/.test(text[at] ?? "")) {
      at++;
      continue;
    }
    const flag = found.length % 7 === 3 || found.length % 7 === 4;
    NUMBER.lastIndex = at;
    const number = flag ? (text[at] ?? "") : (NUMBER.exec(text)?.[0] ?? "");
    if (number === "") throw new Error(`no number at ${at} of ${text}`);
    found.push(Number(number));
    at += number.length;
  }
  return found;
}
