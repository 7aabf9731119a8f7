// Everything that can lie in front of a player who draws on, as a grid of moments to calculate over.
//
// A moment is (numbers drawn, Second Chances drawn and used, modifiers drawn, where a chain of actions stands). Which
// numbers a Second Chance has turned away does not matter, only how many: later duplicates are as likely either way.
// And where actions are given away they are as good as not in the pile, since nothing happens on them and the other
// cards come in any order as before. That keeps the moments few: 3.4 million for best play from a whole deck.

import {
  FLIP_THREE,
  FREEZE,
  KINDS,
  NUMBER_KINDS,
  PLUS_10,
  PLUS_2,
  plusOf,
  SECOND_CHANCE,
  TIMES_2,
} from '@sevenfold/engine';
import type { Forced, Hitter } from './hitter.ts';

export const SEVEN = 7;
/** Not a moment: beyond what is followed, so that only bounds are known … */
export const UNKNOWN = -1;
/** … or out of reach. */
export const NEVER = -2;
/** Not a step of a chain: frozen, the round is over for this player. */
export const FROZEN = -3;
/** How often in a row the pile may run out; each time all of it has to be drawn without a bust. */
export const MOST_RESHUFFLES = 4;

/** Something known exactly, or at least between two bounds. */
export interface Bounds {
  readonly low: number;
  readonly high: number;
}

/** How much of the modifiers has to be told apart. */
type Detail = 'each' | 'grouped' | 'counted' | 'none';

export interface Scope {
  readonly detail: Detail;
  /** The player stays after the first card and what follows from it. */
  readonly isOneHit: boolean;
}

/** Where some of what can be drawn is cut off, to keep the moments few. */
interface Caps {
  /** Flip Threes taken oneself. */
  readonly threes: number;
  /** Freezes that wait for its end. */
  readonly freezes: number;
  readonly modifiers: number;
  readonly secondChances: number;
}

export interface Moments {
  readonly sets: NumberSets;
  readonly chances: Chances;
  readonly modifiers: Modifiers;
  readonly steps: Steps;
  readonly cells: number;
}

/** The numbers drawn. */
interface NumberSets {
  /** Shortest first. */
  readonly list: readonly number[];
  /** Index in the list, −1 for none. */
  readonly index: Int16Array;
}

export interface Chance {
  /** Second Chances drawn, and duplicates turned away. */
  readonly drawn: number;
  readonly used: number;
  readonly isHeld: boolean;
}

interface Chances {
  /** Those after fewer cards first. */
  readonly list: readonly Chance[];
  /** After one more is drawn, and after a duplicate. */
  readonly afterDraw: readonly number[];
  readonly afterSave: readonly number[];
}

interface Modifiers {
  readonly size: number;
  readonly drawn: Uint8Array;
  readonly plus: Float64Array;
  readonly factor: Float64Array;
  /** Ways on: `ways[at]` up to `ways[at + 1]` in the lists of cards there are and where they lead, always further on. */
  readonly ways: Int32Array;
  readonly wayCards: Int32Array;
  readonly wayTo: Int32Array;
}

/** Where a chain of actions stands, and how many actions it has used up. */
export interface Step extends Forced {
  readonly threes: number;
  readonly freezeCards: number;
}

interface Steps {
  readonly list: readonly Step[];
  /** Indices, each before those that follow from it. */
  readonly order: readonly number[];
  /** After a card that is no action, after a Flip Three and after a Freeze: a step, or FROZEN, UNKNOWN or NEVER. */
  readonly afterCard: readonly number[];
  readonly afterThree: readonly number[];
  readonly afterFreeze: readonly number[];
  readonly first: number;
}

/** All moments, or if they are too many the ones most likely to matter. */
export function fittingMoments(hitter: Hitter, scope: Scope, cells: number): Moments {
  const { pile } = hitter;
  const full: Caps = {
    threes: pile[FLIP_THREE]!,
    freezes: pile[FREEZE]!,
    modifiers: modifierCount(pile),
    secondChances: pile[SECOND_CHANCE]!,
  };
  const atMost = (threes: number, modifiers: number, secondChances: number): Caps => ({
    threes: Math.min(full.threes, threes),
    freezes: Math.min(full.freezes, 1),
    modifiers: Math.min(full.modifiers, modifiers),
    secondChances: Math.min(full.secondChances, secondChances),
  });
  // What is least likely to happen is cut off first; of several decks so much can be drawn that all is hopeless.
  const isOneDeck = full.threes <= 3 && full.freezes <= 3 && full.secondChances <= 3;
  const tries = [
    ...(isOneDeck ? [full] : []),
    ...[3, 2, 1].map((threes) => atMost(threes, 6, 4)),
    ...[5, 4, 3].map((most) => atMost(1, most, most - 1)),
    atMost(1, 2, 2),
    atMost(0, 6, 4),
    ...[4, 3, 2].map((most) => atMost(0, most, most)),
  ];
  for (const caps of tries) {
    const moments = momentsOf(hitter, scope, caps, cells);
    if (moments !== undefined) return moments;
  }
  return momentsOf(hitter, scope, atMost(0, 1, 1), Infinity)!;
}

