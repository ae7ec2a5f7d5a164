// A turn at the table of UNO Rummy: the draft, what is picked, and what the server says of it.

import { tileName } from "../../draw/names";
import { listed, say } from "../../language.svelte";
import type { Room } from "../../room.svelte";
import type { RummyShown } from "../../wire";
import { type Place, arranged, boardOf, choose, likely, movable, move } from "./board";
import { played, rivals, split, standFor } from "./board";
import { Draft } from "./draft";
import { keep, keptFor } from "./kept";
import { newlyLaid } from "./laid";
import { type Board, type Meld, faceAt, meldOf, shown } from "./pieces";
import { type Why, why } from "../../rules/reasons";
import { optionsOf } from "../options.svelte";
import { label, wrongMelds } from "./refusal";

const PATIENCE = 150; // milliseconds between a change and the question whether it may be laid

export interface Proposal {
  best: string | null;
  leastChange: string | null;
}

/** What the server said of a draft. */
interface Verdict {
  draft: Draft;
  refused: Why | null; // null: it fits
  wrong: ReadonlyMap<string, Why>; // melds that cannot stay as they are, by what they show
}

export class Turn {
  draft: Draft = $state.raw(new Draft(boardOf(NOTHING)));
  picked: readonly number[] = $state.raw([]);
  verdict: Verdict | null = $state.raw(null); // of this draft, or of the one before until it is known
  told: Why | null = $state.raw(null); // why something else cannot be done
  asked: number | null = $state.raw(null); // the joker just put into a meld where it could stand for several tiles
  proposal: Proposal | null = $state.raw(null);
  thinking = $state(false);
  spoken = $state(""); // for people who listen
  lifted: readonly number[] = $state.raw([]); // being dragged
  cursor = $state(""); // where the keyboard is: `p` and a piece, `m` and a meld, or `new`
  private seen = "";

  constructor(private readonly of: () => Room) {
    $effect.pre(() => this.look());
    $effect(() => this.ask());
  }

  // What the server shows

  readonly match: RummyShown = $derived.by(() => {
    const match = this.of().table.match;
    return match?.game === "rummy" ? match : NOTHING;
  });
  readonly you: number | null = $derived.by(() => this.of().you);
  readonly active: boolean = $derived(this.you !== null && this.match.turn === this.you && this.match.legal.length > 0);
  readonly board: Board = $derived(this.draft.board);
  readonly played: number[] = $derived(played(this.board));
  readonly fresh: Set<number> = $derived.by(() => {
    const story = this.of().table.story.map(({ event }) => event);
    return newlyLaid(this.draft.start, story, this.you, this.match.counts.length);
  });
  readonly endings: string[] = $derived.by(() => {
    return this.match.legal.filter((legal) => /^end\b/.test(legal) && !legal.endsWith(" uno"));
  });
  readonly fits: boolean = $derived.by(() => this.verdict?.draft === this.draft && this.verdict.refused === null);
  /** The melds that the server does not accept as they are. */
  readonly wrong: readonly Meld[] = $derived.by(() =>
    this.draft.changed ? this.board.melds.filter((meld) => this.verdict?.wrong.has(this.text(meld))) : [],
  );
  /** Tiles of which one has to be chosen (R18), or has been. */
  readonly rivals: number[] = $derived.by(() => {
    const asking = this.wrong.find((meld) => this.whyWrong(meld)?.reason === "choose_action");
    const chosen = [...this.board.chosen].map((id) => meldOf(this.board, id))[0];
    const meld = asking ?? chosen;
    return meld ? rivals(this.board, meld.id, optionsOf(this.match.game)?.action_tiles ?? []) : [];
  });
  /** The swaps (R10) that the picked tile can make, in notation. */
  readonly swaps: string[] = $derived.by(() => {
    const [only] = this.picked;
    const alone = only !== undefined && this.picked.length === 1 && this.board.rack.includes(only);
    if (!this.active || !alone || this.draft.changed) return [];
    return this.match.swaps.filter((swap) => swap.split(" ")[1] === faceAt(this.board, only));
  });
  /** The joker whose name is to be chosen: just put there, or picked on the table, alone. */
  readonly joker: number | null = $derived.by(() => {
    if (this.asked !== null) return this.asked;
    const [only] = this.picked;
    const lies = only !== undefined && this.picked.length === 1 && meldOf(this.board, only) !== undefined;
    return lies && faceAt(this.board, only) === "j" ? only : null;
  });

