import {
  apply,
  type GameRecord,
  illegal,
  isCardMove,
  legalMoves,
  type LogErrorCode,
  makeMove,
  newGame,
  parseMove,
  type QuestionKind,
  type State,
} from '@sevenfold/engine';

/** One entry of the log, for showing it and for choosing what to correct. */
export interface TrackedEntry {
  /** Index in the log. */
  readonly at: number;
  readonly token: string;
  readonly round: number;
  /** Who got the card, or who answered. */
  readonly player: number;
  readonly kind: 'card' | QuestionKind;
}

/** The rest of a log that no longer fits after a correction. */
export interface Misfit {
  /** The tokens to repair; the first one does not fit. */
  readonly tokens: readonly string[];
  /** Where the first of them would be in the log. */
  readonly at: number;
  readonly code: LogErrorCode;
  /** Small repairs, starting with those after which the most tokens fit. */
  readonly repairs: readonly Repair[];
}

/** `replace` the first token that does not fit, `insert` something before it, or `delete` it. */
export type Repair =
  | { readonly do: 'replace' | 'insert'; readonly token: string; readonly fits: number }
  | { readonly do: 'delete'; readonly fits: number };

/** A log as far as it can be played. */
export interface TrackedLog {
  readonly tokens: readonly string[];
  readonly entries: readonly TrackedEntry[];
  readonly state: State;
  readonly misfit: Misfit | undefined;
}

export type Setup = Omit<GameRecord, 'log'>;

const MOST_REPAIRS = 5;

/** Plays tokens one by one until one does not fit. Throws `ConfigError` for a game that cannot be set up. */
export function track(setup: Setup, all: readonly string[]): TrackedLog {
  const state = newGame(setup.rules, setup.players.length, setup.dealer);
  const entries: TrackedEntry[] = [];
  for (const [at, token] of all.entries()) {
    const code = misfitCode(state, token);
    if (code !== undefined) {
      const tokens = all.slice(at);
      const repairs = repairsFor(setup, all.slice(0, at), tokens, state);
      return { tokens: all.slice(0, at), entries, state, misfit: { tokens, at, code, repairs } };
    }
    const { round, player, phase } = state;
    entries.push({ at, token, round, player, kind: phase === 'draw' ? 'card' : (phase as QuestionKind) });
    apply(state, parseMove(token)!);
  }
  return { tokens: all, entries, state, misfit: undefined };
}

export function repaired(
  fitting: readonly string[],
  rest: readonly string[],
  repair: Repair,
): readonly string[] {
  if (repair.do === 'insert') return [...fitting, repair.token, ...rest];
  if (repair.do === 'replace') return [...fitting, repair.token, ...rest.slice(1)];
  return [...fitting, ...rest.slice(1)];
}

function misfitCode(state: State, token: string): LogErrorCode | undefined {
  const move = parseMove(token);
  return move === undefined ? 'unknownToken' : illegal(state, move);
}

function repairsFor(
  setup: Setup,
  fitting: readonly string[],
  rest: readonly string[],
  state: State,
): readonly Repair[] {
  const legal = legalMoves(state).map(makeMove);
  const wasCard = isCard(rest[0]!);
  const tries: Repair[] = [{ do: 'delete', fits: 0 }];
  for (const token of legal) {
    // A wrong card can only have been another card, and a wrong answer another answer.
    if (isCard(token) === wasCard) tries.push({ do: 'replace', token, fits: 0 });
    tries.push({ do: 'insert', token, fits: 0 });
  }
  return tries
    .map((repair) => Object.assign(repair, { fits: countFitting(setup, fitting, rest, repair) }))
    .filter(({ fits }) => fits > 0)
    .sort((a, b) => b.fits - a.fits)
    .slice(0, MOST_REPAIRS);
}

function isCard(token: string): boolean {
  const move = parseMove(token);
  return move !== undefined && isCardMove(move);
}

/** How many tokens of the rest fit after a repair. */
function countFitting(
  setup: Setup,
  fitting: readonly string[],
  rest: readonly string[],
  repair: Repair,
): number {
  const state = newGame(setup.rules, setup.players.length, setup.dealer);
  let fits = 0;
  for (const [at, token] of repaired(fitting, rest, repair).entries()) {
    if (misfitCode(state, token) !== undefined) break;
    apply(state, parseMove(token)!);
    const isNew = repair.do !== 'delete' && at === fitting.length;
    if (at >= fitting.length && !isNew) fits++;
  }
  return fits;
}
