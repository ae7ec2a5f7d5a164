// Tiles and places on the screen: which is next in a direction, which lies under the pointer.

import type { Place } from "./board";

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest spot (`data-spot`) that lies in the direction of an arrow key. */
export function neighbour(root: HTMLElement, from: HTMLElement, key: string): HTMLElement | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const [dx, dy] = direction;
  const here = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const spot of root.querySelectorAll<HTMLElement>("[data-spot]")) {
    const there = middle(spot);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    const cost = along + aside * (dx ? 6 : 2);
    if (spot !== from && along > 4 && cost < least) [best, least] = [spot, cost];
  }
  return best;
}

function middle(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The place (`data-place`) under a point of the screen, and its text. */
export function placeAt(x: number, y: number): { text: string; place: Place } | null {
  const under = document.elementFromPoint(x, y);
  const element = under?.closest<HTMLElement>("[data-place]");
  const text = element?.dataset.place;
  if (!element || !text) return null;
  const [kind, number] = text.split(" ");
  switch (kind) {
    case "meld": {
      const tiles = [...element.querySelectorAll("[data-piece]")];
      const at = tiles.filter((tile) => middle(tile).x < x).length;
      return { text, place: { kind, meld: Number(number), at } };
    }
    case "single":
      return { text, place: { kind, piece: Number(number) } };
    case "new":
    case "rack":
    case "singles":
      return { text, place: { kind } };
    default:
      return null;
  }
}

const ROOM = 72; // pixels above the lower edge, where buttons may lie over the table

/** Scroll as little as needed to see something, and nothing but this. */
export function reveal(scrolled: HTMLElement, element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  const seen = scrolled.getBoundingClientRect();
  if (top < seen.top + 8) scrolled.scrollTop += top - seen.top - 8;
  else if (bottom > seen.bottom - ROOM) scrolled.scrollTop += bottom - seen.bottom + ROOM;
}
