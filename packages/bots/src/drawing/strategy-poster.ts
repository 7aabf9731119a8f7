// The strategy card as one sheet of paper, for A4 and Letter, readable in black and white. It embeds no fonts.

import type { HandGroup } from '../odds/solver/hand-group.ts';
import type { RatedRule } from '../odds/exact/index.ts';
import { CLEAR_SHARE, strategyTable } from '../odds/exact/strategy-table.ts';

export interface PosterFacts {
  readonly plain: readonly Readonly<HandGroup>[];
  readonly rulesOfThumb: readonly Pick<RatedRule, 'name' | 'loss'>[];
}

export interface PosterTexts {
  readonly title: string;
  /** For screen readers. */
  readonly summary: string;
  readonly solved: string;
  readonly lead: string;
  /** The rule that comes before all others, if there are Second Chances. */
  readonly chance?: { readonly question: string; readonly answer: string } | undefined;
  readonly numbers: string;
  readonly sums: string;
  readonly limit: string;
  readonly never: string;
  readonly few: string;
  readonly legend: { readonly hit: string; readonly stay: string; readonly mixed: string };
  readonly modifiers?: string | undefined;
  readonly rulesTitle: string;
  /** One for each of `rulesOfThumb`. */
  readonly rules: readonly {
    readonly title: string;
    readonly text: string;
    readonly loss: string;
  }[];
  readonly lossTitle: string;
  readonly why: string;
  readonly footer: string;
}

// Tenths of a millimetre: fits A4 and Letter, with margins that any printer can handle.
const WIDTH = 2000;
const HEIGHT = 2700;
const LEFT = 100;
const RIGHT = WIDTH - LEFT;
const INK = '#15141f';
const GREY = '#55525f';
const LINE = '#9c98a6';
const FILL = '#f2b21b';
const FONTS =
  "'Bricolage Grotesque','Avenir Next','Helvetica Neue','Segoe UI',Helvetica,Arial,'Liberation Sans',sans-serif";
const GRID = { top: 800, row: 92, gap: 14, left: 330, right: 1690 };

/** The number that each rule is about. */
export const RULE_NUMBERS = {
  twentyFour: '24',
  twentyOne: '21',
  twentyOneThird: '21 + ⅓',
  points: '25',
} as const satisfies Readonly<Record<RatedRule['name'], string>>;

