import { expect, it } from 'vitest';
import {
  type Card,
  cardToken,
  check,
  emptyTable,
  KINDS,
  makeMove,
  makePosition,
  newGame,
  parseMove,
  parseRules,
  playLog,
  questionOf,
  type RulesConfig,
  splitLog,
  State,
  winners,
} from '../src/index.ts';

/** A game up to some moment, and what is true then. */
export interface Scenario extends Facts {
  readonly name: string;
  readonly rules?: RulesConfig;
  /** Three by default. */
  readonly players?: number;
  /** The last seat by default, so that player 0 is dealt to first. */
  readonly dealer?: number;
  /** All cards of the game, for games with a deck of their own. */
  readonly deck?: string;
  /** Tokens; a bar is for the reader only. */
  readonly log: string;
}

export interface Facts {
  /** '0 turn h s', 'draw 0' or 'over'. */
  readonly waits?: string;
  /** Every answered question, such as '0 freeze @1, 2 turn s'. */
  readonly asked?: string;
  /** Totals and cards in front, similar to the position format: '0-5+S.0-Z'. */
  readonly seats?: string;
  /** Scores of the last finished round. */
  readonly scores?: string;
  readonly totals?: string;
  readonly winners?: string;
  /** The discard pile, in the order of the card tokens. */
  readonly discard?: string;
  /** How many cards the draw pile has. */
  readonly pile?: number;
  readonly round?: number;
  readonly dealerNow?: number;
}

/** One test per row; it compares the facts that the row names, and checks that the state is sound. */
export function scenarios(rows: readonly Scenario[]): void {
  // Not `it.each`, which cuts names short.
  for (const row of rows) {
    it(row.name, () => {
      const found = factsOf(row);
      const names = Object.keys(found).filter((name) => name in row) as (keyof Facts)[];
      expect(names).not.toEqual([]);
      for (const name of names) expect({ [name]: found[name] }).toEqual({ [name]: row[name] });
    });
  }
}

export function factsOf(scenario: Omit<Scenario, 'name'>): Required<Facts> {
  const state = begin(scenario);
  const asked: string[] = [];
  const totals = [state.totals.slice()];
  const noteRound = (): void => {
    if (state.round + (state.phase === 'over' ? 1 : 0) > totals.length) totals.push(state.totals.slice());
  };
  playLog(state, tokensOf(scenario.log), (move) => {
    const question = questionOf(state);
    if (question !== null) asked.push(`${question.player} ${question.kind} ${makeMove(move)}`);
    noteRound();
  });
  noteRound();
  expect(check(state)).toEqual([]);
  const [before, after] = totals.slice(-2);
  return {
    waits: waitsOf(state),
    asked: asked.join(', '),
    seats: makePosition(state).split('_')[1]!,
    scores: after === undefined ? '' : after.map((total, seat) => total - before![seat]!).join(' '),
    totals: state.totals.join(' '),
    winners: state.phase === 'over' ? winners(state).join(' ') : '',
    discard: cardsOf(state.discard),
    pile: state.pileSize,
    round: state.round,
    dealerNow: state.dealer,
  };
}

export function begin({
  rules = {},
  players = 3,
  dealer = players - 1,
  deck,
}: Omit<Scenario, 'name'>): State {
  return deck === undefined ? newGame(rules, players, dealer) : newTinyGame(rules, players, dealer, deck);
}

/** A new game with a deck of a few cards. */
export function newTinyGame(rules: RulesConfig, players: number, dealer: number, deck: string): State {
  const table = emptyTable(parseRules(rules), players);
  const counts = countsOf(deck);
  const state = new State(
    table.options,
    counts,
    table.totals,
    table.hands,
    table.extras,
    counts.slice(),
    table.discard,
  );
  state.pileSize = tokensOf(deck).length;
  state.round = 1;
  if (table.options.deal === 'none') {
    state.stage = 'turns';
    if (table.options.stay === 'always') state.phase = 'turn';
  }
  state.dealer = dealer;
  state.turn = (dealer + 1) % players;
  state.player = state.turn;
  return state;
}

export function tokensOf(log: string): string[] {
  return splitLog(log.replaceAll('|', ' '));
}

export function countsOf(cards: string): number[] {
  const counts = Array.from({ length: KINDS }, () => 0);
  for (const token of tokensOf(cards)) counts[parseMove(token)!]!++;
  return counts;
}

export function cardsOf(counts: readonly number[]): string {
  return counts
    .flatMap((count, card: Card) => Array.from({ length: count }, () => cardToken(card)))
    .join(' ');
}

/** What the game waits for, as text. */
export function waitsOf(state: State): string {
  if (state.phase === 'over') return 'over';
  const question = questionOf(state);
  if (question === null) return `draw ${state.player}`;
  return [question.player, question.kind, ...question.options].join(' ');
}
