// What is written or pasted into the field for a code: the six characters of one, or a whole link.

export const LENGTH = 6;
const LINK = /#\/room\/([^/?#\s]+)/;

/** The field's text as it should be: a link as it is, otherwise the characters of a code. */
export function tidied(text: string): string {
  if (LINK.test(text)) return text.trim();
  return text.replace(/[^a-z0-9]/gi, "").slice(0, LENGTH).toUpperCase();
}

/** The code, or the name of the room to which a link leads. */
export const roomOf = (text: string): string => decoded(LINK.exec(text)?.[1] ?? text);

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name; // not a link of ours; the server says so
  }
}
