// What the wheel has done so far, read from what happened.

import type { Happening } from "../table";

/** A turn of the wheel, and all that came of it. */
export interface Spin {
  seq: number; // of the frame that told of it
  seat: number;
  result: string;
  after: string[]; // what happened since, in notation
}

const SPUN = /^(\d+) spun (\w+)$/;
const NEXT_TURN = /^\d+ (played|drew|passed|dealt|opens)\b/;

/** The wheel as it was last turned; null once the next turn has begun, which is not `asked` of the wheel. */
export function lastSpin(story: Happening[], asked = false): Spin | null {
  const at = story.findLastIndex(({ text }) => SPUN.test(text));
  const spun = story[at];
  const found = spun && SPUN.exec(spun.text);
  if (!spun || !found) return null;
  const after = story.slice(at + 1);
  // A new entry that begins with a play or a draw; what a penalty makes somebody draw does not.
  const begins = after.some(
    ({ seq, text }, index) => seq !== spun.seq && seq !== after[index - 1]?.seq && NEXT_TURN.test(text),
  );
  if (begins && !asked) return null;
  return { seq: spun.seq, seat: Number(found[1]), result: found[2] ?? "", after: after.map(({ text }) => text) };
}

/** What each seat has laid in this war and not yet turned up: a card where it is known, else `?`. */
export function laidNow(after: string[]): Map<number, string> {
  const laid = new Map<number, string>();
  for (const text of after) {
    const found = /^(\d+) (laid|fights with) (\S+)$/.exec(text);
    if (!found) continue;
    if (found[2] === "laid") laid.set(Number(found[1]), found[3] ?? "?");
    else laid.delete(Number(found[1]));
  }
  return laid;
}

export const KEPT = /^(\d+) kept the card$/;
const PUT_DOWN = /^(\d+ put down) (.+)$/;

/** The same, with cards put down one after the other told in one. */
export function gathered(after: string[]): string[] {
  const told: string[] = [];
  for (const text of after) {
    const [before, now] = [PUT_DOWN.exec(told.at(-1) ?? ""), PUT_DOWN.exec(text)];
    if (before && now && before[1] === now[1]) told[told.length - 1] += ` ${now[2]}`;
    else told.push(text);
  }
  return told;
}

const PUTS = ["almost_uno", "discard_number", "discard_colour", "war", "uno_spin"];

/** Who could have put down cards through the wheel, and had none or kept them; null where the wheel lets nobody. */
export function putNothing({ seat, result, after }: Spin): number | null {
  if (!PUTS.includes(result) || after.some((text) => PUT_DOWN.test(text))) return null;
  const kept = after.map((text) => KEPT.exec(text)).find((found) => found !== null);
  return kept ? Number(kept[1]) : seat;
}

/** `discard …` with these cards in this order; only the wild card on top needs its colour. */
export function discarding(cards: string[], colour: string | null, calling: boolean): string {
  const said = cards.map((card, index) =>
    index === cards.length - 1 && card.startsWith("w") && colour ? `${card}=${colour}` : card,
  );
  return ["discard", ...said, ...(calling ? ["uno"] : [])].join(" ");
}
