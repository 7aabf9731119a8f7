import type { Update } from '../processes/news.ts';
import type { StoredTable } from '../seams/seams.ts';

/** What this process has stored of a table and other processes have not been told. */
export class UnsentNews {
  #written:
    | {
        readonly row: StoredTable | undefined;
        /** The game whose log was appended to, and from where on; 0 if none was. */
        readonly game: number;
        readonly from: number;
      }
    | undefined;

  get isEmpty(): boolean {
    return this.#written === undefined;
  }

  stored(row: StoredTable): void {
    this.#written = { game: 0, from: 0, ...this.#written, row };
  }

  appended(game: number, n: number): void {
    const before = this.#written;
    const from = before?.game === game ? Math.min(before.from, n) : n;
    this.#written = { row: before?.row, game, from };
  }

  /** The table is deleted. */
  removed(): void {
    this.#written = { row: undefined, game: 0, from: 0 };
  }

  forget(): void {
    this.#written = undefined;
  }

  /** As news about a table that stands here, once; `undefined` if others have to read for themselves. */
  take(standing: Update | undefined, log: readonly string[] = []): Update | undefined {
    const written = this.#written;
    this.forget();
    if (written === undefined || standing === undefined) return undefined;
    const { row, game, from } = written;
    const tokens = game === standing.game ? log.slice(from) : [];
    return {
      ...standing,
      ...(row === undefined ? {} : { version: row.version, body: row.body }),
      ...(tokens.length === 0 ? {} : { tokens: tokens.join(' ') }),
    };
  }
}
