import { readFileSync } from 'node:fs';
import { type Config, MAX_CONNECTIONS } from '../config.ts';

/**
 * Files that are not connections: the database, the app, Node's own; and short requests besides those that stay open.
 */
const OWN_FILES = 100;
const REQUESTS = 100;
/** TCP connections for each one that stays open, including those that never send a request. */
const TCP_CONNECTIONS = 2;

/** An address gets at least this many: enough for a large household with many tabs. */
const FEW = 200;

export interface ConnectionLimits {
  /** Connections that stay open: WebSockets and event streams. */
  readonly connections: number;
  readonly tcp: number;
}

/**
 * Every connection is an open file. A process without a file left could not even read its own pages, so it refuses
 * connections before that.
 */
export function connectionLimits(
  { 'max-connections': most }: Pick<Config, 'max-connections'>,
  files = mostOpenFiles(),
): ConnectionLimits {
  const tcp = Math.max(1, Math.min(TCP_CONNECTIONS * most, files - OWN_FILES));
  return { connections: Math.max(1, Math.min(most, tcp - REQUESTS)), tcp };
}

/**
 * Whether to tell the operator that there will be fewer connections: they have asked for a number, or there is hardly
 * room for anyone.
 */
export function areTooFew(
  connections: number,
  { 'max-connections': wanted }: Pick<Config, 'max-connections'>,
): boolean {
  return connections < (wanted === MAX_CONNECTIONS ? FEW : wanted);
}

/** Node has raised its own limit as far as the system allows. Only Linux says how far that is. */
function mostOpenFiles(): number {
  try {
    const [, soft] = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === undefined ? Infinity : Number(soft);
  } catch {
    return Infinity;
  }
}
