import { describe, expect, it } from "vitest";
import GAMES from "../../docs/games.json";
import { action, arranged, boardOf, choose, likely, move, played, rivals, sorted, split, standFor } from "../src/lib/games/rummy/board";
import { Draft } from "../src/lib/games/rummy/draft";
import { suggestions } from "../src/lib/games/rummy/joker";
import { keep, keptFor } from "../src/lib/games/rummy/kept";
import { newlyLaid } from "../src/lib/games/rummy/laid";
import { type Board, faceAt, shown } from "../src/lib/games/rummy/pieces";
import { wrongMelds } from "../src/lib/games/rummy/refusal";
import { fittingSize } from "../src/lib/games/rummy/size";
import { tiles } from "../src/lib/notation";
import type { GameEvent, RummyShown, WrongMeld } from "../src/lib/wire";

const ACTIONS = GAMES.find(({ game }) => game === "rummy")?.action_tiles ?? [];

const match = (table: string[], singles: string, hand: string): RummyShown => ({
  game: "rummy",
  phase: "turn",
  turn: 0,
  direction: 1,
  hand,
  hands: [hand, null],
  counts: [hand.split(" ").length, 14],
  stock: 50,
  scores: [0, 0],
  sheet: [],
  uno_due: [],
  winners: [],
  legal: ["lay"],
  drawn: null,
  table,
  singles,
  may_play: 4,
  may_call: false,
  called: false,
  swaps: [],
  swapped: [],
});
const board = (table: string[], singles: string, hand: string): Board => boardOf(match(table, singles, hand));
const join = (b: Board, from: number, to: number): Board =>
  move(b, b.melds.find(({ id }) => id === from)?.pieces ?? [], { kind: "meld", meld: to });
const melds = (b: Board): string[] => b.melds.map(({ pieces }) => pieces.map((id) => shown(b, id)).join(" "));
const meld = (b: Board, index: number): number => b.melds[index]!.id;
/** The pieces of the rack, or a meld, with these faces. */
const mine = (b: Board, ...faces: string[]): number[] => faces.map((face) => b.rack.find((id) => faceAt(b, id) === face)!);
const lying = (b: Board, face: string): number => b.melds.flatMap(({ pieces }) => pieces).find((id) => faceAt(b, id) === face)!;

describe("a board", () => {
  it("says the table as the server shows it", () => {
    const table = ["r4 j=r5 r6 j=r7", "r4 y4 j=b4", "j=r1 r2 r3"];
    const b = board(table, "b12", "g1");
    expect(melds(b)).toEqual(table);
    expect(action(b)).toBe("lay r4 j=r5 r6 j=r7 / r4 y4 j=b4 / j=r1 r2 r3");
  });

  it("keeps the ids of pieces and melds from one view to the next", () => {
    const first = board(["r4 r5 r6", "b1 g1 y1"], "b12", "r7 g4 g4");
    const draft = move(first, mine(first, "r7"), { kind: "meld", meld: meld(first, 0) });
    const next = boardOf(match(["r4 r5 r6 r7", "b1 g1 y1"], "b12", "g4 g4 y9"), draft);
    expect(next.melds.map(({ id }) => id)).toEqual(first.melds.map(({ id }) => id));
    expect(next.melds[0]!.pieces).toEqual(draft.melds[0]!.pieces);
    expect(next.rack.slice(0, 2)).toEqual(mine(first, "g4", "g4").map((id, i) => (i ? first.rack[2] : id)));
    expect(first.pieces.has(next.rack[2]!)).toBe(false);
  });

  it("gives what others laid new ids, also where your own rack has the same", () => {
    const first = board(["r4 r5 r6"], "", "r7 g4");
    const next = boardOf(match(["r4 r5 r6 r7"], "", "r7 g4"), first);
    expect(next.rack).toEqual(first.rack);
    expect(first.pieces.has(lying(next, "r7"))).toBe(false);
  });

  it("leaves melds where they lay, in whatever order they were said", () => {
    const first = board(["r4 r5 r6", "b1 g1 y1", "g7 g8 g9"], "", "r1");
    const next = boardOf(match(["g7 g8 g9 g10", "y3 y4 y5", "r4 r5 r6", "b1 g1 y1"], "", "r1"), first);
    expect(melds(next)).toEqual(["r4 r5 r6", "b1 g1 y1", "g7 g8 g9 g10", "y3 y4 y5"]);
  });

  it("knows what was swapped in, among which R18 may ask to choose", () => {
    const b = boardOf({ ...match(["r5 r6", "r4 r5 r6 r7"], "", "r2 j"), swapped: ["r5 2"] });
    expect([...b.swapped]).toEqual([b.melds[1]!.pieces[1]]);
    const drafted = move(b, mine(b, "r2", "j"), { kind: "meld", meld: meld(b, 1) });
    expect(rivals(drafted, meld(drafted, 1), ACTIONS).map((id) => shown(drafted, id))).toEqual(["r2", "j=r3", "r5"]);
  });

  it("follows a joker that was swapped to the rack", () => {
    const first = board(["r4 j=r5 r6"], "", "r5 g4");
    const next = boardOf(match(["r4 r5 r6"], "", "g4 j"), first);
    expect(next.rack[1]).toBe(first.melds[0]!.pieces[1]);
    expect(next.melds[0]!.pieces[1]).toBe(mine(first, "r5")[0]);
    expect(next.stands.size).toBe(0);
  });
});

