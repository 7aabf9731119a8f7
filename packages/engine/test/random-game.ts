import {
  apply,
  CHOICES,
  type EventLog,
  HIT,
  legalMoves,
  type Move,
  newGame,
  type RulesConfig,
  Sfc32,
  SeededDealer,
  type State,
  STAY,
} from '../src/index.ts';

/** Everything that one seed decides about a game. */
export interface Setup {
  readonly seed: number;
  readonly rules: RulesConfig;
  readonly players: number;
  readonly dealer: number;
}

export function pick<Value>(random: Sfc32, values: readonly Value[]): Value {
  return values[random.below(values.length)]!;
}

/** Any mixture of option values. Small targets make games short; few cards make reshuffles and empty piles likely. */
export function randomRules(random: Sfc32): RulesConfig {
  const choices = Object.entries(CHOICES).map(([name, values]) => [name, pick<string>(random, values)]);
  return {
    ...(Object.fromEntries(choices) as RulesConfig),
    target: pick(random, [1, 20, 60, 200]),
    decks: pick(random, ['auto', 'auto', 1, 2, 3]),
    flip7Bonus: pick(random, [0, 15, 100]),
  };
}

export function randomSetup(seed: number, maxPlayers = 24): Setup {
  const random = new Sfc32(seed);
  const players = 1 + random.below(maxPlayers);
  return { seed, rules: randomRules(random), players, dealer: random.below(players) };
}

/** Plays random moves; some seeds hit often and some rarely. Calls `after` with every move played. */
export function playRandomly(
  state: State,
  seed: number,
  moves: number,
  after: (move: Move, state: State) => void,
  events?: EventLog,
): void {
  const random = new Sfc32(seed);
  const dealer = new SeededDealer(seed);
  const boldness = pick(random, [30, 60, 90, 100]);
  for (let played = 0; played < moves && state.phase !== 'over'; played++) {
    const move = randomMove(state, random, dealer, boldness);
    apply(state, move, events);
    after(move, state);
  }
}

function randomMove(state: State, random: Sfc32, dealer: SeededDealer, boldness: number): Move {
  if (state.phase === 'draw') return dealer.draw(state);
  if (state.phase === 'turn') return random.below(100) < boldness ? HIT : STAY;
  return pick(random, legalMoves(state));
}

/** The moves of a random game, and the state they lead to. */
export function randomGame(setup: Setup, moves: number): { state: State; log: Move[] } {
  const state = newGame(setup.rules, setup.players, setup.dealer);
  const log: Move[] = [];
  playRandomly(state, setup.seed, moves, (move) => log.push(move));
  return { state, log };
}
