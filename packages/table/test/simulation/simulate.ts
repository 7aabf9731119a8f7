import { parseArgs } from 'node:util';
import { simulate } from './simulation.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1000' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
  },
});
const first = Number(values.seed ?? values.from);
const last = values.seed === undefined ? first + Number(values.seeds) - 1 : first;
if (!Number.isInteger(first) || !Number.isInteger(last)) {
  console.error('Usage: npm run simulate -- --seeds 1000 [--from 1], or --seed 7 for one');
  process.exit(2);
}
const began = Date.now();
const total = { games: 0, entries: 0, answers: 0, kept: 0, tickets: 0, crashes: 0 };
let failed = 0;
for (let seed = first; seed <= last; seed++) {
  try {
    const outcome = await simulate(seed);
    for (const key of Object.keys(total) as (keyof typeof total)[]) total[key] += outcome[key];
  } catch (error) {
    failed++;
    console.log(values.seed === undefined ? (error as Error).message : error);
  }
}
const seconds = ((Date.now() - began) / 1000).toFixed(1);
console.log(
  `${last - first + 1} seeds in ${seconds} s, ${failed} failed: ${total.games} games, ${total.entries} entries, ` +
    `${total.answers} answers, ${total.kept} games kept, ${total.tickets} seats moved, ${total.crashes} crashes`,
);
process.exitCode = failed === 0 ? 0 : 1;
