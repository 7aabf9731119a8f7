import { type RatedRule, strategyTable } from '@sevenfold/bots/exact';
import { type CardSet, limitsOf, type Strategy } from '@sevenfold/bots/solver';
import type { Paint } from '../terminal/colour.ts';
import { cardsInWords } from './solution-view.ts';
import { columns } from '../terminal/columns.ts';
import { wrap } from '../terminal/text.ts';

export interface CardFacts extends Strategy {
  readonly cards: CardSet;
  readonly rulesOfThumb: readonly RatedRule[];
}

export const RULE_WORDS: Readonly<
  Record<RatedRule['name'], { readonly title: string; readonly text: string }>
> = {
  twentyFour: { title: 'Twenty-four', text: 'Stay when your numbers add up to 24.' },
  twentyOne: {
    title: 'Twenty-one',
    text: 'Take one off each number. Stay when the rest adds up to 21 (six numbers: 30).',
  },
  twentyOneThird: {
    title: 'Twenty-one and a third',
    text: 'The same, and add a third of your + cards.',
  },
  points: { title: 'The usual advice', text: 'Stay at 25 points.' },
};

export function countInWords(count: number): string {
  return ['none', 'one', 'two', 'three', 'four', 'five', 'six'][count]!;
}

export function cardLines(facts: CardFacts, paint: Paint, width: number): string[] {
  const table = strategyTable(facts.plain);
  const cell = (share: number | undefined): string => {
    if (share === undefined) return '';
    if (share < 0.005) return paint('dim', '·');
    if (share > 0.995) return paint('heading', '█');
    return paint('calm', `${Math.round(share * 100)}`);
  };
  const head = table.sums.map((sum) => paint('dim', `${sum}`));
  const rows = table.rows.map(({ count, shares, limit }) =>
    [countInWords(count)].concat(shares.map(cell), limit === undefined ? 'never' : paint('bold', `${limit}`)),
  );
  const intro = `Playing alone with ${cardsInWords(facts.cards)}, best play scores ${facts.expected.toFixed(2)} points per round. Count your numbers and add them up: · means hit, █ means stay, and a number is the percentage of such hands that should stay.`;
  return [
    paint('bold', 'When to stop'),
    ...wrap(intro, Math.min(width, 100)),
    '',
    ...columns([[paint('dim', 'numbers'), ...head, paint('dim', 'stay at')], ...rows], ' '),
    '',
    ...notesOf(facts).flatMap((note) => wrap(`- ${note}`, Math.min(width, 100), '  ')),
    '',
    ...ruleLines(facts, paint, width),
  ];
}

function ruleLines({ rulesOfThumb }: CardFacts, paint: Paint, width: number): string[] {
  const figures = columns([
    [paint('bold', 'Rules to remember'), ...['per round', 'loss', ''].map((text) => paint('dim', text))],
    ...rulesOfThumb.map(({ name, expected, loss, lossShare }) => [
      RULE_WORDS[name].title,
      expected.toFixed(4),
      loss.toFixed(4),
      `${(lossShare * 100).toFixed(2)}%`,
    ]),
  ]);
  const lines: string[] = [];
  for (const [index, line] of figures.entries()) {
    lines.push(line);
    const rule = rulesOfThumb[index - 1];
    if (rule === undefined) continue;
    for (const text of wrap(RULE_WORDS[rule.name].text, width - 2)) lines.push(`  ${paint('dim', text)}`);
  }
  return lines;
}

/** What the table does not show, as far as it applies to these cards. */
export function notesOf(facts: CardFacts): string[] {
  const hasChances = facts.cards === 'secondChance' || facts.cards === 'all';
  const notes: string[] = [];
  if (hasChances && facts.staysWithSecondChance === 0) {
    notes.push(
      'With a Second Chance in front of you, always hit. The table and the rules are for hands without one.',
    );
  }
  if (facts.staysBelowTwo === 0) notes.push('With fewer than two numbers, always hit.');
  const modifiers = modifierNote(facts);
  return modifiers === undefined ? notes : [...notes, modifiers];
}

export function modifierNote({ doubled }: CardFacts): string | undefined {
  const limits = limitsOf(doubled).slice(2);
  if (doubled.length === 0 || limits.includes(undefined)) return undefined;
  return `With + cards, stop a little sooner, by a third of their points. With x2, stay from ${limits.slice(0, -1).join(', ')} and ${limits.at(-1)}: it doubles what you may lose, but also what you may win.`;
}
