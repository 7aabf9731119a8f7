import { Reviewer, type ReviewedPosition } from '@sevenfold/bots/review';
import type { GameRecord } from '@sevenfold/engine';
import { fileMistakes } from '../../practice/filing.ts';
import { storeReview, reviewKey } from '../../review/stored-reviews.ts';
import { pageWorkers } from '../../review/review-workers.ts';
import { REVIEW_OPTIONS, reviewedBefore, type Summary, summaryOf } from './summaries.ts';

export interface Unreviewed {
  readonly id: string;
  readonly record: GameRecord;
  readonly seat: number;
}

/** Reviews games one after the other, on all cores. */
export class ReviewAll {
  running = $state(false);
  /** How many of the games are done, and how much of the current one. */
  done = $state(0);
  of = $state(0);
  share = $state(0);
  failed = $state(false);
  readonly #workers = pageWorkers();
  #round = 0;

  async start(games: readonly Unreviewed[], found: (id: string, summary: Summary) => void): Promise<void> {
    const mine = ++this.#round;
    this.running = true;
    this.failed = false;
    this.done = 0;
    this.of = games.length;
    for (const { id, record, seat } of games) {
      this.share = 0;
      const before = await reviewedBefore(record, seat);
      if (mine !== this.#round) return;
      const summary = before ?? (await this.#review(id, record, seat));
      if (mine !== this.#round) return;
      if (summary === undefined) this.failed = true;
      else found(id, summary);
      this.done++;
    }
    this.#workers.close();
    this.running = false;
  }

  cancel(): void {
    this.#round++;
    this.#workers.close();
    this.running = false;
  }

  #review(id: string, record: GameRecord, seat: number): Promise<Summary | undefined> {
    const { positions } = new Reviewer(record);
    const found = new Map<number, ReviewedPosition>();
    const plain = { ...record, rules: { ...record.rules }, players: [...record.players] };
    return new Promise((settle) => {
      this.#workers.start({
        record: plain,
        options: REVIEW_OPTIONS,
        positions,
        found: (position) => {
          found.set(position.at, position);
          this.share = found.size / positions.length;
        },
        ended: (failure) => {
          if (failure !== undefined) return settle(undefined);
          const all = positions.map((at) => found.get(at)!);
          void storeReview(reviewKey(record, REVIEW_OPTIONS), all);
          fileMistakes(
            record,
            all.flatMap(({ decision }) => decision ?? []),
            seat,
            id,
          );
          settle(summaryOf(record, seat, all));
        },
      });
    });
  }
}
