// The HTTP calls.

import type { Known } from "./rules/reasons";
import type { Details, GameOptions, Invitation, Listed, Replay, Settings, Ticket, Token, Whereabouts } from "./wire";

/** What the server did not allow, with its reason. */
export class Refused extends Error {
  constructor(
    readonly reason: Known,
    readonly details: Details = {},
  ) {
    super(reason);
  }
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  const options = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, options);
  } catch {
    throw new Refused("offline");
  }
  const data: unknown = await answer.json().catch(() => ({}));
  if (answer.ok) return data as T;
  const { reason = "no_answer", details } = data as { reason?: Known; details?: Details };
  throw new Refused(reason, details);
}

/** Where other devices find the server; "" where it does not know. */
export const getAddress = async (): Promise<string> => (await call<Whereabouts>("address")).address;
/** What can be played, and what can be agreed on. */
export const getGames = (): Promise<GameOptions[]> => call("games");
export const listRooms = (): Promise<Listed[]> => call("rooms");
export const openRoom = (name: string, settings: Settings): Promise<Invitation> =>
  call("rooms", { name, settings });
export const joinRoom = (room: string, name: string): Promise<Invitation> =>
  call(`rooms/${encodeURIComponent(room)}/join`, { name });
export const getTicket = async (room: string): Promise<string> =>
  (await call<Ticket>(`rooms/${encodeURIComponent(room)}/ticket`, {})).ticket;

/** The token with which a program plays from its seat, and the name it got. */
export const admitProgram = (room: string, name: string): Promise<Token> =>
  call(`rooms/${encodeURIComponent(room)}/programs`, { name });

/** A finished round, step by step, with all hands open. */
export const getReplay = (record: string): Promise<Replay> => call(`records/${encodeURIComponent(record)}/replay`);
