import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { wholeUnits } from "./icons.ts";

const ICON = "game-icon:";
const SERVER = process.env.PARLOUR_SERVER ?? "http://127.0.0.1:8000";

/**
 * A game with a folder `later` has its table in one file, with its icons; what lies in that folder is loaded when it is
 * shown. Icons of several games are a file of their own, so that no table loads another's.
 */
function gameOf(id: string, importers: (id: string) => string[]): string | null {
  const users = id.startsWith(`\0${ICON}`) ? importers(id) : [id];
  const games = new Set(users.map((user) => /(.*\/src\/games\/(\w+)\/)(?!later\/|index\.ts|Cover\.svelte)/.exec(user)));
  const folders = new Map([...games].map((found) => [found?.[1], found?.[2]]));
  const [[folder, game] = []] = folders;
  if (!folder || !game || !existsSync(`${folder}later`)) return null;
  return folders.size === 1 ? game : "icons";
}

/**
 * `import heart from "game-icon:heart"` gives the path of that icon in whole units, so that only used icons are in the
 * page, at half their weight. `"game-icon:heart@4"` has its points on every fourth unit, for icons that are drawn small.
 */
function gameIcons(): Plugin {
  let icons: Record<string, { body: string }> | undefined;
  return {
    name: "game-icons",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(ICON) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${ICON}`)) return undefined;
      icons ??= JSON.parse(
        readFileSync(fileURLToPath(import.meta.resolve("@iconify-json/game-icons/icons.json")), "utf-8"),
      ).icons as Record<string, { body: string }>;
      const [name = "", step = "1"] = id.slice(ICON.length + 1).split("@");
      const icon = icons[name];
      if (!icon) throw new Error(`game-icons has no icon ${name}`);
      const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((found) => wholeUnits(found[1] ?? "", Number(step)));
      return `export default ${JSON.stringify(paths.join(""))}`;
    },
  };
}

export default defineConfig({
  base: "./",
  plugins: [gameIcons(), svelte()],
  build: {
    outDir: "../src/parlour/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's policy allows no data: addresses for fonts or scripts
    target: "es2022",
    cssTarget: ["chrome123", "firefox128", "safari17.5"], // they know light-dark()
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: (id, chunking) => gameOf(id, (icon) => chunking.getModuleInfo(icon)?.importers ?? []) }],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true, changeOrigin: true } } },
});
