import { createHmac } from 'node:crypto';
import {
  apply,
  illegal,
  isCardMove,
  makeMove,
  type Move,
  newGame,
  parseMove,
  playLog,
  type State,
} from '@sevenfold/engine';
import {
  type Archive,
  cardsIn,
  commitmentOf,
  Conflict,
  dailyDate,
  daySeed,
  FairDealer,
  FINISHING_TIME,
  isDay,
  makeSecret,
  type Source,
} from '@sevenfold/table';
import type { DailyAttempt, DailyResult, DailyStore, ResultCount } from './daily-store.ts';

export const DAY = 86_400_000;
/** Newcomers from one address whose results count in the comparison of a day. */
const COMPARED_NEWCOMERS = 5;
/** Days in a person's calendar. */
const MOST_DAYS = 400;

const RULES = { preset: 'official' } as const;

/** Open: anyone can begin. Finishing: people who have begun can go on. Over: the secret is published. */
export type DayPhase = 'open' | 'finishing' | 'over';

export interface Day {
  readonly date: string;
  readonly commitment: string;
  readonly phase: DayPhase;
  /** Until when attempts can begin, in milliseconds since 1970. */
  readonly ends: number;
  /** When the secret is published. */
  readonly published: number;
  readonly secret?: string;
}

/** How everyone did with the deck of a day. */
export interface DayComparison {
  readonly attempts: number;
  /** By rounds, the fewest first. */
  readonly rounds: readonly { readonly rounds: number; readonly attempts: number }[];
  /** How many others are compared with a person who has finished. */
  readonly others?: number;
  /** How many of them did worse. */
  readonly worse?: number;
  /** How many of them did exactly as well. */
  readonly same?: number;
}

export interface AttemptRequest {
  /** Length of the log that the sender has. */
  readonly n: number;
  /** Without a move, the request asks for the rest of the log; at n = 0 it begins the attempt. */
  readonly move?: string | undefined;
}

/** Why the answer in a request was not played. */
export type DailyRefusal = 'noAttempt' | 'conflict' | 'badMove' | 'dayOver';

interface Stores {
  readonly daily: DailyStore;
  readonly archive: Pick<Archive, 'played'>;
}

/** The same deck for everyone on one day (UTC, by this server's clock), one card at a time. */
export class DailyDeck {
  readonly #storage: Stores;
  readonly #source: Pick<Source, 'below'>;
  readonly #now: () => number;

  constructor(storage: Stores, source: Pick<Source, 'below'>, now: () => number = Date.now) {
    this.#storage = storage;
    this.#source = source;
    this.#now = now;
  }

