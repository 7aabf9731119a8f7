// The final ranking as a picture, in our own typeface and always in the light colours.

import { download } from '../../browser/download.ts';
import { share } from '../../browser/share.ts';
import { seatToken } from '../../styles/seat-colour.ts';
import { scaleOf } from '@sevenfold/bots/drawing';
import { linePath } from '../../plots/scale.ts';
import { tokenColour } from '../../styles/colour.ts';

interface ResultLine {
  readonly rank: number;
  readonly name: string;
  readonly colour: number;
  readonly total: number;
  readonly sevens: number;
  readonly busts: number;
  readonly course: readonly number[];
}

export interface Result {
  readonly title: string;
  readonly subtitle: string;
  readonly lines: readonly ResultLine[];
  readonly words: {
    readonly bust: string;
    readonly flip7: string;
    readonly number: (value: number) => string;
  };
}

const WIDTH = 1080;
const EDGE = 72;
const HEAD = 330;
const CHART = 360;
const FOOT = 120;
const DISPLAY = '"Bricolage Grotesque", sans-serif';

const paint = (token: `--${string}`): string => tokenColour(token, 'light');

/** Draws the result as a PNG. */
export async function drawResult(result: Result): Promise<Blob> {
  await Promise.all([document.fonts.load(`800 40px ${DISPLAY}`), document.fonts.load(`600 40px ${DISPLAY}`)]);
  const row = result.lines.length > 12 ? 64 : 88;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEAD + result.lines.length * row + CHART + FOOT;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('There is no canvas to draw on.');
  pen.fillStyle = paint('--paper');
  pen.fillRect(0, 0, WIDTH, canvas.height);
  drawFolds(pen);
  drawHead(pen, result);
  for (const [at, line] of result.lines.entries()) drawLine(pen, line, HEAD + at * row, row, result.words);
  drawRace(pen, result.lines, HEAD + result.lines.length * row + 40, CHART - 60);
  write(pen, 'Sevenfold', EDGE, canvas.height - 48, { size: 40, colour: paint('--ink') });
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (blob === null) throw new Error('The picture could not be written.');
  return blob;
}

/** Shares the picture where the system's sheet takes pictures; else saves it, and returns true. */
export async function shareOrSave(picture: Blob, title: string): Promise<boolean> {
  const file = new File([picture], 'sevenfold-scores.png', { type: 'image/png' });
  const isSaved = (await share({ files: [file], title })) === 'unavailable';
  if (isSaved) download(picture, file.name);
  return isSaved;
}

interface Style {
  readonly size: number;
  readonly colour: string;
  readonly weight?: number;
  readonly end?: boolean;
  readonly most?: number;
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  { size, colour, weight = 800, end = false, most }: Style,
): void {
  pen.font = `${weight} ${size}px ${DISPLAY}`;
  pen.fillStyle = colour;
  pen.textAlign = end ? 'right' : 'left';
  pen.textBaseline = 'alphabetic';
  pen.fillText(shortened(pen, text, most), x, y);
}

function shortened(pen: CanvasRenderingContext2D, text: string, most = Infinity): string {
  if (pen.measureText(text).width <= most) return text;
  let short = text;
  while (short.length > 1 && pen.measureText(`${short}…`).width > most) short = short.slice(0, -1);
  return `${short.trimEnd()}…`;
}

/** Seven strips in the corner, as on the back of the cards. */
function drawFolds(pen: CanvasRenderingContext2D): void {
  for (let strip = 0; strip < 7; strip++) {
    pen.fillStyle = paint(strip === 6 ? '--gold-bright' : seatToken(strip % 2));
    pen.globalAlpha = 0.35 + strip * 0.1;
    pen.beginPath();
    const x = WIDTH - 360 + strip * 44;
    pen.moveTo(x, 0);
    pen.lineTo(x + 30, 0);
    pen.lineTo(x + 96, 130 + strip * 8);
    pen.lineTo(x + 66, 130 + strip * 8);
    pen.fill();
  }
  pen.globalAlpha = 1;
}

function drawHead(pen: CanvasRenderingContext2D, { title, subtitle }: Result): void {
  pen.font = `800 76px ${DISPLAY}`;
  const size = Math.max(44, Math.min(76, (76 * (WIDTH - 2 * EDGE)) / pen.measureText(title).width));
  write(pen, title, EDGE, 232, { size, colour: paint('--ink'), most: WIDTH - 2 * EDGE });
  write(pen, subtitle, EDGE, 284, { size: 32, colour: paint('--ink-soft'), weight: 600 });
}

function drawLine(
  pen: CanvasRenderingContext2D,
  line: ResultLine,
  top: number,
  height: number,
  words: Result['words'],
): void {
  const inner = height - 10;
  pen.fillStyle = paint(line.rank === 1 ? '--gold-bright' : '--raised');
  pen.beginPath();
  pen.roundRect(EDGE, top, WIDTH - 2 * EDGE, inner, 14);
  pen.fill();
  pen.fillStyle = paint(seatToken(line.colour));
  pen.beginPath();
  pen.roundRect(EDGE, top, 16, inner, [14, 0, 0, 14]);
  pen.fill();
  const base = top + inner / 2 + height * 0.14;
  const size = height * 0.42;
  const soft = paint(line.rank === 1 ? '--ink' : '--ink-soft');
  write(pen, String(line.rank), EDGE + 80, base, { size: size * 0.8, colour: soft, weight: 600, end: true });
  write(pen, line.name, EDGE + 110, base, { size, colour: paint('--ink'), weight: 600, most: 440 });
  const marks = [
    line.sevens > 0 ? `${line.sevens} × ${words.flip7}` : '',
    line.busts > 0 ? `${line.busts} × ${words.bust}` : '',
  ].filter(Boolean);
  write(pen, marks.join('   '), WIDTH - EDGE - 170, base, {
    size: size * 0.62,
    colour: soft,
    weight: 600,
    end: true,
  });
  write(pen, words.number(line.total), WIDTH - EDGE - 28, base + 2, {
    size: size * 1.2,
    colour: paint('--ink'),
    end: true,
  });
}

/** Each player's total over the game. */
function drawRace(
  pen: CanvasRenderingContext2D,
  lines: readonly ResultLine[],
  top: number,
  height: number,
): void {
  const x = scaleOf([0, Math.max(1, ...lines.map(({ course }) => course.length))], [EDGE, WIDTH - EDGE]);
  const totals = lines.flatMap(({ course }) => course);
  const y = scaleOf([Math.min(0, ...totals), Math.max(1, ...totals)], [top + height, top]);
  pen.strokeStyle = paint('--line');
  pen.lineWidth = 2;
  pen.stroke(new Path2D(`M${EDGE} ${y.at(0)}H${WIDTH - EDGE}`));
  pen.lineWidth = 6;
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  for (const { course, colour } of lines.toReversed()) {
    pen.strokeStyle = paint(seatToken(colour));
    pen.stroke(new Path2D(linePath([0, ...course].map((total, round) => [x.at(round), y.at(total)]))));
  }
}
