// Tiles and places on the screen: which is next in a direction, which lies under the pointer, and
// how a tile that went elsewhere is shown to move there.

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

export type Rects = Map<string, DOMRect>;

export function measured(root: HTMLElement): Rects {
  const pieces = [...root.querySelectorAll<HTMLElement>("[data-piece]")];
  return new Map(pieces.map((piece) => [piece.dataset.piece ?? "", piece.getBoundingClientRect()]));
}

/** Let every tile glide from where it was. */
export function glide(root: HTMLElement, before: Rects): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  for (const piece of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const old = before.get(piece.dataset.piece ?? "");
    if (!old) continue;
    const now = piece.getBoundingClientRect();
    const [x, y] = [old.left - now.left, old.top - now.top];
    if (Math.hypot(x, y) < 2) continue;
    const scale = old.width / (now.width || 1);
    const fixed = { transformOrigin: "0 0", zIndex: 1 };
    const from = { ...fixed, transform: `translate(${x}px, ${y}px) scale(${scale})` };
    piece.animate([from, { ...fixed, transform: "none" }], { duration: 220, easing: "cubic-bezier(0.2, 0.8, 0.3, 1)" });
  }
}
