/**
 * Pictures of the kit: every part in every state, light beside dark; and what axe finds in it.
 *
 *     node kit.mjs [FOLDER]
 *
 * CHROMIUM is the browser (/usr/bin/chromium); SIZES=390,1440 and THEMES=house,woodcut,felt take some of them.
 */

import { mkdirSync, readFileSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { createServer } from "vite";

const FOLDER = process.argv[2] ?? "screenshots";
const sizes = (process.env.SIZES ?? "390,1440").split(",").map(Number);
const themes = (process.env.THEMES ?? "house,woodcut,felt").split(",");
const AXE = readFileSync(new URL(import.meta.resolve("axe-core")).pathname, "utf-8");
const PIECE = 1100; // so high is a picture: more than that cannot be looked at

mkdirSync(FOLDER, { recursive: true });
const server = await createServer({
  cacheDir: join(tmpdir(), "parlour-kit"),
  server: { host: "127.0.0.1", port: 5199, hmr: false, fs: { allow: [".", realpathSync("node_modules")] } },
  logLevel: "warn",
});
await server.listen();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
});
try {
  for (const width of sizes) {
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      hasTouch: width < 600,
      isMobile: width < 600,
      reducedMotion: "reduce",
    });
    page.on("pageerror", (error) => console.error(`${width}: ${error.message}`));
    await page.goto(`${server.resolvedUrls.local[0]}#/kit`);
    await page.getByRole("heading", { name: "The kit of the boards" }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    for (const theme of themes) {
      await page.getByLabel("Theme").selectOption(theme);
      const found = await page.evaluate(async (source) => {
        if (!globalThis.axe) (0, eval)(source);
        return (await globalThis.axe.run("main")).violations;
      }, AXE);
      for (const { impact, id, nodes } of found) {
        if (impact !== "serious" && impact !== "critical") continue;
        process.exitCode = 1;
        console.error(`${theme} ${width}: ${id}\n  ${nodes.map((node) => node.html).join("\n  ")}`);
      }
      // A window as high as the page: a picture of more than the window would not be one of a touch screen.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height });
      for (let at = 0; at * PIECE < height; at++) {
        const path = join(FOLDER, `kit-${theme}-${width}-${at + 1}.png`);
        const clip = { x: 0, y: at * PIECE, width, height: Math.min(PIECE, height - at * PIECE) };
        await page.screenshot({ path, clip });
        console.log(path);
      }
    }
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
}
