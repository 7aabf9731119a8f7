// When to stay. A policy is asked only where staying is allowed.

/** A rule in data, so that it can be sent to a worker. Any of the first three may ask to stay. */
export interface Rule {
  /** Stay with so many points. */
  readonly stayAt?: Limit;
  /** Stay at this sum of the numbers, whatever the modifiers. */
  readonly sumAt?: Limit;
  /** Stay when the next card busts with a higher chance. */
  readonly bustLimit?: number;
  /** Of the + cards' points, one in so many counts with the sum; none if left out. */
  readonly plusPart?: number;
  /** Never stay while holding a Second Chance. */
  readonly riskSecondChance?: boolean;
}

/** One for all, or by how many numbers are held (none for that many: hit). */
type Limit = number | readonly number[];

/** What a player holds when asked, and what is known of the pile. */
export interface Holding {
  /** Bit set, as the lowest bits of the engine's hand. */
  numbers: number;
  count: number;
  sum: number;
  /** Index of the spread: a bit set with one card of each kind. */
  modifiers: number;
  plus: number;
  times: number;
  points: number;
  secondChance: boolean;
  /** Those seen in this round. */
  flipThrees: number;
  pile: number;
  /** Chance that the next card busts. */
  bust: number;
}

export type Policy = 'best' | Rule | ((holding: Readonly<Holding>) => boolean);

export function stays(
  rule: Rule,
  count: number,
  sum: number,
  plus: number,
  points: number,
  bust: number,
  secondChance: boolean,
): boolean {
  if (rule.riskSecondChance && secondChance) return false;
  if (rule.bustLimit !== undefined && bust > rule.bustLimit) return true;
  const part = rule.plusPart;
  // As whole numbers: thirds would not add up.
  return (
    reaches(points, rule.stayAt, count, 1) ||
    reaches(part === undefined ? sum : sum * part + plus, rule.sumAt, count, part ?? 1)
  );
}

function reaches(value: number, limit: Limit | undefined, count: number, scale: number): boolean {
  if (limit === undefined) return false;
  return value >= scale * (typeof limit === 'number' ? limit : (limit[count] ?? Infinity));
}

const PART = /^(stay|sum|sum\+plus\/([1-9]\d?))>=([\d.,]+)$|^bust<=([\d.]+)$|^risk$/;

/**
 * A policy in words: 'best', or parts joined by '&', of which any may ask to stay. 'stay>=25': points; 'sum>=24': the
 * numbers alone; 'sum+plus/3>=24': with a third of the + cards; each also as a list by how many numbers are held,
 * from none on, 'sum>=99,99,23,24'. 'bust<=0.26': hit while the next card busts with this chance or less. 'risk':
 * never stay with a Second Chance. Undefined if it is nothing of this.
 */
export function parsePolicy(text: string): Policy | undefined {
  const parts = text.replaceAll(' ', '').split('&');
  if (parts.length === 1 && parts[0] === 'best') return 'best';
  const rule: { -readonly [Part in keyof Rule]: Rule[Part] } = {};
  for (const part of parts) {
    const found = PART.exec(part);
    if (found === null) return undefined;
    const [, name, plusPart, limits, bust] = found;
    if (name !== undefined) {
      const list = limits!.split(',').map((digits) => (digits === '' ? NaN : Number(digits)));
      if (list.some(Number.isNaN)) return undefined;
      rule[name === 'stay' ? 'stayAt' : 'sumAt'] = list.length === 1 ? list[0]! : list;
      if (plusPart !== undefined) rule.plusPart = Number(plusPart);
    } else if (bust !== undefined) {
      rule.bustLimit = Number(bust);
      if (!(rule.bustLimit <= 1)) return undefined;
    } else {
      rule.riskSecondChance = true;
    }
  }
  return rule;
}
