// Made by python -m lastcard.server.schema from src/lastcard/wire.

/** A seat drew this card to decide who deals (U3). */
export interface DrewForDeal {
  kind: "drew_for_deal";
  seat: number;
  card: string;
}

/** The dealer dealt (U4). */
export interface Dealt {
  kind: "dealt";
  dealer: number;
  /** of the cards in each hand */
  count: number;
  /** null: not to be seen */
  hands: (string | null)[];
}

/** The first card of the discard pile (U4). */
export interface TurnedUp {
  kind: "turned_up";
  card: string;
}

/** A Wild Draw Four turned up first went back into the pile (U10). */
export interface PutBack {
  kind: "put_back";
  card: string;
}

/** A seat named the colour of a Wild turned up first (U9). */
export interface Named {
  kind: "named";
  seat: number;
  colour: string;
  /** a bot did it for the player */
  stand_in?: boolean;
}

/** A seat played a card. */
export interface Played {
  kind: "played";
  seat: number;
  card: string;
  /** that a wild card was given */
  colour?: string;
  /** a bot did it for the player */
  stand_in?: boolean;
}

/** A seat called "UNO!" (U23). */
export interface Called {
  kind: "called";
  seat: number;
  /** a bot did it for the player */
  stand_in?: boolean;
}

/** A seat drew cards, for whatever reason. */
export interface Drew {
  kind: "drew";
  seat: number;
  count: number;
  /** in the order drawn; for the player who drew them */
  cards?: string;
  /** a bot did it for the player */
  stand_in?: boolean;
}

/** A seat kept the card just drawn (U13), or those that the wheel lets it put down (S14). */
export interface Kept {
  kind: "kept";
  seat: number;
  /** a bot did it for the player */
  stand_in?: boolean;
}

/** A seat could neither play nor draw (U29). */
export interface Passed {
  kind: "passed";
  seat: number;
  /** a bot did it for the player */
  stand_in?: boolean;
}

/** A seat missed its turn. */
export interface MissedTurn {
  kind: "missed_turn";
  seat: number;
}

/** The direction of play changed. */
export interface Reversed {
  kind: "reversed";
  /** 1: to the left, -1: to the right */
  direction: number;
}

/** The discard pile became the draw pile (U28). */
export interface Reshuffled {
  kind: "reshuffled";
  count: number;
}

/** A seat drew what it owed without a challenge. */
export interface Accepted {
  kind: "accepted";
  seat: number;
  /** a bot did it for the player */
  stand_in?: boolean;
}

/** A seat challenged a Wild Draw Four (U19). */
export interface Challenged {
  kind: "challenged";
  seat: number;
  accused: number;
  /** a bot did it for the player */
  stand_in?: boolean;
}

/** A seat showed its hand to another one alone (U20), or to all (S11). */
export interface Showed {
  kind: "showed";
  seat: number;
  /** null: to all */
  to: number | null;
  count: number;
  /** for those who may see them */
  cards?: string;
  /** a bot did it for the player */
  stand_in?: boolean;
}

/** Whether the Wild Draw Four of a seat had been a bluff (U21). */
export interface Judged {
  kind: "judged";
  seat: number;
  guilty: boolean;
}

/** A seat was caught for not calling (U24). */
export interface Caught {
  kind: "caught";
  seat: number;
  /** the seat that did it */
  by: number;
  /** a bot did it for the player */
  stand_in?: boolean;
}

/** All hands were passed on (H2). */
export interface PassedHands {
  kind: "passed_hands";
  /** 1: to the left, -1: to the right */
  direction: number;
}

/** A seat swapped hands with another one (H2). */
export interface SwappedHands {
  kind: "swapped_hands";
  seat: number;
  other: number;
  /** a bot did it for the player */
  stand_in?: boolean;
}

/** The round is over. */
export interface RoundEnded {
  kind: "round_ended";
  winner: number | null;
  /** that each seat was credited or charged */
  points: number[];
}

/** The match is over. */
export interface MatchEnded {
  kind: "match_ended";
  winners: number[];
}

