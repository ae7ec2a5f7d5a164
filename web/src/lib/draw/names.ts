// Cards, tiles, colours and what happens, in words.

import { byStandIn, undecided } from "../events";
import { type Key, format, listed, say } from "../language.svelte";
import { type Colour, card, given, tile, words } from "../notation";
import type { GameEvent } from "../wire";
import type { Words } from "../words";

/** What the wheel may say. */
export type Result = Keys<"cards-results-">;
type Keys<Part extends string> = keyof Words extends infer Key ? (Key extends `${Part}${infer Name}` ? Name : never) : never;

const isColour = (text: string | undefined): text is Colour =>
  text !== undefined && text.length === 1 && "rygb".includes(text);

export const colourName = (colour: Colour): string => say(`cards-colours-${colour}`);

/** `r7` is "red 7", `w=g` "Wild (green)", `?` a face-down card. */
export function cardName(text: string): string {
  if (text === "?") return say("cards-hidden");
  const [bare = "", given] = text.split("=");
  const { colour, face, star } = card(bare);
  if (colour === null) {
    const name = face === "w" ? say("cards-wild") : say("cards-wild-four");
    return isColour(given) ? say("cards-named", { name, colour: colourName(given) }) : name;
  }
  const coloured = { colour: say(`cards-coloured-${colour}`), face: faceName(face) };
  return star ? say("cards-spin-card", coloured) : say("cards-plain", coloured);
}

function faceName(face: string): string {
  if (face === "s") return say("cards-skip");
  if (face === "r") return say("cards-reverse");
  return face === "+2" ? say("cards-draw-two") : face;
}

/** `r10` is "red 10", `j=g4` "joker (green 4)". */
export function tileName(text: string): string {
  if (text === "?") return say("cards-hidden-tile");
  const { colour, number, joker } = tile(text.replace(/[!^]/g, ""));
  const plain = colour === null ? "" : say("cards-plain", { colour: say(`cards-coloured-${colour}`), face: `${number}` });
  if (!joker) return plain;
  return plain ? say("cards-named", { name: say("cards-joker"), colour: plain }) : say("cards-joker");
}

/** What the wheel says, as `almost_uno`; what is not a result comes back as it is. */
export const resultName = (result: string): string => known(`cards-results-${result}`, result);
export const shortResultName = (result: string): string => known(`cards-short-${result}`, result);

