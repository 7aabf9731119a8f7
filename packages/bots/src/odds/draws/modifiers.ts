import { PLUS_10, PLUS_2, plusOf, TIMES_2 } from '@sevenfold/engine';
import { NEVER, UNKNOWN } from './sentinels.ts';
import { bonusFactor, type Hitter, plusFactor } from '../hitter.ts';

/** How finely modifiers are distinguished. */
export type Detail = 'each' | 'grouped' | 'counted' | 'none';

/** Every set of modifiers that can be drawn, and which sets one more card makes of it. */
export interface ModifierDraws {
  readonly size: number;
  readonly drawn: Uint8Array;
  /** What the numbers are multiplied by, and what the +N cards and the bonus of a Flip 7 add. */
  readonly factor: Float64Array;
  readonly plus: Float64Array;
  readonly bonus: Float64Array;
  /** The edges of entry `at` are `ways[at]` … `ways[at + 1]` − 1: copies left, and a higher entry they lead to. */
  readonly ways: Int32Array;
  readonly wayCards: Int32Array;
  readonly wayTo: Int32Array;
}

export interface Group {
  readonly cards: number;
  readonly plus: number;
  readonly doubles: number;
}

/** Where no decision depends on the modifiers, every +N card can count as the average of them all. */
export function modifierGroups(pile: readonly number[], detail: Detail): Group[] {
  const doubling: Group = { cards: pile[TIMES_2]!, plus: 0, doubles: 1 };
  const adding: Group[] = [];
  for (let card = PLUS_2; card <= PLUS_10; card++) {
    adding.push({ cards: pile[card]!, plus: plusOf(card), doubles: 0 });
  }
  const cards = adding.reduce((sum, group) => sum + group.cards, 0);
  const points = adding.reduce((sum, group) => sum + group.cards * group.plus, 0);
  switch (detail) {
    case 'each':
      return [...adding, doubling];
    case 'grouped':
      return [{ cards, plus: cards === 0 ? 0 : points / cards, doubles: 0 }, doubling];
    case 'counted':
      return [{ cards: cards + doubling.cards, plus: 0, doubles: 0 }];
    case 'none':
      return [];
  }
}

/** The number of different sets of at most `most` cards. */
export function waysToDraw(groups: readonly Group[], most: number): number {
  const all = groups.reduce((sum, group) => sum + group.cards, 0);
  let ways = [1];
  for (const { cards } of groups) {
    const next = Array.from({ length: Math.min(all, most) + 1 }, () => 0);
    for (const [drawn, count] of ways.entries()) {
      for (let more = 0; more <= cards && drawn + more < next.length; more++) next[drawn + more]! += count;
    }
    ways = next;
  }
  return ways.reduce((sum, count) => sum + count, 0);
}

export function modifierDraws(
  hitter: Hitter,
  groups: readonly Group[],
  cap: number,
  most: number,
): ModifierDraws {
  const entries: { readonly counts: readonly number[]; readonly total: number }[] = [];
  const index = new Map<string, number>();
  const visit = (counts: readonly number[], total: number): void => {
    const group = groups[counts.length];
    if (group === undefined) {
      index.set(counts.join(), entries.length);
      entries.push({ counts, total });
      return;
    }
    for (let drawn = 0; drawn <= group.cards && total + drawn <= Math.min(cap, most); drawn++) {
      visit([...counts, drawn], total + drawn);
    }
  };
  visit([], 0);
  const ways = [0];
  const wayCards: number[] = [];
  const wayTo: number[] = [];
  for (const { counts, total } of entries) {
    for (const [group, { cards }] of groups.entries()) {
      const left = cards - counts[group]!;
      if (left === 0) continue;
      const to = index.get(counts.map((drawn, at) => (at === group ? drawn + 1 : drawn)).join());
      wayCards.push(left);
      wayTo.push(to ?? (total >= most ? NEVER : UNKNOWN));
    }
    ways.push(wayCards.length);
  }
  const total = (each: (group: Group) => number): number[] =>
    entries.map(({ counts }) => groups.reduce((sum, group, at) => sum + each(group) * counts[at]!, 0));
  const factor = Float64Array.from(
    total((group) => group.doubles),
    (doubles) => 1 << (doubles + hitter.doubles),
  );
  return {
    size: entries.length,
    drawn: Uint8Array.from(entries, (entry) => entry.total),
    plus: Float64Array.from(
      total((group) => group.plus),
      (plus, at) => (plus + hitter.plus) * plusFactor(hitter, factor[at]!),
    ),
    factor,
    bonus: factor.map((times) => hitter.flip7Bonus * bonusFactor(hitter, times)),
    ways: Int32Array.from(ways),
    wayCards: Int32Array.from(wayCards),
    wayTo: Int32Array.from(wayTo),
  };
}
