import { isIP } from 'node:net';
import type { Post } from './post.ts';
import { hostOf } from './target.ts';

/** Milliseconds after which an answer is slow, or none, and for how long its site counts as slow after that. */
const SLOW = 3000;
const SLOW_FOR = 600_000;
/** How many slow sites are remembered. */
const MOST = 1000;

/** Nothing was sent, because the site is slow and another message is on its way there. */
export class SiteBusy extends Error {
  constructor() {
    super('this site is slow, and has not answered the last message yet');
    this.name = 'SiteBusy';
  }
}

/**
 * Sends as `post` does, but to sites that answer slowly only one message at a time: a stranger with a thousand
 * receivers that never answer must not hold up everyone's notifications. Rejects with `SiteBusy` instead of waiting.
 */
export function sparing(post: Post, ticks: () => number = () => performance.now()): Post {
  /** Until when each site counts as slow. */
  const slow = new Map<string, number>();
  /** The slow sites that have not answered yet. */
  const busy = new Set<string>();
  const note = (site: string): void => {
    slow.delete(site);
    slow.set(site, ticks() + SLOW_FOR);
    if (slow.size > MOST) slow.delete(slow.keys().next().value!);
  };
  return async (url, message) => {
    const site = siteOf(url);
    const isSlow = (slow.get(site) ?? 0) > ticks();
    if (isSlow && busy.has(site)) throw new SiteBusy();
    if (isSlow) busy.add(site);
    const sent = ticks();
    try {
      return await post(url, message);
    } finally {
      if (isSlow) busy.delete(site);
      if (ticks() - sent >= SLOW) note(site);
    }
  };
}

/** Roughly the domain that someone had to buy to have this host; for an address, its network. */
function siteOf(url: string): string {
  const host = URL.canParse(url) ? hostOf(new URL(url)) : url;
  const version = isIP(host);
  if (version === 0) return host.split('.').filter(Boolean).slice(-2).join('.');
  // A /24, or a /48: the first three of its groups that are not left out.
  const [first = ''] = host.split('::');
  return first.split(/[.:]/).slice(0, 3).join(' ');
}
