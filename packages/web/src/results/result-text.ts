import { format, word } from '../words/words.svelte.ts';
import { BOXES } from './boxes.ts';
import { type GameResult, roundsOf } from './result.ts';

/** The result as a few lines to send to someone; `names` are by seat. Needs the words of 'results'. */
export function resultText({ box, ended, lines }: GameResult, names: readonly string[]): string {
  const winners = names.filter((_, seat) => lines[seat]!.won);
  // 'Me won' would be wrong, and the ranking below says it anyway.
  const isSaid = lines.length > 1 && !winners.includes(word.results.me);
  const ranking = lines
    .flatMap(({ place, total }, seat) => (place === undefined ? [] : [{ place, total, name: names[seat]! }]))
    .sort((a, b) => a.place - b.place);
  const rounds = Math.max(0, ...lines.map((line) => roundsOf(line).length));
  return [
    ...(isSaid ? [word.results.won(format.list(winners), winners.length)] : []),
    ...ranking.map(({ place, name, total }) => `${format.number(place)}. ${name}: ${format.number(total)}`),
    [BOXES[box].name, word.results.rounds(rounds), format.date(ended)].join(' · '),
  ].join('\n');
}
