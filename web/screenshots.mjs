/**
 * Pictures of every screen, narrow and wide, light and dark, at the start, in the middle and at the end of a match.
 *
 *     node screenshots.mjs [FOLDER]
 *
 * PARLOUR_URL is a running server (http://127.0.0.1:8000/), CHROMIUM the browser (/usr/bin/chromium).
 * ONLY=door,table,… takes some of them; SIZES=390,844,1024,1440 and THEMES=light,dark likewise.
 */

import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";

const SERVER = process.env.PARLOUR_URL ?? "http://127.0.0.1:8000/";
const FOLDER = process.argv[2] ?? "screenshots";
const only = process.env.ONLY?.split(",");
const sizes = (process.env.SIZES ?? "390,844,1024,1440").split(",").map(Number);
const themes = (process.env.THEMES ?? "light,dark").split(",");
const HEIGHT = { 390: 844, 844: 390, 1024: 768, 1440: 900 };
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

mkdirSync(FOLDER, { recursive: true });

async function call(path, { method = "GET", token, body } = {}) {
  const answer = await fetch(new URL(`api/${path}`, SERVER), {
    method,
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body ? { "Content-Type": "application/json" } : {}),
      Origin: new URL(SERVER).origin,
    },
    body: body ? JSON.stringify(body) : undefined,
  });
  const said = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${said.error}`);
  return said;
}

async function newRoom(seats, bots, open = true) {
  const made = await call("rooms", {
    method: "POST",
    body: {
      game: "king-of-tokyo",
      seats,
      name: "Momo",
      colour: 0,
      bots: Array.from({ length: bots }, (_, at) => ({ seat: seats - bots + at, level: "normal" })),
      open,
      take_seat: 0,
    },
  });
  return { id: made.room.id, token: made.token, host: made.host, seats };
}

/** A hint, as soon as there may be another one. */
async function hint(room) {
  for (;;) {
    try {
      return (await call(`rooms/${room.id}/hint`, { method: "POST", token: room.token })).moves[0];
    } catch (error) {
      if (!error.message.includes(": 429 ")) throw error;
      await new Promise((done) => setTimeout(done, 1000));
    }
  }
}

/** Play this seat's turns as the best bot would, until `stop` says so. */
async function playUntil(room, stop) {
  for (;;) {
    const table = await call(`rooms/${room.id}/table`, { token: room.token });
    if (table.room.over || stop(table)) return table;
    if (table.moves.length === 0) {
      await new Promise((done) => setTimeout(done, 30));
      continue;
    }
    const move = await hint(room);
    await call(`rooms/${room.id}/moves`, {
      method: "POST",
      token: room.token,
      body: { ply: table.view.ply, move: move.notation },
    });
  }
}

const asks = (words) => (table) => table.moves.length > 1 && table.prompt.includes(words);

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });

/** One page in every size and light. */
async function shoot(name, hash, { ready = "main", act, full = false, settings = {} } = {}) {
  if (only && !only.some((wish) => name.includes(wish))) return;
  for (const width of sizes) {
    for (const theme of themes) {
      const context = await browser.newContext({
        viewport: { width, height: HEIGHT[width] ?? 900 },
        colorScheme: theme,
        hasTouch: width < 1000,
        deviceScaleFactor: 1,
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      page.on("console", (message) => message.type() === "error" && console.error(`  ${name}: ${message.text()}`));
      page.on("pageerror", (error) => console.error(`  ${name}: ${error.message}`));
      await page.addInitScript((own) => {
        localStorage.setItem("parlour.settings", JSON.stringify(own));
        localStorage.setItem("parlour.me", JSON.stringify({ name: "Momo", colour: 0 }));
      }, settings);
      await page.goto(new URL(hash, SERVER).href);
      await page.waitForSelector(ready);
      await page.waitForTimeout(350);
      if (act) await act(page, width);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) console.error(`  ${name} at ${width}: the page is ${wide} px too wide`);
      await page.screenshot({ path: `${FOLDER}/${name}-${width}-${theme}.png`, fullPage: full });
      await context.close();
    }
  }
  console.log(name);
}

const seat = (room) => `#/room/${room.id}/seat/${room.token}`;

