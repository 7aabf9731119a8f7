import { describe, expect, it } from 'vitest';
import {
  cardsInFront,
  FREEZE,
  KINDS,
  makeMove,
  newGame,
  parseMove,
  parseRules,
  questionOf,
  type State,
  statusOf,
  winners,
} from '../src/index.ts';
import { NaiveGame } from './naive.ts';
import { playRandomly, randomSetup } from './random-game.ts';

/** What the engine and naive.ts must agree on. */
function engineView(state: State): unknown {
  return {
    wait: state.phase === 'over' ? null : (questionOf(state) ?? { draw: state.player }),
    winners: state.phase === 'over' ? winners(state) : null,
    round: state.round,
    dealer: state.dealer,
    totals: state.totals,
    pile: state.pile,
    discard: state.discard,
    hands: state.hands.map((hand, seat) => ({
      status: statusOf(hand),
      kept: cardsInFront(state, seat).flatMap((count, kind) => (count > 0 && kind !== FREEZE ? [kind] : [])),
    })),
  };
}

function naiveView(game: NaiveGame): unknown {
  return {
    wait: game.wait,
    winners: game.winners,
    round: game.round,
    dealer: game.dealer,
    totals: game.players.map((player) => player.total),
    pile: countsOf(game.pile),
    discard: countsOf(game.discard),
    hands: game.players.map(({ status, numbers, modifiers, secondChance }) => ({
      status,
      kept: countsOf([...numbers, ...modifiers, ...(secondChance ? ['SC'] : [])]).flatMap((count, kind) =>
        count > 0 ? [kind] : [],
      ),
    })),
  };
}

function countsOf(cards: readonly string[]): number[] {
  const counts = Array.from({ length: KINDS }, () => 0);
  for (const card of cards) counts[parseMove(card)!]!++;
  return counts;
}

/** Plays one random game in both; returns the first moment at which they differ. */
function firstDifference(seed: number, maxPlayers: number, moves: number): unknown {
  const setup = randomSetup(seed, maxPlayers);
  const state = newGame(setup.rules, setup.players, setup.dealer);
  const naive = new NaiveGame(parseRules(setup.rules), setup.players, setup.dealer);
  const log: string[] = [];
  let difference: unknown;
  playRandomly(state, seed, moves, (move) => {
    if (difference !== undefined) return;
    log.push(makeMove(move));
    naive.play(makeMove(move));
    const [engine, other] = [engineView(state), naiveView(naive)];
    if (JSON.stringify(engine) !== JSON.stringify(other))
      difference = { setup, log: log.join(' '), engine, other };
  });
  return difference;
}

describe('the engine and a second reading of the rules', () => {
  it.each([
    { from: 1, games: 300, maxPlayers: 5, moves: 200 },
    { from: 5001, games: 60, maxPlayers: 24, moves: 200 },
    { from: 9001, games: 5, maxPlayers: 99, moves: 250 },
  ])(
    'agree after every move of $games games of up to $maxPlayers players',
    ({ from, games, maxPlayers, moves }) => {
      for (let seed = from; seed < from + games; seed++) {
        expect(firstDifference(seed, maxPlayers, moves)).toBeUndefined();
      }
    },
  );
});
