// A turn at the table of UNO Rummy: the draft, what is picked, and what the server says of it.

import { listed, tileName } from "../draw/names";
import { said } from "../language.svelte";
import type { Room } from "../room.svelte";
import type { RummyShown } from "../wire";
import { type Place, action, arranged, boardOf, choose, likely, movable, move } from "./board";
import { played, rivals, split, standFor } from "./board";
import { Draft } from "./draft";
import { newlyLaid } from "./laid";
import { type Board, faceAt, meldOf, originOf, shown } from "./pieces";
import { type Why, why } from "./refusal";
import { TEXTS } from "./rummy.texts";

const PATIENCE = 150; // milliseconds between a change and the question whether it may be laid

export interface Proposal {
  best: string | null;
  gentlest: string | null;
}

export class Turn {
  draft: Draft = $state.raw(new Draft(boardOf(NOTHING)));
  picked: readonly number[] = $state.raw([]);
  verdict: "unknown" | "fits" | Why = $state.raw("unknown");
  told: Why | null = $state.raw(null); // why something else cannot be done
  swaps: readonly number[] = $state.raw([]); // the melds in which the picked tile can take a joker's place
  proposal: Proposal | null = $state.raw(null);
  thinking = $state(false);
  uno = $state(false);
  spoken = $state(""); // for who listens
  lifted: readonly number[] = $state.raw([]); // being dragged
  cursor = $state(""); // where the keyboard is: `p` and a piece, `m` and a meld, or `new`
  private seen = "";

