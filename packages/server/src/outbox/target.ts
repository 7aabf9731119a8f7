import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Characters of a URL that someone gives us. */
export const LONGEST_URL = 1024;
/** Ports below this one belong to services that were never meant to receive HTTP requests. */
const FIRST_FREE_PORT = 1024;

/**
 * The URL, if messages may be sent to it. Its host may still turn out to have private addresses only, which `post.ts`
 * checks.
 */
export function parseTarget(text: string, allowPrivate: boolean): URL | undefined {
  if (text.length > LONGEST_URL || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const { protocol, username, password, port } = url;
  if (protocol !== 'https:' && !(allowPrivate && protocol === 'http:')) return undefined;
  if (username !== '' || password !== '') return undefined;
  if (allowPrivate) return url;
  if (port !== '' && Number(port) < FIRST_FREE_PORT) return undefined;
  const host = hostOf(url);
  return isIP(host) === 0 || isPublicAddress(host) ? url : undefined;
}

/** The host of a URL; an IPv6 address without its brackets. */
export function hostOf({ hostname }: URL): string {
  return hostname.replaceAll(/^\[|\]$/g, '');
}
