import { Conflict } from '@sevenfold/table';
import type { StoredSheet, SheetStore } from './sheet-store.ts';

/** Stores sheets as long as the process lives. `async`, so that a throw is a rejection. */
export class MemorySheets implements SheetStore {
  readonly #sheets = new Map<string, { readonly sheet: StoredSheet; readonly written: number }>();

  get size(): number {
    return this.#sheets.size;
  }

  async create(id: string, keyHash: string, body: string): Promise<void> {
    if (this.#sheets.has(id)) throw new Conflict(`sheet ${id}`);
    this.#write({ id, version: 1, keyHash, body });
  }

  load(id: string): Promise<StoredSheet | undefined> {
    return Promise.resolve(this.#sheets.get(id)?.sheet);
  }

  async update(id: string, version: number, body: string): Promise<void> {
    const sheet = this.#sheets.get(id)?.sheet;
    if (sheet?.version !== version - 1) throw new Conflict(`sheet ${id}`);
    this.#write({ ...sheet, version, body });
  }

  async remove(id: string): Promise<void> {
    this.#sheets.delete(id);
  }

  async prune(before: number): Promise<void> {
    for (const [id, { written }] of this.#sheets) if (written < before) this.#sheets.delete(id);
  }

  #write(sheet: StoredSheet): void {
    this.#sheets.set(sheet.id, { sheet, written: Date.now() });
  }
}
