import { odds } from '@sevenfold/bots/odds';
import { readArgs, readChoice, readWhole } from '../command-line/args.ts';
import { makeCast } from '../views/cast.ts';
import { outputPaint, outputWidth } from '../terminal/colour.ts';
import { positionOddsText } from '../views/odds-view.ts';
import { readPosition } from '../files/position-text.ts';
import { VOCABULARIES, VOCABULARY_NAMES } from '../views/words.ts';

export const help = `
Usage: sevenfold odds POSITION [--player N] [--words WORDS] [--json]

The chances in a position, exact wherever possible: of each next card, a bust, a save by a Second Chance, a Flip 7;
of a player who hits once or never stops; and the average points of one Hit and of best play. POSITION is in the
one-line notation of docs/NOTATION.md; - reads it from standard input.

  --player N     show this player in detail, counted from 0 (default: the player whose turn it is)
  --words WORDS  what things are called: flip (default), deal or turn
  --json         one JSON object with every figure

Chances beyond the next card assume that only this player keeps drawing. Cards that others take meanwhile are unseen
and change nothing. Players in the middle of a Flip Three cannot stay: their figures are about the rest of it. While another player is active, Freeze, Flip Three and a spare Second Chance are given away; the
last active player keeps them (as everyone does under targeting: drawer), and a Flip Three sets cards aside as in
the rules. When the draw pile runs out, the discard pile replaces it. 'Best play' means points in this round, not
winning the game: see sevenfold best. Low and high are proven bounds. They are equal almost everywhere; alone with a
large pile they are so close that the figure shown is exact, and with several decks they are further apart.

Examples:
  sevenfold odds official_178-6a.138-17a.108-9bS.165-48b_9-0-0-turns_1021332466569000101120_turn-0
  sevenfold odds official_113-56c.50-06.85-8bq.112-789_6-1-1-turns_0001101200131100000101_turn-1 --player 3
  sevenfold odds --json - < position.txt
`;

export async function run(args: string[]): Promise<number> {
  const shapes = { player: 'value', words: 'value', json: 'flag' } as const;
  const { values, positionals } = readArgs('odds', args, shapes, 1);
  const words = VOCABULARIES[readChoice('--words', values.words ?? 'flip', VOCABULARY_NAMES)];
  const state = await readPosition('odds', positionals[0]);
  const player =
    values.player === undefined ? state.player : readWhole('--player', values.player, 0, state.seats - 1);
  const result = odds(state);
  if (values.json) {
    process.stdout.write(`${JSON.stringify({ player, ...result })}\n`);
    return 0;
  }
  const names = Array.from({ length: state.seats }, (_, seat) => `Player ${seat}`);
  const cast = makeCast(names, undefined, words);
  process.stdout.write(positionOddsText(state, result, player, cast, outputWidth(), outputPaint()));
  return 0;
}
