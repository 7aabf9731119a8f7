// Writes src/review/practice-table.ts: positions worth practising, from games between oracles, where the best answer is
// another than that of 'stay at 25, aim at the leader', by a margin that no noise could make. Takes minutes of one core.
//   node -C sevenfold-source packages/bots/tools/practice-positions.ts > table.ts && mv table.ts packages/bots/src/review/practice-table.ts
// With `--check` it weighs every position of the table again, with other samples and more of them:
//   node -C sevenfold-source packages/bots/tools/practice-positions.ts --check
import {
  apply,
  HIT,
  legalMoves,
  makeMove,
  makePosition,
  parsePosition,
  PRESETS,
  SeededDealer,
  Sfc32,
  startGame,
  type State,
} from '@sevenfold/engine';
import type { OptionEstimate } from '../src/chances/choice.ts';
import { oracle } from '../src/players/oracle.ts';
import { stay25 } from '../src/players/stay25.ts';
import { differenceInterval, figureOf } from '../src/review/figure.ts';
import { halvesOf } from '../src/review/halves.ts';
import { PRACTICE_TABLE } from '../src/review/practice-table.ts';
import { type PracticePosition, practicePosition } from '../src/review/practice.ts';
import { type Theme, THEMES, themeOf } from '../src/review/theme.ts';
import { strongestOther, Weighing } from '../src/review/weighing.ts';

const SEED = 7;
const PLAYERS = [2, 3, 4, 5, 6];
/** For each number of players. */
const WANTED: { readonly [Name in Theme]: number } = {
  lastRound: 4,
  race: 4,
  counting: 4,
  points: 1,
  flipThree: 4,
  freeze: 2,
  secondChance: 1,
};
/** Among two players there is hardly ever a choice whom to give a card. */
const WANTED_OF_TWO: typeof WANTED = { ...WANTED, points: 3, freeze: 1, secondChance: 0 };
/** Of the games, and of a first look at a position; then of the look that counts, and of `--check`. */
const PLAYING = 160;
const FIRST_LOOK = 256;
const SAMPLES = 16_384;
const CHECK_SAMPLES = 32_768;
/** The least and the most that the second best answer costs, and in how many intervals at least. */
const LEAST_COST = 0.02;
const MOST_COST = 0.3;
const CERTAIN = 3;
/** Nobody learns from games that are lost or won anyway. */
const OPEN_GAME = [0.1, 0.93] as const;
/** Games after which the search ends, because some positions hardly ever come. */
const MOST_GAMES = 4000;

if (process.argv.includes('--check')) check();
else write(find());

/** The positions of one game: one at most. */
function find(): string[] {
  const missing = new Map<string, number>(
    PLAYERS.flatMap((players) =>
      THEMES.map(
        (theme) => [`${theme} ${players}`, (players === 2 ? WANTED_OF_TWO : WANTED)[theme]] as const,
      ),
    ),
  );
  const hits = new Map<Theme, number>();
  const found: { readonly theme: Theme; readonly players: number; readonly line: string }[] = [];
  for (let game = 0; game < MOST_GAMES && [...missing.values()].some((count) => count > 0); game++) {
    const players = PLAYERS[game % PLAYERS.length]!;
    for (const state of questionsOf(players, SEED + game)) {
      const theme = themeOf(state);
      const cell = `${theme} ${players}`;
      if (missing.get(cell) === 0) continue;
      const line = lineOf(state, theme, hits);
      if (line === undefined) continue;
      missing.set(cell, missing.get(cell)! - 1);
      found.push({ theme, players, line });
      process.stderr.write(`${found.length} after ${game + 1} games: ${cell}\n`);
      break;
    }
  }
  return found.toSorted((one, other) => place(one) - place(other)).map(({ line }) => line);
}

/** Themes in their order, then smaller tables first. */
function place({ theme, players }: { readonly theme: Theme; readonly players: number }): number {
  return THEMES.indexOf(theme) * 10 + players;
}

