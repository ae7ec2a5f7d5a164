// What a page says when the server did not let somebody in.

import type { Refused } from "../lib/api";
import { said } from "../lib/language.svelte";
import { texts } from "./problems.texts";

export function explained({ code, message }: Refused): string {
  const t = said(texts);
  return code in t.codes ? t.codes[code as keyof typeof t.codes] : t.other(message);
}
