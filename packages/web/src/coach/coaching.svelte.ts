import type { Advice, Grade } from '@sevenfold/bots/review';
import { type WorkerLike, WorkerPort } from '../browser/worker-port.ts';

export type CoachRequest =
  | { readonly want: 'advice'; readonly id: number; readonly position: string }
  | { readonly want: 'grade'; readonly id: number; readonly position: string; readonly answer: string }
  | { readonly want: 'nothing'; readonly id: number };

export type CoachReply =
  | { readonly id: number; readonly advice: Advice; readonly grade?: never }
  | { readonly id: number; readonly advice: Advice; readonly grade: Grade };

export type CoachWorker = WorkerLike<CoachRequest, CoachReply>;

export interface Graded {
  readonly advice: Advice;
  readonly grade: Grade;
}

/** Advice on one position after another, from a worker. */
export class Coaching {
  #advice = $state.raw<Advice>();
  #failed = $state(false);
  readonly #port: WorkerPort<CoachRequest, CoachReply>;
  #position: string | undefined;
  #asked = 0;
  #advised = 0;
  readonly #grades = new Map<number, (graded: Graded | undefined) => void>();

  constructor(spawn: () => CoachWorker = spawnWorker) {
    this.#port = new WorkerPort(spawn, {
      reply: (reply) => this.#heard(reply),
      lost: () => {
        this.#failed = true;
        this.#giveUp();
      },
    });
  }

  /** The advice on the latest position; undefined until there is any. */
  get advice(): Advice | undefined {
    return this.#advice;
  }

  /** Whether there is no worker to ask. */
  get failed(): boolean {
    return this.#failed;
  }

  /** Asks about another position instead of the last; `undefined` if nobody has to decide. */
  ask(position: string | undefined): void {
    if (position === this.#position) return;
    const idle = this.#position === undefined;
    this.#position = position;
    this.#advice = undefined;
    this.#advised = ++this.#asked;
    if (position !== undefined) this.#send({ want: 'advice', id: this.#advised, position });
    else if (!idle) this.#send({ want: 'nothing', id: this.#advised });
  }

  /** How good an answer was; undefined if there is no worker to tell. */
  grade(position: string, answer: string): Promise<Graded | undefined> {
    const id = ++this.#asked;
    return new Promise((resolve) => {
      this.#grades.set(id, resolve);
      this.#send({ want: 'grade', id, position, answer });
    });
  }

  close(): void {
    this.#port.close();
    this.#giveUp();
  }

  #send(request: CoachRequest): void {
    this.#port.send(request);
    if (this.#port.isLost) this.#giveUp();
  }

  #heard({ id, advice, grade }: CoachReply): void {
    if (grade !== undefined) {
      this.#grades.get(id)?.({ advice, grade });
      this.#grades.delete(id);
    } else if (id === this.#advised && this.#position !== undefined) this.#advice = advice;
  }

  #giveUp(): void {
    for (const resolve of this.#grades.values()) resolve(undefined);
    this.#grades.clear();
  }
}

function spawnWorker(): CoachWorker {
  return new Worker(new URL('./coach-worker.ts', import.meta.url), { type: 'module' });
}
