import { describe, expect, it } from "vitest";
import type { GameEvent } from "../src/lib/wire";
import { layer } from "../src/lib/games/uno/plays";
import { arrival, flights } from "../src/lib/table/flights";

const told = (...events: GameEvent[]): { seq: number; event: GameEvent }[] => events.map((event) => ({ seq: 1, event }));
const ways = (event: GameEvent, you: number | null = 0): string[] =>
  flights(told(event), you, 3).map(({ from, to }) => `${from} > ${to}`);

describe("cards on their way", () => {
  it("are dealt to the others one after the other", () => {
    const dealt = flights(told({ kind: "dealt", dealer: 2, count: 2, hands: ["r1 r2", null, null] }), 0, 3);
    expect(dealt.map(({ to, delay }) => [to, delay])).toEqual([
      ["seat 1", 40],
      ["seat 1", 160],
      ["seat 2", 80],
      ["seat 2", 200],
    ]);
  });

  it("never make a large table wait for long", () => {
    const hands = Array.from({ length: 10 }, () => null);
    expect(Math.max(...flights(told({ kind: "dealt", dealer: 0, count: 7, hands }), null, 10).map(({ delay }) => delay))).toBeLessThan(1_200);
  });

  it("come from the stock when somebody else draws", () => {
    expect(ways({ kind: "drew", seat: 1, count: 2 })).toEqual(["stock > seat 1", "stock > seat 1"]);
    expect(ways({ kind: "drew", seat: 0, count: 1, cards: "r1" })).toEqual([]);
    expect(ways({ kind: "drew_for_deal", seat: 1, card: "r5" })).toEqual([]);
  });

  it("change owners with the hands", () => {
    expect(new Set(ways({ kind: "traded_hands" }))).toEqual(new Set(["seat 0 > seat 1", "seat 1 > seat 2"]));
    expect(new Set(ways({ kind: "passed_hands", direction: -1 }))).toEqual(new Set(["seat 0 > seat 2", "seat 2 > seat 1"]));
    expect(new Set(ways({ kind: "swapped_hands", seat: 2, other: 1 }))).toEqual(new Set(["seat 2 > seat 1", "seat 1 > seat 2"]));
  });

  it("arrive in your own hand from the stock, or from the player who had them", () => {
    expect(arrival(told({ kind: "drew", seat: 0, count: 1, cards: "r1" }), 0, 3).from).toBe("stock");
    expect(arrival(told({ kind: "dealt", dealer: 2, count: 2, hands: ["r1 r2", null, null] }), 0, 3)).toEqual({ from: "stock", apart: 120 });
    expect(arrival(told({ kind: "traded_hands" }), 0, 3).from).toBe("seat 2");
    expect(arrival(told({ kind: "swapped_hands", seat: 1, other: 0 }), 0, 3).from).toBe("seat 1");
  });

  it("are laid by who played them", () => {
    expect(layer(told({ kind: "played", seat: 1, card: "r5" }, { kind: "missed_turn", seat: 2 }))).toBe(1);
    expect(layer(told({ kind: "drew", seat: 1, count: 1 }))).toBeNull();
  });
});