  /** The tile just drawn, on the rack. */
  readonly drawn: number | null = $derived.by(() => {
    const alike = this.draft.start.rack.filter((id) => faceAt(this.draft.start, id) === this.match.drawn);
    return alike.length > 0 ? Math.max(...alike) : null;
  });
  /** Where the keyboard comes in. */
  readonly current: string = $derived.by(() => {
    const [kind, id] = [this.cursor.charAt(0), Number(this.cursor.slice(1))];
    if (kind === "p" && this.board.pieces.has(id)) return this.cursor;
    if (kind === "m" && this.picked.length > 0 && this.board.melds.some((meld) => meld.id === id)) return this.cursor;
    if (this.cursor === "new" && this.active) return this.cursor;
    return `p${this.board.rack[0] ?? this.board.melds[0]?.pieces[0] ?? this.board.singles[0] ?? ""}`;
  });

  private readonly text = ({ pieces }: Meld): string => pieces.map((id) => shown(this.board, id)).join(" ");
  whyWrong = (meld: Meld): Why | null => (this.draft.changed && this.verdict?.wrong.get(this.text(meld))) || null;
  names = (ids: readonly number[]): string => listed(ids.map((id) => tileName(shown(this.board, id))));
  reason = why;
  label = label;

  // What the player does

  /** A tap on a tile: beside those that are picked it is picked too, elsewhere it is their place. */
  pick(id: number): void {
    if (!this.active) return;
    const { rack, singles } = this.board;
    const home = (piece: number): unknown => meldOf(this.board, piece)?.id ?? (rack.includes(piece) ? "rack" : "single");
    const beside = this.picked.every((other) => home(other) === home(id));
    if (this.picked.includes(id)) this.picked = this.picked.filter((other) => other !== id);
    else if (!beside && !rack.includes(id)) return this.put(this.placeOf(id));
    else this.picked = beside && !singles.includes(id) ? [...this.picked, id] : [id];
    this.told = null;
    this.asked = null;
    if (this.picked.length > 0) this.spoken = say("rummy-selected", { tiles: this.names(this.picked) });
  }

  /** The place that a tile on the table stands for. */
  placeOf(id: number): Place {
    const home = meldOf(this.board, id);
    if (home) return { kind: "meld", meld: home.id, at: home.pieces.indexOf(id) };
    return this.board.singles.includes(id) ? { kind: "single", piece: id } : { kind: "rack" };
  }

  pickWhole(): void {
    const home = this.picked[0] === undefined ? undefined : meldOf(this.board, this.picked[0]);
    if (home) this.picked = home.pieces;
  }

  letGo(): void {
    this.picked = [];
    this.asked = null;
  }

  can(place: Place, ids = this.picked): boolean {
    return this.active && move(this.board, ids, place) !== this.board;
  }

  put(place: Place, ids: readonly number[] = this.picked): void {
    if (!this.active) return;
    const moving = movable(this.board, ids, place);
    const names = this.names(moving);
    this.change(move(this.board, ids, place));
    this.picked = [];
    if (moving.length === 0) return;
    this.cursor = `p${moving[0]}`;
    this.asked = moving.find((id) => this.isOpen(id)) ?? null;
    const number = this.board.melds.findIndex(({ pieces }) => pieces.includes(moving[0] ?? -1)) + 1;
    if (place.kind === "meld") this.spoken = say("rummy-moved", { tiles: names, meld: number });
    else this.spoken = place.kind === "rack" || place.kind === "singles" ? say("rummy-moved-back", { tiles: names }) : say("rummy-moved-new", { tiles: names });
  }

  splitAt(id: number): void {
    const home = meldOf(this.board, id);
    if (home) this.change(split(this.board, home.id, home.pieces.indexOf(id)));
    this.picked = [];
  }

  /** Whether a piece is a joker that lies where it could stand for several tiles, or for none that is known. */
  private isOpen(id: number): boolean {
    const home = meldOf(this.board, id);
    return home !== undefined && home.pieces.length > 1 && faceAt(this.board, id) === "j" && this.likely(id).length !== 1;
  }

  likely = (joker: number): string[] => likely(this.board, joker);

  name(joker: number, face: string): void {
    this.change(standFor(this.board, joker, face));
    this.letGo();
    this.spoken = say("rummy-standing", { tile: tileName(face) });
  }

  choose(id: number): void {
    this.change(choose(this.board, id));
    this.spoken = say("rummy-acting", { tile: tileName(shown(this.board, id)) });
  }

