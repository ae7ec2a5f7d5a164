import { describe, expect, it } from "vitest";
import type { GameEvent } from "../src/lib/wire";
import { discarding, gathered, isOutcome, laidNow, lastSpin, putNothing, warWinner } from "../src/lib/games/spin/story";

const story = (...frames: GameEvent[][]): { seq: number; event: GameEvent }[] =>
  frames.flatMap((events, index) => events.map((event) => ({ seq: index + 1, event })));

describe("the last turn of the wheel", () => {
  it("is none before the wheel was turned", () => {
    expect(lastSpin([])).toBeNull();
    expect(lastSpin(story([{ kind: "played", seat: 0, card: "r3*" }]))).toBeNull();
  });
  it("is not over while the wheel asks for something, whoever was caught meanwhile", () => {
    const caught = story([{ kind: "spun", seat: 0, result: "war" }], [{ kind: "laid", seat: 1 }], [{ kind: "caught", seat: 2, by: 0 }], [{ kind: "drew", seat: 2, count: 2 }]);
    expect(lastSpin(caught)).toBeNull();
    expect(lastSpin(caught, true)?.result).toBe("war");
  });
  it("has what came of it at once", () => {
    const spin = lastSpin(story([{ kind: "played", seat: 0, card: "r3*" }], [{ kind: "spun", seat: 1, result: "draw_red" }, { kind: "drew", seat: 1, count: 3 }]));
    expect(spin).toEqual({ seq: 2, seat: 1, result: "draw_red", standIn: false, after: [{ kind: "drew", seat: 1, count: 3 }] });
  });
  it("is over when the next turn begins", () => {
    expect(lastSpin(story([{ kind: "spun", seat: 1, result: "draw_red" }, { kind: "drew", seat: 1, count: 1 }], [{ kind: "played", seat: 2, card: "r1" }]))).toBeNull();
    expect(lastSpin(story([{ kind: "spun", seat: 1, result: "show_hand" }, { kind: "showed", seat: 1, to: null, count: 1, cards: "r1" }], [{ kind: "drew", seat: 2, count: 1 }]))).toBeNull();
  });
  it("goes on through calls, catches and what the wheel lets one do", () => {
    const spin = lastSpin(
      story([{ kind: "spun", seat: 1, result: "trade_hands" }, { kind: "traded_hands" }], [{ kind: "caught", seat: 2, by: 0 }, { kind: "drew", seat: 2, count: 2 }], [{ kind: "called", seat: 1 }]),
    );
    expect(spin?.after).toHaveLength(4);
  });
  it("is the newest", () => {
    expect(lastSpin(story([{ kind: "spun", seat: 1, result: "war" }], [{ kind: "played", seat: 0, card: "r1*" }], [{ kind: "spun", seat: 1, result: "uno_spin" }]))?.result).toBe("uno_spin");
  });
});

describe("cards laid in a war", () => {
  it("lie there until they are turned up", () => {
    const first: GameEvent[] = [{ kind: "laid", seat: 0, card: "r9" }, { kind: "laid", seat: 1 }];
    expect([...laidNow(first)]).toEqual([[0, "r9"], [1, "?"]]);
    expect(laidNow([...first, { kind: "revealed", seat: 0, card: "r9" }, { kind: "revealed", seat: 1, card: "b9" }]).size).toBe(0);
    expect([...laidNow([...first, { kind: "revealed", seat: 0, card: "r9" }, { kind: "revealed", seat: 1, card: "b9" }, { kind: "laid", seat: 1 }])]).toEqual([[1, "?"]]);
  });
});

describe("the outcome", () => {
  it("is what is not seen beside the wheel", () => {
    const hand = { kind: "showed", seat: 0, count: 1, cards: "r1" } as const;
    expect([{ ...hand, to: null }, { ...hand, to: 1 }].map(isOutcome)).toEqual([false, true]);
    const events: GameEvent[] = [{ kind: "laid", seat: 0 }, { kind: "kept", seat: 0 }, { kind: "drew", seat: 0, count: 3 }, { kind: "won_war", seat: 1 }];
    expect(events.map(isOutcome)).toEqual([false, false, true, true]);
    expect(warWinner(events)).toBe(1);
    expect(warWinner([])).toBeNull();
  });
});

describe("putting cards down", () => {
  it("is told in one for each player", () => {
    const after: GameEvent[] = [{ kind: "shouted", seat: 0 }, { kind: "put_down", seat: 0, card: "r1" }, { kind: "put_down", seat: 0, card: "w", colour: "g" }, { kind: "put_down", seat: 1, card: "b2" }, { kind: "called", seat: 0 }];
    expect(gathered(after)).toEqual([{ kind: "shouted", seat: 0 }, { kind: "put_down", seat: 0, card: "r1 w=g" }, { kind: "put_down", seat: 1, card: "b2" }, { kind: "called", seat: 0 }]);
  });
  it("names the colour of a wild card on top alone", () => {
    expect(discarding(["r1", "b1*"], null, false)).toBe("discard r1 b1*");
    expect(discarding(["w", "r1"], "g", false)).toBe("discard w r1");
    expect(discarding(["r1", "w+4"], "g", true)).toBe("discard r1 w+4=g uno");
  });
});

describe("who puts nothing down", () => {
  const idle = (...events: GameEvent[]): number | null => {
    const spin = lastSpin(story(...events.map((event) => [event])), true);
    return (spin && putNothing(spin)?.seat) ?? null;
  };
  it("is who had no card for it, or kept them", () => {
    expect(idle({ kind: "spun", seat: 1, result: "discard_number" })).toBe(1);
    expect(idle({ kind: "spun", seat: 1, result: "almost_uno" }, { kind: "kept", seat: 1 })).toBe(1);
    expect(idle({ kind: "spun", seat: 1, result: "war" }, { kind: "laid", seat: 0, card: "r5" }, { kind: "won_war", seat: 2 }, { kind: "kept", seat: 2 })).toBe(2);
  });
  it("may have been a bot, where the player was away", () => {
    const bot = (...events: GameEvent[]): boolean | undefined => {
      const spin = lastSpin(story(events), true);
      return spin ? putNothing(spin)?.standIn : undefined;
    };
    expect(bot({ kind: "spun", seat: 1, result: "discard_number", stand_in: true })).toBe(true);
    expect(bot({ kind: "spun", seat: 1, result: "war" }, { kind: "kept", seat: 2, stand_in: true })).toBe(true);
    expect(bot({ kind: "spun", seat: 1, result: "war", stand_in: true }, { kind: "kept", seat: 2 })).toBe(false);
  });
  it("is nobody where cards go down, or the wheel says something else", () => {
    expect(idle({ kind: "spun", seat: 1, result: "discard_number" }, { kind: "put_down", seat: 1, card: "r5" })).toBeNull();
    expect(idle({ kind: "spun", seat: 1, result: "draw_red" }, { kind: "drew", seat: 1, count: 1 })).toBeNull();
  });
});
