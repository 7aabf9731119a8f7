// '@sevenfold/bots/net': nets that learned from games against themselves. Their weights are some 55 KB, so nothing else in
// this package imports them.

export { Luck } from './luck.ts';
