// The pages, each loaded when it is wanted.

import type { Component } from "svelte";
import { withWords } from "../lib/language.svelte";

const PAGES = {
  start: () => import("./Start.svelte"),
  room: () => import("./Room.svelte"),
  rules: () => withWords("rulebook").then(() => import("./Rules.svelte")),
  learn: () => withWords("lessons").then(() => import("./Learn.svelte")),
  replay: () => import("./Replay.svelte"),
} satisfies Record<string, () => Promise<{ default: Component }>>;
type Page = keyof typeof PAGES;

/** Which page an address means. */
export function pageAt([name = "", what]: readonly string[]): Page {
  const known = Object.hasOwn(PAGES, name) && (name !== "room" || Boolean(what));
  return known ? (name as Page) : "start";
}

export const load = (page: Page): Promise<{ default: Component }> => PAGES[page]();