describe("moving", () => {
  const start = board(["r4 r5 r6", "b1 g1 y1"], "b12 r9", "r3 r7 r9 j b10 b11 b12");

  it("puts a tile of the rack into a meld, in order", () => {
    const b = move(start, mine(start, "r3"), { kind: "meld", meld: meld(start, 0) });
    expect(melds(b)).toEqual(["r3 r4 r5 r6", "b1 g1 y1"]);
    expect(played(b).map((id) => faceAt(b, id))).toEqual(["r3"]);
    expect(action(b)).toBe("lay r3 r4 r5 r6 / b1 g1 y1");
  });

  it("opens a new meld with several tiles at once", () => {
    const b = move(start, mine(start, "b11", "b10"), { kind: "new" });
    expect(melds(b).at(-1)).toBe("b10 b11");
    expect(move(b, [...b.melds[2]!.pieces], { kind: "new" })).toBe(b);
  });

  it("puts tiles together with a start tile", () => {
    const b = move(start, mine(start, "b10", "b11"), { kind: "single", piece: start.singles[0]! });
    expect(melds(b).at(-1)).toBe("b10 b11 b12");
    expect(action(b)).toContain("/ b10 b11 b12");
    const back = move(b, [start.singles[0]!], { kind: "singles" });
    expect(back.singles).toContain(start.singles[0]!);
    expect(melds(back).at(-1)).toBe("b10 b11");
  });

  it("marks a tile of the rack that lies among the start tiles too", () => {
    const b = move(start, mine(start, "b12", "b10", "b11"), { kind: "new" });
    expect(action(b)).toBe("lay r4 r5 r6 / b1 g1 y1 / b10 b11 b12^");
  });

  it("gives back to the rack only what came from it", () => {
    const laid = move(start, mine(start, "r3"), { kind: "meld", meld: meld(start, 0) });
    const back = move(laid, laid.melds[0]!.pieces, { kind: "rack" });
    expect(melds(back)).toEqual(melds(start));
    expect(back.rack).toHaveLength(7);
    expect(move(start, [lying(start, "r4")], { kind: "rack" })).toBe(start);
    expect(move(start, [lying(start, "r4")], { kind: "singles" })).toBe(start);
  });

  it("splits and joins", () => {
    const parted = split(start, meld(start, 0), 1);
    expect(melds(parted)).toEqual(["r4", "r5 r6", "b1 g1 y1"]);
    expect(split(start, meld(start, 0), 0)).toBe(start);
    expect(split(start, meld(start, 0), 3)).toBe(start);
    expect(melds(join(parted, meld(parted, 0), meld(parted, 1)))).toEqual(["r4 r5 r6", "b1 g1 y1"]);
    expect(melds(join(parted, meld(parted, 1), meld(parted, 0)))[0]).toBe("r4 r5 r6");
  });

  it("leaves a meld as it lies, and finds it again so", () => {
    const taken = move(start, [lying(start, "g1")], { kind: "new" });
    expect(melds(taken)[1]).toBe("y1 b1");
    expect(melds(join(taken, meld(taken, 2), meld(taken, 1)))[1]).toBe("b1 g1 y1");
  });

  it("drops a meld from which everything was taken", () => {
    const b = join(start, meld(start, 1), meld(start, 0));
    expect(b.melds).toHaveLength(1);
  });
});