/** A seat spun the wheel (S4). */
export interface Spun {
  kind: "spun";
  seat: number;
  result: string;
  /** a bot did it for the player */
  stand_in?: boolean;
}

/** Everybody passed their hand to the left (S10). */
export interface TradedHands {
  kind: "traded_hands";
}

/** A seat laid a card in a war (S12). */
export interface Laid {
  kind: "laid";
  seat: number;
  /** for the player who laid it */
  card?: string;
  /** a bot did it for the player */
  stand_in?: boolean;
}

/** All have laid: the card of a seat (S12). */
export interface Revealed {
  kind: "revealed";
  seat: number;
  card: string;
}

/** A seat won the war (S12). */
export interface WonWar {
  kind: "won_war";
  seat: number;
}

/** A seat put down a card through the wheel (S14). */
export interface PutDown {
  kind: "put_down";
  seat: number;
  card: string;
  /** that a wild card was given */
  colour?: string;
  /** a bot did it for the player */
  stand_in?: boolean;
}

/** A seat was the first to shout (S13). */
export interface Shouted {
  kind: "shouted";
  seat: number;
  /** a bot did it for the player */
  stand_in?: boolean;
}

/** A seat drew this tile to decide who opens (R2). */
export interface DrewToOpen {
  kind: "drew_to_open";
  seat: number;
  tile: string;
}

/** Each drew a rack (R3). */
export interface DealtTiles {
  kind: "dealt_tiles";
  opener: number;
  /** of the tiles on each rack */
  count: number;
  /** null: not to be seen */
  hands: (string | null)[];
}

/** The start tiles (R3). */
export interface TurnedUpTiles {
  kind: "turned_up_tiles";
  tiles: string;
}

/** A seat played these tiles from its rack (R5, R7). */
export interface LaidTiles {
  kind: "laid_tiles";
  seat: number;
  tiles: string;
  /** the runs and sets, as they are now */
  table: string[];
  /** a bot did it for the player */
  stand_in?: boolean;
}

/** A seat put a tile in the place of a joker, which went to its rack (R10). */
export interface SwappedJoker {
  kind: "swapped_joker";
  seat: number;
  tile: string;
  /** counted from 1 */
  meld: number;
  /** a bot did it for the player */
  stand_in?: boolean;
}

/** A seat ended its turn after swaps alone. */
export interface EndedTurn {
  kind: "ended_turn";
  seat: number;
  /** a bot did it for the player */
  stand_in?: boolean;
}

/** A seat drew tiles. */
export interface DrewTiles {
  kind: "drew_tiles";
  seat: number;
  count: number;
  /** in the order drawn; for the player who drew them */
  tiles?: string;
  /** a bot did it for the player */
  stand_in?: boolean;
}

/** A seat kept the tile just drawn. */
export interface KeptTile {
  kind: "kept_tile";
  seat: number;
  /** a bot did it for the player */
  stand_in?: boolean;
}

/** Whatever happens in a match. */
export type GameEvent =
  | DrewForDeal
  | Dealt
  | TurnedUp
  | PutBack
  | Named
  | Played
  | Called
  | Drew
  | Kept
  | Passed
  | MissedTurn
  | Reversed
  | Reshuffled
  | Accepted
  | Challenged
  | Showed
  | Judged
  | Caught
  | PassedHands
  | SwappedHands
  | RoundEnded
  | MatchEnded
  | Spun
  | TradedHands
  | Laid
  | Revealed
  | WonWar
  | PutDown
  | Shouted
  | DrewToOpen
  | DealtTiles
  | TurnedUpTiles
  | LaidTiles
  | SwappedJoker
  | EndedTurn
  | DrewTiles
  | KeptTile;

/** Do something in the match, in notation; `seq` is the last frame the client has seen. */
export interface Act {
  kind: "act";
  id: string;
  seq: number;
  action: string;
}

/** Ask whether an action would be allowed, and why not; nothing is done. */
export interface Try {
  kind: "try";
  id: string;
  action: string;
}

/** Ask what could be laid (UNO Rummy), if the room allows it. */
export interface Hint {
  kind: "hint";
  id: string;
}

