// The four shapes that go with the colours, each around 0 0 and 20 units wide.

import type { Colour } from "../notation";

/** To be filled, and stroked 3 units wide with round joins: that rounds the corners. */
export const SHAPES: Record<Colour, string> = {
  r: "M0-8.2 8.6 6.8H-8.6Z",
  y: "M0-8.2A8.2 8.2 0 1 1 0 8.2 8.2 8.2 0 1 1 0-8.2Z",
  g: "M-7.2-7.2H7.2V7.2H-7.2Z",
  b: "M0-9 7.6 0 0 9-7.6 0Z",
};
export const ROUNDING = 3;

/** The names that the stylesheet gives the colours. */
export const HUES: Record<Colour, string> = {
  r: "var(--red)",
  y: "var(--yellow)",
  g: "var(--green)",
  b: "var(--blue)",
};
