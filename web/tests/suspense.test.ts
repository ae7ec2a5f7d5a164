import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TURN_MILLISECONDS } from "../src/lib/draw/wheel";
import { Suspense } from "../src/lib/suspense";
import type { Frame, FromServer, GameEvent, SpinShown } from "../src/lib/wire";

const match = { game: "spin" } as unknown as SpinShown;
const frame = (seq: number, ...events: GameEvent[]): Frame => ({ kind: "frame", seq, what: "acted", events, match });

describe("what the wheel brings", () => {
  let told: FromServer[];
  const events = (): (GameEvent | string)[][] => told.map((each) => (each.kind === "frame" ? (each.events ?? []) : [each.kind]));
  const hearing = (moves = true): Suspense => new Suspense((time) => (moves ? time : 0), (each) => told.push(each));

  beforeEach(() => {
    told = [];
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it("is told when it has stopped, and what came after it then", () => {
    const suspense = hearing();
    suspense.hear(frame(5, { kind: "played", seat: 0, card: "r3*" }));
    suspense.hear(frame(6, { kind: "spun", seat: 0, result: "draw_red" }, { kind: "drew", seat: 0, count: 2, cards: "r1 b2" }));
    suspense.hear(frame(7, { kind: "drew", seat: 1, count: 1 }));
    suspense.hear({ kind: "said", name: "Ben", text: "oh" });
    expect(events()).toEqual([[{ kind: "played", seat: 0, card: "r3*" }], [{ kind: "spun", seat: 0, result: "draw_red" }], ["said"]]);
    expect(told[1]).not.toHaveProperty("match");
    vi.advanceTimersByTime(TURN_MILLISECONDS);
    expect(events().slice(3)).toEqual([[{ kind: "drew", seat: 0, count: 2, cards: "r1 b2" }], [{ kind: "drew", seat: 1, count: 1 }]]);
    expect(told[3]).toHaveProperty("match", match);
  });

  it("is told at once where it is a race, or where nothing moves", () => {
    hearing().hear(frame(6, { kind: "spun", seat: 0, result: "uno_spin" }));
    hearing(false).hear(frame(6, { kind: "spun", seat: 0, result: "draw_red" }, { kind: "drew", seat: 0, count: 1, cards: "r1" }));
    expect(events()).toEqual([[{ kind: "spun", seat: 0, result: "uno_spin" }], [{ kind: "spun", seat: 0, result: "draw_red" }, { kind: "drew", seat: 0, count: 1, cards: "r1" }]]);
    expect(told.every((each) => "match" in each)).toBe(true);
  });
});