/** What the host chooses. */
export interface Settings {
  game?: string;
  rules?: Record<string, unknown>;
  seats?: number;
  turn_seconds?: number;
  /** to call and to catch */
  window_seconds?: number;
  public?: boolean;
  spectators?: boolean;
  hints?: boolean;
}

/** Change the settings (host, before the match). */
export interface Configure {
  kind: "configure";
  id: string;
  settings: Settings;
}

/** Be ready for the match or the next round, or no longer. */
export interface Ready {
  kind: "ready";
  id: string;
  ready: boolean;
}

/** Begin the match (host). */
export interface Start {
  kind: "start";
  id: string;
}

/** Take a free seat or a bot's; between rounds also that of somebody who left. */
export interface Sit {
  kind: "sit";
  id: string;
  seat: number;
}

/** Let a bot take a seat (host). */
export interface AddBot {
  kind: "add_bot";
  id: string;
  seat: number;
  level: "expert" | "family" | "newcomer";
}

/** Let a bot give its seat up (host). */
export interface RemoveBot {
  kind: "remove_bot";
  id: string;
  seat: number;
}

/** Send a guest away (host, before the match). */
export interface Kick {
  kind: "kick";
  id: string;
  name: string;
  /** let nobody else in from the guest's address either */
  address?: boolean;
}

/** Make another guest the host. */
export interface HandOver {
  kind: "hand_over";
  id: string;
  name: string;
}

/** A word for the next shuffle. */
export interface AddSeedWord {
  kind: "speak";
  id: string;
  word: string;
}

/** A short message to all in the room, as plain text. */
export interface Say {
  kind: "say";
  id: string;
  text: string;
}

/** One of the emotes. */
export interface Emote {
  kind: "emote";
  id: string;
  emote: string;
}

/** Stop hearing a guest, or hear them again. */
export interface Mute {
  kind: "mute";
  id: string;
  name: string;
  muted: boolean;
}

/** After a match: back to the lobby, for a rematch or other settings. */
export interface ReturnToLobby {
  kind: "go_on";
  id: string;
}

/** Play again where a bot has been playing. */
export interface ComeBack {
  kind: "come_back";
  id: string;
}

/** Let a bot play for somebody who keeps everybody waiting, where the room is `stalling`. */
export interface StandIn {
  kind: "stand_in";
  id: string;
  seat: number;
}

/** Go away for good. */
export interface Leave {
  kind: "leave";
  id: string;
}

/** The answer to a ping, at once: so the server learns how far away a client is. */
export interface Pong {
  kind: "pong";
  number: number;
}

/** Whatever a client says. */
export type FromClient =
  | Act
  | Try
  | Hint
  | Configure
  | Ready
  | Start
  | Sit
  | AddBot
  | RemoveBot
  | Kick
  | HandOver
  | AddSeedWord
  | Say
  | Emote
  | Mute
  | ReturnToLobby
  | ComeBack
  | StandIn
  | Leave
  | Pong;

/** What was asked for is done, and kept: it is entry `seq` of the log. */
export interface Done {
  kind: "done";
  id: string;
  seq: number;
}

