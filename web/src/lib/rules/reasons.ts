// Why an action was refused, in one sentence of the player's language.

import { cardName, colourName } from "../draw/names";
import { LANGUAGES, type Language, type Texts, said, speaking } from "../language.svelte";
import { type Colour, tile, words } from "../notation";
import { GENERAL, REASONS } from "./reasons.texts";

const SHAPES: Record<Colour, string> = { r: "▲", y: "●", g: "■", b: "◆" };

const WORDS: Texts<{ joker: string; meld: string }> = {
  en: { joker: "joker", meld: "meld" },
  de: { joker: "Joker", meld: "Reihe" },
  nl: { joker: "joker", meld: "rij" },
};

/** A pattern for each message of the server that has parts. */
const PATTERNS = Object.keys(REASONS)
  .filter((message) => message.includes("{"))
  .map((message) => ({ message, names: namesIn(message), pattern: patternOf(message) }));

/** The sentence for a refusal, `rule` and `message` being what the server gave as reason. */
export function why(rule: string | null, message: string): string {
  const language = speaking.language;
  const known = sentence(message, language);
  if (known !== null) return known;
  return rule ? GENERAL[language].clause(rule) : GENERAL[language].plain;
}

function sentence(message: string, language: Language): string | null {
  const at = LANGUAGES.indexOf(language);
  const plain = REASONS[message];
  if (plain && !message.includes("{")) return plain[at] ?? null;
  for (const { message: key, names, pattern } of PATTERNS) {
    const found = pattern.exec(message);
    if (!found) continue;
    const parts = new Map(names.map((name, index) => [name, part(name, found[index + 1] ?? "")]));
    const text = REASONS[key]?.[at];
    return text ? capital(text.replace(/\{(\w+)\}/g, (_, name: string) => parts.get(name) ?? "")) : null;
  }
  return null;
}

function namesIn(message: string): string[] {
  return [...message.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
}

function patternOf(message: string): RegExp {
  const escaped = message.replace(/[.*+?^$()|[\]\\]/g, "\\$&");
  return new RegExp(`^${escaped.replace(/\{\w+\}/g, "(.+?)")}$`);
}

/** A part of a message in our words: `meld 2 (r3 r4)`, `r5`, a number. */
function part(name: string, text: string): string {
  if (name === "tile") return inSentence(text);
  if (name === "card") return cardName(text.replace(/ .*/, "")); // "g4 so often"
  if (name !== "meld") return text.replace(/[()]/g, "");
  const [, number = "", tiles = ""] = /^meld (\d+)(?: \((.*)\))?$/.exec(text) ?? [];
  return `${said(WORDS).meld} ${number}${tiles && ` (${words(tiles).map(inList).join(" ")})`}`;
}

/** A tile in a list: `▲5`. */
function inList(text: string): string {
  const { colour, number, joker } = tile(text);
  const face = colour ? `${SHAPES[colour]}${number}` : "";
  return joker ? `${said(WORDS).joker}${face && `=${face}`}` : face;
}

/** A tile in a sentence: `red 5 ▲`. */
function inSentence(text: string): string {
  const { colour, number, joker } = tile(text);
  return joker || !colour ? said(WORDS).joker : `${colourName(colour)} ${number} ${SHAPES[colour]}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
