import {
  cardToken,
  type GameRecord,
  illegal,
  isCardMove,
  KINDS,
  type LogErrorCode,
  parseMove,
  type Question,
  questionOf,
  splitLog,
  type State,
  winners,
} from '@sevenfold/engine';
import {
  type Misfit,
  type Repair,
  repaired,
  type Setup,
  track,
  type TrackedEntry,
  type TrackedLog,
} from './tracked-log.ts';

/** What people can tap next. */
export type NextTap =
  | {
      readonly waits: 'card';
      /** Who gets the card. */
      readonly player: number;
      /** Cards of a Flip Three still to draw, including this one; 0 outside a Flip Three. */
      readonly flipsLeft: number;
      /** How many of each kind the draw pile still holds. */
      readonly left: readonly { readonly token: string; readonly count: number }[];
    }
  | { readonly waits: 'answer'; readonly question: Question }
  | { readonly waits: 'nothing'; readonly winners: readonly number[] };

/** A correction at any point of the log. */
export type Correction =
  | { readonly do: 'replace' | 'insert'; readonly at: number; readonly token: string }
  | { readonly do: 'delete'; readonly at: number };

/**
 * Tracks a game with real cards: taps make the same log as a game played in the app. Anything can be corrected; tokens
 * that no longer fit afterwards are never lost, but kept aside with ways to repair them.
 */
export class Tracker {
  #setup: Setup;
  #log: TrackedLog;
  readonly #past: (readonly string[])[] = [];
  #future: (readonly string[])[] = [];

  /** Throws `ConfigError`; a log that does not fit is kept as a misfit. */
  constructor({ rules, players, dealer, log }: GameRecord) {
    this.#setup = { rules, players, dealer };
    this.#log = track(this.#setup, splitLog(log));
  }

  /** The game as far as the log fits. */
  get record(): GameRecord {
    return { ...this.#setup, log: this.#log.tokens.join(' ') };
  }

  /** The game as it is stored, including tokens that do not fit yet. */
  get draft(): GameRecord {
    return { ...this.#setup, log: this.#all.join(' ') };
  }

  /** The current state. Do not change it: `clone` it. */
  get state(): State {
    return this.#log.state;
  }

  get entries(): readonly TrackedEntry[] {
    return this.#log.entries;
  }

  get misfit(): Misfit | undefined {
    return this.#log.misfit;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  get next(): NextTap {
    const { state } = this.#log;
    if (state.phase === 'over') return { waits: 'nothing', winners: winners(state) };
    const question = questionOf(state);
    if (question !== null) return { waits: 'answer', question };
    const left = Array.from({ length: KINDS }, (_, kind) => ({
      token: cardToken(kind),
      count: state.pile[kind]!,
    }));
    return { waits: 'card', player: state.player, flipsLeft: state.flipsLeft, left };
  }

  /** Why a tap would be refused now; `undefined` if it would not. */
  problem(token: string): LogErrorCode | undefined {
    const code = this.#codeOf(token);
    return code === 'answerExpected' && this.#isHit(token) ? undefined : code;
  }

  /**
   * Enters a card or an answer. A card for a player who is asked Hit or Stay means that they hit. If some tokens do not fit
   * yet, this one goes before them.
   */
  tap(token: string): LogErrorCode | undefined {
    const problem = this.problem(token);
    if (problem !== undefined) return problem;
    const added = this.#isHit(token) ? ['h', token] : [token];
    this.#change([...this.#log.tokens, ...added, ...this.#rest]);
    return undefined;
  }

  /** Changes an entry of the log and plays the rest again. Throws `RangeError` if there is no such entry. */
  correct(correction: Correction): void {
    const { at } = correction;
    if (correction.do === 'delete') this.splice(at, 1, []);
    else this.splice(at, correction.do === 'insert' ? 0 : 1, [correction.token]);
  }

  /** Replaces several tokens as one step to undo: for example a Hit and its card by a Stay. */
  splice(at: number, count: number, tokens: readonly string[]): void {
    const all = this.#all;
    if (!Number.isInteger(at) || at < 0 || at + count > all.length) {
      throw new RangeError(`the log has no entry ${at}`);
    }
    this.#change(all.toSpliced(at, count, ...tokens));
  }

  repair(repair: Repair): void {
    this.#change(repaired(this.#log.tokens, this.#rest, repair));
  }

  dropMisfit(): void {
    this.#change(this.#log.tokens);
  }

  rename(seat: number, name: string): void {
    this.#setup = { ...this.#setup, players: this.#setup.players.with(seat, name) };
  }

  undo(): boolean {
    return this.#restore(this.#past, this.#future);
  }

  redo(): boolean {
    return this.#restore(this.#future, this.#past);
  }

  get #rest(): readonly string[] {
    return this.#log.misfit?.tokens ?? [];
  }

  get #all(): readonly string[] {
    return [...this.#log.tokens, ...this.#rest];
  }

  #codeOf(token: string): LogErrorCode | undefined {
    const move = parseMove(token);
    return move === undefined ? 'unknownToken' : illegal(this.#log.state, move);
  }

  #isHit(token: string): boolean {
    const { state } = this.#log;
    const move = parseMove(token);
    if (state.phase !== 'turn' || move === undefined || !isCardMove(move)) return false;
    // The Hit may first reshuffle an empty draw pile, so only playing both shows whether the card is there.
    return track(this.#setup, [...this.#log.tokens, 'h', token]).misfit === undefined;
  }

  #change(tokens: readonly string[]): void {
    this.#past.push(this.#all);
    this.#future = [];
    this.#log = track(this.#setup, tokens);
  }

  #restore(from: (readonly string[])[], to: (readonly string[])[]): boolean {
    const tokens = from.pop();
    if (tokens === undefined) return false;
    to.push(this.#all);
    this.#log = track(this.#setup, tokens);
    return true;
  }
}
