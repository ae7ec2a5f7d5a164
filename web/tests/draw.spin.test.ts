import { describe, expect, it } from "vitest";
import { discarding, gathered, laidNow, lastSpin, putNothing } from "../src/lib/spin/story";

const story = (...frames: string[][]): { seq: number; text: string }[] =>
  frames.flatMap((texts, index) => texts.map((text) => ({ seq: index + 1, text })));

describe("the last turn of the wheel", () => {
  it("is none before the wheel was turned", () => {
    expect(lastSpin([])).toBeNull();
    expect(lastSpin(story(["0 played r3*"]))).toBeNull();
  });
  it("is not over while the wheel asks for something, whoever was caught meanwhile", () => {
    const caught = story(["0 spun war"], ["1 laid ?"], ["2 was caught by 0"], ["2 drew ? ?"]);
    expect(lastSpin(caught)).toBeNull();
    expect(lastSpin(caught, true)?.result).toBe("war");
  });
  it("has what came of it at once", () => {
    const spin = lastSpin(story(["0 played r3*"], ["1 spun draw_red", "1 drew ? ? ?"]));
    expect(spin).toEqual({ seq: 2, seat: 1, result: "draw_red", after: ["1 drew ? ? ?"] });
  });
  it("is over when the next turn begins", () => {
    expect(lastSpin(story(["1 spun draw_red", "1 drew ?"], ["2 played r1"]))).toBeNull();
    expect(lastSpin(story(["1 spun show_hand", "1 showed all r1"], ["2 drew ?"]))).toBeNull();
  });
  it("goes on through calls, catches and what the wheel lets one do", () => {
    const spin = lastSpin(
      story(["1 spun trade_hands", "all hands traded to the left"], ["2 was caught by 0", "2 drew ? ?"], ["1 called uno"]),
    );
    expect(spin?.after).toHaveLength(4);
  });
  it("is the newest", () => {
    expect(lastSpin(story(["1 spun war"], ["0 played r1*"], ["1 spun uno_spin"]))?.result).toBe("uno_spin");
  });
});

describe("cards laid in a war", () => {
  it("lie there until they are turned up", () => {
    const first = ["0 laid r9", "1 laid ?"];
    expect([...laidNow(first)]).toEqual([[0, "r9"], [1, "?"]]);
    expect(laidNow([...first, "0 fights with r9", "1 fights with b9"]).size).toBe(0);
    expect([...laidNow([...first, "0 fights with r9", "1 fights with b9", "1 laid ?"])]).toEqual([[1, "?"]]);
  });
});

describe("putting cards down", () => {
  it("is told in one for each player", () => {
    const after = ["0 shouted", "0 put down r1", "0 put down w=g", "1 put down b2", "0 called uno"];
    expect(gathered(after)).toEqual(["0 shouted", "0 put down r1 w=g", "1 put down b2", "0 called uno"]);
  });
  it("names the colour of a wild card on top alone", () => {
    expect(discarding(["r1", "b1*"], null, false)).toBe("discard r1 b1*");
    expect(discarding(["w", "r1"], "g", false)).toBe("discard w r1");
    expect(discarding(["r1", "w+4"], "g", true)).toBe("discard r1 w+4=g uno");
  });
});

describe("who puts nothing down", () => {
  const idle = (...texts: string[]): number | null => {
    const spin = lastSpin(story(...texts.map((text) => [text])), true);
    return spin && putNothing(spin);
  };
  it("is who had no card for it, or kept them", () => {
    expect(idle("1 spun discard_number")).toBe(1);
    expect(idle("1 spun almost_uno", "1 kept the card")).toBe(1);
    expect(idle("1 spun war", "0 laid r5", "2 won the war", "2 kept the card")).toBe(2);
  });
  it("is nobody where cards go down, or the wheel says something else", () => {
    expect(idle("1 spun discard_number", "1 put down r5")).toBeNull();
    expect(idle("1 spun draw_red", "1 drew ?")).toBeNull();
  });
});
