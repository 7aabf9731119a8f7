import { createHash, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** Who is calling, as far as limits are concerned: one IPv4 address, or the network that one IPv6 customer has. */
export function callerOf(ip: string): string {
  const plain = ip.startsWith('::ffff:') && ip.includes('.') ? ip.slice('::ffff:'.length) : ip;
  return isIPv6(plain) ? network(plain) : plain;
}

/** The first 64 bits. */
function network(ip: string): string {
  const [head = '', tail] = ip.split('%')[0]!.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0');
  return `${[...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

export function isLoopback(ip: string): boolean {
  return ip === '::1' || /^(?:::ffff:)?127\./.test(ip);
}

const salt = randomBytes(16);

/** Tells one caller from another in the log of one process, and says nothing else about them. */
export function nickname(caller: string): string {
  return createHash('sha256').update(salt).update(caller).digest('base64url').slice(0, 8);
}
