import { parseArgs } from 'node:util';
import { fuzz, type Summary } from './fuzzer.ts';

const { values } = parseArgs({
  options: {
    frames: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
  },
});
const [frames, seed, from] = [values.frames, values.seed, values.from].map(Number) as [
  number,
  number,
  number,
];
if (![frames, seed, from].every(Number.isInteger)) {
  console.error('Usage: npm run fuzz -- --frames 10000000 --seed 7 [--from ATTACK]');
  process.exit(2);
}
const began = Date.now();
const summary = await fuzz({ frames, seed, from, progress: (now) => console.log(lineOf(now)) });
console.log(lineOf(summary));
const failures = [
  summary.crashes > 0 && `the server died; --from ${summary.during} repeats the attacks that were under way`,
  summary.exceptions > 0 && `${summary.exceptions} exceptions, which the log above names`,
  summary.leaks > 0 && `${summary.leaks} connections never ended`,
].filter((failure) => failure !== false);
for (const failure of failures) console.error(`seed ${seed}: ${failure}`);
process.exitCode = failures.length === 0 ? 0 : 1;

function lineOf({ frames: sent, requests, connections, crashes, exceptions, witness }: Summary): string {
  const seconds = (Date.now() - began) / 1000;
  return (
    `seed ${seed}: ${sent} frames and ${requests} requests on ${connections} connections in ${seconds.toFixed(0)} s ` +
    `(${Math.round(sent / seconds)} frames/s); ${crashes} crashes, ${exceptions} exceptions; ` +
    `the witness saw ${witness.moves} moves and connected ${witness.losses} times again`
  );
}
