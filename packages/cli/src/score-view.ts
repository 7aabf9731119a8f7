import { type Hand, isBusted, statusOf, type Tally } from '@sevenfold/engine';
import { handView } from './cards-view.ts';
import type { Cast } from './cast.ts';
import type { Paint } from './colour.ts';
import type { RoundEnd } from './round-end.ts';
import { cut, padEnd, padStart, widthOf } from './text.ts';

/** A score as the sum it is: '31 ×2 +14 +15'. */
export function sumView(tally: Tally): string {
  const parts = [`${tally.numbers}`];
  if (tally.doubles > 0) parts.push(`×${2 ** tally.doubles}`);
  if (tally.plus > 0) parts.push(`+${tally.plus}`);
  if (tally.bonus > 0) parts.push(`+${tally.bonus}`);
  return parts.join(' ');
}

/** One line a player: name, cards where there is room, how the score came about, score, total. */
export function scoreLines(end: RoundEnd, cast: Cast, width: number, paint: Paint): string[] {
  const sums = end.tallies.map((tally, seat) => describe(tally, end.hands[seat]!));
  const nameWidth = Math.min(Math.max(...cast.names.map(widthOf)), Math.max(6, Math.floor(width / 6)));
  const sumWidth = Math.max(...sums.map(widthOf));
  const totalWidth = Math.max(5, ...end.totals.map((total) => String(total).length));
  const pointsWidth = Math.max(...end.tallies.map((tally) => `${tally?.points ?? 0}`.length)) + 1;
  const fixed = 1 + nameWidth + 2 + sumWidth + 3 + pointsWidth + 2 + totalWidth;
  const cardsWidth = width - fixed - 2;
  const hasCards = cardsWidth >= 20;
  const best = Math.max(...end.totals);
  return cast.names.map((name, seat) => {
    const tally = end.tallies[seat];
    const points = tally?.points ?? 0;
    const total = padStart(`${end.totals[seat]}`, totalWidth);
    const columns = [
      ` ${padEnd(cut(name, nameWidth), nameWidth)}`,
      ...(hasCards
        ? [padEnd(handView(end.hands[seat]!, end.extras[seat]!, cardsWidth, paint), Math.min(cardsWidth, 38))]
        : []),
      paint(tally === undefined ? 'bad' : 'dim', padStart(sums[seat]!, sumWidth)),
    ];
    const score = paint(points > 0 ? 'good' : 'dim', padStart(`+${points}`, pointsWidth));
    return `${columns.join('  ')} = ${score}  ${end.totals[seat] === best ? paint('bold', total) : total}`;
  });
}

function describe(tally: Tally | undefined, hand: Hand): string {
  if (tally === undefined || isBusted(hand)) return 'bust';
  return statusOf(hand) === 'sittingOut' ? 'sat out' : sumView(tally);
}

/** The order of the players at the end, best first; equal totals share a place. */
export function rankingLines(totals: readonly number[], cast: Cast, paint: Paint): string[] {
  const nameWidth = Math.max(...cast.names.map(widthOf));
  const totalWidth = Math.max(...totals.map((total) => String(total).length));
  return totals
    .map((total, seat) => ({ total, seat, place: 1 + totals.filter((other) => other > total).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat)
    .map(({ total, seat, place }) => {
      const line = `${padStart(`${place}.`, 4)} ${padEnd(cast.names[seat]!, nameWidth)}  ${padStart(`${total}`, totalWidth)}`;
      return place === 1 ? paint('good', line) : line;
    });
}
