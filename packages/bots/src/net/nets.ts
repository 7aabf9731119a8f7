import { NET as MORE } from './more.ts';
import type { Net } from './net.ts';
import { unpack } from './packed.ts';
import { NET as TWO } from './two.ts';

let two: Net | undefined;
let more: Net | undefined;

/** The net for tables of this size: one for two players, and one for all others. */
export function netFor(seats: number): Net {
  return seats === 2 ? (two ??= unpack(TWO)) : (more ??= unpack(MORE));
}
