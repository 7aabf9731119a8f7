// The strategy card as a poster for A4 or letter paper. It brings no fonts: the title is drawn, the rest takes what
// the reader's machine has. It is as clear in black and white.

import { limitsOf } from '@sevenfold/bots/solver';
import { cardsInWords } from './solution-view.ts';
import { type CardFacts, countInWords, notesOf, stayShare, sumsOf, THUMB_WORDS } from './strategy-card.ts';
import { wrap } from '../terminal/text.ts';

// Tenths of a millimetre.
const WIDTH = 2100;
const HEIGHT = 2970;
const LEFT = 180;
const RIGHT = WIDTH - LEFT;

const INK = '#17202d';
const GREY = '#66707f';
const LINE = '#aab2bd';
const ACCENT = '#e2542c';
const FONTS = "'Avenir Next','Helvetica Neue','Segoe UI',Helvetica,Arial,'Liberation Sans',sans-serif";

interface Look {
  readonly size: number;
  readonly weight?: number;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly spacing?: number;
  /** A white edge, for text on a pattern. */
  readonly edge?: boolean;
}

/** The poster as an SVG file. */
export function poster(facts: CardFacts): string {
  const parts = [
    ...header(facts),
    ...title(LEFT, 495, RIGHT - LEFT),
    ...intro(facts),
    ...banner(facts),
    ...grid(facts),
    ...rules(facts),
    ...losses(facts),
    ...footer(facts),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="210mm" height="297mm" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="${FONTS}" role="img" aria-labelledby="title summary">
<title id="title">When to stop</title>
<desc id="summary">${escape(summary(facts))}</desc>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
${parts.join('\n')}
</svg>
`;
}

function summary(facts: CardFacts): string {
  const limits = limitsOf(facts.plain)
    .map((limit, count) => (limit === undefined ? '' : `${countInWords(count)} numbers: stay from ${limit}`))
    .filter((limit) => limit !== '');
  return [...limits, ...notesOf(facts)].join('. ');
}

function header({ cards }: CardFacts): string[] {
  const look = { size: 34, weight: 600, spacing: 7 };
  return [
    text(LEFT, 196, 'SEVENFOLD', look),
    text(RIGHT, 196, `SOLVED FOR ${cardsInWords(cards).toUpperCase()}`, {
      ...look,
      anchor: 'end',
      fill: GREY,
    }),
    line(LEFT, 226, RIGHT, 226, INK, 5),
  ];
}

function intro(facts: CardFacts): string[] {
  const words = `Add up your numbers: a white sum means hit, a black one stay. Played alone, this is the best there is: ${facts.expected.toFixed(1)} points a round on average.`;
  return paragraph(LEFT, 656, words, 74, 62, { size: 46 });
}

/** The rule that comes before all others. */
function banner(facts: CardFacts): string[] {
  if (facts.staysWithSecondChance > 0 || facts.cards === 'numbers' || facts.cards === 'modifiers') return [];
  return [
    `<rect x="${LEFT}" y="786" width="${RIGHT - LEFT}" height="112" rx="18" fill="${INK}"/>`,
    text(LEFT + 44, 859, 'Second Chance in front of you?', { size: 50, fill: '#fff' }),
    text(RIGHT - 44, 859, 'Always hit.', { size: 50, weight: 700, fill: '#fff', anchor: 'end' }),
  ];
}

/** Where nearly all hands agree, the cell says so. */
const CLEAR = 0.05;
const GRID = { top: 1012, row: 92, gap: 15, left: 520, right: 1748 };

function grid({ plain }: CardFacts): string[] {
  const sums = sumsOf(plain);
  const limits = limitsOf(plain);
  const pitch = (GRID.right - GRID.left) / sums.length;
  const label = { size: 32, fill: GREY };
  const parts = [
    text(LEFT, GRID.top - 26, 'your numbers', label),
    text(GRID.left, GRID.top - 26, 'what they add up to', label),
    text(RIGHT, GRID.top - 26, 'stay at', { ...label, anchor: 'end' }),
  ];
  for (const [index, count] of [1, 2, 3, 4, 5, 6].entries()) {
    const y = GRID.top + index * (GRID.row + GRID.gap);
    const middle = y + GRID.row / 2;
    parts.push(
      ...cardBacks(LEFT + 74, y + 15, count),
      text(LEFT, middle + 20, `${count}`, { size: 56, weight: 700 }),
    );
    for (const [column, sum] of sums.entries()) {
      const share = stayShare(plain, count, sum);
      if (share !== undefined) parts.push(...sumCell(GRID.left + column * pitch, y, pitch - 8, sum, share));
    }
    const limit = limits[count];
    if (limit === undefined) {
      parts.push(
        text(GRID.left, middle + 15, 'with one number or none, always hit', { size: 40 }),
        text(RIGHT, middle + 18, 'never', { size: 50, weight: 600, anchor: 'end' }),
      );
    } else {
      parts.push(text(RIGHT, middle + 25, `${limit}`, { size: 76, weight: 700, anchor: 'end' }));
    }
  }
  return [...parts, ...legend(GRID.top + 6 * (GRID.row + GRID.gap) + 14)];
}

/** So many cards, face down, one behind the other. */
function cardBacks(x: number, y: number, count: number): string[] {
  return Array.from(
    { length: count },
    (_, index) =>
      `<rect x="${x + index * 30}" y="${y}" width="44" height="62" rx="8" fill="#fff" stroke="${INK}" stroke-width="4"/>`,
  );
}

/** White to hit, black to stay, filled by the share of hands that stay where it depends on which numbers they are. */
function sumCell(x: number, y: number, width: number, sum: number, share: number): string[] {
  const dark = share > 1 - CLEAR;
  const light = share < CLEAR;
  const [left, wide] = [x.toFixed(1), width.toFixed(1)];
  const box = `x="${left}" width="${wide}" rx="10"`;
  const look = { size: 36, weight: dark ? 700 : 500, anchor: 'middle', fill: dark ? '#fff' : INK } as const;
  const number = text(x + width / 2, y + GRID.row / 2 + 13, `${sum}`, { ...look, edge: !dark && !light });
  if (dark) return [`<rect ${box} y="${y}" height="${GRID.row}" fill="${INK}"/>`, number];
  const frame = `<rect ${box} y="${y + 1.5}" height="${GRID.row - 3}" fill="none" stroke="${light ? LINE : INK}" stroke-width="3"/>`;
  if (light) return [frame, number];
  const height = Math.max(8, share * GRID.row);
  const fill = `<rect ${box} y="${(y + GRID.row - height).toFixed(1)}" height="${height.toFixed(1)}" fill="${ACCENT}"/>`;
  return [fill, frame, number];
}

function legend(y: number): string[] {
  const look = { size: 32, fill: GREY };
  const swatch = (x: number, style: string): string =>
    `<rect x="${x}" y="${y}" width="40" height="40" rx="8" ${style}/>`;
  return [
    swatch(GRID.left, `fill="none" stroke="${LINE}" stroke-width="3"`),
    text(GRID.left + 56, y + 32, 'hit', look),
    swatch(GRID.left + 150, `fill="${INK}"`),
    text(GRID.left + 206, y + 32, 'stay', look),
    `<rect x="${GRID.left + 320}" y="${y + 20}" width="40" height="20" rx="8" fill="${ACCENT}"/>`,
    swatch(GRID.left + 320, `fill="none" stroke="${INK}" stroke-width="3"`),
    text(GRID.left + 376, y + 32, 'depends on which; the fuller, the more hands stay', look),
  ];
}

const BIG = { twentyFour: '24', twentyOne: '21', twentyOneThird: '21 + ⅓', points: '25' } as const;
const RULES = { top: 1842, columns: 3, gap: 60 };

function rules({ thumbs }: CardFacts): string[] {
  const width = (RIGHT - LEFT - RULES.gap * (RULES.columns - 1)) / RULES.columns;
  const parts = [text(LEFT, RULES.top, 'Three rules to remember', { size: 58, weight: 700 })];
  for (const [index, { name }] of thumbs.slice(0, RULES.columns).entries()) {
    const x = LEFT + index * (width + RULES.gap);
    const top = RULES.top + 40;
    parts.push(
      line(x, top, x + width, top, INK, 5),
      text(x, top + 132, BIG[name], { size: 128, weight: 700, spacing: -3 }),
      ...paragraph(x, top + 206, THUMB_WORDS[name].text, 28, 50, { size: 38 }),
    );
  }
  return parts;
}

const LOSSES = { top: 2282, row: 62, bar: 700, right: 1560 };

/** What each rule costs, beside what players usually say. */
function losses({ thumbs }: CardFacts): string[] {
  const most = Math.max(...thumbs.map(({ loss }) => loss));
  const parts = [text(LEFT, LOSSES.top, 'What they lose, in points a round', { size: 38, weight: 700 })];
  for (const [index, { name, loss, lossShare }] of thumbs.entries()) {
    const y = LOSSES.top + 66 + index * LOSSES.row;
    const length = Math.max(5, (loss / most) * (LOSSES.right - LOSSES.bar));
    const usual = name === 'points';
    parts.push(
      text(LEFT, y, usual ? 'Usual advice: stay at 25 points' : THUMB_WORDS[name].title, {
        size: 36,
        fill: usual ? GREY : INK,
      }),
      `<rect x="${LOSSES.bar}" y="${y - 31}" width="${length.toFixed(1)}" height="36" fill="${usual ? LINE : INK}"/>`,
      text(LOSSES.bar + length + 20, y, `${loss.toFixed(3)}  (${(lossShare * 100).toFixed(2)} %)`, {
        size: 36,
        weight: 600,
        fill: usual ? GREY : INK,
      }),
    );
  }
  return parts;
}

function footer(facts: CardFacts): string[] {
  const notes = [
    ...notesOf(facts).filter((note) => note.startsWith('Modifiers')),
    'Why one off? There are as many of each number as it says: one less is what is left to bust you.',
  ];
  const parts: string[] = [];
  let y = 2644;
  for (const note of notes) {
    const lines = paragraph(LEFT, y, note, 98, 44, { size: 34 });
    parts.push(...lines);
    y += lines.length * 44 + 12;
  }
  const last = HEIGHT - 116;
  const small = { size: 26, fill: GREY };
  const source =
    'Sevenfold, an open-source home of the press-your-luck card game Flip 7. Every figure is exact: sevenfold solve --card';
  return [
    ...parts,
    line(LEFT, last - 58, RIGHT, last - 58, LINE, 3),
    text(LEFT, last - 14, source, small),
    text(LEFT, last + 24, 'Flip 7 is a trademark of its owner, who has nothing to do with this card.', small),
  ];
}

// ── The title, drawn with one broad pen ────────────────────────────────────────────────────────────────────

/** Letters in strokes, small ones 100 high and standing on y = 100; how wide they are, and how they go. */
const LETTERS: Readonly<Record<string, readonly [number, string]>> = {
  W: [176, 'M0 -62L44 100L88 -30L132 100L176 -62'],
  h: [92, 'M0 -62V100M0 48A46 46 0 0 1 92 48V100'],
  e: [100, 'M3 52H99A50 50 0 1 0 82 88'],
  n: [92, 'M0 0V100M0 48A46 46 0 0 1 92 48V100'],
  t: [66, 'M24 -44V64A36 36 0 0 0 62 100M0 0H62'],
  o: [104, 'M52 0A50 50 0 1 1 51.9 0Z'],
  s: [78, 'M74 18C66 4 54 0 40 0C20 0 6 10 6 26C6 60 76 38 76 74C76 91 60 100 39 100C22 100 8 94 1 80'],
  p: [102, 'M0 0V152M52 0A50 50 0 1 1 51.9 0Z'],
};
const BETWEEN = 46;
const BLANK = 56;
const PEN = 25;

function title(x: number, baseline: number, width: number): string[] {
  const words = 'When to stop';
  let at = 0;
  const strokes: string[] = [];
  for (const letter of words) {
    const [wide, path] = LETTERS[letter] ?? [BLANK - BETWEEN, ''];
    if (path !== '') strokes.push(`<path transform="translate(${at} 0)" d="${path}"/>`);
    at += wide + BETWEEN;
  }
  const scale = width / (at - BETWEEN + PEN);
  const place = `translate(${x} ${baseline}) scale(${scale.toFixed(4)}) translate(${PEN / 2} -100)`;
  return [
    `<g transform="${place}" fill="none" stroke="${INK}" stroke-width="${PEN}" stroke-linecap="round" stroke-linejoin="round">`,
    ...strokes,
    '</g>',
  ];
}

// ── Pieces ─────────────────────────────────────────────────────────────────────────────────────────────────

function paragraph(
  x: number,
  y: number,
  words: string,
  columns: number,
  leading: number,
  look: Look,
): string[] {
  return wrap(words, columns).map((each, index) => text(x, y + index * leading, each, look));
}

function text(x: number, y: number, words: string, look: Look): string {
  const { size, weight = 400, fill = INK, anchor = 'start', spacing = 0, edge = false } = look;
  const halo = edge ? ' stroke="#fff" stroke-width="7" paint-order="stroke" stroke-linejoin="round"' : '';
  const style = `font-size="${size}" font-weight="${weight}" fill="${fill}"`;
  const set = `${anchor === 'start' ? '' : ` text-anchor="${anchor}"`}${spacing === 0 ? '' : ` letter-spacing="${spacing}"`}`;
  return `<text x="${Number(x.toFixed(1))}" y="${Number(y.toFixed(1))}" ${style}${set}${halo}>${escape(words)}</text>`;
}

function line(x1: number, y1: number, x2: number, y2: number, stroke: string, width: number): string {
  return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${stroke}" stroke-width="${width}"/>`;
}

function escape(words: string): string {
  return words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
