import { makePaint, colourDepth } from './colour.ts';
import { thousands } from './text.ts';

const REDRAW_MS = 120;
const LOG_MS = 10_000;
const BAR = 24;

/** The progress of long work on standard error: a bar at a terminal, otherwise a line every ten seconds. */
export class Progress {
  readonly #total: number;
  readonly #noun: string;
  readonly #began = performance.now();
  readonly #timer: NodeJS.Timeout;
  readonly #isTerminal = process.stderr.isTTY;
  #done = 0;
  #shown = -Infinity;
  /** When the first part was done; the time before that was starting up and does not count for the rate. */
  #first: { readonly at: number; readonly done: number } | undefined;

  constructor(total: number, noun: string) {
    this.#total = total;
    this.#noun = noun;
    this.#timer = setInterval(() => this.#show(), this.#isTerminal ? REDRAW_MS : LOG_MS);
    if (this.#isTerminal) this.#show();
  }

  add(done: number): void {
    this.#done = Math.min(this.#total, this.#done + done);
    const now = performance.now();
    if (done > 0) this.#first ??= { at: now, done: this.#done };
    // Timers do not run during work that never pauses.
    if (this.#isTerminal && now - this.#shown > 2 * REDRAW_MS) this.#show();
  }

  end(): void {
    clearInterval(this.#timer);
    if (this.#isTerminal) process.stderr.write('\r\u001B[K');
  }

  #show(): void {
    const now = performance.now();
    this.#shown = now;
    const share = this.#total === 0 ? 1 : this.#done / this.#total;
    const facts = [`${thousands(this.#done)} of ${thousands(this.#total)} ${this.#noun}`];
    const since = this.#first === undefined ? 0 : (now - this.#first.at) / 1000;
    const fresh = this.#done - (this.#first?.done ?? 0);
    if (fresh > 0 && since > 0) {
      const rate = fresh / since;
      facts.push(`${readable(rate)}/s`, `${clock((this.#total - this.#done) / rate)} left`);
    } else {
      facts.push(`${clock((now - this.#began) / 1000)} so far`);
    }
    const percent = `${Math.floor(share * 100)}%`.padStart(4);
    if (!this.#isTerminal) {
      process.stderr.write(`${percent.trim()}, ${facts.join(', ')}\n`);
      return;
    }
    const paint = makePaint(colourDepth(process.env, true));
    const full = Math.round(share * BAR);
    const bar = paint('calm', '━'.repeat(full)) + paint('dim', '━'.repeat(BAR - full));
    const width = process.stderr.columns > 0 ? process.stderr.columns : 80;
    const text = ` ${facts.join(' · ')}`;
    const line =
      BAR + percent.length + text.length < width
        ? `${bar}${percent}${text}`
        : `${percent}${text}`.slice(0, width - 1);
    process.stderr.write(`\r\u001B[K${line}`);
  }
}

function readable(rate: number): string {
  return rate >= 100 ? thousands(rate) : rate.toPrecision(2);
}

/** '0:07', '12:30', '3:05:00'. */
function clock(seconds: number): string {
  const whole = Math.ceil(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  if (parts[0] === 0) parts.shift();
  return parts.map((part, index) => (index === 0 ? `${part}` : `${part}`.padStart(2, '0'))).join(':');
}
