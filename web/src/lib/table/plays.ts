// What the legal list says, by card: a page shows it, and never decides it.

import { COLOURS, type Colour, card } from "../notation";
import type { Happening } from "../table";

/** What can be done with one card of the hand. */
export interface Plays {
  colours: Colour[]; // to choose from, for a wild card
  uno: boolean; // may be played with a call
}

/** The cards that may be played now, with how. */
export function plays(legal: readonly string[]): Map<string, Plays> {
  const found = new Map<string, Plays>();
  for (const action of legal) {
    const [verb, what = "", call] = action.split(" ");
    if (verb !== "play") continue;
    const [text = "", colour] = what.split("=");
    const known = found.get(text) ?? { colours: [], uno: false };
    if (colour && !known.colours.includes(colour as Colour)) known.colours.push(colour as Colour);
    known.uno ||= call === "uno";
    found.set(text, known);
  }
  return found;
}

/** The action for a card. */
export const play = (text: string, colour: Colour | null, uno: boolean): string =>
  `play ${text}${colour ? `=${colour}` : ""}${uno ? " uno" : ""}`;

/** The seats named by actions such as `catch 2` or `swaphand 1`. */
export const seatsFor = (verb: string, legal: readonly string[]): number[] =>
  legal.filter((action) => action.startsWith(`${verb} `)).map((action) => Number(action.split(" ")[1]));

/** How one draws now: instead of playing, or what is owed (H1). A challenge asks for itself. */
export const drawing = (legal: readonly string[]): "draw" | "accept" | null =>
  legal.includes("draw") ? "draw" : legal.includes("accept") && !legal.includes("challenge") ? "accept" : null;

/** The colour that lay on top after something had happened, or null where it changed nothing. */
function colourAfter(text: string): Colour | null {
  const laid = /^(?:\d+ (?:played|put down)|\d+ named) (?:\S+ )*(\S+)$|^(\S+) turned up$/.exec(text);
  const last = laid?.[1] ?? laid?.[2] ?? "";
  return COLOURS.find((colour) => last === colour || last.endsWith(`=${colour}`)) ?? (last ? card(last).colour : null);
}

/** Who played the Wild Draw Four that can be challenged, and which colour was in force before. */
export function challenged(story: readonly Happening[]): { seat: number | null; colour: Colour | null } {
  const at = story.findLastIndex(({ text }) => / played w\+4/.test(text));
  const before = story.slice(0, Math.max(0, at)).findLast(({ text }) => colourAfter(text) !== null);
  const play = story[at];
  return { seat: play ? parseInt(play.text, 10) : null, colour: before ? colourAfter(before.text) : null };
}

const ORDER = "rygb";
const FACES = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "s", "r", "+2", "w", "+4"];

/** A hand in the order the player likes. */
export function sorted(texts: readonly string[], by: "colour" | "number"): string[] {
  const key = (text: string): [number, number] => {
    const { colour, face } = card(text);
    const place: [number, number] = [colour ? ORDER.indexOf(colour) : 9, FACES.indexOf(face)];
    return by === "colour" ? place : [place[1], place[0]];
  };
  return [...texts].sort((one, other) => {
    const [a, b] = [key(one), key(other)];
    return a[0] - b[0] || a[1] - b[1] || one.localeCompare(other);
  });
}
