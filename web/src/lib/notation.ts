// Cards and tiles as the notation writes them, taken apart to be drawn.

export type Colour = "r" | "y" | "g" | "b";
export const COLOURS: readonly Colour[] = ["r", "y", "g", "b"];

/** A card of UNO or UNO Spin: `r7`, `gs`, `b+2`, `w`, `w+4`, `r3*`. */
export interface Card {
  text: string;
  colour: Colour | null; // null: a wild card
  face: string; // "0" to "9", "s" skip, "r" reverse, "+2", "w" wild, "+4"
  star: boolean; // a spin card
}

/** A tile of UNO Rummy: `r10`, `j`, and on the table `j=g4`. */
export interface Tile {
  text: string;
  colour: Colour | null; // null: a joker that stands for nothing yet
  number: number; // 0: a joker that stands for nothing yet
  joker: boolean;
}

const isColour = (text: string): text is Colour => "rygb".includes(text) && text.length === 1;

/** The colour that a wild card was given (`w=g`) is not part of the card. */
export function card(text: string): Card {
  const star = text.endsWith("*");
  const bare = (text.split("=")[0] ?? "").replace("*", "");
  const first = bare.charAt(0);
  if (isColour(first)) return { text, colour: first, face: bare.slice(1), star };
  return { text, colour: null, face: bare === "w" ? "w" : "+4", star };
}

export function tile(text: string): Tile {
  const joker = text.startsWith("j");
  const stands = joker ? text.slice(2) : text;
  const first = stands.charAt(0);
  if (!isColour(first)) return { text, colour: null, number: 0, joker };
  return { text, colour: first, number: parseInt(stands.slice(1), 10), joker };
}

export const words = (text: string): string[] => text.split(" ").filter((word) => word !== "");
export const cards = (text: string): Card[] => words(text).map(card);
export const tiles = (text: string): Tile[] => words(text).map(tile);

/** A card with the colour it was given, if any: `w=g`. */
export const given = ({ card: text, colour }: { card: string; colour?: string | undefined }): string =>
  colour === undefined ? text : `${text}=${colour}`;

/** What an action is about, whatever it is done with: `play` of `play r7`. */
export const verb = (action: string): string => action.split(" ")[0] ?? "";

/** The seats named by actions such as `catch 2` or `swaphand 1`. */
export const seatsFor = (verb: string, legal: readonly string[]): number[] =>
  legal.filter((action) => action.startsWith(`${verb} `)).map((action) => Number(action.split(" ")[1]));

/** Says that one card or tile is left. */
export const CALL = "uno";