/** Why something is refused. */
export type Reason =
  | "not_your_turn"
  | "round_is_over"
  | "match_is_over"
  | "round_goes_on"
  | "not_yours_to_deal"
  | "not_due"
  | "called_already"
  | "catch_yourself"
  | "no_such_seat"
  | "not_in_this_game"
  | "nothing_chosen"
  | "not_legal"
  | "nothing_to_take_back"
  | "hints_for_rummy_only"
  | "not_held"
  | "not_enough_held"
  | "no_match"
  | "only_drawn_card"
  | "nothing_drawn"
  | "name_colour_first"
  | "no_colour_to_name"
  | "not_yours_to_name"
  | "answer_four_first"
  | "nothing_to_challenge"
  | "not_yours_to_challenge"
  | "has_more_cards"
  | "nothing_to_draw"
  | "no_passing"
  | "answer_stack_first"
  | "answer_stacked_four_first"
  | "choose_hand_first"
  | "no_hand_to_swap"
  | "swap_with_yourself"
  | "no_jump_in"
  | "no_jump_in_now"
  | "no_jump_in_on_wild"
  | "jumps_too_late"
  | "drew_for_it"
  | "must_play_drawn"
  | "bluff"
  | "no_challenges"
  | "nothing_to_spin"
  | "no_result_left"
  | "spin_first"
  | "not_down_to_two"
  | "not_this_number"
  | "not_this_colour"
  | "not_laid"
  | "only_one_card"
  | "no_colour_named"
  | "nothing_put_down"
  | "nothing_to_put_down"
  | "no_war"
  | "not_the_highest"
  | "no_race"
  | "shout_first"
  | "war_first"
  | "not_your_race"
  | "lay_first"
  | "out_of_reach"
  | "too_short"
  | "neither_run_nor_set"
  | "not_ascending"
  | "two_jokers_in_set"
  | "jokers_side_by_side"
  | "unnamed_joker"
  | "vanished"
  | "not_on_rack"
  | "nothing_from_rack"
  | "too_many_from_rack"
  | "choose_action"
  | "table_full"
  | "can_play"
  | "no_draw_after_swap"
  | "stock_empty"
  | "nothing_drawn_yet"
  | "no_such_joker"
  | "no_such_meld"
  | "start_joker"
  | "several_jokers"
  | "drawn_tile_swapped"
  | "drawn_tile_first"
  | "start_tile_instead"
  | "turn_not_played"
  | "has_more_tiles"
  | "draw_ended_turn"
  | "no_tile_named"
  | "unreadable"
  | "not_an_action"
  | "incomplete_action"
  | "not_a_card"
  | "not_a_tile"
  | "not_a_colour"
  | "not_a_seat"
  | "not_a_meld"
  | "colour_of_no_wild"
  | "joker_swapped"
  | "unknown_game"
  | "unknown_option"
  | "option_not_a_switch"
  | "option_without_value"
  | "options_too_deep"
  | "unknown_scoring"
  | "rounds_for_rummy_only"
  | "wrong_wheel"
  | "players_out_of_range"
  | "target_out_of_range"
  | "rounds_out_of_range"
  | "turn_seconds_unknown"
  | "window_out_of_range"
  | "no_such_room"
  | "room_full"
  | "here_already"
  | "removed_by_host"
  | "address_removed"
  | "too_many_from_address"
  | "name_empty"
  | "name_too_long"
  | "join_first"
  | "not_here_any_more"
  | "too_many_open_rooms"
  | "server_full"
  | "host_only"
  | "programs_by_host_only"
  | "program_as_host"
  | "no_such_guest"
  | "no_seat"
  | "seat_taken"
  | "seat_not_free"
  | "no_bot_there"
  | "no_bot_for_you"
  | "bot_ends_turn"
  | "nobody_stalls"
  | "others_decide"
  | "seats_are_fixed"
  | "seats_empty"
  | "more_players_than_seats"
  | "not_all_ready"
  | "not_playing"
  | "match_is_on"
  | "round_is_on"
  | "match_not_over"
  | "nothing_to_play"
  | "only_game_actions"
  | "no_hints_here"
  | "shuffle_not_ready"
  | "stale"
  | "word_length"
  | "text_length"
  | "unknown_emote"
  | "chat_too_fast"
  | "too_many_changes"
  | "too_many_changes_here"
  | "one_hint_at_a_time"
  | "too_many_calls"
  | "too_many_codes"
  | "too_many_rooms"
  | "too_many_pictures"
  | "too_many_records"
  | "server_busy"
  | "not_saved"
  | "fault"
  | "no_such_record"
  | "link_length"
  | "bad_message"
  | "too_large"
  | "cut_off"
  | "no_such_path"
  | "wrong_method"
  | "other_origin"
  | "operators_only"
  | "not_http"
  | "head_too_large"
  | "url_too_long"
  | "too_slow"
  | "too_many_connections"
  | "no_connection_left";

