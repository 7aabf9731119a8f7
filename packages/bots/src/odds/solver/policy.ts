// When to stay. A policy is asked only where staying is allowed.

/** A rule as data. Stays if any of the first three says so. */
export interface StayRule {
  /** Stay at this many points. */
  readonly stayAt?: Limit;
  /** Stay at this sum of the numbers; modifiers do not count. */
  readonly sumAt?: Limit;
  /** Stay when the bust risk is higher than this. */
  readonly bustLimit?: number;
  /** Divide the + cards by this and add them to the sum; not counted by default. */
  readonly plusPart?: number;
  /** Never stay while holding a Second Chance. */
  readonly riskSecondChance?: boolean;
}

/** One limit, or one for each count of numbers held; hit where it is missing. */
type Limit = number | readonly number[];

/** The player's cards when asked, and what is known about the pile. */
export interface Holding {
  /** How many numbers, and what they add up to. */
  count: number;
  sum: number;
  plus: number;
  times: number;
  points: number;
  secondChance: boolean;
  /** Flip Threes seen in this round. */
  flipThrees: number;
  pile: number;
  bust: number;
}

export function holdingOf(): Holding {
  return {
    count: 0,
    sum: 0,
    plus: 0,
    times: 1,
    points: 0,
    secondChance: false,
    flipThrees: 0,
    pile: 0,
    bust: 0,
  };
}

/** Whether to stay with these cards. */
export type Stays = (holding: Readonly<Holding>) => boolean;
export type Policy = 'best' | StayRule | Stays;

/** `undefined` for best play. */
export function staysOf(policy: Policy): Stays | undefined {
  if (policy === 'best') return undefined;
  return typeof policy === 'function' ? policy : (holding) => staysBy(policy, holding);
}

function staysBy(rule: StayRule, { count, sum, plus, points, bust, secondChance }: Holding): boolean {
  if (rule.riskSecondChance && secondChance) return false;
  if (rule.bustLimit !== undefined && bust > rule.bustLimit) return true;
  const part = rule.plusPart;
  // Compared as whole numbers, because thirds are not exact.
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
 * Reads a policy: 'best', or conditions joined by '&', any of which makes the player stay. 'stay>=25': points;
 * 'sum>=24': numbers alone; 'sum+plus/3>=24': numbers and a third of the + cards. Each limit can be a list by count of
 * numbers held, starting at none: 'sum>=99,99,23,24'. 'bust<=0.26': hit while the bust risk is this or less. 'risk':
 * never stay with a Second Chance. Returns undefined for any other text.
 */
export function parsePolicy(text: string): Policy | undefined {
  const parts = text.replaceAll(' ', '').split('&');
  if (parts.length === 1 && parts[0] === 'best') return 'best';
  const rule: { -readonly [Part in keyof StayRule]: StayRule[Part] } = {};
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