  constructor(private readonly of: () => Room) {
    $effect.pre(() => this.look());
    $effect(() => this.ask());
    $effect(() => this.findSwaps());
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
    const story = this.of().table.story.map(({ text }) => text);
    return newlyLaid(this.draft.start, story, this.you, this.match.counts.length);
  });
  readonly endings: string[] = $derived.by(() => {
    const all = this.match.legal.filter((legal) => /^end\b/.test(legal));
    const calls = all.some((legal) => legal.endsWith(" uno")) && this.uno;
    return all.filter((legal) => legal.endsWith(" uno") === calls);
  });
  /** The meld that the server does not accept, and why. */
  readonly wrong: { meld: number; why: Why } | null = $derived.by(() => {
    if (typeof this.verdict === "string" || this.verdict.meld === null) return null;
    const meld = this.board.melds[this.verdict.meld];
    return meld ? { meld: meld.id, why: this.verdict } : null;
  });
  /** Tiles of which one has to be chosen (R18), or has been. */
  readonly rivals: number[] = $derived.by(() => {
    if (this.wrong?.why.reason === "choose") return rivals(this.board, this.wrong.meld);
    const chosen = [...this.board.chosen].map((id) => meldOf(this.board, id)?.id)[0];
    return chosen === undefined ? [] : rivals(this.board, chosen);
  });
  /** The joker that is picked on the table, alone. */
  readonly joker: number | null = $derived.by(() => {
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

  names = (ids: readonly number[]): string => listed(ids.map((id) => tileName(shown(this.board, id))));
  reason = ({ reason, tile, message }: Why): string =>
    reason ? said(TEXTS).reasons[reason](tile ? tileName(tile) : "") : message;

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
    if (this.picked.length > 0) this.spoken = said(TEXTS).selected(this.names(this.picked));
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
    const words = said(TEXTS);
    const number = this.board.melds.findIndex(({ pieces }) => pieces.includes(moving[0] ?? -1)) + 1;
    if (place.kind === "meld") this.spoken = words.moved(names, number);
    else this.spoken = place.kind === "rack" || place.kind === "singles" ? words.movedBack(names) : words.movedNew(names);
  }

  splitAt(id: number): void {
    const home = meldOf(this.board, id);
    if (home) this.change(split(this.board, home.id, home.pieces.indexOf(id)));
    this.picked = [];
  }

  likely = (joker: number): string[] => likely(this.board, joker);

  name(joker: number, face: string): void {
    this.change(standFor(this.board, joker, face));
    this.picked = [];
    this.spoken = said(TEXTS).standing(tileName(face));
  }

  choose(id: number): void {
    this.change(choose(this.board, id));
    this.spoken = said(TEXTS).acting(tileName(shown(this.board, id)));
  }

  undo = (): void => this.becomes(this.draft.undo());
  redo = (): void => this.becomes(this.draft.redo());
  reset = (): void => this.becomes(this.draft.reset());

  async hint(): Promise<void> {
    this.thinking = true;
    const answer = await this.of().say({ kind: "hint" });
    this.thinking = false;
    if (answer.kind !== "hinted" || !this.active) return;
    const { best, gentlest } = answer;
    this.proposal = { best, gentlest: gentlest === best ? null : gentlest };
    if (!best && !gentlest) this.spoken = said(TEXTS).noHint;
    else if (!this.proposal.gentlest || !best) this.show(best ?? gentlest ?? "");
  }

  /** Make a proposal the draft; it can still be changed. */
  show(proposal: string): void {
    this.change(arranged(this.draft.start, proposal));
    this.picked = [];
    this.spoken = said(TEXTS).hinted;
  }

  isShown = (proposal: string | null): boolean =>
    proposal !== null && this.draft.changed && action(arranged(this.draft.start, proposal)) === this.draft.action();

  lay = (): Promise<void> => this.act(this.draft.action(this.uno && this.board.rack.length === 1));

  async act(wanted: string): Promise<void> {
    const room = this.of();
    const answer = await room.act(wanted);
    if (answer.kind !== "refused" || answer.code === "stale" || !this.active) return;
    this.tell(why(answer));
    room.refusal = null; // it is told here
  }

  /** Say why something that is not on offer cannot be done. */
  async explain(wanted: string): Promise<void> {
    const answer = await this.of().try(wanted);
    if (answer.kind === "refused") this.tell(why(answer));
  }

  // What follows from it

  private tell(refused: Why): void {
    this.told = refused;
    this.spoken = this.reason(refused);
  }

  private change(board: Board): void {
    this.becomes(this.draft.then(board));
  }

  private becomes(draft: Draft): void {
    if (draft === this.draft) return;
    this.draft = draft;
    this.picked = this.picked.filter((id) => draft.board.pieces.has(id));
    this.told = null;
  }

  /** When the server shows another table, rack or turn, the draft is gone. */
  private look(): void {
    const { table, singles, hand, turn, phase, may_play } = this.match;
    const now = JSON.stringify([table, singles, hand, turn, phase, may_play, this.you]);
    if (now === this.seen) return;
    this.seen = now;
    this.draft = new Draft(boardOf(this.match, this.draft.board));
    this.picked = this.drawn === null ? [] : [this.drawn];
    this.told = null;
    this.proposal = null;
    this.uno = false;
  }

  /** Ask whether the draft may be laid, a moment after it changed. */
  private ask(): () => void {
    const { draft, active } = this;
    this.verdict = "unknown";
    const waiting = setTimeout(() => void this.judge(draft), PATIENCE);
    if (!active || !draft.changed || draft.board.melds.length === 0) clearTimeout(waiting);
    return () => clearTimeout(waiting);
  }

  private async judge(draft: Draft): Promise<void> {
    const answer = await this.of().try(draft.action());
    if (draft !== this.draft) return;
    this.verdict = answer.kind === "refused" ? why(answer) : "fits";
    const words = said(TEXTS);
    if (this.verdict === "fits") this.spoken = words.fits;
    else if (typeof this.verdict !== "string") {
      const reason = this.reason(this.verdict);
      this.spoken = this.verdict.meld === null ? reason : words.wrongMeld(this.verdict.meld + 1, reason);
    }
  }

  /** Ask where the picked tile of the rack can take a joker's place (R10). */
  private findSwaps(): void {
    const [only] = this.picked;
    this.swaps = [];
    if (!this.active || only === undefined || this.picked.length > 1 || this.draft.changed) return;
    if (!this.match.legal.includes("swap") || originOf(this.board, only) !== "rack") return;
    const face = faceAt(this.board, only);
    const room = this.of();
    this.match.table.forEach(async (meld, i) => {
      if (face === "j" || !meld.includes("j=")) return;
      const answer = await room.try(`swap ${face} ${i + 1}`);
      if (answer.kind === "done" && this.picked[0] === only) this.swaps = [...this.swaps, i + 1].sort((a, b) => a - b);
    });
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
};
