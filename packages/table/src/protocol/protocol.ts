// The protocol, version 1: each message is one JSON object. `n` is the length of the log that the sender has seen.

import * as v from 'valibot';
import { LONGEST_CODE } from './code.ts';
import { isContribution, isSecret } from '../fair/fair-seed.ts';
import { PACES } from '../seams/pace.ts';
import { MOST_SEATS } from '../stored/table-state.ts';
import { CLOCKS } from '../stored/decision-clock.ts';
import type { RefusalCode } from './refusal.ts';

export const PROTOCOL = 1;
/** The longest message a client may send, in bytes. */
export const LONGEST_MESSAGE = 4096;
/** The longest that a client accepts, in bytes: 36 seats and thousands of log entries fit many times over. */
const LONGEST_ANSWER = 1 << 20;

/** Characters of a chat message as everyone gets it. */
export const LONGEST_CHAT = 280;
/**
 * Characters of a chat message as a client may send it: the table removes invisible ones, then cuts it to
 * `LONGEST_CHAT`.
 */
const LONGEST_SENT_CHAT = 2000;
/**
 * Characters of a name as a client may send it; the table cuts it as it cuts chat, to the lengths in the engine's
 * `names.ts`.
 */
const LONGEST_SENT_NAME = 200;

export const REACTIONS = ['👍', '👏', '😀', '😱', '😭', '🔥', '🍀', '❄️'] as const;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const seat = v.pipe(count, v.maxValue(MOST_SEATS - 1));
const colour = v.pipe(count, v.maxValue(MOST_SEATS - 1));
const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
const moveToken = v.pipe(v.string(), v.regex(/^(?:[hsub]|@\d\d?)$/));
const logToken = v.pipe(v.string(), v.regex(/^(?:[hsub]|@\d\d?|\d\d?|\+\d\d?|x2|FZ|F3|SC)$/));
const token = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/));
const contribution = v.custom<string>(isContribution);
/** Names the secret that a contribution was made for; one that comes too late for it is dropped. */
const commitment = v.optional(v.custom<string>((value) => value === '' || isSecret(value)));
/** Checked by the engine, which says what is wrong with it. */
const rules = v.record(text(20), v.union([text(20), v.number()]));

const host = v.variant('do', [
  v.strictObject({ type: v.literal('host'), do: v.literal('start') }),
  v.strictObject({ type: v.literal('host'), do: v.literal('rematch') }),
  v.strictObject({ type: v.literal('host'), do: v.literal('kick'), seat }),
  v.strictObject({ type: v.literal('host'), do: v.literal('lock'), on: v.boolean() }),
  v.strictObject({ type: v.literal('host'), do: v.literal('list'), on: v.boolean() }),
  v.strictObject({ type: v.literal('host'), do: v.literal('pause'), on: v.boolean() }),
  v.strictObject({ type: v.literal('host'), do: v.literal('chat'), on: v.boolean() }),
  /** `name`: the name that people have given them. */
  v.strictObject({
    type: v.literal('host'),
    do: v.literal('rules'),
    rules,
    name: v.optional(text(LONGEST_SENT_NAME)),
  }),
  v.strictObject({ type: v.literal('host'), do: v.literal('clock'), seconds: v.picklist(CLOCKS) }),
  v.strictObject({ type: v.literal('host'), do: v.literal('pace'), pace: v.picklist(PACES) }),
  v.strictObject({ type: v.literal('host'), do: v.literal('coach'), on: v.boolean() }),
  v.strictObject({ type: v.literal('host'), do: v.literal('rated'), on: v.boolean() }),
  v.strictObject({ type: v.literal('host'), do: v.literal('handOver'), seat }),
  v.strictObject({ type: v.literal('host'), do: v.literal('standIn'), seat }),
  v.strictObject({ type: v.literal('host'), do: v.literal('addBot'), bot: text(40) }),
  v.strictObject({ type: v.literal('host'), do: v.literal('removeBot'), seat }),
  /** Asks the TV, and phones beside it, to end the scores of a round. */
  v.strictObject({ type: v.literal('host'), do: v.literal('nextRound'), round: count }),
  v.strictObject({ type: v.literal('host'), do: v.literal('close') }),
  v.strictObject({ type: v.literal('host'), do: v.literal('delete') }),
]);

