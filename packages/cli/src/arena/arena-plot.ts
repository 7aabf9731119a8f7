import { makeSvg } from '../plots/svg-plot.ts';
import type { ArenaResult } from '@sevenfold/bots/arena';
import { thousands } from '../terminal/text.ts';
import { percent } from '../terminal/columns.ts';

/** The win rate of one seat of each bot, or of each seat if all bots are the same. */
export function arenaPlot(result: ArenaResult): string {
  const isSameBot = result.bots.length === 1;
  const lines = isSameBot ? result.seats : result.bots;
  const players = result.seats.length;
  return makeSvg({
    title: isSameBot
      ? `Who wins among ${players} × ${result.bots[0]!.name}?`
      : `Who wins at a table of ${players}?`,
    subtitle: `${thousands(result.games)} games, ${thousands(result.deals)} deals, each in ${result.rotations === 1 ? 'one seating' : `${result.rotations} seatings`}; bars are 95% intervals`,
    panels: [
      {
        type: 'intervals',
        rows: lines
          .toSorted((a, b) => (isSameBot ? 0 : b.winRate.value - a.winRate.value))
          .map(({ name, seats, winRate }) => ({
            label: seats > 1 && !isSameBot ? `${name} (${seats} seats)` : name,
            estimate: winRate,
            note: percent(winRate),
          })),
        reference: { value: 1 / players, label: `even share, ${Number((100 / players).toFixed(1))}%` },
        axis: { label: 'games won by one seat', format: (value) => `${Number((value * 100).toFixed(2))}%` },
      },
    ],
  });
}
