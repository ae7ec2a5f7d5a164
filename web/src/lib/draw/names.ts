// Cards, tiles, colours and what happens, in words.

import { counted, said, speaking } from "../language.svelte";
import { type Colour, card, tile, words } from "../notation";
import { type Happened, NAMES, type Result } from "./names.texts";

export type { Result } from "./names.texts";

const isColour = (text: string | undefined): text is Colour =>
  text !== undefined && text.length === 1 && "rygb".includes(text);

export const colourName = (colour: Colour): string => said(NAMES).colours[colour];

/** `r7` is "red 7", `w=g` "Wild (green)", `?` a face-down card. */
export function cardName(text: string): string {
  const names = said(NAMES);
  if (text === "?") return names.hidden;
  const [bare = "", given] = text.split("=");
  const { colour, face, star } = card(bare);
  if (colour === null) {
    const name = face === "w" ? names.wild : names.wildFour;
    return isColour(given) ? `${name} (${names.colours[given]})` : name;
  }
  const symbols: Record<string, string> = { s: names.skip, r: names.reverse, "+2": names.drawTwo };
  return `${names.coloured[colour]} ${star ? names.spin : ""}${symbols[face] ?? face}`;
}

/** `r10` is "red 10", `j=g4` "joker (green 4)". */
export function tileName(text: string): string {
  const names = said(NAMES);
  if (text === "?") return names.hiddenTile;
  const { colour, number, joker } = tile(text.replace(/[!^]/g, ""));
  const plain = colour === null ? "" : `${names.coloured[colour]} ${number}`;
  if (!joker) return plain;
  return plain ? `${names.joker} (${plain})` : names.joker;
}

/** What the wheel says, as `almost_uno`; what is no result comes back as it is. */
export const resultName = (result: string): string => said(NAMES).results[result as Result] ?? result;
export const shortResultName = (result: string): string => said(NAMES).short[result as Result] ?? result;

/** "red 7, blue 2 and Wild" */
export const listed = (texts: string[]): string =>
  new Intl.ListFormat(speaking.language === "en" ? "en-GB" : speaking.language).format(texts);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const nameOf = (piece: string): string => (piece.startsWith("j") ? tileName(piece) : cardName(piece));

/** Cards by name, or how many where they are hidden. */
function pieces(text: string, tiles: boolean): string {
  const all = words(text);
  const names = said(NAMES);
  if (all.some((piece) => piece === "?")) return counted(all.length, ...(tiles ? names.tile : names.card));
  return listed(all.map(nameOf));
}

interface Parts {
  who?: string; // a seat
  whom?: string; // another seat
  [part: string]: string | undefined;
}

/** The events and their texts, the narrower before the wider; `who` and `whom` are seats. */
const EVENTS: [Happened, RegExp][] = [
  ["drewForDeal", /^(?<who>\d+) drew (?<cards>\S+) for the deal$/],
  ["drewToOpen", /^(?<who>\d+) drew (?<cards>\S+) to open$/],
  ["dealt", /^(?<who>\d+) dealt .*$/],
  ["opens", /^(?<who>\d+) opens, racks .*$/],
  ["putBack", /^(?<cards>\S+) put back$/],
  ["turnedUp", /^(?<cards>\S+) turned up$/],
  ["startTiles", /^(?<cards>\S+( \S+)+) turned up$/],
  ["named", /^(?<who>\d+) named (?<colour>[rygb])$/],
  ["played", /^(?<who>\d+) played (?<cards>\S+)$/],
  ["called", /^(?<who>\d+) called uno$/],
  ["drew", /^(?<who>\d+) drew (?<cards>.+)$/],
  ["kept", /^(?<who>\d+) kept the card$/],
  ["keptTile", /^(?<who>\d+) kept the tile$/],
  ["passed", /^(?<who>\d+) passed$/],
  ["missed", /^(?<who>\d+) missed a turn$/],
  ["direction", /^direction (?<side>-?1)$/],
  ["reshuffled", /^(?<count>\d+) cards reshuffled$/],
  ["accepted", /^(?<who>\d+) accepted$/],
  ["challenged", /^(?<who>\d+) challenged (?<whom>\d+)$/],
  ["showedAll", /^(?<who>\d+) showed all (?<cards>.+)$/],
  ["showedHidden", /^(?<who>\d+) showed (?<whom>\d+) \?( \?)*$/],
  ["showed", /^(?<who>\d+) showed (?<whom>\d+) (?<cards>.+)$/],
  ["guilty", /^(?<who>\d+) was guilty$/],
  ["innocent", /^(?<who>\d+) was innocent$/],
  ["caught", /^(?<whom>\d+) was caught by (?<who>\d+)$/],
  ["handsPassed", /^all hands passed on, direction (?<side>-?1)$/],
  ["handsSwapped", /^(?<who>\d+) swapped hands with (?<whom>\d+)$/],
  ["roundWon", /^round won by (?<who>\d+), points (?<points>.*)$/],
  ["roundOver", /^round won by nobody, points .*$/],
  ["matchWon", /^match won by (?<who>\d+)$/],
  ["matchShared", /^match won by (?<all>\d+( and \d+)+)$/],
  ["matchOver", /^match won by nobody$/],
  ["spun", /^(?<who>\d+) spun (?<result>\w+)$/],
  ["putDown", /^(?<who>\d+) put down (?<cards>.+)$/],
  ["traded", /^all hands traded to the left$/],
  ["laidHidden", /^(?<who>\d+) laid \?$/],
  ["laid", /^(?<who>\d+) laid (?<cards>[^:]+)(:.*)?$/],
  ["fights", /^(?<who>\d+) fights with (?<cards>\S+)$/],
  ["wonWar", /^(?<who>\d+) won the war$/],
  ["shouted", /^(?<who>\d+) shouted$/],
  ["swapped", /^(?<who>\d+) swapped (?<cards>\S+) for a joker in meld (?<meld>\d+)$/],
  ["ended", /^(?<who>\d+) ended the turn$/],
];