/** Schemas by the type of message, which alone says which of them applies. */
const clientMessages = {
  hello: v.strictObject({
    type: v.literal('hello'),
    version: count,
    table: text(LONGEST_CODE),
    token: v.optional(token),
    /** Made by the seat's owner on another device: the seat moves to this token. */
    ticket: v.optional(token),
  }),
  sit: v.strictObject({
    type: v.literal('sit'),
    name: text(LONGEST_SENT_NAME),
    colour,
    contribution: v.optional(contribution),
    commitment,
    /** Chosen at random by the client: a repeated message with the same key takes no second seat. */
    key: v.optional(token),
  }),
  contribute: v.strictObject({ type: v.literal('contribute'), seat, contribution, commitment }),
  leave: v.strictObject({ type: v.literal('leave'), seat }),
  /** Asks for a ticket that moves the seat to another device. */
  pass: v.strictObject({ type: v.literal('pass'), seat }),
  move: v.strictObject({ type: v.literal('move'), game: count, seat, move: moveToken, n: count }),
  resync: v.strictObject({ type: v.literal('resync'), game: count, n: count }),
  chat: v.strictObject({ type: v.literal('chat'), text: text(LONGEST_SENT_CHAT) }),
  reaction: v.strictObject({ type: v.literal('reaction'), reaction: v.picklist(REACTIONS) }),
  host,
  /** A TV has shown this much of a game, for phones beside it. */
  shown: v.strictObject({ type: v.literal('shown'), game: count, beats: count }),
  ping: v.strictObject({ type: v.literal('ping') }),
};

export type ClientMessage = v.InferOutput<(typeof clientMessages)[keyof typeof clientMessages]>;
export type HostCommand = v.InferOutput<typeof host>;

/** What everyone may know about a table: no hashes, no secret. */
const tableView = v.object({
  code: v.string(),
  version: count,
  phase: v.picklist(['lobby', 'playing', 'over', 'closed']),
  listed: v.boolean(),
  locked: v.boolean(),
  paused: v.boolean(),
  chat: v.boolean(),
  coach: v.boolean(),
  clock: v.picklist(CLOCKS),
  pace: v.picklist(PACES),
  /** Games of this table count for ratings. */
  rated: v.optional(v.boolean(), false),
  /** The server has brought these people together, and begins the game as soon as all are here. */
  matched: v.optional(v.boolean(), false),
  /** How many spectators. */
  watching: count,
  rules: v.record(v.string(), v.union([v.string(), v.number()])),
  rulesName: v.optional(v.string()),
  /** The ID of the circle that the table was opened for. */
  circle: v.optional(v.string()),
  /** The person who made the table and may delete it; `NOBODY` if it was opened on a TV. */
  creator: count,
  host: count,
  seats: v.array(
    v.object({
      name: v.string(),
      colour,
      person: v.nullable(count),
      bot: v.string(),
      left: v.boolean(),
      present: v.boolean(),
      contribution: v.nullable(v.string()),
    }),
  ),
  /** The game that the log belongs to; it has a `secret` once it is over. */
  game: v.nullable(
    v.object({
      number: count,
      started: count,
      rules: v.record(v.string(), v.union([v.string(), v.number()])),
      players: v.array(v.string()),
      dealer: count,
      commitment: v.string(),
      contributions: v.array(v.nullable(v.string())),
      rated: v.optional(v.boolean(), false),
      secret: v.optional(v.string()),
    }),
  ),
  /** The commitment of the next game. */
  commitment: v.string(),
});

const log = v.array(logToken);
/** Milliseconds until the open question is answered automatically; null without a clock. */
const left = v.nullable(count);
/** For each seat, milliseconds until a bot plays for its person: 0 once it does, null where it will not. */
const takeovers = v.array(v.nullable(count));