/** A text by its key; where there is none, what it would be about. */
function known(key: string, otherwise: string): string {
  const text = format(key as Key);
  return text === key ? otherwise : text;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** Cards or tiles by name, or how many where they are hidden. */
function pieces(text: string | undefined, count: number, tiles = false): string {
  if (text === undefined) return tiles ? say("cards-tiles", { count }) : say("cards-cards", { count });
  return listed(words(text).map(tiles ? tileName : cardName));
}
const cardNames = (text: string): string => pieces(text, 0);
const tileNames = (text: string): string => pieces(text, 0, true);

type Happened = Keys<"story-">;

/** What is filled into a sentence: seats, and words. */
interface Parts {
  who?: number;
  whom?: number;
  all?: readonly number[];
  side?: number;
  cards?: string;
  colour?: string;
  result?: string;
  meld?: number;
  points?: number;
}

/** Which sentence tells of an event, and what is filled into it; null where none does. */
function telling(event: GameEvent): [Happened, Parts] | null {
  switch (event.kind) {
    case "drew_for_deal": return ["drew-for-deal", { who: event.seat, cards: cardNames(event.card) }];
    case "dealt": return ["dealt", { who: event.dealer }];
    case "turned_up": return ["turned-up", { cards: cardNames(event.card) }];
    case "put_back": return ["put-back", { cards: cardNames(event.card) }];
    case "named": return ["named", { who: event.seat, colour: event.colour }];
    case "played": return ["played", { who: event.seat, cards: cardNames(given(event)) }];
    case "called": return ["called", { who: event.seat }];
    case "drew": return ["drew", { who: event.seat, cards: pieces(event.cards, event.count) }];
    case "kept": return ["kept", { who: event.seat }];
    case "passed": return ["passed", { who: event.seat }];
    case "missed_turn": return ["missed", { who: event.seat }];
    case "reversed": return ["direction", { side: event.direction }];
    case "reshuffled": return ["reshuffled", { cards: pieces(undefined, event.count) }];
    case "accepted": return ["accepted", { who: event.seat }];
    case "challenged": return ["challenged", { who: event.seat, whom: event.accused }];
    case "showed":
      if (event.to === null) return ["showed-all", { who: event.seat, cards: pieces(event.cards, event.count) }];
      if (event.cards === undefined) return ["showed-hidden", { who: event.seat, whom: event.to }];
      return ["showed", { who: event.seat, whom: event.to, cards: cardNames(event.cards) }];
    case "judged": return [event.guilty ? "guilty" : "innocent", { who: event.seat }];
    case "caught": return ["caught", { who: event.by, whom: event.seat }];
    case "passed_hands": return ["hands-passed", { side: event.direction }];
    case "swapped_hands": return ["hands-swapped", { who: event.seat, whom: event.other }];
    case "round_ended": {
      if (event.winner === null) return ["round-over", {}];
      const points = event.points[event.winner] ?? 0; // where the winner is credited
      return points > 0 ? ["round-won-points", { who: event.winner, points }] : ["round-won", { who: event.winner }];
    }
    case "match_ended": {
      const [who, ...others] = event.winners;
      if (who === undefined) return ["match-over", {}];
      return others.length > 0 ? ["match-shared", { all: event.winners }] : ["match-won", { who }];
    }
    case "spun": return ["spun", { who: event.seat, result: event.result }];
    case "traded_hands": return ["traded", {}];
    case "laid":
      if (event.card === undefined) return ["laid-hidden", { who: event.seat }];
      return ["laid", { who: event.seat, cards: cardNames(event.card) }];
    case "revealed": return ["fights", { who: event.seat, cards: cardNames(event.card) }];
    case "won_war": return ["won-war", { who: event.seat }];
    case "put_down": return ["put-down", { who: event.seat, cards: cardNames(given(event)) }];
    case "shouted": return ["shouted", { who: event.seat }];
    case "drew_to_open": return ["drew-to-open", { who: event.seat, cards: tileNames(event.tile) }];
    case "dealt_tiles": return ["opens", { who: event.opener }];
    case "turned_up_tiles": return ["start-tiles", { cards: tileNames(event.tiles) }];
    case "laid_tiles": return ["laid", { who: event.seat, cards: tileNames(event.tiles) }];
    case "swapped_joker": return ["swapped", { who: event.seat, cards: tileNames(event.tile), meld: event.meld }];
    case "ended_turn": return ["ended", { who: event.seat }];
    case "drew_tiles": return ["drew", { who: event.seat, cards: pieces(event.tiles, event.count, true) }];
    case "kept_tile": return ["kept-tile", { who: event.seat }];
    default: return undecided(event, null);
  }
}

/**
 * An event as a sentence, for the log and for people who listen.
 *
 * `names` are those of the seats; the player at the seat `you` is spoken to, or told that a bot did it
 * for them.
 */
export function describe(event: GameEvent, names: string[], you: number | null = null): string {
  const found = telling(event);
  if (found === null) return "";
  const [kind, parts] = found;
  const own = (seat: number | undefined): boolean => seat !== undefined && seat === you;
  const name = (seat: number | undefined): string => (seat === undefined ? "" : (names[seat] ?? `${seat + 1}`));
  const byBot = own(parts.who) && byStandIn(event);

  const told = format(`story-${kind}`, {
    by: own(parts.who) && !byBot ? "you" : "other",
    who: byBot ? say("cards-your-bot") : name(parts.who),
    whom: own(parts.whom) ? say("cards-you-whom") : name(parts.whom),
    to: own(parts.whom) ? say("cards-you-to") : name(parts.whom),
    all: listed((parts.all ?? []).map((seat) => (own(seat) ? say("cards-you-who") : name(seat)))),
    side: parts.side === -1 ? say("cards-right") : say("cards-left"),
    meld: parts.meld ?? "",
    result: resultName(parts.result ?? ""),
    cards: parts.cards ?? "",
    colour: isColour(parts.colour) ? colourName(parts.colour) : "",
    points: say("cards-points", { count: parts.points ?? 0 }),
  });
  return parts.who === undefined ? capital(told) : told; // a name stays as it is written
}
