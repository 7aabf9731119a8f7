import { describe, expect, it } from 'vitest';
import {
  cardsInFront,
  cardToken,
  makeMove,
  newGame,
  parseRules,
  questionOf,
  type State,
  statusOf,
  winners,
} from '../src/index.ts';
import { NaiveGame } from './naive.ts';
import { playRandomly, randomSetup } from './randomGame.ts';

/** What both readings of the rules must agree on. */
function engineView(state: State): unknown {
  return {
    wait: state.phase === 'over' ? null : (questionOf(state) ?? { draw: state.player }),
    winners: state.phase === 'over' ? winners(state) : null,
    round: state.round,
    dealer: state.dealer,
    totals: state.totals,
    pile: tokens(state.pile),
    discard: tokens(state.discard),
    hands: state.hands.map((hand, seat) => ({
      status: statusOf(hand),
      kept: [...new Set(tokens(cardsInFront(state, seat).map((count, kind) => (kind === 19 ? 0 : count))))],
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
    pile: sorted(game.pile),
    discard: sorted(game.discard),
    hands: game.players.map((player) => ({
      status: player.status,
      kept: [
        ...new Set(
          sorted([...player.numbers, ...player.modifiers, ...(player.secondChance ? ['SC'] : [])]),
        ),
      ],
    })),
  };
}

function tokens(counts: readonly number[]): string[] {
  return sorted(counts.flatMap((count, kind) => Array.from({ length: count }, () => cardToken(kind))));
}

function sorted(cards: readonly string[]): string[] {
  return [...cards].sort();
}

/** Plays one random game in both; the first moment they differ at, if there is one. */
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
    if (JSON.stringify(engine) !== JSON.stringify(other)) difference = { setup, log: log.join(' '), engine, other };
  });
  return difference;
}

describe('the engine and a second reading of the rules', () => {
  it.each([
    { from: 1, games: 400, maxPlayers: 5, moves: 250 },
    { from: 5001, games: 100, maxPlayers: 24, moves: 250 },
    { from: 9001, games: 8, maxPlayers: 99, moves: 300 },
  ])('agree after every move of $games games of up to $maxPlayers players', ({ from, games, maxPlayers, moves }) => {
    for (let seed = from; seed < from + games; seed++) {
      expect(firstDifference(seed, maxPlayers, moves)).toBeUndefined();
    }
  });
});
