import type { ClaimedLetter, Letter, LetterKind, OutboxStore } from './outbox-store.ts';

interface Waiting {
  readonly letter: Letter;
  due: number;
  tries: number;
}

/** Letters that last as long as the process. */
export class MemoryOutbox implements OutboxStore {
  readonly #letters = new Map<string, Waiting>();

  async put(letter: Letter, due: number, most: number): Promise<boolean> {
    const waiting = [...this.#letters.values()].filter(
      (other) => other.letter.target === letter.target && other.due < Infinity,
    );
    if (this.#letters.has(letter.id) || waiting.length >= most) return false;
    this.#letters.set(letter.id, { letter, due, tries: 0 });
    return true;
  }

  async claim(kind: LetterKind, now: number, until: number, limit: number): Promise<ClaimedLetter[]> {
    const due = [...this.#letters.values()]
      .filter((one) => one.letter.kind === kind && one.due <= now && one.letter.expires > now)
      .sort((one, other) => one.due - other.due)
      .slice(0, limit);
    for (const one of due) one.due = until;
    return due.map(({ letter, tries }) => Object.assign({}, letter, { tries }));
  }

  async putOff(id: string, due: number, tries: number): Promise<void> {
    const waiting = this.#letters.get(id);
    if (waiting !== undefined) Object.assign(waiting, { due, tries });
  }

  async done(id: string): Promise<void> {
    const waiting = this.#letters.get(id);
    if (waiting !== undefined)
      Object.assign(waiting, { due: Infinity, letter: { ...waiting.letter, body: '' } });
  }

  async forget(target: string): Promise<void> {
    for (const [id, { letter }] of this.#letters) if (letter.target === target) this.#letters.delete(id);
  }

  async prune(before: number): Promise<void> {
    for (const [id, { letter }] of this.#letters) if (letter.expires < before) this.#letters.delete(id);
  }
}
