// What the pages ask of a game. Each is a folder of its own, with these parts under the same names.

import type { Component } from "svelte";
import type { GameBook } from "../rules/clauses";
import type { Step } from "../rules/lessons";
import type { Room } from "../room.svelte";
import type { MatchShown } from "../wire";
import type { Words } from "../words";

/** Every game has words; a variant is shown in a match as the game that it is made of. */
export type GameName = keyof Words extends infer Key ? (Key extends `games-${infer Name}-name` ? Name : never) : never;

/** A card or tile, drawn. */
type Piece = Component<{ text: string; selected?: boolean; fresh?: boolean }>;

interface Part<Content> {
  default: Content;
}

/** A game as all pages know it. What only some of them need is loaded when it is wanted. */
export interface Game {
  name: GameName;
  book: GameBook; // the letter of its clauses
  pieces: "cards" | "tiles";
  Piece: Piece;
  picture: readonly string[]; // on the first page; `wheel` is the wheel
  lessonPicture: readonly string[];
  /** Where it is played. */
  table: () => Promise<Part<Component<{ room: Room }>>>;
  /** What lies on the table, in a replay. */
  laid: () => Promise<Part<Component<{ match: MatchShown }>>>;
  lesson: () => Promise<{ STEPS: Record<string, Step> }>;
}
