// Why something was refused, in one sentence of the player's language.

import { cardName, colourName } from "../draw/names";
import { type Key, format, listed, locale, say } from "../language.svelte";
import { type Colour, tile, words } from "../notation";
import type { Details, Reason } from "../wire";

/** Why something did not work: the server's reasons, and what a page notices by itself. */
export type Known = Reason | "offline" | "no_answer";

export const SHAPES: Record<Colour, string> = { r: "▲", y: "●", g: "■", b: "◆" };

/** What was refused: the reason, what it is about, and the rule to look up. */
export interface Why {
  reason: Known;
  details?: Details;
  rule?: string | null | undefined;
}

/** The sentence for a refusal. */
export function why({ reason, details = {} }: Why): string {
  const key: Key = `reasons-${reason}`; // a reason without a sentence does not compile
  const sentence = format(key, inWords(details));
  return sentence === key ? say("reasons-word-unknown") : capital(sentence); // a newer server may have more reasons
}

/** All that a sentence may fill in. */
function inWords(details: Details): Record<string, string> {
  const { card, tile, least, most, choices, kind } = details;
  return {
    card: card ? cardName(card) : "",
    tile: tile ? inSentence(tile) : "",
    meld: named(details),
    kind: say(`reasons-word-kinds-${kind ?? "either"}`),
    fitting: fitting(details),
    least: least?.toLocaleString(locale()) ?? "",
    most: most?.toLocaleString(locale()) ?? "",
    choices: listed((choices ?? []).map(String), "unit"),
  };
}

/** A run or set: `meld 2 (▲3 ▲4)`. */
function named({ meld, tiles }: Details): string {
  if (meld === undefined) return "";
  return `${say("reasons-word-meld")} ${meld}${tiles ? ` (${words(tiles).map(inList).join(" ")})` : ""}`;
}

/** What would match the top card: "red, a 7 or a Wild". */
function fitting({ colour, face }: Details): string {
  const found = [say("reasons-word-wild")];
  if (face) found.unshift(faceWithArticle(face));
  if (colour) found.unshift(colourName(colour as Colour));
  return listed(found, "disjunction");
}

function faceWithArticle(face: string): string {
  if (face === "s") return say("reasons-word-symbols-s");
  if (face === "r") return say("reasons-word-symbols-r");
  return face === "+2" ? say("reasons-word-symbols-draw-two") : say("reasons-word-number", { digit: Number(face) });
}

/** A tile in a list: `▲5`. */
function inList(text: string): string {
  const { colour, number, joker } = tile(text);
  const face = colour ? `${SHAPES[colour]}${number}` : "";
  return joker ? `${say("reasons-word-joker")}${face && `=${face}`}` : face;
}

/** A tile in a sentence: `red 5 ▲`. */
function inSentence(text: string): string {
  const { colour, number, joker } = tile(text);
  return joker || !colour ? say("reasons-word-joker") : `${colourName(colour)} ${number} ${SHAPES[colour]}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
