import { describe, expect, it } from "vitest";
import { challenged, drawing, play, plays, seatsFor, sorted } from "../src/lib/table/plays";

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
    const story = (...texts: string[]) => texts.map((text, seq) => ({ seq, text }));
    expect(challenged(story("g7 turned up", "1 played w+4=r"))).toEqual({ seat: 1, colour: "g" });
    expect(challenged(story("0 played r5", "0 played w", "0 named b", "2 drew ?", "1 played w+4=r", "1 called uno"))).toEqual({ seat: 1, colour: "b" });
    expect(challenged(story("0 played w=y", "1 played w+4=r"))).toEqual({ seat: 1, colour: "y" });
    expect(challenged(story("0 put down r5 b3*", "1 played w+4=r"))).toEqual({ seat: 1, colour: "b" });
    expect(challenged([])).toEqual({ seat: null, colour: null });
  });

  it("sorts a hand both ways and loses no card", () => {
    const hand = ["w", "g2", "r9", "r2", "w+4", "b+2", "g2", "ys"];
    expect(sorted(hand, "colour")).toEqual(["r2", "r9", "ys", "g2", "g2", "b+2", "w", "w+4"]);
    expect(sorted(hand, "number")).toEqual(["r2", "g2", "g2", "r9", "ys", "b+2", "w", "w+4"]);
  });
});