describe("jokers", () => {
  const start = board(["r4 r5 r6", "r4 y4 g4"], "", "j j r7 b4 g9");
  const joker = mine(start, "j")[0]!;

  it.each([
    ["r4 r6", undefined, "r5"],
    ["r4 r5", undefined, "r6"],
    ["r4 r5", 0, "r3"],
    ["r11 r12", undefined, "r10"],
    ["r4 g4", undefined, "y4"],
    ["r4 y4 g4", undefined, "b4"],
  ])("stand for what %s needs", (others, at, guess) => {
    expect(suggestions(tiles(others), at)[0]).toBe(guess);
  });

  it("have no guess where nothing fits", () => {
    expect(suggestions([])).toEqual([]);
    expect(suggestions(tiles("r4 g9"))).toEqual([]);
  });

  it("are guessed, may be named by hand, and move on when their place is taken", () => {
    const b = move(start, [joker], { kind: "meld", meld: meld(start, 0) });
    expect(melds(b)[0]).toBe("r4 r5 r6 j=r7");
    expect(likely(b, joker)).toEqual(["r7", "r3"]);
    const named = standFor(b, joker, "r3");
    expect(melds(named)[0]).toBe("j=r3 r4 r5 r6");
    const seven = move(b, mine(b, "r7"), { kind: "meld", meld: meld(b, 0) });
    expect(melds(seven)[0]).toBe("r4 r5 r6 r7 j=r8");
    expect(melds(move(named, mine(named, "r7"), { kind: "meld", meld: meld(b, 0) }))[0]).toBe("j=r3 r4 r5 r6 r7");
  });

  it("lose their name on the way to another meld, and on the rack", () => {
    const b = standFor(move(start, [joker], { kind: "meld", meld: meld(start, 0) }), joker, "r3");
    expect(melds(move(b, [joker], { kind: "meld", meld: meld(b, 1) }))[1]).toBe("r4 y4 g4 j=b4");
    expect(shown(move(b, [joker], { kind: "rack" }), joker)).toBe("j");
  });

  it("alone stand for nothing yet", () => {
    const b = move(start, [joker], { kind: "new" });
    expect(action(b)).toBe("lay r4 r5 r6 / r4 y4 g4 / j");
    expect(melds(move(b, mine(b, "g9"), { kind: "meld", meld: meld(b, 2) }))[2]).toBe("g9 j=g10");
  });
});

describe("the choice of the action that works", () => {
  const start = board([], "", "r5 g5 b5 r2");
  const b = move(start, mine(start, "r5", "g5", "b5"), { kind: "new" });

  it("is one tile of a meld", () => {
    expect(rivals(b, meld(b, 0), ACTIONS)).toHaveLength(3);
    const first = choose(b, lying(b, "r5"));
    expect(action(first)).toBe("lay r5! g5 b5");
    expect(action(choose(first, lying(b, "b5")), true)).toBe("lay r5 g5 b5! uno");
  });

  it("is forgotten when the tile moves", () => {
    const chosen = choose(b, lying(b, "r5"));
    expect(action(move(chosen, [lying(b, "r5")], { kind: "new" }))).toBe("lay g5 b5 / r5");
  });
});

describe("a hint", () => {
  it("becomes a draft, with the melds where they were", () => {
    const start = board(["b1 b2 b3", "r4 r5 r6"], "g4 y9", "g4 b4 y4 r7 j");
    const b = arranged(start, "lay y4 g4^ b4! / r4 r5 r6 r7 / b1 b2 b3 j=b4");
    expect(melds(b)).toEqual(["b1 b2 b3 j=b4", "r4 r5 r6 r7", "y4 g4 b4"]);
    expect(b.singles).toHaveLength(2);
    expect(b.rack).toHaveLength(0);
    expect(action(b)).toBe("lay b1 b2 b3 j=b4 / r4 r5 r6 r7 / y4 g4^ b4!");
  });

  it("takes from the singles first, and leaves melds alone that are not touched", () => {
    const start = board(["r5 r6 r7"], "g5", "r5 b5 g5");
    const b = arranged(start, "lay r5 g5 b5 / r5 r6 r7");
    expect(b.melds[0]!.pieces).toEqual(start.melds[0]!.pieces);
    expect(b.singles).toEqual([]);
    expect(b.rack.map((id) => faceAt(b, id))).toEqual(["g5"]);
    expect(action(b)).toBe("lay r5 r6 r7 / r5^ g5 b5");
  });
});

