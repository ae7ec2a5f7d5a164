import { describe, expect, it } from "vitest";
import type { GameEvent } from "../src/lib/wire";
import { challenged, drawing, play, plays, sorted } from "../src/lib/games/uno/plays";
import { seatsFor } from "../src/lib/notation";

describe("what the legal list says of cards", () => {
  it("groups actions by card", () => {
    const found = plays(["draw", "play r1", "play r1 uno", "play w=g", "play w=r", "play w=r uno", "play g3*"]);
    expect([...found.keys()]).toEqual(["r1", "w", "g3*"]);
    expect(found.get("r1")).toEqual({ colours: [], uno: true });
    expect(found.get("w")).toEqual({ colours: ["g", "r"], uno: true });
    expect(found.get("g3*")?.uno).toBe(false);
  });

  it("says an action again", () => {
    expect(play("w+4", "b", true)).toBe("play w+4=b uno");
    expect(play("r1", null, false)).toBe("play r1");
  });

  it("draws instead of playing, or what is owed, unless a challenge asks", () => {
    expect(drawing(["draw", "play r1"])).toBe("draw");
    expect(drawing(["play r+2", "accept"])).toBe("accept");
    expect(drawing(["accept", "challenge"])).toBe(null);
    expect(drawing(["spin"])).toBe(null);
  });

  it("finds seats", () => {
    expect(seatsFor("catch", ["catch 2", "catch 0", "uno"])).toEqual([2, 0]);
  });

  it("finds who played the Wild Draw Four, and the colour before it", () => {
    const story = (...events: GameEvent[]) => events.map((event, seq) => ({ seq, event }));
    expect(challenged(story({ kind: "turned_up", card: "g7" }, { kind: "played", seat: 1, card: "w+4", colour: "r" }))).toEqual({ seat: 1, colour: "g" });
    expect(challenged(story({ kind: "played", seat: 0, card: "r5" }, { kind: "played", seat: 0, card: "w" }, { kind: "named", seat: 0, colour: "b" }, { kind: "drew", seat: 2, count: 1 }, { kind: "played", seat: 1, card: "w+4", colour: "r" }, { kind: "called", seat: 1 }))).toEqual({ seat: 1, colour: "b" });
    expect(challenged(story({ kind: "played", seat: 0, card: "w", colour: "y" }, { kind: "played", seat: 1, card: "w+4", colour: "r" }))).toEqual({ seat: 1, colour: "y" });
    expect(challenged(story({ kind: "put_down", seat: 0, card: "r5" }, { kind: "put_down", seat: 0, card: "b3*" }, { kind: "played", seat: 1, card: "w+4", colour: "r" }))).toEqual({ seat: 1, colour: "b" });
    expect(challenged([])).toEqual({ seat: null, colour: null });
  });

  it("sorts a hand both ways and loses no card", () => {
    const hand = ["w", "g2", "r9", "r2", "w+4", "b+2", "g2", "ys"];
    expect(sorted(hand, "colour")).toEqual(["r2", "r9", "ys", "g2", "g2", "b+2", "w", "w+4"]);
    expect(sorted(hand, "number")).toEqual(["r2", "g2", "g2", "r9", "ys", "b+2", "w", "w+4"]);
  });
});
