// What the legal list says, by card: a page shows it, and never decides it.

import { undecided } from "../../events";
import { COLOURS, type Colour, card } from "../../notation";
import type { Happening } from "../../table";
import type { GameEvent } from "../../wire";

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

/** How to draw now: instead of playing, or what is owed (H1). A challenge asks for itself. */
export const drawing = (legal: readonly string[]): "draw" | "accept" | null =>
  legal.includes("draw") ? "draw" : legal.includes("accept") && !legal.includes("challenge") ? "accept" : null;

/** Who laid the card that lies on top after something happened, if anybody, and its colour; null where it is as before. */
export function onTop(event: GameEvent): { seat: number | null; colour: Colour | null } | null {
  switch (event.kind) {
    case "played": case "put_down":
      return { seat: event.seat, colour: colourOf(event.colour) ?? card(event.card).colour };
    case "named":
      return { seat: null, colour: colourOf(event.colour) };
    case "turned_up":
      return { seat: null, colour: card(event.card).colour };
    case "drew_for_deal": case "dealt": case "put_back": case "called": case "drew": case "kept":
    case "passed": case "missed_turn": case "reversed": case "reshuffled": case "accepted":
    case "challenged": case "showed": case "judged": case "caught": case "passed_hands":
    case "swapped_hands": case "round_ended": case "match_ended": case "spun": case "traded_hands":
    case "laid": case "revealed": case "won_war": case "shouted": case "drew_to_open": case "dealt_tiles":
    case "turned_up_tiles": case "laid_tiles": case "swapped_joker": case "ended_turn": case "drew_tiles":
    case "kept_tile":
      return null;
    default:
      return undecided(event, null);
  }
}

const colourOf = (text: string | undefined): Colour | null => COLOURS.find((colour) => colour === text) ?? null;

/** Who laid the card that lies on top, as far as the news tells it. */
export const layer = (fresh: readonly Happening[]): number | null =>
  fresh.map(({ event }) => onTop(event)?.seat ?? null).findLast((seat) => seat !== null) ?? null;

/** Who played the Wild Draw Four that can be challenged, and which colour was current before. */
export function challenged(story: readonly Happening[]): { seat: number | null; colour: Colour | null } {
  const events = story.map(({ event }) => event);
  const at = events.findLastIndex((event) => event.kind === "played" && event.card === "w+4");
  const colours = events.slice(0, Math.max(0, at)).map((event) => onTop(event)?.colour ?? null);
  const play = events[at];
  return { seat: play ? (onTop(play)?.seat ?? null) : null, colour: colours.findLast((colour) => colour !== null) ?? null };
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
