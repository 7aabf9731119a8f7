import { type Hand, isBusted, statusOf, type Tally } from '@sevenfold/engine';
import { handView } from './cards-view.ts';
import type { Cast } from './cast.ts';
import type { Paint } from '../terminal/colour.ts';
import type { RoundEnd } from './round-end.ts';
import { barColumn, barView, nameColumn } from './table-view.ts';
import { cut, padEnd, padStart, widthOf } from '../terminal/text.ts';

/** '31 ×2 +14 +15'. */
function sumView(tally: Tally): string {
  const parts = [`${tally.numbers}`];
  if (tally.doubles > 0) parts.push(`×${1 << tally.doubles}`);
  if (tally.plus > 0) parts.push(`+${tally.plus}`);
  if (tally.bonus > 0) parts.push(`+${tally.bonus}`);
  return parts.join(' ');
}

/** One line per player: name, cards if they fit, how the score adds up, score, total, progress to the target. */
export function scoreLines(end: RoundEnd, cast: Cast, width: number, paint: Paint): string[] {
  const sums = end.tallies.map((tally, seat) => describe(tally, end.hands[seat]!));
  const scores = end.tallies.map((tally) => `+${tally?.points ?? 0}`);
  const nameWidth = nameColumn(cast.names, width);
  const sumWidth = widest(sums);
  const scoreWidth = widest(scores);
  const totalWidth = Math.max(3, widest(end.totals.map(String)));
  const barWidth = barColumn(width);
  const fixed =
    3 + nameWidth + 2 + sumWidth + 3 + scoreWidth + 2 + totalWidth + (barWidth > 0 ? 1 + barWidth : 0);
  const room = width - fixed - 2;
  const hands = end.hands.map((hand, seat) =>
    room < 20 ? '' : handView(hand, end.extras[seat]!, room, paint),
  );
  const handWidth = widest(hands);
  const best = Math.max(...end.totals);
  return cast.names.map((name, seat) => {
    const tally = end.tallies[seat];
    const total = end.totals[seat]!;
    const columns = [
      `   ${padEnd(cut(name, nameWidth), nameWidth)}`,
      ...(handWidth > 0 ? [padEnd(hands[seat]!, handWidth)] : []),
      paint(tally === undefined ? 'bad' : 'dim', padStart(sums[seat]!, sumWidth)),
    ];
    const score = paint((tally?.points ?? 0) > 0 ? 'good' : 'dim', padStart(scores[seat]!, scoreWidth));
    const sum = padStart(`${total}`, totalWidth);
    const bar = barWidth > 0 ? ` ${barView(total, 0, end.target, barWidth, paint)}` : '';
    return `${columns.join('  ')} = ${score}  ${total === best ? paint('bold', sum) : sum}${bar}`;
  });
}

function widest(texts: readonly string[]): number {
  return Math.max(...texts.map(widthOf));
}

function describe(tally: Tally | undefined, hand: Hand): string {
  if (tally === undefined || isBusted(hand)) return 'bust';
  return statusOf(hand) === 'sittingOut' ? 'sat out' : sumView(tally);
}

/** The final ranking; equal totals share a place. */
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
