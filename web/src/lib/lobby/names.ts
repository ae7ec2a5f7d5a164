// Somebody who does not want to say a name has one nevertheless, and nobody is stopped.

import { said } from "../language.svelte";
import { prefer, preferences } from "../preferences.svelte";
import { texts } from "./nicknames.texts";

/** The name that was chosen; else a friendly one, which is kept. */
export function nameOrAnother(): string {
  if (!preferences.name.trim()) {
    const t = said(texts);
    prefer("name", t.names[Math.floor(Math.random() * t.names.length)] ?? "Otter");
  }
  return preferences.name;
}
