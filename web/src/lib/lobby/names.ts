// Somebody who does not want to give a name gets one all the same, and nobody is stopped.

import { say } from "../language.svelte";
import { prefer, preferences } from "../preferences.svelte";

/** The name that was chosen; otherwise a friendly one, which is kept. */
export function nameOrAnother(): string {
  if (!preferences.name.trim()) {
    const names = say("start-nicknames").split(", ");
    prefer("name", names[Math.floor(Math.random() * names.length)] ?? "Otter");
  }
  return preferences.name;
}
