import {
  apply,
  HIT,
  legalMoves,
  makeMove,
  newGame,
  pointsOf,
  type RulesConfig,
  SeededDealer,
  Sfc32,
  type State,
  STAY,
} from '@sevenfold/engine';

const NAMES =
  'You Wanda Rocco Greta Mabel Felix Sibyl Pip Amaryllis Bo Cy Dee Eli Flo Gus Hana Ivo Bartholomew'.split(
    ' ',
  );

/** A game from a seed, to be looked at: its names, and its tokens up to the end. */
export function recorded(
  seed: number,
  seats: number,
  rules: RulesConfig = {},
): { players: string[]; tokens: string[] } {
  const dealer = new SeededDealer(seed);
  const random = new Sfc32(seed);
  const state = newGame(rules, seats, 0);
  const tokens: string[] = [];
  while (state.phase !== 'over') {
    const move = state.phase === 'draw' ? dealer.draw(state) : answer(state, random);
    tokens.push(makeMove(move));
    apply(state, move);
  }
  return { players: Array.from({ length: seats }, (_, seat) => NAMES[seat % NAMES.length]!), tokens };
}

function answer(state: State, random: Sfc32): number {
  const moves = legalMoves(state);
  if (state.phase !== 'turn') return moves[random.below(moves.length)]!;
  return pointsOf(state.hands[state.player]!) < 24 + random.below(22) ? HIT : STAY;
}
