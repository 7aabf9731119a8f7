import { type CardSet, type HandGroup, limitsOf, type Strategy, type Thumb } from '@sevenfold/bots/solver';
import type { Paint } from '../terminal/colour.ts';
import { cardsInWords } from './solution-view.ts';
import { table } from '../terminal/columns.ts';
import { wrap } from '../terminal/text.ts';

/** What the strategy card says, all of it from the solver. */
export interface CardFacts extends Strategy {
  readonly cards: CardSet;
  readonly thumbs: readonly {
    readonly name: Thumb['name'];
    readonly expected: number;
    /** Points a round less than best play. */
    readonly loss: number;
    readonly lossShare: number;
    readonly bust: number;
    readonly flip7: number;
  }[];
}

export const THUMB_WORDS: Readonly<Record<Thumb['name'], { readonly title: string; readonly text: string }>> =
  {
    twentyFour: { title: 'Twenty-four', text: 'Stay when your numbers add up to 24.' },
    twentyOne: {
      title: 'Twenty-one',
      text: 'Take one off each number. Stay when the rest adds up to 21 (six numbers: 30).',
    },
    twentyOneThird: {
      title: 'Twenty-one and a third',
      text: 'The same, and add a third of your + cards.',
    },
    points: { title: 'The usual advice', text: 'Stay with 25 points.' },
  };

/** The sums between 'always hit' and 'always stay', whatever the count. */
export function sumsOf(plain: readonly HandGroup[]): number[] {
  const stays = plain.filter(({ reach, stay }) => stay > 0.01 * reach);
  const hits = plain.filter(({ reach, stay }) => stay < 0.99 * reach);
  const first = Math.min(...stays.map(({ sum }) => sum)) - 2;
  const last = Math.max(...hits.map(({ sum }) => sum)) + 2;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** What best play does with so many numbers of this sum: the share of hands that stay, undefined if there are none. */
export function stayShare(plain: readonly HandGroup[], count: number, sum: number): number | undefined {
  const group = plain.find((each) => each.count === count && each.sum === sum);
  return group === undefined ? undefined : group.stay / group.reach;
}

export function countInWords(count: number): string {
  return ['none', 'one', 'two', 'three', 'four', 'five', 'six'][count]!;
}

/** The strategy card as text. */
export function cardLines(facts: CardFacts, paint: Paint, width: number): string[] {
  const sums = sumsOf(facts.plain);
  const limits = limitsOf(facts.plain);
  const cell = (share: number | undefined): string => {
    if (share === undefined) return '';
    if (share < 0.005) return paint('dim', '·');
    if (share > 0.995) return paint('heading', '█');
    return paint('calm', `${Math.round(share * 100)}`);
  };
  const head = sums.map((sum) => paint('dim', `${sum}`));
  const rows = [[paint('dim', 'numbers'), ...head, paint('dim', 'stay at')]];
  for (const count of [1, 2, 3, 4, 5, 6]) {
    const cells = sums.map((sum) => cell(stayShare(facts.plain, count, sum)));
    const limit = limits[count];
    rows.push([countInWords(count), ...cells, limit === undefined ? 'never' : paint('bold', `${limit}`)]);
  }
  const intro = `Playing alone with ${cardsInWords(facts.cards)}, best play brings ${facts.expected.toFixed(2)} points a round. Count your numbers and add them up: · is hit, █ is stay, and in between so many hands in a hundred stay, by which numbers they are.`;
  return [
    paint('bold', 'When to stop'),
    ...wrap(intro, Math.min(width, 100)),
    '',
    ...table(rows, ' '),
    '',
    ...notesOf(facts).flatMap((note) => wrap(`- ${note}`, Math.min(width, 100), '  ')),
    '',
    ...thumbLines(facts, paint, width),
  ];
}

function thumbLines({ thumbs }: CardFacts, paint: Paint, width: number): string[] {
  const figures = table([
    [paint('bold', 'Rules to remember'), ...['a round', 'loss', ''].map((text) => paint('dim', text))],
    ...thumbs.map(({ name, expected, loss, lossShare }) => [
      THUMB_WORDS[name].title,
      expected.toFixed(4),
      loss.toFixed(4),
      `${(lossShare * 100).toFixed(2)} %`,
    ]),
  ]);
  const lines: string[] = [];
  for (const [index, line] of figures.entries()) {
    lines.push(line);
    const thumb = thumbs[index - 1];
    if (thumb === undefined) continue;
    for (const text of wrap(THUMB_WORDS[thumb.name].text, width - 2)) lines.push(`  ${paint('dim', text)}`);
  }
  return lines;
}

/** What the table does not show, as far as it is true of these cards. */
export function notesOf(facts: CardFacts): string[] {
  const hasChances = facts.cards === 'secondChance' || facts.cards === 'all';
  const limits = limitsOf(facts.doubled);
  const doubled = [2, 3, 4, 5, 6].map((count) => limits[count]);
  const notes: string[] = [];
  if (hasChances && facts.staysWithSecondChance === 0) {
    notes.push(
      'With a Second Chance in front of you, always hit. The table and the rules are for hands without one.',
    );
  }
  if (facts.staysBelowTwo === 0) notes.push('With fewer than two numbers, always hit.');
  if (facts.doubled.length > 0 && doubled.every((limit) => limit !== undefined)) {
    notes.push(
      `Modifiers: with + cards stop a little sooner, by a third of their points. With x2 stay from ${doubled.slice(0, -1).join(', ')} and ${doubled.at(-1)}: it doubles what you may lose, but also what you may win.`,
    );
  }
  return notes;
}
