import Tile from "../../draw/Tile.svelte";
import type { Game } from "../game";

export const rummy: Game = {
  name: "rummy",
  book: "R",
  pieces: "tiles",
  Piece: Tile,
  picture: ["y4", "y5", "y6"],
  lessonPicture: ["b8", "b9", "b10"],
  table: () => import("./Table.svelte"),
  laid: () => import("./Laid.svelte"),
  lesson: () => import("./lesson"),
};