describe("a draft", () => {
  const start = board(["r4 r5 r6"], "", "r3 r7");
  const three = move(start, mine(start, "r3"), { kind: "meld", meld: meld(start, 0) });

  it("can be undone, redone and reset", () => {
    const draft = new Draft(start).then(three);
    expect(draft.changed).toBe(true);
    expect(draft.undo().changed).toBe(false);
    expect(draft.undo().redo().board).toBe(three);
    expect(draft.undo().canUndo).toBe(false);
    expect(draft.reset().changed).toBe(false);
    expect(draft.reset().undo().board).toBe(three);
    expect(draft.then(three)).toBe(draft);
  });

  it("is unchanged when all is back by hand", () => {
    const back = move(three, mine(start, "r3"), { kind: "rack" });
    expect(new Draft(start).then(three).then(back).changed).toBe(false);
  });
});

describe("the rack", () => {
  it("is sorted by colour or by number, jokers last", () => {
    const b = board([], "", "j b1 r12 g1 r2");
    const faces = (by: "colour" | "number"): string => sorted(b, by).map((id) => faceAt(b, id)).join(" ");
    expect(faces("colour")).toBe("r2 r12 g1 b1 j");
    expect(faces("number")).toBe("g1 b1 r2 r12 j");
  });
});

describe("the size of tiles", () => {
  it("is as large as lets the whole table be seen", () => {
    expect(fittingSize([4], 344, 340)).toBe(58);
    const sizes = [5, 10, 15, 25].map((melds) => fittingSize(Array(melds).fill(4), 344, 340));
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect(sizes.at(-1)).toBe(30);
  });

  it("leaves a run of twelve in two lines on a phone", () => {
    expect(fittingSize([12], 344, 120)).toBeGreaterThanOrEqual(30);
  });
});

describe("a draft that is kept", () => {
  it("is found only where the table is as it was", () => {
    keep("room", { seen: "a table", action: "lay r1 r2 r3" });
    expect(keptFor("room", "a table")).toBe("lay r1 r2 r3");
    expect(keptFor("room", "another table")).toBeNull();
    expect(keptFor("elsewhere", "a table")).toBeNull();
    keep("room", null);
    expect(keptFor("room", "a table")).toBeNull();
  });
});

describe("a refusal", () => {
  it("says which melds are wrong, and why", () => {
    const details = {};
    const wrong: WrongMeld[] = [
      { meld: 2, reason: "too_short", rule: "R4", message: "", details },
      { meld: 5, reason: "two_jokers_in_set", rule: "R12", message: "", details },
    ];
    const found = [...wrongMelds({ wrong })].map(([index, { reason, rule }]) => [index, reason, rule]);
    expect(found).toEqual([[1, "too_short", "R4"], [4, "two_jokers_in_set", "R12"]]);
    expect(wrongMelds({}).size).toBe(0);
  });
});

describe("what was laid last", () => {
  const story: GameEvent[] = [
    { kind: "dealt_tiles", opener: 0, count: 1, hands: ["r1", null] },
    { kind: "turned_up_tiles", tiles: "b12" },
    { kind: "laid_tiles", seat: 0, tiles: "r4 r5 r6", table: ["r4 r5 r6"] },
    { kind: "laid_tiles", seat: 1, tiles: "r7", table: ["r4 r5 r6 r7"] },
    { kind: "laid_tiles", seat: 2, tiles: "b1 g1 y1", table: ["r4 r5 r6 r7", "b1 g1 y1"] },
  ];
  const b = board(["r4 r5 r6 r7", "b1 g1 y1"], "b12", "r7");
  const faces = (you: number | null): string => [...newlyLaid(b, story, you, 3)].map((id) => faceAt(b, id)).sort().join(" ");

  it("is what the others laid since your own turn", () => {
    expect(faces(0)).toBe("b1 g1 r7 y1");
    expect(faces(1)).toBe("b1 g1 y1");
  });

  it("is the last play for who watches", () => {
    expect(faces(null)).toBe("b1 g1 y1");
  });

  it("is looked for in melds that have changed", () => {
    const twice = board(["r4 y4 g4", "g2 g3 g4"], "", "r1");
    const told: GameEvent[] = [{ kind: "laid_tiles", seat: 0, tiles: "r4 y4 g4", table: ["r4 y4 g4"] }, { kind: "laid_tiles", seat: 1, tiles: "g2 g3 g4", table: ["r4 y4 g4", "g2 g3 g4"] }];
    expect(newlyLaid(twice, told, 0, 2)).toEqual(new Set(twice.melds[1]!.pieces));
  });
});