/** `undefined` if they are too many. */
function momentsOf(hitter: Hitter, scope: Scope, caps: Caps, limit: number): Moments | undefined {
  const { flips, waiting } = hitter.forced;
  // Who stays after this card draws only what a chain of actions makes them draw; a Flip Three is three for one.
  const most = scope.isOneHit
    ? Math.max(1, flips + 3 * waiting) + (hitter.takesActions ? 2 * caps.threes : 0)
    : Infinity;
  const sets = numberSets(hitter, most);
  const chances = chancesOf(hitter, caps.secondChances, most);
  const steps = stepsOf(hitter, caps.threes, caps.freezes);
  const groups = modifierGroups(hitter.pile, scope.detail);
  const rows = sets.list.length * chances.list.length * steps.list.length;
  const cells = rows * waysToDraw(groups, Math.min(caps.modifiers, most));
  if (cells > limit) return undefined;
  const modifiers = modifiersOf(hitter, groups, caps.modifiers, most);
  return { sets, chances, modifiers, steps, cells };
}

function numberSets(hitter: Hitter, most: number): NumberSets {
  const index = new Int16Array(1 << NUMBER_KINDS).fill(-1);
  const list: number[] = [];
  const longest = Math.min(most, SEVEN - 1 - bitCount(hitter.numbers));
  let free = 0;
  for (let number = 0; number < NUMBER_KINDS; number++) {
    if (hitter.pile[number]! > 0 && ((hitter.numbers >> number) & 1) === 0) free |= 1 << number;
  }
  for (let set = free; ; set = (set - 1) & free) {
    if (bitCount(set) <= longest) list.push(set);
    if (set === 0) break;
  }
  list.sort((a, b) => bitCount(a) - bitCount(b));
  list.forEach((set, at) => (index[set] = at));
  return { list, index };
}

function chancesOf(hitter: Hitter, cap: number, most: number): Chances {
  const list: Chance[] = [{ drawn: 0, used: 0, isHeld: hitter.secondChance }];
  const find = (drawn: number, used: number, isHeld: boolean): number => {
    if (drawn > hitter.pile[SECOND_CHANCE]! || drawn + used > most) return NEVER;
    if (drawn > cap) return UNKNOWN;
    const at = list.findIndex((each) => each.drawn === drawn && each.used === used && each.isHeld === isHeld);
    return at >= 0 ? at : list.push({ drawn, used, isHeld }) - 1;
  };
  const afterDraw: number[] = [];
  const afterSave: number[] = [];
  // The list grows as it is walked, by cards drawn.
  for (let at = 0; at < list.length; at++) {
    const { drawn, used, isHeld } = list[at]!;
    afterDraw.push(find(drawn + 1, used, true));
    afterSave.push(isHeld ? find(drawn, used + 1, false) : NEVER);
  }
  return { list, afterDraw, afterSave };
}

