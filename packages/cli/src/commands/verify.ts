import { type FairVerdict, type PublishedDay, verifyRecord } from '@sevenfold/table';
import { readArgs } from '../command-line/args.ts';
import { outputPaint, outputWidth } from '../terminal/colour.ts';
import { readDay } from '../files/published-day.ts';
import { readJson, readRecord, readRecordText } from '../files/record-file.ts';
import { verdictLines } from '../views/verdict-view.ts';

export const help = `
Usage: sevenfold verify [RECORD] [--day PLACE] [--json]

Recomputes the first dealer and every card of a recorded game from the secret that the server committed to before the
first card and the randomness that each seat added, recomputes the result from the log, and reports whether each check
passes. Reads the file RECORD, or standard input if there is none (or with -).

  legal          the log is a game played by the rules
  commitment     the secret is the one that the server committed to
  contributions  each seat has one entry: the randomness that its player added, or none
  dealer         the first dealer follows from the secret and the contributions
  cards          so does every card
  complete       the log runs to the end of the game
  result         totals and winners are those of the log, if the record states them
  published      the day, commitment and secret are those that the server has published, with --day

  ✓ passes   ✗ fails   ? cannot be checked   … the game is not over

  --day PLACE    for a game with the daily deck: the response to GET /v1/daily/DATE, as a file or a URL. It contains the
                 secret once the day is over, so the record need not
  --json         one JSON object: holds, and checks with name, status, message and, for a wrong token, at, expected, found

The exit code is 0 if every check passes, 1 if one fails or cannot be made. How it works, and how to check a game
without this program: docs/FAIRNESS.md.

Examples:
  sevenfold verify game.json
  sevenfold verify --json < game.json
  sevenfold verify game.json --day https://example.org/v1/daily/2026-11-16
`;

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readArgs('verify', args, { day: 'value', json: 'flag' }, 1);
  const published = values.day === undefined ? undefined : await readDay(values.day);
  const verdict = verify(await readRecordText('verify', positionals[0]), published);
  const layout = { width: outputWidth(), paint: outputPaint() };
  process.stdout.write(
    values.json ? `${JSON.stringify(verdict)}\n` : `${verdictLines(verdict, layout).join('\n')}\n`,
  );
  return verdict.holds ? 0 : 1;
}

function verify(json: string, published: PublishedDay | undefined): FairVerdict {
  const record = readRecord(json);
  const { fair, played } = readJson(json) as { fair?: unknown; played?: unknown };
  return verifyRecord(record, fair, played, published);
}
