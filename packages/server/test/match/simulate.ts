import { parseArgs } from 'node:util';
import { simulateMatches } from './match-simulation.ts';

const { values } = parseArgs({
  options: {
    matches: { type: 'boolean' },
    seeds: { type: 'string', default: '1000' },
    from: { type: 'string', default: '1' },
  },
});
const [first, count] = [Number(values.from), Number(values.seeds)];
const total = { seated: 0, tables: 0, deaths: 0 };
let failed = 0;
for (let seed = first; seed < first + count; seed++) {
  try {
    const outcome = await simulateMatches(seed);
    for (const key of Object.keys(total) as (keyof typeof total)[]) total[key] += outcome[key];
  } catch (error) {
    failed++;
    console.log(`seed ${seed}: ${(error as Error).message}`);
  }
}
console.log(
  `${count} seeds, ${failed} failed: ${total.seated} people at ${total.tables} tables, ${total.deaths} processes died`,
);
process.exitCode = failed === 0 ? 0 : 1;
