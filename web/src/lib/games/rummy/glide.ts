// Tiles and melds that came to lie elsewhere are shown to move there; what is new comes from above.

import { lasting } from "../../motion";

export type Rects = Map<string, DOMRect>;

const FLIGHT = { duration: 220, easing: "cubic-bezier(0.2, 0.8, 0.3, 1)" };
const MELDS = "[data-place^=meld]";
const TILES = "[data-piece]";

const keyOf = ({ dataset }: HTMLElement): string => dataset.piece ?? dataset.place ?? "";

/** Where everything is seen now, even in the middle of a flight. */
export function measured(root: HTMLElement): Rects {
  const all = [...root.querySelectorAll<HTMLElement>(`${MELDS}, ${TILES}`)];
  return new Map(all.map((each) => [keyOf(each), each.getBoundingClientRect()]));
}

/** Let everything glide from where it was seen. */
export function glide(root: HTMLElement, before: Rects): void {
  if (before.size === 0 || lasting(FLIGHT.duration) === 0) return;
  const [melds, tiles] = [MELDS, TILES].map((some) => [...root.querySelectorAll<HTMLElement>(some)]) as [
    HTMLElement[],
    HTMLElement[],
  ];
  for (const each of [...melds, ...tiles]) for (const flight of each.getAnimations()) flight.cancel();
  const now = measured(root);
  const way = (each: HTMLElement): { x: number; y: number; scale: number } | null => {
    const [old, here] = [before.get(keyOf(each)), now.get(keyOf(each))];
    return old && here ? { x: old.left - here.left, y: old.top - here.top, scale: old.width / (here.width || 1) } : null;
  };
  for (const tile of tiles) {
    const from = way(tile);
    if (!from) {
      tile.animate([{ transform: "translateY(-1.5rem)", opacity: 0 }, { transform: "none", opacity: 1 }], FLIGHT);
      continue;
    }
    // The meld takes its tiles along: what is left is the tile's own way.
    const meld = tile.closest<HTMLElement>(MELDS);
    const along = meld && way(meld);
    fly(tile, from.x - (along?.x ?? 0), from.y - (along?.y ?? 0), from.scale);
  }
  for (const meld of melds) {
    const from = way(meld);
    if (from) fly(meld, from.x, from.y);
  }
}

function fly(what: HTMLElement, x: number, y: number, scale = 1): void {
  if (Math.hypot(x, y) < 1 && Math.abs(scale - 1) < 0.02) return;
  const fixed = { transformOrigin: "0 0", zIndex: 1 };
  const from = { ...fixed, transform: `translate(${x}px, ${y}px) scale(${scale})` };
  what.animate([from, { ...fixed, transform: "none" }], FLIGHT);
}
