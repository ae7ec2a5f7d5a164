import type { Room } from "../../room.svelte";
import type { SpinShown, UnoShown } from "../../wire";

/** A match played with cards. */
export type CardsShown = UnoShown | SpinShown;

/** The match of a room in which cards are played: only its own table asks. */
export const cardsOf = (room: Room): CardsShown | null => room.table.match as CardsShown | null;