/** How many different handfuls of at most so many cards there are. */
function waysToDraw(groups: readonly Group[], most: number): number {
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

function modifiersOf(hitter: Hitter, groups: readonly Group[], cap: number, most: number): Modifiers {
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
  return {
    size: entries.length,
    drawn: Uint8Array.from(entries, (entry) => entry.total),
    plus: Float64Array.from(
      total((group) => group.plus),
      (plus) => plus + hitter.plus,
    ),
    factor: Float64Array.from(
      total((group) => group.doubles),
      (doubles) => 1 << (doubles + hitter.doubles),
    ),
    ways: Int32Array.from(ways),
    wayCards: Int32Array.from(wayCards),
    wayTo: Int32Array.from(wayTo),
  };
}

interface Group {
  readonly cards: number;
  readonly plus: number;
  readonly doubles: number;
}

/** Who decides nothing by modifiers may count every +N as their average: each is as likely as the others. */
function modifierGroups(pile: readonly number[], detail: Detail): Group[] {
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

export function stepsOf(hitter: Hitter, mostThrees: number, mostFreezes: number): Steps {
  const { pile, takesActions } = hitter;
  // How many Flip Threes never happen matters only to a pile that is made of the rest.
  const followsBehind = mayRunOut(hitter);
  const list: Step[] = [];
  const find = (step: Step): number => {
    const at = list.findIndex((other) => STEP_FIELDS.every((name) => other[name] === step[name]));
    return at >= 0 ? at : list.push(step) - 1;
  };
  const finish = (step: Step): number => {
    if (step.flips > 1) return find({ ...step, flips: step.flips - 1 });
    if (step.flips === 1 && step.waiting > 0) return find({ ...step, flips: 3, waiting: step.waiting - 1 });
    if (step.freezes) return FROZEN;
    return find(takesActions ? { ...step, flips: 0 } : { ...step, flips: 0, threes: 0, freezeCards: 0 });
  };
  const three = (step: Step): number => {
    if (step.threes === pile[FLIP_THREE]) return NEVER;
    const drawn = { ...step, threes: step.threes + 1 };
    if (!takesActions) return step.flips > 0 ? finish(drawn) : NEVER;
    if (step.threes === mostThrees) return UNKNOWN;
    if (step.flips === 0) return find({ ...drawn, flips: 3 });
    if (!step.freezes) return finish({ ...drawn, waiting: step.waiting + 1 });
    return finish({ ...drawn, behind: step.behind + (followsBehind ? 1 : 0) });
  };
  const freeze = (step: Step): number => {
    if (step.freezeCards === pile[FREEZE]) return NEVER;
    const drawn = { ...step, freezeCards: step.freezeCards + 1 };
    if (!takesActions) return step.flips > 0 ? finish(drawn) : NEVER;
    if (step.flips === 0) return FROZEN;
    return step.freezeCards === mostFreezes ? UNKNOWN : finish({ ...drawn, freezes: true });
  };
  const { flips, waiting, freezes, behind } = hitter.forced;
  const first = find({ flips, waiting, freezes, behind, threes: 0, freezeCards: 0 });
  const afterCard: number[] = [];
  const afterThree: number[] = [];
  const afterFreeze: number[] = [];
  // The list grows as it is walked.
  for (let at = 0; at < list.length; at++) {
    afterCard.push(finish(list[at]!));
    afterThree.push(three(list[at]!));
    afterFreeze.push(freeze(list[at]!));
  }
  const rank = (step: Step): number => {
    if (!takesActions && step.flips === 0) return Infinity;
    return (step.threes + step.freezeCards) * 100 - step.flips - 3 * step.waiting;
  };
  const order = list.map((_, at) => at).sort((a, b) => rank(list[a]!) - rank(list[b]!));
  return { list, order, afterCard, afterThree, afterFreeze, first };
}

const STEP_FIELDS = ['flips', 'waiting', 'freezes', 'behind', 'threes', 'freezeCards'] as const;

/** Whether all of the pile can be drawn without a bust. */
function mayRunOut(hitter: Hitter): boolean {
  const saves = hitter.pile[SECOND_CHANCE]! + (hitter.secondChance ? 1 : 0);
  return numberCards(hitter.pile) <= SEVEN - 1 - bitCount(hitter.numbers) + saves;
}

/** The player after the last card of the pile, when everything in it has been drawn. */
export function afterPile(hitter: Hitter, set: number, chance: Chance, step: Step): Hitter {
  const { pile } = hitter;
  const discard = hitter.discard.slice();
  for (let number = 0; number < NUMBER_KINDS; number++) {
    discard[number]! += pile[number]! - ((set >> number) & 1);
  }
  const surplus =
    (hitter.secondChance ? 1 : 0) + pile[SECOND_CHANCE]! - chance.used - (chance.isHeld ? 1 : 0);
  const given = Math.min(surplus, hitter.receivers);
  discard[SECOND_CHANCE]! += chance.used + surplus - given;
  discard[FLIP_THREE]! += pile[FLIP_THREE]! + threesInProcess(hitter.forced) - threesInProcess(step);
  let { plus } = hitter;
  for (let card = PLUS_2; card <= PLUS_10; card++) plus += plusOf(card) * pile[card]!;
  const { flips, waiting, freezes, behind } = step;
  return {
    ...hitter,
    numbers: hitter.numbers | set,
    secondChance: chance.isHeld,
    plus,
    doubles: hitter.doubles + pile[TIMES_2]!,
    pile: pile.map(() => 0),
    discard,
    receivers: hitter.receivers - given,
    forced: { flips, waiting, freezes, behind },
  };
}

function threesInProcess({ flips, waiting, behind }: Forced): number {
  return (flips > 0 ? 1 : 0) + waiting + behind;
}

/** More points than can be had: the seven highest numbers and the modifiers of all piles. */
export function mostPoints(hitter: Hitter): number {
  const { pile, discard } = hitter;
  let { plus } = hitter;
  for (let card = PLUS_2; card <= PLUS_10; card++) plus += plusOf(card) * (pile[card]! + discard[card]!);
  return (63 << (hitter.doubles + pile[TIMES_2]! + discard[TIMES_2]!)) + plus + hitter.flip7Bonus;
}

export function cardCount(pile: readonly number[]): number {
  return countOf(pile, 0, KINDS);
}

export function numberCards(pile: readonly number[]): number {
  return countOf(pile, 0, NUMBER_KINDS);
}

export function modifierCount(pile: readonly number[]): number {
  return countOf(pile, PLUS_2, TIMES_2 + 1);
}

function countOf(pile: readonly number[], from: number, to: number): number {
  let sum = 0;
  for (let card = from; card < to; card++) sum += pile[card]!;
  return sum;
}

/** How many cards of the pile have one of these numbers. */
export function copiesOf(pile: readonly number[], set: number): number {
  let copies = 0;
  for (let number = 0; number < NUMBER_KINDS; number++) if ((set >> number) & 1) copies += pile[number]!;
  return copies;
}

export function bitCount(set: number): number {
  let count = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) count++;
  return count;
}
