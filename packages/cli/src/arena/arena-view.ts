import type { ArenaRow, ArenaResult, Estimate } from '@sevenfold/bots/arena';
import type { RulesConfig } from '@sevenfold/engine';
import type { Paint } from '../terminal/colour.ts';
import { FAULTS, type FaultKind, type Faults } from './exec-bot.ts';
import { differences } from '../command-line/house-rules.ts';
import { columns, figure, percent } from '../terminal/columns.ts';
import { count, cut, thousands, wrap } from '../terminal/text.ts';

export interface ArenaAbout {
  readonly seats: readonly string[];
  readonly rules: RulesConfig;
  readonly seed: number;
  readonly seconds: number;
  /** How many games were asked for. */
  readonly wanted: number;
}

/** What went wrong with a bot that is a program. */
export interface FaultReport {
  readonly bot: string;
  readonly faults: Faults;
}

const NAME_WIDTH = 28;

export function arenaText(
  result: ArenaResult,
  faults: readonly FaultReport[],
  about: ArenaAbout,
  width: number,
  paint: Paint,
): string {
  const evenShare = 1 / result.seats.length;
  const lines = [...headLines(result, about, paint), ''];
  const isLuckFree = result.bots[0]?.luckFree !== undefined;
  const heads = ['seats', 'wins per seat', 'points per round', 'busts', 'Flip 7s'];
  if (isLuckFree) heads.splice(2, 0, 'without luck');
  const names = result.bots.map((line) =>
    row(line, cut(line.name, NAME_WIDTH), `${line.seats}`, evenShare, paint, isLuckFree),
  );
  const places = result.seats.map((line) => row(line, line.name, '', evenShare, paint, isLuckFree));
  const all = columns([['bot', ...heads], ...names, ['by place'], ...places]);
  lines.push(
    ...all.map((line, index) => (index === 0 || index === names.length + 1 ? paint('dim', line) : line)),
  );
  lines.splice(-places.length - 1, 0, '');
  const rate = thousands(result.games / Math.max(about.seconds, 1e-3));
  const foot = [
    `An even share is ${(evenShare * 100).toFixed(1)}%.`,
    `${figure(result.roundsPerGame)} rounds per game.`,
    `${rate} games/s.`,
    `Checksum ${result.checksum}.`,
  ];
  const worth = worthOf(result);
  if (worth !== undefined)
    foot.push(`Without the luck of the cards, they say as much as ${thousands(worth)} games with it.`);
  lines.push('', ...wrap(foot.join(' '), width));
  for (const report of faults) lines.push('', ...faultLines(report.bot, report.faults, width, paint));
  return `${lines.join('\n')}\n`;
}

function headLines(result: ArenaResult, about: ArenaAbout, paint: Paint): string[] {
  const { rules, seed, wanted } = about;
  const changed = differences(rules);
  const parts = [
    paint('heading', `${thousands(result.games)} games`),
    `${thousands(result.deals)} deals × ${count(result.rotations, 'seating')}`,
    `${rules.preset ?? 'official'} rules${changed === '' ? '' : ` (${changed})`}`,
    `seed ${seed}`,
  ];
  const lines = [parts.join(' · ')];
  if (result.games < wanted) {
    lines.push(paint('bad', `stopped: ${thousands(result.games)} of ${thousands(wanted)} games`));
  }
  return lines;
}

/** How many games would say as much if the luck of the cards were left in. */
function worthOf({ bots, games }: ArenaResult): number | undefined {
  const [{ winRate, luckFree } = { winRate: undefined, luckFree: undefined }] = bots;
  if (winRate === undefined || luckFree === undefined || bots.length < 2) return undefined;
  const ratio = (winRate.high - winRate.low) / (luckFree.high - luckFree.low);
  return Number.isFinite(ratio) ? Math.round(games * ratio * ratio) : undefined;
}

function row(
  line: ArenaRow,
  name: string,
  seats: string,
  evenShare: number,
  paint: Paint,
  isLuckFree: boolean,
): string[] {
  const shares = [line.winRate, ...(isLuckFree ? [line.luckFree] : [])];
  const cells = shares.map((share, at) =>
    share === undefined ? '' : painted(share, evenShare, at + 1, paint),
  );
  return [
    name,
    seats,
    ...cells,
    figure(line.pointsPerRound),
    percent(line.bustRate),
    percent(line.flip7Rate, 2),
  ];
}

function painted(share: Estimate, evenShare: number, digits: number, paint: Paint): string {
  const style = share.low > evenShare ? 'good' : share.high < evenShare ? 'bad' : undefined;
  const text = percent(share, digits);
  return style === undefined ? text : paint(style, text);
}

/** What went wrong with a program, for its author. */
function faultLines(bot: string, faults: Faults, width: number, paint: Paint): string[] {
  const kinds = (Object.keys(FAULTS) as FaultKind[]).filter((kind) => faults[kind] !== undefined);
  return [
    paint('bad', `${cut(bot, width - 40)} gave no valid answer, so the default was played:`),
    ...kinds.flatMap((kind) => {
      const { count: times, example } = faults[kind]!;
      return wrap(`${thousands(times)} × it ${FAULTS[kind]}; first: ${example}`, width - 2, '    ').map(
        (line) => `  ${line}`,
      );
    }),
  ];
}
