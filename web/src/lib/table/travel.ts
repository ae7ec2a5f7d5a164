// Cards that come from where they lay: elements say what lies there by `data-lies`.

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { lasting } from "../motion";

const TAKES = 240; // milliseconds

export type Box = Pick<DOMRect, "x" | "y" | "width" | "height">;

export const boxOf = (place: string): Box | null =>
  document.querySelector(`[data-lies="${place}"]`)?.getBoundingClientRect() ?? null;

/** How to shift and shrink something in `to`, so that it seems to lie in `from`. */
export function offset(from: Box, to: Box): { x: number; y: number; scale: number } {
  return {
    x: from.x + from.width / 2 - (to.x + to.width / 2),
    y: from.y + from.height / 2 - (to.y + to.height / 2),
    scale: Math.min(1, from.width / to.width),
  };
}

/** A transition: let something come from a place, or from where it was seen last. */
export function travel(node: Element, how: { from: string | Box | null; delay?: number }): TransitionConfig {
  const from = typeof how.from === "string" ? boxOf(how.from) : how.from;
  const duration = lasting(TAKES);
  if (!from || duration === 0) return { duration: 0 };
  const { x, y, scale } = offset(from, node.getBoundingClientRect());
  return {
    delay: how.delay ?? 0,
    duration,
    easing: cubicOut,
    // Not to be seen before it leaves.
    css: (_, away) =>
      `transform: translate(${x * away}px, ${y * away}px) scale(${1 - (1 - scale) * away}); opacity: ${away < 1 ? 1 : 0}`,
  };
}

/** An attachment: let a card fly from one place to another, and tell when it is there. */
export const flight = (from: Box, to: Box, delay: number, landed: () => void) => (node: HTMLElement): (() => void) => {
  const start = offset(from, to);
  const moving = node.animate(
    [
      { transform: `translate(${start.x}px, ${start.y}px)`, opacity: 1 },
      { transform: "none", opacity: 1, offset: 0.85 },
      { transform: "none", opacity: 0 },
    ],
    { duration: TAKES, delay, easing: "cubic-bezier(0.2, 0.8, 0.3, 1)", fill: "backwards" },
  );
  moving.onfinish = landed;
  return () => moving.cancel();
};
