// The counted attempt at a daily deck: a game of this page whose answers go to the server first, which knows the cards.

import { isCardMove, parseMove } from '@sevenfold/engine';
import { type ClientMessage, type Dial, encode } from '@sevenfold/table';
import type { Shelf } from '../storage/shelf.ts';
import { allStored, readStored, removeStored, storedIds, writeStored } from '../storage/stored.ts';
import { answerAtServer, dayAtServer } from '../attempts/daily-server.ts';
import { ServerError } from '../server/ask.ts';
import { dialHouse, type LocalHouse } from './house.ts';
import type { LocalGame } from './local-game.ts';

/** One person's attempt, and how much of it this device knows. */
export interface ServedAttempt {
  readonly shelf: Shelf;
  readonly date: string;
  /** Who this device is for the server. */
  readonly token: string;
}

type MoveMessage = Extract<ClientMessage, { type: 'move' }>;

/** Whether the server deals a game: a counted attempt, and not one that an older version began. */
export function isServed(shelf: Shelf, { date, practice }: LocalGame): boolean {
  return date !== undefined && practice !== true && readStored(`daily:${date}`, shelf) !== undefined;
}

/** Begins the attempt at the server, or finds it there, so that a game in the page can follow it. Throws `ServerError`. */
export async function beginAttempt(attempt: ServedAttempt): Promise<void> {
  const { date, token, shelf } = attempt;
  const { commitment } = await dayAtServer(date, token);
  const { tokens } = await answerAtServer(date, token, { n: 0 });
  forgetOthers(attempt);
  writeStored(`daily:${date}`, { date, commitment, log: tokens.join(' ') }, shelf);
}

/** A table of this page needs the log of its day for as long as it is there. */
function forgetOthers({ shelf, date }: ServedAttempt): void {
  const needed = new Set([date, ...allStored('local:', shelf).map((game) => game.date)]);
  for (const day of storedIds('daily:', shelf)) if (!needed.has(day)) removeStored(`daily:${day}`, shelf);
}

/** A connection to the house of the page. `told`: why the server does not answer, or undefined once it does. */
export function dialServed(
  { house, world }: Pick<LocalHouse, 'house' | 'world'>,
  game: Pick<LocalGame, 'code'>,
  attempt: ServedAttempt,
  told: (problem: ServerError | undefined) => void,
): Dial {
  return (on) => {
    const link = dialHouse(house)(on);
    let isAsking = false;

    /** Plays the answers that the server has from n on: the given one, or what another device has answered. */
    const follow = async (answer: Omit<MoveMessage, 'move'> & { readonly move?: string }): Promise<void> => {
      // The client repeats what has no answer yet.
      if (isAsking) return;
      isAsking = true;
      try {
        const tokens = await answered(attempt, answer);
        for (const [at, move] of tokens.entries())
          if (isAnswer(move)) link.send(encode({ ...answer, move, n: answer.n + at }));
        told(undefined);
      } catch (error) {
        if (!(error instanceof ServerError)) throw error;
        told(error);
      } finally {
        isAsking = false;
      }
    };

    return {
      send: (text) => {
        const message = JSON.parse(text) as ClientMessage;
        if (message.type === 'move') return void follow(message);
        link.send(text);
        if (message.type !== 'hello') return undefined;
        return void world.store.read(`${game.code}.1`, 0).then(({ length: n }) =>
          // Nothing is left of the log of a game that is over.
          n === 0 ? undefined : follow({ type: 'move', game: 1, seat: 0, n }),
        );
      },
      close: () => link.close(),
    };
  };
}

/** What the server has from n on; this device remembers it too. */
async function answered(
  { shelf, date, token }: ServedAttempt,
  { n, move }: { readonly n: number; readonly move?: string },
): Promise<readonly string[]> {
  const { from, tokens } = await answerAtServer(date, token, { n, ...(move === undefined ? {} : { move }) });
  const known = readStored(`daily:${date}`, shelf);
  if (known === undefined || from !== n) return [];
  const log = known.log.split(' ');
  // A late answer to an early question must not make the log shorter.
  if (from + tokens.length > log.length)
    writeStored(`daily:${date}`, { ...known, log: [...log.slice(0, from), ...tokens].join(' ') }, shelf);
  return tokens;
}

function isAnswer(token: string): boolean {
  const move = parseMove(token);
  return move !== undefined && !isCardMove(move);
}