  get today(): string {
    return dailyDate(this.#now());
  }

  /** A day with everything that is public at this moment; undefined if it had no deck. */
  async day(date: string): Promise<Day | undefined> {
    const secret = await this.#secretOf(date);
    if (secret === undefined) return undefined;
    const ends = Date.parse(`${date}T00:00:00Z`) + DAY;
    const phase = this.#phaseOf(date);
    return {
      date,
      commitment: commitmentOf(secret),
      phase,
      ends,
      published: ends + FINISHING_TIME,
      ...(phase === 'over' ? { secret } : {}),
    };
  }

  find(date: string, person: string): Promise<DailyAttempt | undefined> {
    return this.#storage.daily.find(date, person);
  }

  finished(person: string): Promise<(DailyResult & { readonly day: string })[]> {
    return this.#storage.daily.finished(person, MOST_DAYS);
  }

  /**
   * Shows how well this deck can be played, so only people who have finished get it, or everyone when the day is over.
   */
  async comparison(date: string, mine: DailyAttempt | undefined): Promise<DayComparison | undefined> {
    if (mine?.result === undefined && this.#phaseOf(date) !== 'over') return undefined;
    return compare(await this.#storage.daily.results(date), mine);
  }

  /** Begins an attempt; if the person has one, it stays as it is. `caller`: their address. */
  async begin(date: string, person: string, caller: string): Promise<DailyAttempt | DailyRefusal> {
    if (date !== this.today) return 'dayOver';
    const { daily } = this.#storage;
    const secret = (await this.#secretOf(date))!;
    const state = newGame(RULES, 1, 0);
    const origin = (await this.#isKnown(person, date)) ? null : originOf(secret, caller);
    await daily.begin({
      day: date,
      person,
      log: dealOn(state, secret, date, []),
      isCompared: origin === null || (await daily.newcomers(date, origin)) < COMPARED_NEWCOMERS,
      origin,
    });
    return (await daily.find(date, person))!;
  }

  /**
   * The attempt after an answer to question n. An answer that is stored already changes nothing, so it can be sent again;
   * any other answer to an old question is a conflict, for which the log says what was answered.
   */
  async play(
    date: string,
    person: string,
    { n, move }: AttemptRequest,
  ): Promise<DailyAttempt | DailyRefusal> {
    const { daily } = this.#storage;
    const attempt = await daily.find(date, person);
    if (attempt === undefined) return 'noAttempt';
    const { log } = attempt;
    if (move === undefined) return n > log.length ? 'conflict' : attempt;
    if (n !== log.length) return log[n] === move ? attempt : 'conflict';
    if (this.#phaseOf(date) === 'over') return 'dayOver';
    const state = newGame(RULES, 1, 0);
    playLog(state, log);
    const answer = parseMove(move);
    if (answer === undefined || isCardMove(answer) || illegal(state, answer) !== undefined) return 'badMove';
    const secret = (await this.#secretOf(date))!;
    const longer = [...log, ...played(state, answer), ...dealOn(state, secret, date, log)];
    const result = resultOf(state);
    try {
      await daily.play(date, person, n, longer, result);
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      // Another device or process was faster, and has stored an answer to n, the same one or another.
      return this.play(date, person, { n, move });
    }
    return { ...attempt, log: longer, result };
  }

  #phaseOf(date: string): DayPhase {
    const since = this.#now() - Date.parse(`${date}T00:00:00Z`) - DAY;
    return since < 0 ? 'open' : since < FINISHING_TIME ? 'finishing' : 'over';
  }

  /**
   * The secret of a day, drawn when someone first asks for that day. If several processes draw one, the first to be
   * stored counts.
   */
  async #secretOf(date: string): Promise<string | undefined> {
    if (!isDay(date) || date > this.today) return undefined;
    const { daily } = this.#storage;
    const known = await daily.findSecret(date);
    if (known !== undefined || date !== this.today) return known;
    const fresh = makeSecret(Uint8Array.from({ length: 32 }, () => this.#source.below(256)));
    return daily.keepSecret(date, fresh);
  }

  /** Whether the server knew a person before the day began, by a finished game or an earlier daily deck. */
  async #isKnown(person: string, date: string): Promise<boolean> {
    const { archive, daily } = this.#storage;
    const days = await daily.finished(person, 2);
    if (days.some(({ day }) => day < date)) return true;
    const began = Date.parse(`${date}T00:00:00Z`);
    return (await archive.played(person, { ended: began, id: '' }, 1)).length > 0;
  }
}

/** A mark of an address, which tells addresses apart but only within one day. */
function originOf(secret: string, caller: string): string {
  return createHmac('sha256', secret).update(`origin ${caller}`).digest('base64url').slice(0, 16);
}

/** Plays the cards until a question or the end; returns their tokens. */
function dealOn(state: State, secret: string, date: string, log: readonly string[]): string[] {
  const dealer = new FairDealer(daySeed(secret, RULES, date), cardsIn(log));
  const tokens: string[] = [];
  while (state.phase === 'draw') tokens.push(...played(state, dealer.draw(state)));
  return tokens;
}

function played(state: State, move: Move): [string] {
  apply(state, move);
  return [makeMove(move)];
}

function resultOf(state: State): DailyResult | undefined {
  return state.phase === 'over' ? { rounds: state.round, points: state.totals[0]! } : undefined;
}

function compare(results: readonly ResultCount[], mine: DailyAttempt | undefined): DayComparison {
  const rounds = new Map<number, number>();
  for (const one of results) rounds.set(one.rounds, (rounds.get(one.rounds) ?? 0) + one.attempts);
  const attempts = attemptsIn(results);
  const all = { attempts, rounds: [...rounds].map(([of, count]) => ({ rounds: of, attempts: count })) };
  const result = mine?.result;
  if (result === undefined) return all;
  const own = mine!.isCompared ? 1 : 0;
  const isSame = (one: DailyResult): boolean => one.rounds === result.rounds && one.points === result.points;
  const isWorse = (one: DailyResult): boolean =>
    one.rounds > result.rounds || (one.rounds === result.rounds && one.points < result.points);
  return {
    ...all,
    others: attempts - own,
    worse: attemptsIn(results.filter(isWorse)),
    same: attemptsIn(results.filter(isSame)) - own,
  };
}

function attemptsIn(results: readonly ResultCount[]): number {
  return results.reduce((sum, { attempts }) => sum + attempts, 0);
}
