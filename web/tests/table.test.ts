import { describe, expect, it } from "vitest";
import { byStandIn } from "../src/lib/events";
import { LONGEST_CHAT, emptyTable, fold, isPast, sameMoment } from "../src/lib/table";
import type { Frame, GameEvent, RoomShown, UnoShown } from "../src/lib/wire";

const place = { playing: true, you: 0, seats: [{ name: "Ada" }, { name: "Ben" }] } as unknown as RoomShown;
const match = { game: "uno", hand: "r1 r2", turn: 0, legal: ["draw"] } as unknown as UnoShown;
const frame = (seq: number, more: Partial<Frame> = {}): Frame => ({ kind: "frame", seq, what: "acted", ...more });

describe("the same moment", () => {
  it("is not over when somebody calls or is caught", () => {
    const due = { ...match, legal: ["catch 1", "draw"], uno_due: [1], counts: [2, 1], stock: 60, hands: [] };
    const caught = { ...match, legal: ["draw"], uno_due: [], counts: [2, 3], stock: 58, hands: [null] };
    expect(sameMoment(due as UnoShown, caught as UnoShown)).toBe(true);
  });

  it.each([{ hand: "r1" }, { turn: 1 }, { legal: ["draw", "play r1"] }, { top: "r7" }, { phase: "drawn" }])(
    "is over with %o",
    (change) => {
      expect(sameMoment(match, { ...match, ...change } as UnoShown)).toBe(false);
      expect(sameMoment(match, null)).toBe(false);
    },
  );
});

describe("the state of a room", () => {
  it("keeps what a frame does not tell", () => {
    const first = fold(emptyTable(), frame(4, { room: place, match }), 0);
    const second = fold(first, frame(5, { events: [{ kind: "played", seat: 0, card: "r1" }] }), 0);
    expect(second.seq).toBe(5);
    expect(second.place).toBe(place);
    expect(second.match).toBe(first.match);
    expect(second.story).toEqual([{ seq: 5, event: { kind: "played", seat: 0, card: "r1" } }]);
  });

  it("keeps the score sheet until another one comes", () => {
    const line = { winner: 0, points: [20, 0], scores: [20, 0] };
    const over = fold(emptyTable(), frame(4, { room: place, match: { ...match, sheet: [line] } }), 0);
    const later = fold(over, frame(5, { match: { ...match, hand: "r1" } }), 0);
    expect(later.match).toEqual({ ...match, hand: "r1", sheet: [line] });
    expect(fold(later, frame(6, { match: { ...match, sheet: [] } }), 0).match?.sheet).toEqual([]);
  });

  it("knows whom all wait for until the match is shown again", () => {
    const stalled = [{ seat: 1, asked: 0, needed: 1, you: false }];
    const waiting = fold(fold(emptyTable(), frame(4, { room: place, match }), 0), { kind: "stalling", seats: stalled }, 0);
    expect(waiting.stalled).toEqual(stalled);
    expect(fold(waiting, frame(5, { what: "entered", room: place }), 0).stalled).toEqual(stalled);
    expect(fold(waiting, frame(5, { match }), 0).stalled).toEqual([]);
    expect(fold(waiting, { kind: "stalling", seats: [] }, 0).stalled).toEqual([]);
  });

  it("has no match when the room does not play", () => {
    const playing = fold(emptyTable(), frame(4, { room: place, match }), 0);
    const after = fold(playing, frame(5, { what: "went_on", room: { ...place, playing: false } }), 0);
    expect(after.match).toBeNull();
  });

  it("begins the story anew with each deal", () => {
    const told = fold(emptyTable(), frame(4, { events: [{ kind: "played", seat: 0, card: "r1" }] }), 0);
    const dealt = fold(told, frame(5, { events: [{ kind: "dealt", dealer: 1, count: 1, hands: ["r1", null] }, { kind: "turned_up", card: "r7" }] }), 0);
    expect(dealt.story.map(({ event }) => event)).toEqual([{ kind: "dealt", dealer: 1, count: 1, hands: ["r1", null] }, { kind: "turned_up", card: "r7" }]);
  });

  it("learns the round so far from a welcome, and takes nothing of it for news", () => {
    const told = fold(emptyTable(), frame(4, { events: [{ kind: "played", seat: 0, card: "r1" }] }), 0);
    const back = fold(told, frame(9, { what: "welcome", events: [{ kind: "dealt", dealer: 1, count: 1, hands: ["r1", null] }, { kind: "played", seat: 0, card: "r1" }, { kind: "drew", seat: 1, count: 1 }] }), 0);
    expect(back.story.map(({ event }) => event)).toEqual([{ kind: "dealt", dealer: 1, count: 1, hands: ["r1", null] }, { kind: "played", seat: 0, card: "r1" }, { kind: "drew", seat: 1, count: 1 }]);
    expect(back.fresh).toEqual([]);
    expect(new Set(back.story.map(({ seq }) => seq)).size).toBe(3);
    expect(fold(back, frame(9, { what: "welcome", events: [{ kind: "drew", seat: 1, count: 1 }] }), 0).story).toBe(back.story);
  });

  it("knows what a bot did for the player, also from a welcome", () => {
    const events: GameEvent[] = [{ kind: "played", seat: 0, card: "r1", stand_in: true }, { kind: "drew", seat: 1, count: 1 }];
    for (const what of ["acted", "welcome"]) {
      const { story } = fold(emptyTable(), frame(5, { what, events }), 0);
      expect(story.map(({ event }) => byStandIn(event))).toEqual([true, false]);
    }
  });

  it("tells when a refusal is past", () => {
    const mine = fold(emptyTable(), frame(4, { room: place, match: { ...match, sheet: [] } }), 0);
    const theirs = fold(mine, frame(5, { match: { ...match, turn: 1, sheet: [] } }), 0);
    const next = fold(theirs, frame(6, { match: { ...match, turn: 2, sheet: [] } }), 0);
    expect(isPast(mine, theirs)).toBe(true);
    expect(isPast(theirs, next)).toBe(false); // it was not the player's turn, and is not yet
    expect(isPast(next, mine)).toBe(true);
    const lobby = fold(emptyTable(), frame(4, { room: { ...place, playing: false } }), 0);
    expect(isPast(lobby, fold(lobby, frame(5, { room: { ...place, playing: false } }), 0))).toBe(true);
    expect(isPast(lobby, lobby)).toBe(false);
  });

  it("counts clocks from when the frame came", () => {
    const told = fold(emptyTable(), frame(4, { clocks: { turn: 15_000 } }), 1_000);
    expect(told.deadlines).toEqual({ turn: 16_000 });
    expect(fold(told, frame(5), 2_000).deadlines).toEqual({});
  });

  it("remembers a bounded chat and who is here", () => {
    let table = emptyTable();
    for (let n = 0; n < LONGEST_CHAT + 20; n += 1) {
      table = fold(table, { kind: "said", name: "Ben", text: String(n) }, 0);
    }
    expect(table.chat).toHaveLength(LONGEST_CHAT);
    expect(fold(table, { kind: "here", names: ["Ada"] }, 0).here).toEqual(["Ada"]);
  });
});
