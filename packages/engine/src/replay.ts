import { ILLEGAL, illegal, type IllegalCode, legalMoves } from './legal.ts';
import type { Move } from './moves.ts';
import { makeMove, parseMove, splitLog } from './notation.ts';
import type { GameRecord } from './record.ts';
import { apply, newGame, winners } from './rules.ts';
import type { EventLog } from './events.ts';
import type { QuestionKind, State } from './state.ts';

/** A question in terms of the record format. */
export interface Question {
  readonly player: number;
  readonly kind: QuestionKind;
  readonly options: readonly string[];
}

export interface AnsweredQuestion extends Question {
  readonly answer: string;
}

export interface RoundResult {
  readonly scores: readonly number[];
  readonly totals: readonly number[];
}

/** Everything that follows from a record (R46). */
export interface Replay {
  readonly questions: readonly AnsweredQuestion[];
  readonly rounds: readonly RoundResult[];
  readonly totals: readonly number[];
  /** What the end of the log waits for; null when the game is over. */
  readonly next: Question | { readonly draw: true } | null;
  readonly winners: readonly number[] | null;
}

export type LogErrorCode = IllegalCode | 'unknownToken';

/** A log with a token that is not legal at its place. */
export class LogError extends Error {
  /** Index of the first bad token. */
  readonly at: number;
  readonly token: string;
  readonly code: LogErrorCode;

  constructor(at: number, token: string, code: LogErrorCode) {
    super(
      code === 'unknownToken'
        ? 'This is neither a card nor an answer. (R44)'
        : `${ILLEGAL[code].message} (${ILLEGAL[code].rule})`,
    );
    this.name = 'LogError';
    this.at = at;
    this.token = token;
    this.code = code;
  }
}

/** Plays the tokens of a log one by one; calls `before` with each move before it is played. Throws `LogError`. */
export function playLog(
  state: State,
  tokens: readonly string[],
  before?: (move: Move, at: number) => void,
  events?: EventLog,
): void {
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    const move = parseMove(token);
    if (move === undefined) throw new LogError(at, token, 'unknownToken');
    const code = illegal(state, move);
    if (code !== undefined) throw new LogError(at, token, code);
    before?.(move, at);
    apply(state, move, events);
  }
}

/** The state after a record, or after the first `length` tokens of its log. */
export function stateOf(record: GameRecord, length?: number): State {
  const state = newGame(record.rules, record.players.length, record.dealer);
  playLog(state, splitLog(record.log).slice(0, length));
  return state;
}

/** Replays a record: every question and answer, every round, and what comes next. Throws `ConfigError` or `LogError`. */
export function replay(record: GameRecord): Replay {
  const state = newGame(record.rules, record.players.length, record.dealer);
  const questions: AnsweredQuestion[] = [];
  const rounds: RoundResult[] = [];
  let totals: readonly number[] = state.totals.slice();
  const noteRound = (): void => {
    rounds.push({
      scores: state.totals.map((total, seat) => total - totals[seat]!),
      totals: (totals = state.totals.slice()),
    });
  };
  playLog(state, splitLog(record.log), (move) => {
    if (state.round > rounds.length + 1) noteRound();
    const question = questionOf(state);
    if (question !== null) questions.push({ ...question, answer: makeMove(move) });
  });
  if (state.phase === 'over' || state.round > rounds.length + 1) noteRound();
  const over = state.phase === 'over';
  return {
    questions,
    rounds,
    totals: state.totals.slice(),
    next: over ? null : (questionOf(state) ?? { draw: true }),
    winners: over ? winners(state) : null,
  };
}

/** The open question; null if a card is to be drawn or the game is over. */
export function questionOf(state: State): Question | null {
  const { phase, player } = state;
  if (phase === 'draw' || phase === 'over') return null;
  return { player, kind: phase, options: legalMoves(state).map(makeMove) };
}