/** The questions of a game that are answered unlike a beginner would. */
function* questionsOf(players: number, seed: number): Generator<State> {
  const state = startGame(PRESETS.official, players, seed % players);
  const dealer = new SeededDealer(seed);
  const bot = oracle({ random: new Sfc32(seed), budget: { samples: PLAYING } });
  while (state.phase !== 'over') {
    if (state.phase === 'draw') {
      apply(state, dealer.draw(state));
      continue;
    }
    const move = bot(state);
    const isQuestion = state.phase !== 'saveOrBust' && legalMoves(state).length > 1;
    if (isQuestion && move !== stay25(state)) yield parsePosition(makePosition(state));
    apply(state, move);
  }
}

/** A line of the table, if the position is fine. Hit and Stay are to be right equally often. */
function lineOf(state: State, theme: Theme, hits: Map<Theme, number>): string | undefined {
  const quick = weigh(state, FIRST_LOOK, SEED);
  const balance = hits.get(theme) ?? 0;
  const isHit = quick.best.move === HIT;
  const isTurn = state.phase === 'turn';
  if (!isFine(state, quick) || (isTurn && (isHit ? balance > 1 : balance < -1))) return undefined;
  const weighed = weigh(state, SAMPLES, SEED);
  if (!isFine(state, weighed) || weighed.best.move !== quick.best.move || !isCertain(weighed))
    return undefined;
  if (isTurn) hits.set(theme, balance + (isHit ? 1 : -1));
  const { best, others } = weighed;
  const costs = others.map(({ move, win }) => `${makeMove(move)}:${Math.round(1000 * (best.win - win))}`);
  return [theme, makeMove(best.move), costs.join(','), makePosition(state)].join(' ');
}

interface Weighed {
  readonly best: OptionEstimate;
  readonly others: readonly OptionEstimate[];
  /** What the second best answer costs, and half of the 95% interval of that. */
  readonly cost: number;
  readonly interval: number;
}

function weigh(state: State, samples: number, seed: number): Weighed {
  const weighing = new Weighing(state, halvesOf(seed, samples));
  weighing.runTo(samples);
  const choice = weighing.estimate();
  const next = strongestOther(choice, choice.best)!;
  const { mean, error } = weighing.difference(choice.best.move, next.move);
  const others = choice.options.filter((option) => option !== choice.best);
  return {
    best: choice.best,
    others,
    cost: mean,
    interval: differenceInterval(error, figureOf(state, next), figureOf(state, choice.best), state),
  };
}

function isFine(state: State, { best, cost }: Weighed): boolean {
  const [low, high] = OPEN_GAME;
  const isOpen = best.win >= low && best.win <= high;
  return isOpen && best.move !== stay25(state) && cost >= LEAST_COST && cost <= MOST_COST;
}

function isCertain({ cost, interval }: Weighed): boolean {
  return cost >= CERTAIN * interval;
}

function write(lines: readonly string[]): void {
  process.stdout
    .write(`// Made by \`node -C sevenfold-source packages/bots/tools/practice-positions.ts\`; do not edit.

/** Theme, best answer, what the others cost in thousandths of the chance to win, and the position. */
export const PRACTICE_TABLE: readonly string[] = [
${lines.map((line) => `  '${line}',\n`).join('')}];
`);
}

function check(): void {
  const wrong = PRACTICE_TABLE.map(practicePosition).filter((one) => !holds(one));
  process.stdout.write(`${PRACTICE_TABLE.length} positions, ${wrong.length} wrong\n`);
  for (const { position } of wrong) process.stdout.write(`${position}\n`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
}

function holds({ position, best }: PracticePosition): boolean {
  const weighed = weigh(parsePosition(position), CHECK_SAMPLES, SEED + 1);
  return makeMove(weighed.best.move) === best && weighed.cost > weighed.interval;
}
