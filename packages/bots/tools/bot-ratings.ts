// Writes src/players/ratings-table.ts: the strength of every bot and character, on the scale of ratings. The argument is
// the number of deals at each size of table; each deal is played in every seating. Takes some minutes.
//   node -C sevenfold-source packages/bots/tools/bot-ratings.ts 2000 > table.ts && mv table.ts packages/bots/src/players/ratings-table.ts
import { parseRules, Sfc32 } from '@sevenfold/engine';
import { Arena } from '../src/arena/arena.ts';
import { exponential } from '../src/chances/exponential.ts';
import { CHARACTERS } from '../src/players/characters.ts';
import { LUCK, NEWCOMER } from '../src/players/ratings.ts';
import { BOTS, findBot } from '../src/players/registry.ts';

/** One game: which kinds played, by their totals, the highest first; equal totals share a place. */
interface Result {
  readonly kinds: readonly number[];
  readonly totals: readonly number[];
}

const SIZES = [2, 4, 6];
const SEED = 1;
const STEPS = 400;
/** Characters that play as a bot does, except that they stay when that wins the game. */
const SAME: Readonly<Record<string, string>> = { mabel: 'bust26', felix: 'evPlus', sibyl: 'oracle' };
const ANCHOR = 'greta';

const everyone = [...CHARACTERS, ...BOTS].map(({ name }) => name);
const kinds = everyone.filter((name) => SAME[name] === undefined);
const deals = Number(process.argv[2] ?? '2000');

const rules = parseRules({ preset: 'official' });
const random = new Sfc32(SEED);
const results: Result[] = [];
for (let deal = 0; deal < deals; deal++)
  for (const size of SIZES) {
    const seated = Array.from({ length: size }, () => random.below(kinds.length));
    const seats = seated.map((kind, seat) => ({ name: `${seat}`, make: findBot(kinds[kind]!)!.make }));
    const arena = new Arena(rules, seats, SEED);
    arena.play(deal, deal + 1, ({ totals }, rotation) =>
      results.push(
        ranked(
          totals,
          totals.map((_, place) => seated[arena.seatAt(place, rotation)]!),
        ),
      ),
    );
  }

/** As the rating of people has it: the luck of a game grows with the root of the number of players. */
const mu = fit(results);
const anchor = mu[kinds.indexOf(ANCHOR)]!;
const points = (name: string): number =>
  Math.round(NEWCOMER.mu + mu[kinds.indexOf(SAME[name] ?? name)]! - anchor);

process.stdout
  .write(`// Made by \`node -C sevenfold-source packages/bots/tools/bot-ratings.ts ${deals}\`; do not edit.

/**
 * The Plackett–Luce strengths that best explain all places in ${results.length.toLocaleString('en')} games at tables of ${new Intl.ListFormat('en-GB').format(SIZES.map(String))}, with bots drawn at
 * random, official rules, seed ${SEED}. Greta is ${NEWCOMER.mu.toLocaleString('en')} by definition.
 */
export const BOT_RATINGS: Readonly<Record<string, number>> = {
${everyone.map((name) => `  ${name}: ${points(name)},`).join('\n')}
};
`);

function ranked(totals: readonly number[], seated: readonly number[]): Result {
  const order = totals.map((_, place) => place).sort((a, b) => totals[b]! - totals[a]!);
  return { kinds: order.map((place) => seated[place]!), totals: order.map((place) => totals[place]!) };
}

/** The strengths with the highest likelihood, by Newton steps along each of them: the likelihood is concave. */
function fit(games: readonly Result[]): number[] {
  const strengths = kinds.map(() => NEWCOMER.mu);
  for (let step = 0; step < STEPS; step++) {
    const slope = kinds.map(() => 0);
    const bend = kinds.map(() => 0);
    for (const game of games) addGame(game, strengths, slope, bend);
    // Half a step, because all of them move at once.
    for (const kind of kinds.keys()) strengths[kind]! += (0.5 * slope[kind]!) / bend[kind]!;
  }
  return strengths;
}

/** Every place is a choice of its player among all who are not ahead of it. */
function addGame(
  { kinds: seated, totals }: Result,
  strengths: readonly number[],
  slope: number[],
  bend: number[],
): void {
  const c = LUCK * Math.sqrt(seated.length);
  const weights = seated.map((kind) => exponential((strengths[kind]! - NEWCOMER.mu) / c));
  for (const [place, kind] of seated.entries()) {
    const from = totals.indexOf(totals[place]!);
    let sum = 0;
    for (let at = from; at < seated.length; at++) sum += weights[at]!;
    slope[kind]! += 1 / c;
    for (let at = from; at < seated.length; at++) {
      const share = weights[at]! / sum;
      slope[seated[at]!]! -= share / c;
      bend[seated[at]!]! += (share * (1 - share)) / (c * c);
    }
  }
}
