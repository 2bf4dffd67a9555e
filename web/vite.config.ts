import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { wholeUnits } from "./icons.ts";

const SERVER = process.env.PARLOUR_SERVER ?? "http://127.0.0.1:8000";

/**
 * `import heart from "game-icon:heart"` gives the path of that icon in whole units, so that only used icons are in the
 * page, at half their weight.
 */
function gameIcons(): Plugin {
  const prefix = "game-icon:";
  let icons: Record<string, { body: string }> | undefined;
  return {
    name: "game-icons",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      icons ??= JSON.parse(
        readFileSync(fileURLToPath(import.meta.resolve("@iconify-json/game-icons/icons.json")), "utf-8"),
      ).icons as Record<string, { body: string }>;
      const name = id.slice(prefix.length + 1);
      const icon = icons[name];
      if (!icon) throw new Error(`game-icons has no icon ${name}`);
      const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((found) => wholeUnits(found[1] ?? ""));
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
  },
  server: { proxy: { "/api": { target: SERVER, ws: true, changeOrigin: true } } },
});
