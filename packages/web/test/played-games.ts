// Whole games for tests, played by a simple plan from a seed.

import {
  type GameRecord,
  HIT,
  legalMoves,
  makeLog,
  type Move,
  apply,
  newGame,
  pointsOf,
  type RulesConfig,
  SeededDealer,
  Sfc32,
  type State,
  STAY,
} from '@sevenfold/engine';

const NAMES =
  'Ann Bo Cy Dee Eli Flo Gus Hana Ivo Joy Kit Lou Mia Ned Ola Pam Quin Rosalind Sam Tess Uma Vic Wes Xena'.split(
    ' ',
  );

/** A finished game, or its first `length` tokens. */
export function played(seed: number, seats: number, rules: RulesConfig = {}, length = Infinity): GameRecord {
  const dealer = new SeededDealer(seed);
  const random = new Sfc32(seed + 1);
  const state = newGame(rules, seats, seed % seats);
  const moves: Move[] = [];
  while (state.phase !== 'over' && moves.length < length) {
    const move = state.phase === 'draw' ? dealer.draw(state) : answer(state, random);
    moves.push(move);
    apply(state, move);
  }
  return {
    rules,
    players: Array.from({ length: seats }, (_, seat) => NAMES[seat % NAMES.length]!),
    dealer: seed % seats,
    log: makeLog(moves),
  };
}

/** What a player of the simple plan answers. */
export function answer(state: State, random: Sfc32): Move {
  const moves = legalMoves(state);
  if (state.phase !== 'turn') return moves[random.below(moves.length)]!;
  return pointsOf(state.hands[state.player]!) < 18 + random.below(20) ? HIT : STAY;
}