/** What a refusal is about. Cards and tiles are in notation. */
export interface Details {
  /** that was asked for */
  action?: string;
  card?: string;
  choices?: number[];
  /** that would fit */
  colour?: string;
  /** the number or symbol that would fit; absent: none does */
  face?: string;
  /** what that meld begins, where it can only be one of them */
  kind?: "run" | "set";
  least?: number;
  /** counted from 1 */
  meld?: number;
  most?: number;
  /** of the settings */
  option?: string;
  seat?: number;
  tile?: string;
  /** of that meld */
  tiles?: string;
}

/** A run or set of a `lay` that cannot stay as it is. */
export interface WrongMeld {
  /** counted from 1 */
  meld: number;
  reason: Reason;
  /** the clause */
  rule: string | null;
  /** for people who read JSON */
  message: string;
  details: Details;
}

/** What was asked for is not allowed; nothing has changed. */
export interface Refusal {
  kind: "refused";
  id: string;
  /** what kind of reason it is */
  code: string;
  reason: Reason;
  /** for people who read JSON */
  message: string;
  /** the clause */
  rule: string | null;
  seq: number;
  details?: Details;
  /** all of them (UNO Rummy) */
  wrong?: WrongMeld[];
}

/** Actions that could be done: most points, and of those the least disturbance. */
export interface Hinted {
  kind: "hinted";
  id: string;
  best: string | null;
  least_change: string | null;
}

/** A seat, and the player in it. */
export interface SeatShown {
  name?: string;
  bot?: "expert" | "family" | "newcomer";
  /** somebody's bot, over the wire */
  program?: boolean;
  ready?: boolean;
  /** a bot plays for the guest now */
  away?: boolean;
  /** the guest is connected */
  here?: boolean;
}

/** A room as a guest may know it. */
export interface RoomShown {
  code: string;
  /** your seat */
  you: number | null;
  /** your name in this room */
  name: string;
  /** the host's name */
  host: string;
  settings: Required<Settings>;
  seats: SeatShown[];
  watching: string[];
  muted: string[];
  playing: boolean;
  /** the SHA-256 of the next shuffle's secret */
  commitment: string | null;
  /** of the rounds that have ended, to be read at /api/records/… */
  records: string[];
}

/** A line of the score sheet: a round, who won it, what it brought, the scores after it. */
export interface SheetLine {
  winner: number | null;
  points: number[];
  scores: number[];
}

/** A match of UNO. */
export interface UnoShown {
  game: "uno";
  phase: string;
  turn: number | null;
  direction: number;
  hand: string;
  /** null: not to be seen */
  hands: (string | null)[];
  counts: number[];
  stock: number;
  scores: number[];
  /** absent: as before */
  sheet?: SheetLine[];
  /** who can be caught */
  uno_due: number[];
  winners: number[];
  legal: string[];
  /** the card or tile just drawn, for the player who drew it */
  drawn: string | null;
  top: string;
  colour: string | null;
  owed: number;
  /** what the wheel says that is not yet carried out */
  result: string | null;
  /** what each has laid in a war (S12) */
  laid: string[];
}

/** A match of UNO Spin. */
export interface SpinShown {
  game: "spin";
  phase: string;
  turn: number | null;
  direction: number;
  hand: string;
  /** null: not to be seen */
  hands: (string | null)[];
  counts: number[];
  stock: number;
  scores: number[];
  /** absent: as before */
  sheet?: SheetLine[];
  /** who can be caught */
  uno_due: number[];
  winners: number[];
  legal: string[];
  /** the card or tile just drawn, for the player who drew it */
  drawn: string | null;
  top: string;
  colour: string | null;
  owed: number;
  /** what the wheel says that is not yet carried out */
  result: string | null;
  /** what each has laid in a war (S12) */
  laid: string[];
}

/** A match of UNO Rummy. */
export interface RummyShown {
  game: "rummy";
  phase: string;
  turn: number | null;
  direction: number;
  hand: string;
  /** null: not to be seen */
  hands: (string | null)[];
  counts: number[];
  stock: number;
  scores: number[];
  /** absent: as before */
  sheet?: SheetLine[];
  /** who can be caught */
  uno_due: number[];
  winners: number[];
  legal: string[];
  /** the card or tile just drawn, for the player who drew it */
  drawn: string | null;
  table: string[];
  singles: string;
  may_play: number;
  /** "UNO!" would count now, even before the lay (R20) */
  may_call: boolean;
  /** the seat on turn has called for the end of its turn */
  called: boolean;
  /** all that you can do now, in notation */
  swaps: string[];
  /** the tiles swapped in this turn, each with its meld, as in "r6 2" */
  swapped: string[];
}

