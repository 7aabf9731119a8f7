import { makeSvg } from './plot.ts';
import type { ArenaResult } from '@sevenfold/bots/arena';
import { thousands } from '../terminal/progress.ts';
import { percent } from '../terminal/columns.ts';

/** Win rates of one seat of each bot, or of each seat if all are equal. */
export function arenaPlot(result: ArenaResult): string {
  const isEqual = result.bots.length === 1;
  const lines = isEqual ? result.seats : result.bots;
  const players = result.seats.length;
  return makeSvg({
    title: isEqual
      ? `Who wins among ${players} × ${result.bots[0]!.name}?`
      : `Who wins at a table of ${players}?`,
    subtitle: `${thousands(result.games)} games, ${thousands(result.deals)} deals, each in ${result.rotations === 1 ? 'one seating' : `${result.rotations} seatings`}; bars hold the true value 19 times in 20`,
    panels: [
      {
        type: 'intervals',
        rows: lines
          .toSorted((a, b) => (isEqual ? 0 : b.winRate.value - a.winRate.value))
          .map(({ name, seats, winRate }) => ({
            label: seats > 1 && !isEqual ? `${name} (${seats} seats)` : name,
            estimate: winRate,
            note: percent(winRate),
          })),
        reference: { value: 1 / players, label: `fair share, ${Number((100 / players).toFixed(1))} %` },
        axis: { label: 'games won by one seat', format: (value) => `${Number((value * 100).toFixed(2))} %` },
      },
    ],
  });
}
