import { randomUUID } from 'node:crypto';
import { Conflict } from '@sevenfold/table';
import type { DailyAttempt, DailyResult, DailyStore, NewAttempt, ResultCount } from './daily-store.ts';

type Stored = NewAttempt & Pick<DailyAttempt, 'result'>;

/** Stores attempts as long as the process lives. `async`, so that a throw is a rejection. */
export class MemoryDaily implements DailyStore {
  readonly #secrets = new Map<string, string>();
  readonly #attempts = new Map<string, Stored>();

  async findSecret(day: string): Promise<string | undefined> {
    return this.#secrets.get(day);
  }

  async keepSecret(day: string, secret: string): Promise<string> {
    if (!this.#secrets.has(day)) this.#secrets.set(day, secret);
    return this.#secrets.get(day)!;
  }

  async begin(attempt: NewAttempt): Promise<void> {
    const key = attemptKey(attempt);
    if (!this.#attempts.has(key)) this.#attempts.set(key, { ...attempt, result: undefined });
  }

  async find(day: string, person: string): Promise<DailyAttempt | undefined> {
    const found = this.#attempts.get(attemptKey({ day, person }));
    return found && { log: found.log, isCompared: found.isCompared, result: found.result };
  }

  async play(
    day: string,
    person: string,
    n: number,
    log: readonly string[],
    result: DailyResult | undefined,
  ): Promise<void> {
    const key = attemptKey({ day, person });
    const found = this.#attempts.get(key);
    if (found?.log.length !== n) throw new Conflict(`the daily deck of ${day}`);
    this.#attempts.set(key, { ...found, log, result });
  }

  async newcomers(day: string, origin: string): Promise<number> {
    return [...this.#attempts.values()].filter((one) => one.day === day && one.origin === origin).length;
  }

  async results(day: string): Promise<ResultCount[]> {
    const counts = new Map<string, ResultCount>();
    for (const { day: of, isCompared, result } of this.#attempts.values()) {
      if (of !== day || !isCompared || result === undefined) continue;
      const key = `${result.rounds} ${result.points}`;
      counts.set(key, { ...result, attempts: (counts.get(key)?.attempts ?? 0) + 1 });
    }
    return [...counts.values()].sort((a, b) => a.rounds - b.rounds || b.points - a.points);
  }

  async finished(person: string, limit: number): Promise<(DailyResult & { readonly day: string })[]> {
    return [...this.#attempts.values()]
      .flatMap(({ day, person: of, result }) =>
        of === person && result !== undefined ? [{ day, ...result }] : [],
      )
      .sort((a, b) => (a.day < b.day ? 1 : -1))
      .slice(0, limit);
  }

  async forget(person: string): Promise<void> {
    for (const [key, attempt] of this.#attempts) {
      if (attempt.person !== person) continue;
      this.#attempts.delete(key);
      const nobody = { ...attempt, person: `-${randomUUID()}`, log: [] };
      const stays = attempt.isCompared && attempt.result !== undefined && attempt.origin === null;
      if (stays) this.#attempts.set(attemptKey(nobody), nobody);
    }
  }

  async adopt(from: string, to: string): Promise<void> {
    for (const [key, attempt] of this.#attempts) {
      const own = attemptKey({ day: attempt.day, person: to });
      if (attempt.person !== from || this.#attempts.has(own)) continue;
      this.#attempts.delete(key);
      this.#attempts.set(own, { ...attempt, person: to });
    }
    await this.forget(from);
  }

  async forgetOrigins(before: string): Promise<void> {
    for (const [key, attempt] of this.#attempts)
      if (attempt.day < before) this.#attempts.set(key, { ...attempt, origin: null });
  }

  async expire(before: string, limit: number): Promise<number> {
    const old = [...this.#attempts]
      .filter(([, { day }]) => day < before)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    for (const [key] of old.slice(0, limit)) this.#attempts.delete(key);
    return Math.min(old.length, limit);
  }
}

function attemptKey({ day, person }: Pick<NewAttempt, 'day' | 'person'>): string {
  return `${day} ${person}`;
}
