// A room as the pages use it: its state, and what can be done in it.

import type { Refused } from "./api";
import { type Answer, Line, type Saying, type State } from "./line";
import { lasting } from "./motion";
import { Suspense } from "./suspense";
import { type Table, emptyTable, fold, isCall, isPast, sameMoment } from "./table";
import type { FromServer, Refusal } from "./wire";

export class Room {
  table: Table = $state.raw(emptyTable());
  line: State = $state("connecting");
  reason: Refused | null = $state(null);
  refusal: Refusal | null = $state.raw(null);
  private readonly wire: Line;
  private acted = 0; // the entry of your own last action
  private readonly suspense = new Suspense(lasting, (message: FromServer) => {
    const before = this.table;
    this.table = fold(before, message, performance.now());
    if (isPast(before, this.table)) this.refusal = null;
  });

  constructor(readonly name: string) {
    this.wire = new Line(name, {
      heard: (message: FromServer) => this.suspense.hear(message),
      changed: (state, reason) => {
        this.line = state;
        this.reason = reason ?? null;
      },
    });
  }

  get you(): number | null {
    return this.table.place?.you ?? null;
  }

  get isHost(): boolean {
    const place = this.table.place;
    return place !== null && place.host === place.name;
  }

  /** Say something; a refusal is shown until the next answer, or until it no longer applies. */
  async say(saying: Saying): Promise<Answer> {
    const answer = await this.wire.say(saying);
    this.refusal = answer.kind === "refused" && answer.reason !== "stale" ? answer : null;
    return answer;
  }

  /** Act on what is seen. Somebody's call meanwhile must not take a tap away: then it is said again. */
  async act(action: string): Promise<Answer> {
    const { seq, match } = this.table;
    let answer = await this.say({ kind: "act", seq, action });
    const isStale = answer.kind === "refused" && answer.reason === "stale";
    const isSecondTap = this.acted > seq;
    if (isStale && !isSecondTap && sameMoment(match, this.table.match))
      answer = await this.say({ kind: "act", seq: this.table.seq, action });
    if (answer.kind === "done" && !isCall(action)) this.acted = answer.seq;
    return answer;
  }

  /** Whether an action would be allowed; nothing is shown and nothing is done. */
  try(action: string): Promise<Answer> {
    return this.wire.say({ kind: "try", action });
  }

  /** Show why something cannot be done. */
  async explain(action: string): Promise<void> {
    const answer = await this.try(action);
    this.refusal = answer.kind === "refused" ? answer : null;
  }

  again(): void {
    this.wire.again();
  }

  close(): void {
    this.wire.close();
  }
}
