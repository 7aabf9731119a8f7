import {
  intervalOf,
  makeReview,
  medalInterval,
  positionSamples,
  REVIEW_SAMPLES,
  type Review,
  Reviewer,
  type ReviewedDecision,
  type ReviewedPosition,
  sampleOf,
} from '@sevenfold/bots/review';
import { type GameRecord, parseRules, splitLog } from '@sevenfold/engine';
import { storeReview, storedReview, reviewKey } from './stored-reviews.ts';
import { type Luck, luckOf } from './luck.ts';
import { pageWorkers } from './review-workers.ts';

/** The default of `sevenfold review`, so that both say the same. */
const REVIEW_SEED = 1;

/** A review in progress: templates follow what is known so far. A finished one stays until more samples have refined it. */
export class Reviewing {
  readonly record: GameRecord;
  readonly of: number;
  /** What is shown was made with this many samples. */
  samples = $state(REVIEW_SAMPLES);
  done = $state(0);
  status = $state<'idle' | 'running' | 'done' | 'failed'>('idle');
  /** Everyone's chances after each token, as far as they are known. */
  course = $state.raw<readonly (readonly number[] | undefined)[]>([]);
  decisions = $state.raw<readonly ReviewedDecision[]>([]);
  review = $state.raw<Review>();
  luck = $state.raw<Luck>();
  readonly #positions: readonly number[];
  readonly #tokens: number;
  #found = new Map<number, ReviewedPosition>();
  readonly #workers = pageWorkers();
  #drawing = false;
  /** The samples of the review that is being made. */
  #wanted = REVIEW_SAMPLES;
  /** Counts starts: late results of an earlier one are ignored. */
  #round = 0;

  constructor(record: GameRecord) {
    this.record = record;
    this.#tokens = splitLog(record.log).length;
    this.#positions = new Reviewer(record).positions;
    this.of = this.#positions.length;
    this.course = this.#courseNow();
  }

  /** Every position gets at least this many simulated games. */
  get gamesPerPosition(): number {
    return positionSamples(this.samples, this.record.players.length);
  }

  /** Half of the 95% interval of a chance to win, or alone of a medal: it cannot be wider than this. */
  interval(chance: number): number {
    const { players, rules } = this.record;
    if (players.length === 1) return medalInterval(chance, this.gamesPerPosition);
    const error = Math.sqrt((chance * (1 - chance)) / this.gamesPerPosition);
    return intervalOf(sampleOf(chance, error, { seats: players.length, options: parseRules(rules) }));
  }

  /** Starts, continues after a stop, or starts again with another number of samples. */
  async start(samples: number = this.#wanted): Promise<void> {
    if (this.status === 'running') this.cancel();
    const mine = ++this.#round;
    if (samples !== this.#wanted) this.#found = new Map();
    this.#wanted = samples;
    this.status = 'running';
    this.#show();
    const options = { samples, seed: REVIEW_SEED };
    const key = reviewKey(this.record, options);
    const stored = await storedReview(key);
    if (mine !== this.#round) return;
    if (stored !== undefined && this.#positions.every((at, index) => stored[index]?.at === at)) {
      for (const position of stored) this.#found.set(position.at, position);
      return this.#finish();
    }
    this.#workers.start({
      record: plain(this.record),
      options,
      positions: this.#positions.filter((at) => !this.#found.has(at)),
      found: (position) => {
        this.#found.set(position.at, position);
        this.#draw();
      },
      ended: (failure) => {
        if (failure !== undefined) {
          this.status = 'failed';
          return;
        }
        this.#finish();
        void storeReview(key, this.#inOrder());
      },
    });
  }

  /** Stops; what is known so far stays. */
  cancel(): void {
    this.#round++;
    this.#workers.close();
    if (this.status === 'running') this.status = 'idle';
  }

  #inOrder(): ReviewedPosition[] {
    return this.#positions.map((at) => this.#found.get(at)!);
  }

  #finish(): void {
    const positions = this.#inOrder();
    this.review = undefined;
    this.#show();
    this.review = makeReview(this.record, positions, this.samples);
    this.luck = luckOf(this.record, positions);
    this.status = 'done';
  }

  /** A few updates a second are enough. */
  #draw(): void {
    if (this.#drawing) return;
    this.#drawing = true;
    setTimeout(() => {
      this.#drawing = false;
      if (this.status === 'running') this.#show();
    }, 120);
  }

  #show(): void {
    this.done = this.#found.size;
    if (this.review !== undefined) return;
    this.samples = this.#wanted;
    this.course = this.#courseNow();
    this.decisions = this.#positions.flatMap((at) => this.#found.get(at)?.decision ?? []);
  }

  #courseNow(): (readonly number[] | undefined)[] {
    return Array.from(
      { length: this.#tokens + 1 },
      (_, at) => this.#found.get(at)?.chances ?? this.#found.get(at - 1)?.settled,
    );
  }
}

/** A record with only what is needed: workers get copies. */
function plain({ rules, players, dealer, log }: GameRecord): GameRecord {
  return { rules: { ...rules }, players: [...players], dealer, log };
}
