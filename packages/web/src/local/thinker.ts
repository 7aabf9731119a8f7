import { illegal, makePosition, type Move, parseMove, type State } from '@sevenfold/engine';

/** A `Thinker` in a page, which thinks for its own tables only. */
export type LocalThinker = (kind: string, state: State) => Promise<Move>;

export interface Question {
  readonly id: number;
  readonly kind: string;
  readonly position: string;
}

export interface Answer {
  readonly id: number;
  readonly move: string;
}

/** The part of a worker that is needed. */
export interface Head {
  postMessage(question: Question): void;
  addEventListener(type: 'message', hear: (event: { readonly data: Answer }) => void): void;
  addEventListener(type: 'error' | 'messageerror', hear: () => void): void;
}

/** Longer than any bot thinks: then the worker is lost. */
const THINKING_LIMIT = 4000;

/** Bots think in a worker; if that cannot be had, or does not answer, `here`, where people might have to wait. */
export function workerThinker(hire: () => Head, here: LocalThinker): LocalThinker {
  const waiting = new Map<number, (move: string | undefined) => void>();
  let head: Head | undefined;
  let broken = false;
  let asked = 0;

  const giveUp = (): void => {
    broken = true;
    for (const settle of waiting.values()) settle(undefined);
  };

  const find = (): Head | undefined => {
    if (broken || head !== undefined) return head;
    try {
      head = hire();
      head.addEventListener('message', ({ data }) => waiting.get(data.id)?.(data.move));
      head.addEventListener('error', giveUp);
      head.addEventListener('messageerror', giveUp);
    } catch {
      broken = true;
    }
    return head;
  };

  const ask = (to: Head, kind: string, position: string): Promise<string | undefined> => {
    const id = ++asked;
    return new Promise<string | undefined>((settle) => {
      const timer = setTimeout(giveUp, THINKING_LIMIT);
      waiting.set(id, (move) => {
        clearTimeout(timer);
        waiting.delete(id);
        settle(move);
      });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have origins
      to.postMessage({ id, kind, position });
    });
  };

  return async (kind, state) => {
    const to = find();
    const token = to === undefined || broken ? undefined : await ask(to, kind, makePosition(state));
    const move = token === undefined ? undefined : parseMove(token);
    return move === undefined || illegal(state, move) !== undefined ? here(kind, state) : move;
  };
}
