// Chances to win as computed, against the share of games won: points on the diagonal are right.

export interface Calibration {
  readonly seats: number;
  readonly points: readonly { readonly said: number; readonly won: number; readonly count: number }[];
}

const SIDE = 210;
const GAP = 40;
const LEFT = 62;
const TOP = 104;
const INK = '#1d2b36';
const SOFT = '#5b6a76';
const GRID = '#e4e2dc';
const PAPER = '#fdfcf9';
const DOT = '#0b7f86';
const FONT = "Inter, 'Helvetica Neue', Helvetica, Arial, 'DejaVu Sans', sans-serif";
const TICKS = [0, 0.25, 0.5, 0.75, 1];

export function calibrationPlot(panels: readonly Calibration[], positions: number, games: number): string {
  const width = LEFT + panels.length * (SIDE + GAP);
  const height = TOP + SIDE + 66;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="${FONT}" font-size="12" fill="${SOFT}" role="img" aria-label="Chances to win, computed and played">
<rect width="${width}" height="${height}" fill="${PAPER}"/>
<text x="24" y="36" font-size="20" font-weight="700" fill="${INK}">Chances to win, computed and played</text>
<text x="24" y="58" font-size="13">${positions} positions between two rounds for each number of players, each played to the end ${games} times</text>
${panels.map((panel, index) => drawPanel(panel, LEFT + index * (SIDE + GAP), index === 0)).join('\n')}
</svg>
`;
}

function drawPanel({ seats, points }: Calibration, left: number, isFirst: boolean): string {
  const x = (chance: number): number => Math.round(left + chance * SIDE);
  const y = (chance: number): number => Math.round(TOP + (1 - chance) * SIDE);
  const most = Math.max(...points.map(({ count }) => count));
  return [
    `<text x="${left}" y="${TOP - 14}" font-size="14" font-weight="600" fill="${INK}">${seats} players</text>`,
    ...TICKS.flatMap((tick) => [
      `<path d="M${x(tick)} ${y(0)}V${y(1)}M${x(0)} ${y(tick)}H${x(1)}" stroke="${GRID}" fill="none"/>`,
      `<text x="${x(tick)}" y="${y(0) + 18}" text-anchor="middle">${percent(tick)}</text>`,
      isFirst ? `<text x="${x(0) - 8}" y="${y(tick) + 4}" text-anchor="end">${percent(tick)}</text>` : '',
    ]),
    `<path d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}" stroke="${SOFT}" stroke-dasharray="3 4"/>`,
    ...points.map(
      ({ said, won, count }) =>
        `<circle cx="${(left + said * SIDE).toFixed(1)}" cy="${(TOP + (1 - won) * SIDE).toFixed(1)}" r="${(2 + 3 * Math.sqrt(count / most)).toFixed(1)}" fill="${DOT}" opacity="0.85"/>`,
    ),
    `<text x="${left + SIDE / 2}" y="${y(0) + 40}" text-anchor="middle">chance as computed</text>`,
    ...(isFirst
      ? [
          `<text transform="translate(18 ${TOP + SIDE / 2}) rotate(-90)" text-anchor="middle">games won</text>`,
        ]
      : []),
  ].join('\n');
}

function percent(chance: number): string {
  return `${chance * 100}%`;
}
