// A solo round, straight from the rules: every possible order of a small deck, by recursion. Shares nothing with the
// solver but the deck.
import {
  type Card,
  FLIP_THREE,
  FREEZE,
  isNumber,
  KINDS,
  plusOf,
  SECOND_CHANCE,
  TIMES_2,
} from '@sevenfold/engine';

export interface Table {
  pile: number[];
  line: Card[];
  modifiers: Card[];
  secondChance: boolean;
  /** Set-aside cards that are still to take effect. */
  queue: Card[];
  /** Set aside by the Flip Three that is running, and how many cards it still takes. */
  aside: Card[];
  due: number;
}

interface Ending {
  readonly score: number;
  readonly how: 'bank' | 'bust' | 'flipSeven';
}

export interface Outlook {
  value: number;
  bust: number;
  flipSeven: number;
  scores: Map<number, number>;
}

/** Whether to stay, where that is allowed. */
export type StayRule = (table: Table, points: number, bust: number) => boolean;

export function begin(deck: readonly number[]): Table {
  return { pile: deck.slice(), line: [], modifiers: [], secondChance: false, queue: [], aside: [], due: 0 };
}

export function sumOf(cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + card, 0);
}

function pointsOf(table: Table): number {
  let points = sumOf(table.line);
  for (const card of table.modifiers) if (card === TIMES_2) points *= 2;
  for (const card of table.modifiers) points += plusOf(card);
  return points;
}

function bustChance(table: Table): number {
  if (table.secondChance) return 0;
  return sumOf(table.line.map((card) => table.pile[card]!)) / sumOf(table.pile);
}

/** Turns up one card; returns how the round ends, or `undefined` if it goes on. */
function turnUp(table: Table, card: Card): Ending | undefined {
  table.pile[card]!--;
  const flipping = table.due > 0;
  if (flipping) table.due--;
  if (card === SECOND_CHANCE) {
    table.secondChance = true; // a surplus one is discarded
  } else if (card === FREEZE || card === FLIP_THREE) {
    (flipping ? table.aside : table.queue).push(card);
  } else if (isNumber(card)) {
    if (!table.line.includes(card)) table.line.push(card);
    else if (table.secondChance) table.secondChance = false;
    else return { score: 0, how: 'bust' };
    if (table.line.length === 7) return { score: pointsOf(table) + 15, how: 'flipSeven' };
  } else {
    table.modifiers.push(card);
  }
  if (table.due > 0) return undefined;
  table.queue.push(...table.aside.splice(0));
  const action = table.queue.shift();
  if (action === FREEZE) return { score: pointsOf(table), how: 'bank' };
  if (action === FLIP_THREE) table.due = 3;
  return undefined;
}

function mayStay(table: Table): boolean {
  return table.due === 0 && (table.line.length > 0 || table.modifiers.length > 0 || table.secondChance);
}

function copyOf(table: Table): Table {
  return {
    ...table,
    pile: [...table.pile],
    line: [...table.line],
    modifiers: [...table.modifiers],
    queue: [...table.queue],
    aside: [...table.aside],
  };
}

function keyOf(table: Table): string {
  return [
    table.pile,
    [...table.line].sort((a, b) => a - b),
    [...table.modifiers].sort((a, b) => a - b),
    table.secondChance,
    table.queue,
    table.aside,
    table.due,
  ].join('|');
}

function outlookOf({ score, how }: Ending, utility: (score: number) => number): Outlook {
  return {
    value: utility(score),
    bust: how === 'bust' ? 1 : 0,
    flipSeven: how === 'flipSeven' ? 1 : 0,
    scores: new Map([[score, 1]]),
  };
}

/** Everything that can happen from here, under `rule` or, without one, under best play for `utility`. */
export function lookAhead(
  table: Table,
  utility: (score: number) => number,
  rule?: StayRule,
  memo = new Map<string, Outlook>(),
): Outlook {
  const key = keyOf(table);
  const known = memo.get(key);
  if (known) return known;
  const size = sumOf(table.pile);
  const banked = outlookOf({ score: pointsOf(table), how: 'bank' }, utility);
  const drawn: Outlook = { value: 0, bust: 0, flipSeven: 0, scores: new Map() };
  for (let card = 0; card < KINDS; card++) {
    const share = table.pile[card]! / size;
    if (!(share > 0)) continue;
    const after = copyOf(table);
    const ending = turnUp(after, card);
    const outlook = ending ? outlookOf(ending, utility) : lookAhead(after, utility, rule, memo);
    drawn.value += share * outlook.value;
    drawn.bust += share * outlook.bust;
    drawn.flipSeven += share * outlook.flipSeven;
    for (const [score, chance] of outlook.scores) {
      drawn.scores.set(score, (drawn.scores.get(score) ?? 0) + share * chance);
    }
  }
  const stay =
    mayStay(table) &&
    (rule ? size > 0 && rule(table, pointsOf(table), bustChance(table)) : banked.value >= drawn.value);
  const outlook = size === 0 || stay ? banked : drawn;
  memo.set(key, outlook);
  return outlook;
}
