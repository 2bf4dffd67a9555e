import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import page from "./vite.config";

export default mergeConfig(
  page,
  defineConfig({ test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/learn.ts"] } }),
);
