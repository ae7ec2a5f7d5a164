// How large tiles can be, so that the whole table is seen at once where that can still be read.

const SIZES = [58, 50, 43, 36, 30]; // pixels; few, so that a table seldom changes its size; the smallest can be read on a phone

/** The largest size at which melds of these lengths fit into a place; the smallest where none does. */
export function fittingSize(lengths: readonly number[], width: number, height: number): number {
  return SIZES.find((size) => flowed(lengths, width, size) <= height) ?? 30;
}

/** How high melds are when they flow into lines. */
function flowed(lengths: readonly number[], width: number, size: number): number {
  let lines = 1;
  let left = width;
  for (const length of lengths) {
    const wide = length * size * 1.07 + size * 0.4 + 4; // as in Meld.svelte: gaps, padding, border, and a gap after it
    if (wide > left && left < width) {
      lines += 1;
      left = width;
    }
    lines += Math.max(0, Math.ceil(wide / width) - 1);
    left -= wide;
  }
  return lines * (size * 1.6 + 4);
}
