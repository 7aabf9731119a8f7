import type { Advice, Grade } from '@sevenfold/bots/review';

export type CoachRequest =
  | { readonly want: 'advice'; readonly id: number; readonly position: string }
  | { readonly want: 'grade'; readonly id: number; readonly position: string; readonly answer: string }
  | { readonly want: 'nothing'; readonly id: number };

export type CoachReply =
  | { readonly id: number; readonly advice: Advice; readonly grade?: never }
  | { readonly id: number; readonly advice: Advice; readonly grade: Grade };

/** The part of a worker that is needed. */
export interface CoachWorker {
  postMessage(request: CoachRequest): void;
  addEventListener(type: 'message', hear: (event: { readonly data: CoachReply }) => void): void;
  addEventListener(type: 'error' | 'messageerror', hear: () => void): void;
  terminate(): void;
}

export interface Graded {
  readonly advice: Advice;
  readonly grade: Grade;
}

/** Advice on one position after the other, from a worker: the page never waits for it. */
export class Coaching {
  #advice = $state.raw<Advice>();
  #failed = $state(false);
  readonly #hire: () => CoachWorker;
  #worker: CoachWorker | undefined;
  #position: string | undefined;
  #asked = 0;
  #advised = 0;
  readonly #grades = new Map<number, (graded: Graded | undefined) => void>();

  constructor(hire: () => CoachWorker = hireWorker) {
    this.#hire = hire;
  }

  /** On the position that was asked about last; undefined until there is any. */
  get advice(): Advice | undefined {
    return this.#advice;
  }

  /** No worker can be had here. */
  get failed(): boolean {
    return this.#failed;
  }

  /** Asks about another position, and forgets the one before; `undefined` if nobody is asked anything. */
  ask(position: string | undefined): void {
    if (position === this.#position) return;
    const idle = this.#position === undefined;
    this.#position = position;
    this.#advice = undefined;
    this.#advised = ++this.#asked;
    if (position !== undefined) this.#send({ want: 'advice', id: this.#advised, position });
    else if (!idle) this.#send({ want: 'nothing', id: this.#advised });
  }

  /** How good an answer was; undefined if that cannot be found out. */
  grade(position: string, answer: string): Promise<Graded | undefined> {
    const id = ++this.#asked;
    return new Promise((resolve) => {
      this.#grades.set(id, resolve);
      this.#send({ want: 'grade', id, position, answer });
    });
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#giveUp();
  }

  #send(request: CoachRequest): void {
    const worker = this.#failed ? undefined : this.#find();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have origins
    if (worker !== undefined) worker.postMessage(request);
    else this.#giveUp();
  }

  #find(): CoachWorker | undefined {
    if (this.#worker !== undefined) return this.#worker;
    const fail = (): void => {
      this.#failed = true;
      this.#giveUp();
    };
    try {
      const worker = this.#hire();
      worker.addEventListener('message', ({ data }) => this.#heard(data));
      worker.addEventListener('error', fail);
      worker.addEventListener('messageerror', fail);
      this.#worker = worker;
    } catch {
      fail();
    }
    return this.#worker;
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

function hireWorker(): CoachWorker {
  return new Worker(new URL('./coach-worker.ts', import.meta.url), { type: 'module' });
}