  undo = (): void => this.becomes(this.draft.undo());
  redo = (): void => this.becomes(this.draft.redo());
  reset = (): void => this.becomes(this.draft.reset());

  async hint(): Promise<void> {
    this.thinking = true;
    const answer = await this.of().say({ kind: "hint" });
    this.thinking = false;
    if (answer.kind !== "hinted" || !this.active) return;
    const { best, least_change: leastChange } = answer;
    this.proposal = { best, leastChange: leastChange === best ? null : leastChange };
    const proposed = best ?? leastChange;
    if (proposed) this.show(proposed);
    else this.spoken = say("rummy-no-hint");
  }

  /** Make a proposal the draft; it can still be changed. */
  show(proposal: string): void {
    this.change(arranged(this.draft.start, proposal), proposal);
    this.letGo();
    this.cursor = `p${this.played[0]}`;
    this.spoken = say("rummy-hinted");
  }

  isShown = (proposal: string | null): boolean => proposal !== null && this.draft.said === proposal;

  lay = (): Promise<void> => this.act(this.draft.action());

  async act(wanted: string): Promise<void> {
    const room = this.of();
    const answer = await room.act(wanted);
    if (answer.kind !== "refused" || answer.reason === "stale" || !this.active) return;
    this.tell(answer);
    room.refusal = null; // it is told here
  }

  /** Say why something that is not on offer cannot be done. */
  async explain(wanted: string): Promise<void> {
    const answer = await this.of().try(wanted);
    if (answer.kind === "refused") this.tell(answer);
  }

  // What follows from it

  private tell(refused: Why): void {
    this.told = refused;
    this.spoken = this.reason(refused);
  }

  private change(board: Board, as: string | null = null): void {
    this.becomes(this.draft.then(board, as));
  }

  private becomes(draft: Draft): void {
    if (draft === this.draft) return;
    this.draft = draft;
    this.picked = this.picked.filter((id) => draft.board.pieces.has(id));
    this.told = null;
    this.asked = null;
    keep(this.of().name, draft.changed ? { seen: this.seen, action: draft.action() } : null);
  }

  /** When the server shows another table, rack or turn, the draft is gone; after a reload it is there again. */
  private look(): void {
    const { table, singles, hand, turn, phase, may_play } = this.match;
    const now = JSON.stringify([table, singles, hand, turn, phase, may_play, this.you]);
    if (now === this.seen) return;
    this.seen = now;
    const draft = new Draft(boardOf(this.match, this.draft.board));
    const kept = keptFor(this.of().name, now);
    this.draft = kept === null ? draft : draft.then(arranged(draft.start, kept, true), kept);
    this.picked = this.drawn === null || this.draft.changed ? [] : [this.drawn];
    this.told = null;
    this.asked = null;
    this.verdict = null;
    this.proposal = null;
  }

  /** Ask whether the draft may be laid, a moment after it changed. */
  private ask(): () => void {
    const { draft, active } = this;
    const waiting = setTimeout(() => void this.judge(draft), PATIENCE);
    if (!active || !draft.changed || draft.board.melds.length === 0) clearTimeout(waiting);
    return () => clearTimeout(waiting);
  }

  private async judge(draft: Draft): Promise<void> {
    const answer = await this.of().try(draft.action());
    if (draft !== this.draft) return;
    if (answer.kind !== "refused") {
      this.verdict = { draft, refused: null, wrong: new Map() };
      this.spoken = say("rummy-fits");
      return;
    }
    const wrong = [...wrongMelds(answer)];
    const text = (index: number): string => this.board.melds.slice(index, index + 1).map(this.text).join();
    this.verdict = { draft, refused: answer, wrong: new Map(wrong.map(([index, told]) => [text(index), told])) };
    const reasons = wrong.map(([index, told]) => say("rummy-wrong-meld", { number: index + 1, why: this.label(told) }));
    this.spoken = reasons.length > 0 ? reasons.join(". ") : this.reason(answer);
  }
}

const NOTHING: RummyShown = {
  game: "rummy",
  phase: "turn",
  turn: null,
  direction: 1,
  hand: "",
  hands: [],
  counts: [],
  stock: 0,
  scores: [],
  sheet: [],
  uno_due: [],
  winners: [],
  legal: [],
  drawn: null,
  table: [],
  singles: "",
  may_play: 0,
  may_call: false,
  called: false,
  swaps: [],
  swapped: [],
};
