// Short sounds, made on the spot.

import { preferences } from "../preferences.svelte";

type Note = [frequency: number, start: number, length: number];
const SOUNDS = {
  card: [[320, 0, 0.05]],
  draw: [[220, 0, 0.06]],
  turn: [[523, 0, 0.09], [659, 0.09, 0.1]],
  uno: [[659, 0, 0.08], [784, 0.08, 0.11]],
  win: [[523, 0, 0.07], [659, 0.06, 0.07], [784, 0.12, 0.08]],
  tick: [[900, 0, 0.02]],
  bad: [[180, 0, 0.12]],
} satisfies Record<string, Note[]>;

let context: AudioContext | undefined;

export function sound(name: keyof typeof SOUNDS): void {
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
