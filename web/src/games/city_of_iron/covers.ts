/** What lies over a part of the board, each loaded when it first does. */

import type { Component } from "svelte";
import type { Cover } from "./desk.svelte";

export const COVERS: Record<Cover, () => Promise<{ default: Component }>> = {
  tray: () => import("./later/TrayPanel.svelte"),
  gates: () => import("./later/Gates.svelte"),
  "take-back": () => import("./later/TakeBack.svelte"),
  arrange: () => import("./later/Arrange.svelte"),
  shop: () => import("./later/Shop.svelte"),
  autumn: () => import("./later/Autumn.svelte"),
  nations: () => import("./later/Nations.svelte"),
};