/** What kind of event a text is, and its parts; null where it is none that we know. */
function taken(event: string): [Happened, Parts] | null {
  for (const [kind, form] of EVENTS) {
    const found = form.exec(event);
    if (found) return [kind, { ...found.groups }];
  }
  return null;
}

/** What nobody does: it comes to a player, also to one for whom a bot plays. */
const COMES: readonly Happened[] = ["drewForDeal", "drewToOpen", "dealt", "opens", "missed", "guilty", "innocent", "roundWon", "matchWon", "wonWar"];

/**
 * An event of the notation as a sentence, for the log and for who listens.
 *
 * `names` are those of the seats; who sits at the seat `you` is spoken to. `game` tells what a
 * hidden piece is called, `standIn` that a bot did it for who is spoken to. A text that is no event
 * comes back as it is.
 */
export function describe(event: string, names: string[], you: number | null = null, game = "uno", standIn = false): string {
  const found = taken(event);
  if (found === null) return event;
  let [kind] = found;
  const parts = found[1];
  const texts = said(NAMES);
  const own = (seat: string | undefined): boolean => seat !== undefined && Number(seat) === you;
  const name = (seat: string | undefined): string => names[Number(seat)] ?? `${Number(seat) + 1}`;
  const byBot = standIn && own(parts.who) && !COMES.includes(kind);

  const filled: Record<string, string> = {
    who: byBot ? texts.yourBot : own(parts.who) ? texts.you.who : name(parts.who),
    whom: own(parts.whom) ? texts.you.whom : name(parts.whom),
    to: own(parts.whom) ? texts.you.to : name(parts.whom),
    side: parts.side === "-1" ? texts.right : texts.left,
    meld: parts.meld ?? "",
    result: resultName(parts.result ?? ""),
    cards: pieces(parts.cards ?? "", game === "rummy"),
    colour: isColour(parts.colour) ? texts.colours[parts.colour] : "",
  };
  if (parts.count !== undefined) filled.cards = counted(Number(parts.count), ...texts.card);
  if (parts.all !== undefined) {
    filled.all = listed(parts.all.split(" and ").map((seat) => (own(seat) ? texts.you.who : name(seat))));
  }
  const points = Number(words(parts.points ?? "")[Number(parts.who)] ?? 0);
  if (kind === "roundWon" && points > 0) {
    kind = "roundWonPoints"; // where the winner is credited
    filled.points = counted(points, ...texts.point);
  }
  const spoken = texts.happened[kind].replace(/\[([^|\]]*)\|([^\]]*)\]/g, own(parts.who) && !byBot ? "$2" : "$1");
  if (spoken.startsWith("{cards}")) filled.cards = capital(filled.cards ?? "");
  return spoken.replace(/\{(\w+)\}/g, (_, part: string) => filled[part] ?? "");
}
