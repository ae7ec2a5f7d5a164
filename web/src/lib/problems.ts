// What a page says when the server did not let somebody in.

import type { Refused } from "./api";
import { said } from "./language.svelte";
import { texts } from "./problems.texts";
import { why } from "./rules/reasons";

export function explained({ code, message }: Refused): string {
  const codes = said(texts).codes;
  return code in codes ? codes[code as keyof typeof codes] : why(null, message);
}
