// Random games of the engine, with what the net sees, for `parity` to play again card by card.
//   node -C sevenfold-source packages/bots/training/parity.ts GAMES SEED | packages/bots/training/parity
import {
  aimedCard,
  aimedSeat,
  apply,
  CHOICES,
  deckCount,
  doublesOf,
  hasSecondChance,
  HIT,
  isActive,
  KINDS,
  legalMoves,
  type Options,
  parseRules,
  PHASES,
  plusSum,
  PRESETS,
  SeededDealer,
  Sfc32,
  startGame,
  STAGES,
  type State,
  STATUSES,
  statusOf,
  STAY,
} from '@sevenfold/engine';
import { writeFeatures } from '../src/net/features.ts';
import { FEATURES } from '../src/net/layout.ts';

const [games = '1000', seed = '1'] = process.argv.slice(2);
const NAMES = Object.keys(CHOICES) as (keyof typeof CHOICES)[];
const MOST_MOVES = 3000;
const random = new Sfc32(Number(seed));
const dealer = new SeededDealer(Number(seed));
const row = new Int16Array(FEATURES);

for (let game = 0; game < Number(games); game++) process.stdout.write(played());

function played(): string {
  const options = anyOptions();
  const players = 2 + random.below(17);
  const dealt = random.below(players);
  const state = startGame(options, players, dealt);
  dealer.forget();
  const { target, flip7Bonus } = options;
  const rules = NAMES.map((name) => (CHOICES[name] as readonly string[]).indexOf(options[name]));
  const lines = [['G', players, dealt, target, deckCount(options, players), flip7Bonus, ...rules].join(' ')];
  const boldness = pick([30, 60, 80, 90, 97]);
  for (let moves = 0; moves < MOST_MOVES && state.phase !== 'over'; moves++) {
    const move = moveOf(state, boldness);
    apply(state, move);
    const viewer = legalMoves(state).length === 0 ? -1 : random.below(players);
    lines.push([move, digest(state), viewer, viewer < 0 ? 0 : featureDigest(state, viewer)].join(' '));
  }
  return `${lines.join('\n')}\n`;
}

function moveOf(state: State, boldness: number): number {
  if (state.phase === 'draw') return dealer.draw(state);
  if (state.phase === 'turn') return random.below(100) < boldness ? HIT : STAY;
  return pick(legalMoves(state));
}

function anyOptions(): Options {
  const preset = pick([PRESETS.official, PRESETS.classic, PRESETS.dealThree, PRESETS.turnSeven]);
  const changed = random.below(2) === 0 ? [] : NAMES;
  const mixed = changed.map((name) => [
    name,
    random.below(3) === 0 ? pick<string>(CHOICES[name]) : preset[name],
  ]);
  return parseRules({
    ...preset,
    ...Object.fromEntries(mixed),
    minPlayers: 1,
    maxPlayers: 99,
    target: pick([20, 50, 100, 200, 200, 250, 500, 1000, 5000]),
    decks: pick([1, 1, 1, 2, 3]),
    flip7Bonus: pick([15, 15, 15, 0, 25, 100]),
  });
}

function pick<Value>(values: readonly Value[]): Value {
  return values[random.below(values.length)]!;
}

function hashOf(values: Iterable<number>): number {
  let hash = 2166136261;
  for (const value of values) hash = Math.imul(hash ^ value, 16777619);
  return hash >>> 0;
}

/** The same numbers in the same order as in parity.cpp. */
function digest(state: State): number {
  const isOver = state.phase === 'over';
  const phase = PHASES.indexOf(state.phase);
  const values = isOver ? [phase] : [phase, state.player];
  values.push(state.dealer, state.round, state.active);
  if (!isOver) values.push(state.turn, STAGES.indexOf(state.stage));
  values.push(state.flipsLeft, state.pileSize);
  for (const [seat, hand] of state.hands.entries()) {
    const second = hasSecondChance(hand) ? 1 : 0;
    values.push(state.totals[seat]!, hand & 0x1fff, plusSum(hand) / 2, doublesOf(hand), second);
    values.push(isActive(hand) ? 0 : STATUSES.indexOf(statusOf(hand)));
  }
  for (let card = 0; card < KINDS; card++) values.push(state.pile[card]!, state.discard[card]!);
  values.push(...state.setAside, ...state.queue.map((aimed) => aimedSeat(aimed) * 32 + aimedCard(aimed)));
  return hashOf(values);
}

function featureDigest(state: State, viewer: number): number {
  row.fill(0);
  writeFeatures(state, viewer, row);
  return hashOf(row);
}
