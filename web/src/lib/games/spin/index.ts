import Card from "../../draw/Card.svelte";
import type { Game } from "../game";

export const spin: Game = {
  name: "spin",
  book: "S",
  pieces: "cards",
  Piece: Card,
  picture: ["r5*", "wheel"],
  lessonPicture: ["g3*", "b5*", "w+4"],
  table: () => import("./Table.svelte"),
  laid: () => import("../uno/Laid.svelte"),
  lesson: () => import("./lesson"),
};
