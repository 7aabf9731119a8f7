// A bot for tests: what it does wrong is its argument, from which question on is the second.
import { createInterface } from 'node:readline';

const [how = 'good', from = '1'] = process.argv.slice(2);
let asked = 0;

// It does not end with its input.
if (how === 'stubborn') setInterval(() => {}, 1000);

for await (const line of createInterface({ input: process.stdin })) {
  const { id, options } = JSON.parse(line);
  const say = (answer, as = id) => console.log(JSON.stringify({ id: as, answer }));
  const isWrong = ++asked >= Number(from);
  if (!isWrong) say(options[0]);
  else if (how === 'crash') {
    console.error('something is broken');
    process.exit(7);
  } else if (how === 'hang') while (true);
  else if (how === 'flood') process.stdout.write('x'.repeat(100_000));
  else if (how === 'lines') for (let count = 0; count < 20_000; count++) console.log('hello '.repeat(500));
  else if (how === 'nonsense') console.log('Hit me!');
  else if (how === 'illegal') say('@77');
  else if (how === 'fickle') say(options.at(-1));
  else if (how === 'liar') say(options[0], 12_345);
  else if (how === 'twice') {
    say(options[0]);
    say(options[0]);
  } else say(options[0]);
}
