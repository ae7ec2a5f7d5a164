// A draft outlives a reload of the page, as long as the table is as it was.

interface Kept {
  seen: string; // what the server showed when it was made
  action: string;
}

const key = (room: string): string => `draft ${room}`;

export function keep(room: string, draft: Kept | null): void {
  if (draft) sessionStorage.setItem(key(room), JSON.stringify(draft));
  else sessionStorage.removeItem(key(room));
}

/** The draft that was made of what the server shows now, in notation. */
export function keptFor(room: string, seen: string): string | null {
  const kept = JSON.parse(sessionStorage.getItem(key(room)) ?? "null") as Kept | null;
  return kept?.seen === seen ? kept.action : null;
}
