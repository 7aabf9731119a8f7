import type { GameRecord } from '@sevenfold/engine';
import { type Attempts, rowOf, totalOf } from '../../attempts/attempts.ts';
import { dayAtServer, finishedDays, type ServerDay } from '../../attempts/daily-server.ts';
import { ServerError } from '../../server/ask.ts';
import { soloRounds } from '../../attempts/solo-facts.ts';

/** What the server knows about a day and about the days of this person, as far as it has answered. */
export class DayAtServer {
  /** Undefined until the server has answered. */
  day = $state.raw<ServerDay>();
  problem = $state.raw<ServerError>();
  isLoading = $state(false);
  /** Counts what it has added to the attempts of this device. */
  added = $state(0);
  readonly #attempts: Attempts;
  readonly #token: string;
  /** Counts requests: a late answer to an earlier one is ignored. */
  #asked = 0;

  constructor(attempts: Attempts, token: string) {
    this.#attempts = attempts;
    this.#token = token;
  }

  /** `date` may be `today`. Days that this person has finished elsewhere are noted here. */
  async load(date: string): Promise<void> {
    const mine = ++this.#asked;
    this.isLoading = true;
    try {
      const [day, days] = await Promise.all([dayAtServer(date, this.#token), finishedDays(this.#token)]);
      if (mine !== this.#asked) return;
      this.#note(day);
      for (const { date: at, rounds, points } of days)
        this.#attempts.noteDay(at, { id: '', at: Date.parse(at), rounds, takeBacks: 0, row: '', points });
      this.added++;
      this.day = day;
      this.problem = undefined;
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      if (mine !== this.#asked) return;
      this.day = undefined;
      this.problem = error;
    } finally {
      if (mine === this.#asked) this.isLoading = false;
    }
  }

  #note(day: ServerDay): void {
    const record = recordOf(day, '');
    if (record === undefined || day.mine?.result === undefined) return;
    const rounds = soloRounds(record, 0);
    this.#attempts.noteDay(day.date, {
      id: '',
      at: Date.now(),
      rounds: rounds.length,
      takeBacks: 0,
      row: rowOf(rounds),
      points: totalOf(rounds),
    });
  }
}

/** The game of a day's attempt as the server has it. */
export function recordOf({ mine }: ServerDay, name: string): GameRecord | undefined {
  if (mine === undefined) return undefined;
  return { rules: { preset: 'official' }, players: [name], dealer: 0, log: mine.log };
}
