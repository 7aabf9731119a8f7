import type { Bus } from '@sevenfold/table';
import type { Board, Boards } from './boards.ts';

/** `undefined` when it has been removed; nothing follows. */
type Tell = (board: Board | undefined) => void;

interface Watched {
  readonly tells: Set<Tell>;
  /** The newest version that was told. */
  version: number;
  stop(): void;
}

/** How often we look by ourselves, in case the bus has lost something. */
const LOOK = 15_000;

/** Tells whoever watches a score sheet of its new versions, whichever process they were written at. */
export class BoardWatch {
  readonly #boards: Boards;
  readonly #bus: Bus;
  readonly #watched = new Map<string, Watched>();

  constructor(boards: Boards, bus: Bus) {
    this.#boards = boards;
    this.#bus = bus;
  }

  /** A new version was written here, or it was removed; the bus only saves time, so that it fails is no harm. */
  publish(id: string): void {
    this.#bus.publish(channel(id), '').catch(() => undefined);
  }

  /** Calls `tell` with what is newer than `board` until the returned function is called. */
  watch({ id, version }: Board, tell: Tell): () => void {
    const watched = this.#watched.get(id) ?? this.#begin(id, version);
    watched.tells.add(tell);
    // Others may have been told of a version that came after this one was read.
    if (watched.version > version) void this.#look(id, [tell]);
    return () => {
      watched.tells.delete(tell);
      if (watched.tells.size > 0 || this.#watched.get(id) !== watched) return;
      this.#watched.delete(id);
      watched.stop();
    };
  }

  #begin(id: string, version: number): Watched {
    const timer = setInterval(() => void this.#look(id), LOOK).unref();
    const listening = this.#bus.subscribe(channel(id), () => void this.#look(id));
    listening.catch(() => undefined);
    const stop = (): void => {
      clearInterval(timer);
      listening.then(
        (leave) => leave(),
        () => undefined,
      );
    };
    const watched = { tells: new Set<Tell>(), version, stop };
    this.#watched.set(id, watched);
    return watched;
  }

  /** Tells everybody what is new, or some what they have missed. */
  async #look(id: string, some?: readonly Tell[]): Promise<void> {
    const board = await this.#boards.load(id).catch(() => null);
    const watched = this.#watched.get(id);
    if (board === null || watched === undefined) return;
    if (board === undefined) {
      this.#watched.delete(id);
      watched.stop();
      for (const tell of watched.tells) tell(undefined);
      return;
    }
    const isNew = board.version > watched.version;
    watched.version = Math.max(watched.version, board.version);
    for (const tell of isNew ? watched.tells : (some ?? [])) tell(board);
  }
}

function channel(id: string): string {
  return `board.${id}`;
}
