// The card that decided a game, from its record.

import { type Card, type GameRecord, SECOND_CHANCE } from '@sevenfold/engine';
import { worthOf } from '../view.ts';
import { type Beat, pictureAfter, type Picture } from './picture.ts';
import { beatsOf, Story } from './story.ts';

export type Decisive = { readonly card: Card; readonly player: number } & (
  | { readonly kind: 'flip7' | 'saved' | 'reached' }
  /** `player`, who would have won with what they had, lost these points. */
  | { readonly kind: 'busted'; readonly points: number }
  /** The winner went past the one who came second. */
  | { readonly kind: 'passed'; readonly rival: number }
);

/** The strongest reason comes first. */
const ORDER = ['flip7', 'busted', 'saved', 'passed', 'reached'] as const;

/** Undefined for a win that several share, or that no single card decided. */
export function decisiveOf(record: GameRecord): Decisive | undefined {
  const beats = beatsOf(record);
  const first = beats.findLastIndex(({ event }) => event.type === 'roundBegan');
  const start = beats.slice(0, first + 1).reduce(pictureAfter, new Story(record).bare);
  const round = beats.slice(first + 1);
  const { winners, totals, state } = round.reduce(pictureAfter, start);
  const [winner, another] = winners;
  if (winner === undefined || another !== undefined) return undefined;
  const second = secondOf(totals, winner);
  const best = second === undefined ? 0 : totals[second]!;
  const isPassed = best >= state.options.target;
  const need = isPassed ? best + 1 : state.options.target;

  const reasons: Decisive[] = [];
  let before = start;
  for (const beat of round) {
    const now = pictureAfter(before, beat);
    reasons.push(...reasonsOf(beat, now));
    if (valueOf(before, winner) < need && valueOf(now, winner) >= need && beat.event.type === 'drew') {
      const { card, player } = beat.event;
      reasons.push(
        isPassed ? { kind: 'passed', card, player, rival: second! } : { kind: 'reached', card, player },
      );
    }
    before = now;
  }
  const decides = (reason: Decisive): boolean =>
    reason.kind === 'busted'
      ? start.totals[reason.player]! + reason.points > totals[winner]!
      : reason.player === winner;
  const all = reasons.filter(decides);
  return ORDER.map((kind) => all.findLast((reason) => reason.kind === kind)).find((found) => found);
}

function reasonsOf({ event }: Beat, { seats, state }: Picture): Decisive[] {
  const { player, type } = event;
  const cards = seats[player]!;
  if (type === 'flippedSeven') return [{ kind: 'flip7', player, card: cards.numbers.at(-1)!.card }];
  if (type === 'saved') return [{ kind: 'saved', player, card: SECOND_CHANCE }];
  if (type !== 'busted') return [];
  const points = worthOf({ ...cards, status: 'active' }, state.options);
  return [{ kind: 'busted', player, card: event.card, points }];
}

/** A total with what lies on the table. */
function valueOf({ totals, seats, state }: Picture, seat: number): number {
  return totals[seat]! + worthOf(seats[seat]!, state.options);
}

function secondOf(totals: readonly number[], winner: number): number | undefined {
  const others = totals.map((_, seat) => seat).filter((seat) => seat !== winner);
  return others.toSorted((a, b) => totals[b]! - totals[a]!)[0];
}
