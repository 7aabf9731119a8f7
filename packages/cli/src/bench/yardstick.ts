import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const PROGRAM = fileURLToPath(new URL('../../bench/single-purpose-loop.mjs', import.meta.url));

export interface YardstickRun {
  readonly gamesPerSecond: number;
  readonly nsPerCard: number;
  readonly checksum: number;
}

/** Runs a single-purpose loop of the game in its own process: about as fast as JavaScript can play it here. */
export async function runYardstick(games: number, seed: number): Promise<YardstickRun> {
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, String(games), String(seed)]);
  const figure = (name: string): number => {
    const match = new RegExp(`${name}=([0-9.]+)`).exec(stdout);
    if (match === null) throw new Error(`the yardstick printed no ${name}: ${stdout}`);
    return Number(match[1]);
  };
  return { gamesPerSecond: figure('games/s'), nsPerCard: figure('ns/card'), checksum: figure('hash') };
}
