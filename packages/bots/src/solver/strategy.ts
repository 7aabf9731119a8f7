// The best policy in brief: how often each kind of hand is reached by best play, how often it should stay, and
// what it would cost to always hit or always stay there (all else played best).
import type { Holding } from './policy.ts';
import { describe, fillBank, holdingAt, type Workspace } from './workspace.ts';

export interface Group {
  key: string;
  reach: number;
  /** Chance to be asked here and best stay. */
  stay: number;
  /** Points lost per round by always hitting here. */
  hitLoss: number;
  stayLoss: number;
}

/**
 * `keyOf` gives the kind of a hand, undefined to leave it out. The space must have been solved with values and
 * reach.
 */
export function groupsOf(
  space: Workspace,
  keyOf: (hand: Readonly<Holding>) => string | undefined,
): Map<string, Group> {
  const groups = new Map<string, Group>();
  const { lines, spreads } = space;
  const bank = new Float64Array(spreads.width);
  const hand = holdingAt(space, 0, 0, 0, 0);
  for (let set = 0; set < lines.sets; set++) {
    fillBank(space, set, bank);
    for (let seen = 0; seen < space.hit.length; seen++) {
      for (let row = lines.first[set]!; row < lines.first[set + 1]!; row++) {
        for (let spread = 0; spread < spreads.width; spread++) {
          const at = row * spreads.width + spread;
          const reach = space.reach[seen]![at]!;
          if (reach === 0 || at === 0) continue;
          describe(space, set, row, spread, seen, hand);
          const key = keyOf(hand);
          if (key === undefined) continue;
          let group = groups.get(key);
          if (group === undefined)
            groups.set(key, (group = { key, reach: 0, stay: 0, hitLoss: 0, stayLoss: 0 }));
          const gain = space.hit[seen]![at]! - bank[spread]!;
          group.reach += reach;
          if (gain <= 0) group.stay += reach;
          if (gain > 0) group.stayLoss += reach * gain;
          else group.hitLoss -= reach * gain;
        }
      }
    }
  }
  return groups;
}
