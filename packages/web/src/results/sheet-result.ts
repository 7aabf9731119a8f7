import { FIRST_BOX, type ScoreLog, sheetOf, totalsOf } from '@sevenfold/physical/scores';
import type { GameResult } from './result.ts';

/** In milliseconds. */
const LONGEST_EVENING = 12 * 3_600_000;

export type SheetResult = Omit<GameResult, 'you'>;

/** Results of logs that were read before; null while they are being played. */
const known = new WeakMap<ScoreLog, SheetResult | null>();

/** The result of a score sheet; undefined while it is being played. */
export function sheetResult(log: ScoreLog): SheetResult | undefined {
  if (!known.has(log)) known.set(log, read(log) ?? null);
  return known.get(log) ?? undefined;
}

function read(log: ScoreLog): SheetResult | undefined {
  const sheet = sheetOf(log);
  const { lines, phase, winners, counted } = totalsOf(sheet);
  if (phase !== 'over') return undefined;
  const dealer = sheet.players.findIndex(({ id }) => id === sheet.rounds[0]!.dealer);
  return {
    id: log.id,
    way: 'keep',
    box: log.box ?? FIRST_BOX,
    started: log.started,
    ended: endOf(log),
    dealer: Math.max(0, dealer),
    lines: lines.map(({ player, total, rank, rounds }) => ({
      name: player.name,
      bot: '',
      total,
      place: rank ?? undefined,
      won: winners.includes(player.id),
      rounds: rounds.slice(0, counted).map((round) => (round?.counts === true ? played(round) : undefined)),
    })),
  };
}

/** Sheets that are shared say when each score was written. */
function endOf({ started, steps }: ScoreLog): number {
  const times = steps.flatMap((step) => ('at' in step && step.at !== undefined ? [step.at] : []));
  // A correction days later does not make the game longer.
  const last = times.findLast((time) => time - started < LONGEST_EVENING);
  return Math.max(started, last ?? started);
}

function played({ points, bust, flip7 }: { points: number; bust: boolean; flip7: boolean }) {
  return { points, bust, flip7 };
}