interface TextStyle {
  readonly size: number;
  readonly weight?: number;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

export function makePoster(facts: PosterFacts, texts: PosterTexts): string {
  const parts = [
    text(LEFT, 120, 'SEVENFOLD', { size: 34, weight: 700 }),
    text(RIGHT, 120, texts.solved, { size: 34, fill: GREY, anchor: 'end' }),
    line(LEFT, 148, RIGHT, 5),
    text(LEFT, 330, texts.title, { size: 190, weight: 800 }),
    ...paragraph(LEFT, 430, texts.lead, 80, 56, { size: 42 }),
    ...banner(texts),
    ...grid(facts, texts),
    ...paragraph(LEFT, 1560, texts.modifiers ?? '', 96, 46, { size: 34 }),
    ...rules(facts, texts),
    ...losses(facts, texts),
    ...paragraph(LEFT, 2560, texts.why, 104, 44, { size: 32, fill: GREY }),
    line(LEFT, 2630, RIGHT, 2),
    text(LEFT, 2674, texts.footer, { size: 28, fill: GREY }),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="200mm" height="270mm" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="${FONTS}" role="img" aria-label="${escape(texts.title)}">
<desc>${escape(texts.summary)}</desc>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
${parts.join('\n')}
</svg>
`;
}

function banner({ chance }: PosterTexts): string[] {
  if (chance === undefined) return [];
  return [
    `<rect x="${LEFT}" y="612" width="${RIGHT - LEFT}" height="100" rx="16" fill="${INK}"/>`,
    text(LEFT + 36, 677, chance.question, { size: 44, fill: '#fff' }),
    text(RIGHT - 36, 677, chance.answer, { size: 44, weight: 700, fill: '#fff', anchor: 'end' }),
  ];
}

function grid({ plain }: PosterFacts, texts: PosterTexts): string[] {
  const { sums, rows } = strategyTable(plain);
  const pitch = (GRID.right - GRID.left) / sums.length;
  const label = { size: 30, fill: GREY };
  const parts = [
    text(LEFT, GRID.top - 24, texts.numbers, label),
    text(GRID.left + 60, GRID.top - 24, texts.sums, label),
    text(RIGHT, GRID.top - 24, texts.limit, { ...label, anchor: 'end' }),
  ];
  for (const [index, { count, shares, limit }] of rows.entries()) {
    const y = GRID.top + index * (GRID.row + GRID.gap);
    const middle = y + GRID.row / 2;
    parts.push(text(LEFT, middle + 24, `${count}`, { size: 66, weight: 800 }));
    if (limit === undefined) parts.push(text(GRID.left, middle + 13, texts.few, { size: 38 }));
    else
      for (const [column, share] of shares.entries())
        if (share !== undefined)
          parts.push(...cell(GRID.left + column * pitch, y, pitch - 7, sums[column]!, share));
    const big = limit === undefined ? { size: 44, weight: 700 } : { size: 76, weight: 800 };
    parts.push(text(RIGHT, middle + 26, `${limit ?? texts.never}`, { ...big, anchor: 'end' }));
  }
  return [...parts, ...legend(texts, GRID.top + rows.length * (GRID.row + GRID.gap) + 12)];
}

/** White to hit, black to stay, otherwise filled from below by the share of hands that stay. */
function cell(x: number, y: number, width: number, sum: number, share: number): string[] {
  const box = `x="${x.toFixed(1)}" width="${width.toFixed(1)}" rx="9"`;
  const isBlack = share > 1 - CLEAR_SHARE;
  const isWhite = share < CLEAR_SHARE;
  const number = text(x + width / 2, y + GRID.row / 2 + 13, `${sum}`, {
    size: 36,
    weight: isBlack ? 700 : 500,
    anchor: 'middle',
    fill: isBlack ? '#fff' : INK,
  });
  if (isBlack) return [`<rect ${box} y="${y}" height="${GRID.row}" fill="${INK}"/>`, number];
  const frame = `<rect ${box} y="${y + 1.5}" height="${GRID.row - 3}" fill="none" stroke="${isWhite ? LINE : INK}" stroke-width="3"/>`;
  if (isWhite) return [frame, number];
  const height = Math.max(8, share * GRID.row);
  return [
    `<rect ${box} y="${(y + GRID.row - height).toFixed(1)}" height="${height.toFixed(1)}" fill="${FILL}"/>`,
    frame,
    number,
  ];
}

function legend({ legend: { hit, stay, mixed } }: PosterTexts, y: number): string[] {
  const style = { size: 30, fill: GREY };
  const swatch = (x: number, paint: string): string =>
    `<rect x="${x}" y="${y}" width="38" height="38" rx="7" ${paint}/>`;
  const second = GRID.left + 60 + hit.length * 17 + 40;
  const third = second + 60 + stay.length * 17 + 40;
  return [
    swatch(GRID.left, `fill="none" stroke="${LINE}" stroke-width="3"`),
    text(GRID.left + 54, y + 30, hit, style),
    swatch(second, `fill="${INK}"`),
    text(second + 54, y + 30, stay, style),
    `<rect x="${third}" y="${y + 19}" width="38" height="19" rx="7" fill="${FILL}"/>`,
    swatch(third, `fill="none" stroke="${INK}" stroke-width="3"`),
    text(third + 54, y + 30, mixed, style),
  ];
}

function rules({ rulesOfThumb }: PosterFacts, { rulesTitle, rules: all }: PosterTexts): string[] {
  const top = 1760;
  const gap = 50;
  const three = all.slice(0, 3);
  const width = (RIGHT - LEFT - 2 * gap) / 3;
  return [
    text(LEFT, top, rulesTitle, { size: 56, weight: 800 }),
    ...three.flatMap(({ text: sentence }, index) => {
      const x = LEFT + index * (width + gap);
      const number = RULE_NUMBERS[rulesOfThumb[index]!.name];
      const head = [line(x, top + 34, x + width, 5), text(x, top + 158, number, { size: 118, weight: 800 })];
      return head.concat(paragraph(x, top + 222, sentence, 29, 44, { size: 35 }));
    }),
  ];
}

function losses({ rulesOfThumb }: PosterFacts, { lossTitle, rules: all }: PosterTexts): string[] {
  const top = 2226;
  const bar = 700;
  const most = Math.max(...rulesOfThumb.map(({ loss }) => loss));
  return [
    text(LEFT, top, lossTitle, { size: 38, weight: 700 }),
    ...rulesOfThumb.flatMap(({ name, loss }, index) => {
      const y = top + 62 + index * 58;
      const length = Math.max(5, (loss / most) * (1500 - bar));
      const isUsual = name === 'points';
      return [
        text(LEFT, y, all[index]!.title, { size: 34, fill: isUsual ? GREY : INK }),
        `<rect x="${bar}" y="${y - 29}" width="${length.toFixed(1)}" height="34" fill="${isUsual ? LINE : INK}"/>`,
        text(bar + length + 18, y, all[index]!.loss, { size: 34, weight: 600 }),
        // The other rules are explained above.
        ...(isUsual ? [text(LEFT, y + 36, all[index]!.text, { size: 28, fill: GREY })] : []),
      ];
    }),
  ];
}

function paragraph(
  x: number,
  y: number,
  content: string,
  most: number,
  step: number,
  style: TextStyle,
): string[] {
  const lines: string[] = [];
  for (const word of content.split(' ').filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((each, index) => text(x, y + index * step, each, style));
}

function text(
  x: number,
  y: number,
  content: string,
  { size, weight = 400, fill = INK, anchor }: TextStyle,
): string {
  const at = `x="${x.toFixed(1)}" y="${y.toFixed(1)}"`;
  const where = anchor === undefined ? '' : ` text-anchor="${anchor}"`;
  return `<text ${at} font-size="${size}" font-weight="${weight}" fill="${fill}"${where}>${escape(content)}</text>`;
}

function line(x: number, y: number, to: number, width: number): string {
  return `<line x1="${x}" y1="${y}" x2="${to}" y2="${y}" stroke="${INK}" stroke-width="${width}"/>`;
}

function escape(content: string): string {
  return content.replaceAll(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
}