const finished = await newRoom(4, 3);
await playUntil(finished, () => false);
const waiting = await newRoom(4, 0);

await shoot("door", "#/", { ready: "article.game .ways", full: true });
await shoot("start", "#/", {
  ready: "article.game .ways",
  act: async (page) => {
    await page.getByRole("button", { name: "Play against bots" }).first().click();
    await page.waitForTimeout(200);
  },
});
await shoot("waiting-host", seat(waiting), { ready: "text=Invite friends", full: true });
await shoot("waiting-guest", `#/room/${waiting.id}`, { ready: "text=Sit here", full: true });

const first = await newRoom(4, 3);
await shoot("table-choose", seat(first), { ready: ".monster" });
await playUntil(first, asks("reroll"));
await shoot("table-roll", seat(first), { ready: ".die" });
await shoot("table-hint", seat(first), {
  ready: ".die",
  act: async (page) => {
    await page.getByRole("button", { name: "Hint" }).click();
    await page.waitForSelector(".hints");
    await page.waitForTimeout(200);
  },
});
await shoot("table-pick", seat(first), {
  ready: ".die",
  act: async (page) => {
    for (const at of [0, 2, 3]) await page.locator(".die").nth(at).click();
    await page.waitForTimeout(200);
  },
});
await playUntil(first, (table) => asks("Buy")(table) && table.view.ply > 60);
await shoot("table-buy", seat(first), { ready: ".slot" });
await shoot("table-why-not", seat(first), {
  ready: ".slot",
  act: async (page) => {
    const greyed = page.locator(".slot[aria-disabled=true]");
    if (await greyed.count()) await greyed.first().click({ force: true });
    await page.waitForTimeout(200);
  },
});
await shoot("table-rulebook", seat(first), {
  ready: ".slot",
  act: async (page) => {
    await page.keyboard.press("?");
    await page.waitForTimeout(400);
  },
});
await shoot("table-side", seat(first), {
  ready: ".slot",
  act: async (page) => {
    const journal = page.getByRole("button", { name: "Journal", exact: true });
    if ((await journal.getAttribute("aria-expanded")) === "false") await journal.click();
    await page.getByRole("tab", { name: "Standing" }).click();
    await page.waitForTimeout(200);
  },
});
await shoot("table-folded", seat(first), {
  ready: ".slot",
  act: async (page) => {
    await page.keyboard.press("[");
    await page.waitForTimeout(200);
  },
});
await shoot("table-menu", seat(first), {
  ready: ".slot",
  act: async (page) => {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.waitForTimeout(200);
  },
});
await shoot("table-plate", seat(first), {
  ready: ".slot",
  act: async (page) => {
    await page.locator(".plate").nth(1).click();
    await page.waitForTimeout(200);
  },
});
await shoot("table-moves", seat(first), {
  ready: ".slot",
  act: async (page) => {
    await page.getByRole("button", { name: /^All moves/ }).click();
    await page.waitForTimeout(200);
  },
});
await shoot("table-plain", seat(first), { ready: ".plain", settings: { board: "plain" }, full: true });

const six = await newRoom(6, 5);
await playUntil(six, (table) => asks("reroll")(table) && table.view.ply > 90);
await shoot("table-six", seat(six), { ready: ".die" });
await shoot("watch", `#/room/${six.id}`, { ready: ".die" });

await shoot("table-over", seat(finished), { ready: ".die" });
await shoot("result", `#/room/${finished.id}/result`, { ready: ".scores", full: true });
await shoot("replay", `#/room/${finished.id}/replay/40`, { ready: ".die, .monster" });
await shoot("rules", "#/rules/king-of-tokyo/T4.4.5", { ready: ".clause" });
await shoot("credits", "#/credits", { full: true });
await shoot("settings", "#/settings", { full: true });
await shoot("lost", "#/room/nothing", { ready: "text=Nobody is here" });

await browser.close();
