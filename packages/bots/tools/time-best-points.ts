// How long best play for points takes a player who is alone: milliseconds of processor time by numbers held, warm and as
// the first question of a process. The positions follow from a seed; the checksum is of every figure as it is shown with
// one decimal. The yardstick is a product of two matrices in the same process: compare ratios, not times, on a machine
// that does other work.
//   node -C sevenfold-source packages/bots/tools/time-best-points.ts [positions of each kind] [seed]
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import {
  deckCounts,
  isModifier,
  isNumber,
  newGame,
  NUMBER_KINDS,
  PLUS_2,
  plusOf,
  SECOND_CHANCE,
  Sfc32,
  TIMES_2,
} from '@sevenfold/engine';
import { matrixProduct } from '../../../scripts/matrix-product.mjs';
import { cpuOf } from './processor-time.ts';
import { bestPlay } from '../src/odds/best-play.ts';
import { bankable, type Hitter, hitterOf } from '../src/odds/hitter.ts';

const FIRST = '--first';
const MOST_NUMBERS = 3;
/** How many cards of earlier rounds are in the discard pile: nearly none, up to half of the deck. */
const GONE = [1, 2, 4, 7, 12, 24, 40];
const CELLS = 16_000_000;
const RUNS = 3;
const FRESH = hitterOf(newGame({}, 1, 0), 0)!;

const isFirst = process.argv[2] === FIRST;
const [count = '6', seed = '1', only = '0'] = process.argv.slice(isFirst ? 3 : 2);
const positions = positionsOf(Number(count), Number(seed));

if (isFirst) process.stdout.write(`${cpuOf(() => bestPlay(positions[Number(only)]!, CELLS))}\n`);
else report();

function report(): void {
  const times = positions.map(() => Infinity);
  const yardsticks: number[] = [];
  let checksum = 0;
  for (let run = 0; run < RUNS; run++) {
    checksum = 0;
    positions.forEach((hitter, at) => {
      let shown = '';
      const time = cpuOf(() => {
        const { value, hit } = bestPlay(hitter, CELLS);
        shown = `${value.low.toFixed(1)} ${hit.low.toFixed(1)} ${hit.low >= bankable(hitter)}`;
      });
      times[at] = Math.min(times[at]!, time);
      for (const letter of shown) checksum = (Math.imul(checksum, 31) + letter.charCodeAt(0)) | 0;
      if (at % 8 === 0) yardsticks.push(cpuOf(matrixProduct));
    });
  }
  const unit = quantile(yardsticks, 0.5);
  process.stdout.write(
    `yardstick ${unit.toFixed(1)} ms, checksum ${(checksum >>> 0).toString(16)}\n\n` +
      '| numbers held | questions | median | nine of ten below | most | × yardstick | first of a process: median | most |\n' +
      '|--:|--:|--:|--:|--:|--:|--:|--:|\n',
  );
  for (let numbers = 0; numbers <= MOST_NUMBERS; numbers++) {
    const mine = [...positions.keys()].filter((at) => numberCount(positions[at]!) === numbers);
    const warm = mine.map((at) => times[at]!);
    // Nearly the whole deck is the slowest.
    const slowest = mine.toSorted((a, b) => times[b]! - times[a]!).slice(0, 8);
    const cold = slowest.map(firstTime);
    const cells = [
      numbers,
      mine.length,
      ...[0.5, 0.9, 1].map((share) => quantile(warm, share).toFixed(1)),
      (quantile(warm, 1) / unit).toFixed(2),
      ...[0.5, 1].map((share) => quantile(cold, share).toFixed(1)),
    ];
    process.stdout.write(`| ${cells.join(' | ')} |\n`);
  }
}

function firstTime(at: number): number {
  const args = [...process.execArgv, fileURLToPath(import.meta.url), FIRST, count, seed, String(at)];
  return Number(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

/** Each number of numbers, with each number of cards gone, with nothing else in hand and with other cards. */
function positionsOf(each: number, first: number): Hitter[] {
  const random = new Sfc32(first);
  const list: Hitter[] = [];
  for (let numbers = 0; numbers <= MOST_NUMBERS; numbers++) {
    for (const gone of GONE) {
      for (let i = 0; i < each; i++) list.push(positionOf(random, numbers, gone, i % 3));
    }
  }
  return list;
}

/** With no other cards in hand, with two modifiers at most, or with a Second Chance. */
function positionOf(random: Sfc32, numbers: number, gone: number, others: number): Hitter {
  const pile = deckCounts(1);
  const discard = pile.map(() => 0);
  const draw = (isWanted: (card: number) => boolean): number => {
    const cards = pile.flatMap((copies, card) => (isWanted(card) ? Array<number>(copies).fill(card) : []));
    const card = cards[random.below(cards.length)]!;
    pile[card]!--;
    return card;
  };
  let held = 0;
  for (let i = 0; i < numbers; i++) held |= 1 << draw((card) => isNumber(card) && ((held >> card) & 1) === 0);
  const secondChance = others === 2 && draw((card) => card === SECOND_CHANCE) >= 0;
  const modifiers = others === 1 ? Array.from({ length: 1 + random.below(2) }, () => draw(isModifier)) : [];
  for (let i = 0; i < gone; i++) discard[draw(() => true)]!++;
  const plus = modifiers.reduce(
    (sum, card) => (card >= PLUS_2 && card < TIMES_2 ? sum + plusOf(card) : sum),
    0,
  );
  const doubles = modifiers.includes(TIMES_2) ? 1 : 0;
  return { ...FRESH, numbers: held, secondChance, doubles, plus, pile, discard };
}

function numberCount({ numbers }: Hitter): number {
  return Array.from({ length: NUMBER_KINDS }, (_, number) => (numbers >> number) & 1).reduce(
    (a, b) => a + b,
    0,
  );
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}