/** Milliseconds that are left; absent: no limit, or not now. */
export interface Clocks {
  /** until a bot plays for the seat that is awaited */
  turn?: number;
  /** in which no bot closes the chance to call and to catch */
  window?: number;
  /** until the next round is dealt */
  deal?: number;
}

/**
 * What happened with entry `seq`, as far as this viewer may know, and what is new now.
 *
 * `room` and `match` are there when they may have changed; then they are whole, except the
 * match's `sheet`, which comes when it may have changed. The events of a `welcome` are the
 * last ones of this round.
 */
export interface Frame {
  kind: "frame";
  seq: number;
  what: string;
  events?: GameEvent[];
  room?: RoomShown;
  match?: UnoShown | SpinShown | RummyShown;
  clocks?: Clocks;
}

/** The names of those who are connected. */
export interface Here {
  kind: "here";
  names: string[];
}

/** A seat that keeps everybody waiting, and how many of those who decide want a bot. */
export interface Stalled {
  seat: number;
  asked: number;
  needed: number;
  /** you have asked */
  you: boolean;
}

/** For whom you may ask a bot to stand in now; a frame with a `match` ends that, too. */
export interface Stalling {
  kind: "stalling";
  seats: Stalled[];
}

/** Somebody said something, or made an emote. */
export interface ChatMessage {
  kind: "said";
  name: string;
  text?: string;
  emote?: string;
}

/** To be answered at once with a pong. */
export interface Ping {
  kind: "ping";
  number: number;
}

/** Another connection of the same guest plays now; do not come back by yourself. */
export interface Replaced {
  kind: "replaced";
}

/** The guest has left, or was sent away. */
export interface Removed {
  kind: "parted";
}

/** Whatever the server says. */
export type FromServer =
  | Done
  | Refusal
  | Hinted
  | Frame
  | Here
  | Stalling
  | ChatMessage
  | Ping
  | Replaced
  | Removed;

/** A way to score. */
export interface Scoring {
  name: string;
  /** what is played to where nothing else was agreed; null: one round */
  target: number | null;
  most_target: number | null;
}

/** Rules that are ready to take. */
export interface Preset {
  name: string;
  rules: Record<string, unknown>;
}

/** What can be agreed on in a game. */
export interface GameOptions {
  game: string;
  least_players: number;
  most_players: number;
  /** the printed one first */
  scorings: Scoring[];
  /** what can be on or off, and which of them it is as printed */
  switches: Record<string, boolean>;
  /** those of the switches that change the printed rules */
  house_rules: string[];
  presets: Preset[];
  /** what the wheel may say */
  wheel: string[];
  /** the numbers of tiles that do something */
  action_tiles: number[];
  /** whether `hint` can answer */
  hints: boolean;
  /** how long a turn may take; 0: without limit */
  turn_seconds: number[];
}

/** A room: its name makes the link, its code can be read aloud. */
export interface Invitation {
  room: string;
  code: string;
}

/** A public room. */
export interface Listed {
  code: string;
  game: string;
  host: string;
  seats: number;
  taken: number;
  playing: boolean;
}

/** Opens one socket, once, within a minute: `/api/socket?ticket=…`. */
export interface Ticket {
  ticket: string;
}

/** Lets a program take its seat: `/api/socket?token=…`; and the name it goes by. */
export interface Token {
  token: string;
  name: string;
}

/** Where other devices find the server; "" where that is not known. */
export interface Whereabouts {
  address: string;
}

/** What happened, and how the table was then. */
export interface ReplayStep {
  events: GameEvent[];
  match: UnoShown | SpinShown | RummyShown;
}

/** The last round of a record. */
export interface Replay {
  names: string[];
  steps: ReplayStep[];
}
