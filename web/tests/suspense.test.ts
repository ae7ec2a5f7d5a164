import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TURN_MILLISECONDS } from "../src/lib/draw/wheel";
import { Suspense } from "../src/lib/suspense";
import type { Frame, FromServer, SpinShown } from "../src/lib/wire";

const match = { game: "spin" } as unknown as SpinShown;
const frame = (seq: number, ...events: string[]): Frame => ({ kind: "frame", seq, what: "acted", events, match });

describe("what the wheel brings", () => {
  let told: FromServer[];
  const events = (): string[][] => told.map((each) => (each.kind === "frame" ? (each.events ?? []) : [each.kind]));
  const hearing = (moves = true): Suspense => new Suspense((time) => (moves ? time : 0), (each) => told.push(each));

  beforeEach(() => {
    told = [];
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it("is told when it has stopped, and what came after it then", () => {
    const suspense = hearing();
    suspense.hear(frame(5, "0 played r3*"));
    suspense.hear(frame(6, "0 spun draw_red", "0 drew r1 b2"));
    suspense.hear(frame(7, "1 drew ?"));
    suspense.hear({ kind: "said", name: "Ben", text: "oh" });
    expect(events()).toEqual([["0 played r3*"], ["0 spun draw_red"], ["said"]]);
    expect(told[1]).not.toHaveProperty("match");
    vi.advanceTimersByTime(TURN_MILLISECONDS);
    expect(events().slice(3)).toEqual([["0 drew r1 b2"], ["1 drew ?"]]);
    expect(told[3]).toHaveProperty("match", match);
  });

  it("is told at once where it is a race, or where nothing moves", () => {
    hearing().hear(frame(6, "0 spun uno_spin"));
    hearing(false).hear(frame(6, "0 spun draw_red", "0 drew r1"));
    expect(events()).toEqual([["0 spun uno_spin"], ["0 spun draw_red", "0 drew r1"]]);
    expect(told.every((each) => "match" in each)).toBe(true);
  });
});
