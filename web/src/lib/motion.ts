// Motion explains where things went; a player who does not want it gets none.

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** How long a motion takes, in milliseconds. */
export const lasting = (milliseconds: number): number => (still.matches ? 0 : milliseconds);
