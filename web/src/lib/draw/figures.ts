// Our own figures: one line each, drawn with a round pen, so that they look alike everywhere.

interface Glyph {
  d: string; // around 0 0, 36 units high
  left: number;
  right: number;
}

const GLYPHS: Record<string, Glyph> = {
  "0": { d: "M0-18C7.5-18 11-10 11 0S7.5 18 0 18-11 10-11 0-7.5-18 0-18Z", left: -11, right: 11 },
  "1": { d: "M-8-10.5 1.5-18V18", left: -8, right: 1.5 },
  "2": {
    d: "M-10.5-8C-10.5-14 -6-18 0-18S10.5-14 10.5-8C10.5-3 7 .5 2.5 5L-10.5 18H11",
    left: -10.5,
    right: 11,
  },
  "3": {
    d: "M-9.5-18H9.5L-1.5-4.8C6-5.2 11 0 11 6.5 11 13.5 6 18-.5 18-6 18-9.6 15.4-11 11.4",
    left: -11,
    right: 11,
  },
  "4": { d: "M5 18V-18L-12 8.5H12", left: -12, right: 12 },
  "5": {
    d: "M9.5-18H-7.2L-8.8-3.2C-6.4-4.8-3.4-5.6-.5-5.6 6.4-5.6 11-1 11 6 11 13.2 6 18-.8 18-6 18-9.8 15.6-11.2 11.6",
    left: -11.2,
    right: 11,
  },
  "6": { d: "M5-18-8.8.4A11 11 0 1 0 8.8.4 11 11 0 0 0-8.8.4", left: -11, right: 11 },
  "7": { d: "M-10.5-18H10.5L-3.5 18", left: -10.5, right: 10.5 },
  "8": {
    d: "M0-18A8.3 8.3 0 1 1 0-1.4 8.3 8.3 0 1 1 0-18ZM0-1.4A9.7 9.7 0 1 1 0 18 9.7 9.7 0 1 1 0-1.4Z",
    left: -9.7,
    right: 9.7,
  },
  "9": { d: "M-5 18 8.8-.4A11 11 0 1 0-8.8-.4 11 11 0 0 0 8.8-.4", left: -11, right: 11 },
  "+": { d: "M-8 3H8M0-5V11", left: -8, right: 8 },
};

export const HEIGHT = 36;
const BETWEEN = 5;

export interface Written {
  strokes: { d: string; x: number }[];
  width: number; // with the pen's own width
  underlined: boolean; // a 6 or 9, which could be held the wrong way round
}

/** A figure of one or more signs, its middle at 0 0. */
export function write(text: string, pen: number): Written {
  const glyphs = [...text].map((sign) => GLYPHS[sign]).filter((glyph) => glyph !== undefined);
  const strokes: Written["strokes"] = [];
  let edge = 0;
  for (const { d, left, right } of glyphs) {
    strokes.push({ d, x: edge - left });
    edge += right - left + pen + BETWEEN;
  }
  const width = Math.max(0, edge - pen - BETWEEN);
  return {
    strokes: strokes.map(({ d, x }) => ({ d, x: x - width / 2 })),
    width: width + pen,
    underlined: text === "6" || text === "9",
  };
}
