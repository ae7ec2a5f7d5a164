// Tiles and places on the screen: which is next in a direction, which lies under the pointer, and
// how a tile that went elsewhere is shown to move there.

import { lasting } from "../motion";
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

/** Scroll as little as needed to see something, and nothing else than this. */
export function reveal(scrolled: HTMLElement, element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  const seen = scrolled.getBoundingClientRect();
  if (top < seen.top + 8) scrolled.scrollTop += top - seen.top - 8;
  else if (bottom > seen.bottom - ROOM) scrolled.scrollTop += bottom - seen.bottom + ROOM;
}

export type Rects = Map<string, DOMRect>;

export function measured(root: HTMLElement): Rects {
  const pieces = [...root.querySelectorAll<HTMLElement>("[data-piece]")];
  return new Map(pieces.map((piece) => [piece.dataset.piece ?? "", piece.getBoundingClientRect()]));
}

const FLIGHT = { duration: 220, easing: "cubic-bezier(0.2, 0.8, 0.3, 1)" };

/** Let every tile glide from where it was; what is new comes from above. */
export function glide(root: HTMLElement, before: Rects): void {
  if (before.size === 0 || lasting(FLIGHT.duration) === 0) return;
  for (const piece of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const old = before.get(piece.dataset.piece ?? "");
    if (!old) {
      piece.animate([{ transform: "translateY(-1.5rem)", opacity: 0 }, { transform: "none", opacity: 1 }], FLIGHT);
      continue;
    }
    const now = piece.getBoundingClientRect();
    const [x, y] = [old.left - now.left, old.top - now.top];
    if (Math.hypot(x, y) < 2) continue;
    const scale = old.width / (now.width || 1);
    const fixed = { transformOrigin: "0 0", zIndex: 1 };
    const from = { ...fixed, transform: `translate(${x}px, ${y}px) scale(${scale})` };
    piece.animate([from, { ...fixed, transform: "none" }], FLIGHT);
  }
}
