import { createHash, randomBytes } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import type { Caller } from '@sevenfold/table';

/**
 * IPv6 customers get anything from a /64 to a /48, so each of these has a limit: four times as much at each step, so that
 * one customer's /56 cannot use up what its neighbours share.
 */
const NETWORKS_6 = [
  { bits: 64, weight: 1 },
  { bits: 56, weight: 4 },
  { bits: 48, weight: 16 },
] as const;
/** The weight of a /24: one rented rack, or thousands of homes behind one provider. */
const WEIGHT_4 = 32;

/** The networks whose limits a request counts against, the smallest first. */
export function callersOf(ip: string): readonly Caller[] {
  const [address = ''] = ip.split('%');
  const four = isIPv4(address) ? address : undefined;
  const groups = four === undefined && isIPv6(address) ? ipv6Groups(address) : undefined;
  const inner = four ?? (groups === undefined ? undefined : embedded(groups));
  if (inner !== undefined)
    return [
      { key: inner, weight: 1 },
      { key: `${inner.slice(0, inner.lastIndexOf('.'))}.0/24`, weight: WEIGHT_4 },
    ];
  // Only a misconfigured proxy sends something that is not an address.
  if (groups === undefined) return [{ key: 'unknown', weight: 1 }];
  return NETWORKS_6.map(({ bits, weight }) => ({ key: network(groups, bits), weight }));
}

/** One IPv4 address, or the smallest network that an IPv6 customer gets. */
export function callerOf(ip: string): string {
  return callersOf(ip)[0]!.key;
}

/** The eight groups of an IPv6 address. */
function ipv6Groups(ip: string): number[] {
  const hex = ip.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, a: string, b: string, c: string, d: string) =>
    [Number(a) * 256 + Number(b), Number(c) * 256 + Number(d)].map((group) => group.toString(16)).join(':'),
  );
  const [head = '', tail] = hex.split('::');
  const [before, after] = [numbersOf(head), numbersOf(tail ?? '')];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

function numbersOf(part: string): number[] {
  return part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
}

/** The IPv4 address inside an IPv6 one: mapped, 6to4, Teredo or NAT64. */
function embedded(groups: readonly number[]): string | undefined {
  const [a, b = 0, c = 0, d, e, f, g = 0, h = 0] = groups;
  const isMiddleEmpty = c === 0 && d === 0 && e === 0;
  if (a === 0 && b === 0 && isMiddleEmpty && f === 0xffff) return dotted(g, h);
  if (a === 0x64 && b === 0xff9b && isMiddleEmpty && f === 0) return dotted(g, h);
  if (a === 0x2002) return dotted(b, c);
  // Teredo inverts every bit of the client's address.
  if (a === 0x2001 && b === 0) return dotted(g ^ 0xffff, h ^ 0xffff);
  return undefined;
}

function dotted(high: number, low: number): string {
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

function network(groups: readonly number[], bits: number): string {
  const kept = groups.slice(0, Math.ceil(bits / 16));
  if (bits % 16 !== 0) kept.push(kept.pop()! & (0xffff << (16 - (bits % 16))));
  return `${kept.map((group) => group.toString(16)).join(':')}::/${bits}`;
}

export function isLoopback(ip: string): boolean {
  return ip === '::1' || /^(?:::ffff:)?127\./.test(ip);
}

const salt = randomBytes(16);

/** Tells callers apart in the log of one process without identifying them. */
export function pseudonym(caller: string): string {
  return createHash('sha256').update(salt).update(caller).digest('base64url').slice(0, 8);
}
