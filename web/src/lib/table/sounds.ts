// Short sounds, made on the spot.

import { undecided } from "../events";
import { preferences } from "../preferences.svelte";
import type { GameEvent } from "../wire";

type Note = [frequency: number, start: number, length: number];
const SOUNDS = {
  card: [[320, 0, 0.05]],
  draw: [[220, 0, 0.06]],
  turn: [[523, 0, 0.09], [659, 0.09, 0.1]],
  call: [[659, 0, 0.08], [784, 0.08, 0.11]],
  win: [[523, 0, 0.07], [659, 0.06, 0.07], [784, 0.12, 0.08]],
  tick: [[900, 0, 0.02]],
  bad: [[180, 0, 0.12]],
} satisfies Record<string, Note[]>;

type Sound = keyof typeof SOUNDS;

/** How an event sounds; null: not at all. */
export function soundOf(event: GameEvent): Sound | null {
  switch (event.kind) {
    case "played": case "put_down": case "laid": case "laid_tiles":
      return "card";
    case "drew": case "drew_tiles": case "drew_for_deal": case "drew_to_open":
      return "draw";
    case "called":
      return "call";
    case "round_ended":
      return "win";
    case "dealt": case "turned_up": case "put_back": case "named": case "kept": case "passed":
    case "missed_turn": case "reversed": case "reshuffled": case "accepted": case "challenged":
    case "showed": case "judged": case "caught": case "passed_hands": case "swapped_hands":
    case "match_ended": case "spun": case "traded_hands": case "revealed": case "won_war": case "shouted":
    case "dealt_tiles": case "turned_up_tiles": case "swapped_joker": case "ended_turn": case "kept_tile":
      return null;
    default:
      return undecided(event, null);
  }
}

let context: AudioContext | undefined;

export function sound(name: Sound): void {
  if (preferences.sound === "off" || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") return void context.resume();
  for (const [frequency, start, length] of SOUNDS[name]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const at = context.currentTime + start;
    tone.type = "triangle";
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(0.12, at + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}
