import { describe, expect, it } from "vitest";
import { arrival, flights, layer } from "../src/lib/table/flights";

const told = (...texts: string[]): { seq: number; text: string }[] => texts.map((text) => ({ seq: 1, text }));
const ways = (text: string, you: number | null = 0): string[] =>
  flights(told(text), you, 3).map(({ from, to }) => `${from} > ${to}`);

describe("cards on their way", () => {
  it("are dealt to the others one after the other", () => {
    const dealt = flights(told("2 dealt r1 r2 / ? ? / ? ?"), 0, 3);
    expect(dealt.map(({ to, delay }) => [to, delay])).toEqual([
      ["seat 1", 40],
      ["seat 1", 160],
      ["seat 2", 80],
      ["seat 2", 200],
    ]);
  });

  it("never make a large table wait for long", () => {
    const hands = Array.from({ length: 10 }, () => "? ? ? ? ? ? ?").join(" / ");
    expect(Math.max(...flights(told(`0 dealt ${hands}`), null, 10).map(({ delay }) => delay))).toBeLessThan(1_200);
  });

  it("come from the stock when somebody else draws", () => {
    expect(ways("1 drew ? ?")).toEqual(["stock > seat 1", "stock > seat 1"]);
    expect(ways("0 drew r1")).toEqual([]);
    expect(ways("1 drew r5 for the deal")).toEqual([]);
  });

  it("change owners with the hands", () => {
    expect(new Set(ways("all hands traded to the left"))).toEqual(new Set(["seat 0 > seat 1", "seat 1 > seat 2"]));
    expect(new Set(ways("all hands passed on, direction -1"))).toEqual(new Set(["seat 0 > seat 2", "seat 2 > seat 1"]));
    expect(new Set(ways("2 swapped hands with 1"))).toEqual(new Set(["seat 2 > seat 1", "seat 1 > seat 2"]));
  });

  it("arrive in your own hand from the stock, or from the player who had them", () => {
    expect(arrival(told("0 drew r1"), 0, 3).from).toBe("stock");
    expect(arrival(told("2 dealt r1 r2 / ? ? / ? ?"), 0, 3)).toEqual({ from: "stock", apart: 120 });
    expect(arrival(told("all hands traded to the left"), 0, 3).from).toBe("seat 2");
    expect(arrival(told("1 swapped hands with 0"), 0, 3).from).toBe("seat 1");
  });

  it("are laid by who played them", () => {
    expect(layer(told("1 played r5", "2 missed a turn"))).toBe(1);
    expect(layer(told("1 drew ?"))).toBeNull();
  });
});
