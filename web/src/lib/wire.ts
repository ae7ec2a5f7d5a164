// The messages, as the server's own types say; this is erased when the pages are built.
import type { Frame, FromClient } from "../../../docs/wire";

export type * from "../../../docs/wire";

/** What a client asks for; each gets an answer. */
export type Command = Extract<FromClient, { id: string }>;
/** A match, of whichever game. */
export type MatchShown = NonNullable<Frame["match"]>;
