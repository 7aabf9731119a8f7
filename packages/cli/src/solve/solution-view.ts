import type { SolveReport } from './solution.ts';
import type { Paint } from '../terminal/colour.ts';
import { barOf } from '../terminal/bar.ts';
import { columns } from '../terminal/columns.ts';
import { thousands } from '../terminal/text.ts';

/** Scores per line of the histogram. */
const BIN = 5;
/** Smaller chances are left out of the histogram. */
const LEAST_SHOWN = 0.0005;

const CARD_WORDS: Readonly<Record<SolveReport['cards'], string>> = {
  numbers: 'the 79 number cards',
  modifiers: 'the 85 numbers and modifiers',
  secondChance: 'the 88 cards without Freeze and Flip Three',
  all: 'all 94 cards',
};

export function cardsInWords(cards: SolveReport['cards']): string {
  return CARD_WORDS[cards];
}

export function solutionLines(
  answer: SolveReport,
  everyScore: boolean,
  paint: Paint,
  width: number,
): string[] {
  const play = answer.policy === 'best' ? 'best play' : answer.policy;
  const { distribution, bust } = answer;
  return [
    paint('bold', `A solo round with ${cardsInWords(answer.cards)}, ${play}`),
    '',
    ...columns([
      ['expected score', answer.expected.toFixed(12)],
      ['bust', answer.bust.toFixed(12)],
      ['Flip 7', answer.flip7.toFixed(12)],
      ['standard deviation', answer.deviation.toFixed(12)],
    ]),
    '',
    ...(everyScore ? scoreLines(distribution, bust, paint) : histogram(distribution, bust, paint, width)),
    '',
    ...columns([
      [
        'rounds in 100',
        ...Object.keys(answer.quantiles).map((chance) => `${Math.round(Number(chance) * 100)}`),
      ],
      ['score at most', ...Object.values(answer.quantiles).map(String)],
    ]),
    '',
    paint(
      'dim',
      `${thousands(answer.states)} decisions in ${answer.seconds.toFixed(2)} s, ${thousands(answer.megabytes)} MB`,
    ),
  ];
}

function scoreLines(distribution: readonly number[], bust: number, paint: Paint): string[] {
  const rows = [
    [paint('dim', 'score'), paint('dim', 'chance')],
    ['bust', bust.toFixed(12)],
  ];
  for (const [score, chance] of distribution.entries()) {
    const points = score === 0 ? chance - bust : chance;
    if (points > 1e-15) rows.push([`${score}`, points.toFixed(12)]);
  }
  return columns(rows, '  ', 0);
}

function histogram(distribution: readonly number[], bust: number, paint: Paint, width: number): string[] {
  const bins: { readonly name: string; readonly chance: number }[] = [{ name: 'bust', chance: bust }];
  let rest = 0;
  for (let from = 0; from < distribution.length; from += BIN) {
    const scores = distribution.slice(from, from + BIN);
    const chance = scores.reduce((sum, each) => sum + each, 0) - (from === 0 ? bust : 0);
    if (chance >= LEAST_SHOWN) bins.push({ name: `${from}–${from + BIN - 1}`, chance });
    else rest += chance;
  }
  const longest = Math.max(10, Math.min(50, width - 18));
  const most = Math.max(...bins.map(({ chance }) => chance));
  const lines = bins.map(({ name, chance }) => {
    const length = barOf(Math.max(1, Math.round((chance / most) * longest * 8)));
    const share = (chance * 100).toFixed(1).padStart(4);
    return `${name.padStart(7)}  ${share}%  ${paint(name === 'bust' ? 'bad' : 'calm', length)}`;
  });
  return rest >= LEAST_SHOWN ? [...lines, `  other  ${(rest * 100).toFixed(1).padStart(4)}%`] : lines;
}
