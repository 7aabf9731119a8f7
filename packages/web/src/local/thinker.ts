import { illegal, makePosition, type Move, parseMove, type State } from '@sevenfold/engine';
import { type WorkerLike, WorkerPort } from '../browser/worker-port.ts';

/** Chooses the move of a bot, for the tables of this page. */
export type LocalThinker = (kind: string, state: State) => Promise<Move>;

export interface ThinkRequest {
  readonly id: number;
  readonly kind: string;
  readonly position: string;
}

export interface ThinkReply {
  readonly id: number;
  readonly move: string;
}

export type ThinkerWorker = WorkerLike<ThinkRequest, ThinkReply>;

/** Milliseconds, longer than any bot thinks: then the worker is lost. */
const ANSWER_TIMEOUT = 4000;

/** Bots think in a worker, or `here` if there is none or it does not answer. */
export function workerThinker(spawn: () => ThinkerWorker, here: LocalThinker): LocalThinker {
  const waiting = new Map<number, (move: string | undefined) => void>();
  let asked = 0;
  const port = new WorkerPort(spawn, {
    reply: ({ id, move }) => waiting.get(id)?.(move),
    lost: () => {
      for (const settle of waiting.values()) settle(undefined);
    },
  });

  const ask = (kind: string, position: string): Promise<string | undefined> =>
    new Promise((resolve) => {
      const id = ++asked;
      const timer = setTimeout(() => port.lose(), ANSWER_TIMEOUT);
      waiting.set(id, (move) => {
        clearTimeout(timer);
        waiting.delete(id);
        resolve(move);
      });
      port.send({ id, kind, position });
    });

  return async (kind, state) => {
    const token = port.isLost ? undefined : await ask(kind, makePosition(state));
    const move = token === undefined ? undefined : parseMove(token);
    return move === undefined || illegal(state, move) !== undefined ? here(kind, state) : move;
  };
}