const serverMessages = {
  /** Everything: the answer to hello, and to a resync from another game. `you` is null for a spectator. */
  welcome: v.object({
    type: v.literal('welcome'),
    version: count,
    table: tableView,
    log,
    you: v.nullable(count),
    left,
    takeovers,
    /** How long the log was when you were last here; null if you have missed nothing of this game. */
    missed: v.nullable(count),
  }),
  entries: v.object({ type: v.literal('entries'), game: count, from: count, tokens: log, left }),
  table: v.object({ type: v.literal('table'), table: tableView, left, takeovers }),
  /** For the owner of the seat alone; good once, for ten minutes. */
  ticket: v.object({ type: v.literal('ticket'), seat, ticket: token }),
  rejected: v.object({
    type: v.literal('rejected'),
    code: v.custom<RefusalCode>((code) => typeof code === 'string'),
    message: v.string(),
    rule: v.optional(v.string()),
    /** The type of the message that was refused. */
    re: v.optional(v.string()),
  }),
  chat: v.object({ type: v.literal('chat'), name: v.string(), seat: v.nullable(count), text: v.string() }),
  reaction: v.object({
    type: v.literal('reaction'),
    seat: v.nullable(count),
    reaction: v.picklist(REACTIONS),
  }),
  /** The host has seen the scores of this round. */
  nextRound: v.object({ type: v.literal('nextRound'), round: count }),
  /** A TV has shown this many beats of this game. */
  shown: v.object({ type: v.literal('shown'), game: count, beats: count }),
  /** What the people who run the server tell everyone; the newest version counts. */
  notice: v.object({
    type: v.literal('notice'),
    version: count,
    readOnly: v.boolean(),
    banner: v.nullable(v.object({ id: count, text: v.string() })),
  }),
  /** A newer connection has taken over, or the seat has moved to another device. */
  replaced: v.object({ type: v.literal('replaced') }),
  bye: v.object({ type: v.literal('bye'), reason: v.picklist(['closed', 'kicked', 'shutdown']) }),
  /** The current versions and lengths: a client that is behind asks for the rest. */
  pong: v.object({ type: v.literal('pong'), version: count, game: count, n: count, you: v.nullable(count) }),
};

export type ServerMessage = v.InferOutput<(typeof serverMessages)[keyof typeof serverMessages]>;
export type TableView = v.InferOutput<typeof tableView>;

/** Parses a message from a client, or returns the code of what is wrong with it. Never throws. */
export function decode(message: string): ClientMessage | RefusalCode {
  return read(clientMessages, message, LONGEST_MESSAGE);
}

/** Parses a message from a server, or returns the code of what is wrong with it. Never throws. */
export function decodeAnswer(message: string): ServerMessage | RefusalCode {
  return read(serverMessages, message, LONGEST_ANSWER);
}

export function encode(message: ClientMessage | ServerMessage): string {
  return JSON.stringify(message);
}

function read<Schema extends v.GenericSchema>(
  schemas: Readonly<Record<string, Schema>>,
  message: string,
  longest: number,
): v.InferOutput<Schema> | RefusalCode {
  if (typeof message !== 'string') return 'notJson';
  if (message.length > longest || byteLength(message) > longest) return 'tooLong';
  let value: unknown;
  try {
    value = JSON.parse(message);
  } catch {
    return 'notJson';
  }
  const type = (value as { readonly type?: unknown } | null)?.type;
  if (typeof type !== 'string' || !Object.hasOwn(schemas, type)) return 'badMessage';
  const result = v.safeParse(schemas[type]!, value, { abortEarly: true });
  return result.success ? result.output : 'badMessage';
}

/** In UTF-8. */
function byteLength(message: string): number {
  let bytes = message.length;
  for (let at = 0; at < message.length; at++) {
    const unit = message.charCodeAt(at);
    if (unit > 0x7f) bytes++;
    // A surrogate pair has two units and four bytes, so each half counts as two.
    if (unit > 0x7ff && (unit < 0xd800 || unit > 0xdfff)) bytes++;
  }
  return bytes;
}
