import { Conflict } from '@sevenfold/table';
import type { Board, Boards } from './boards.ts';

/** Keeps boards as long as the process lives. `async`, so that a throw is a rejection. */
export class MemoryBoards implements Boards {
  readonly #boards = new Map<string, { readonly board: Board; readonly written: number }>();

  async create(id: string, keyHash: string, body: string): Promise<void> {
    if (this.#boards.has(id)) throw new Conflict(`board ${id}`);
    this.#write({ id, version: 1, keyHash, body });
  }

  load(id: string): Promise<Board | undefined> {
    return Promise.resolve(this.#boards.get(id)?.board);
  }

  async update(id: string, version: number, body: string): Promise<void> {
    const board = this.#boards.get(id)?.board;
    if (board?.version !== version - 1) throw new Conflict(`board ${id}`);
    this.#write({ ...board, version, body });
  }

  async remove(id: string): Promise<void> {
    this.#boards.delete(id);
  }

  async prune(before: number): Promise<void> {
    for (const [id, { written }] of this.#boards) if (written < before) this.#boards.delete(id);
  }

  #write(board: Board): void {
    this.#boards.set(board.id, { board, written: Date.now() });
  }
}
