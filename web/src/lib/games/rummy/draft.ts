// A draft with its past and its future: undo, redo, reset.

import { action } from "./board";
import type { Board } from "./pieces";

export class Draft {
  constructor(
    readonly start: Board,
    readonly board: Board = start,
    private readonly past: readonly Board[] = [],
    private readonly future: readonly Board[] = [],
    readonly said: string | null = null, // the board in notation, where it was given that way
  ) {}

  /** The draft after a change; the same one where nothing changed. */
  then(board: Board, said: string | null = null): Draft {
    return board === this.board ? this : new Draft(this.start, board, [...this.past, this.board], [], said);
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  undo(): Draft {
    const before = this.past.at(-1);
    return before ? new Draft(this.start, before, this.past.slice(0, -1), [this.board, ...this.future]) : this;
  }

  redo(): Draft {
    const [after, ...rest] = this.future;
    return after ? new Draft(this.start, after, [...this.past, this.board], rest) : this;
  }

  /** Back to the table as it lay; this too can be undone. */
  reset(): Draft {
    return this.changed ? this.then(this.start) : this;
  }

  /** Whether the table differs from the one at the start. */
  get changed(): boolean {
    return this.action() !== action(this.start) || this.board.rack.length !== this.start.rack.length;
  }

  action(uno = false): string {
    // Which of two jokers is whose may be said in another way than the board has it.
    return this.said === null ? action(this.board, uno) : `${this.said}${uno ? " uno" : ""}`;
  }
}
