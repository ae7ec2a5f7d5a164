import Card from "../../draw/Card.svelte";
import type { Game } from "../game";

export const uno: Game = {
  name: "uno",
  book: "U",
  pieces: "cards",
  Piece: Card,
  picture: ["b7", "gr", "w+4"],
  lessonPicture: ["r7", "ys", "w"],
  table: () => import("./Table.svelte"),
  laid: () => import("./Laid.svelte"),
  lesson: () => import("./lesson"),
};
