import { execFile } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { playOut, stay25 } from '@sevenfold/bots';
import {
  apply,
  clone,
  EventLog,
  type GameRecord,
  makeLog,
  type Move,
  parseRules,
  SeededDealer,
  startGame,
  stateOf,
  winners,
} from '@sevenfold/engine';

const SEATS = 4;
const OFFICIAL = parseRules({});
/** The program of `playGamesApart`, which lies beside this file: as source or compiled, like this file. */
const PROGRAM = fileURLToPath(new URL(`./game-process${extname(import.meta.url)}`, import.meta.url));

/** What a measured run computed, as proof of its work. */
export interface Run {
  readonly games: number;
  /** CPU time of this process, user mode, in seconds. */
  readonly seconds: number;
  readonly cards: number;
  readonly rounds: number;
  /** Made from the winners and their totals; the same for a seed on every machine. */
  readonly checksum: number;
}

/** Plays official games of four players to 200 points, with `stay25` in every seat. */
export function playGames(games: number, seed: number, events?: EventLog): Run {
  const dealer = new SeededDealer(seed);
  let cards = 0;
  let rounds = 0;
  let checksum = 0;
  const seconds = cpuSeconds(() => {
    for (let game = 0; game < games; game++) {
      const state = startGame(OFFICIAL, SEATS, game % SEATS, events);
      dealer.forget();
      cards += playOut(state, stay25, dealer, events);
      events?.clear();
      rounds += state.round;
      const [winner = 0] = winners(state);
      checksum = (Math.imul(checksum, 31) + state.totals[winner]! * 7 + winner) | 0;
    }
  });
  return { games, seconds, cards, rounds, checksum: checksum >>> 0 };
}

/**
 * Plays such games in a process of their own and gives its fastest run: one that plays them with events and without is
 * compiled for both, which costs either of them a different amount each time.
 */
export async function playGamesApart(
  games: number,
  seed: number,
  { events, plain }: { readonly events: boolean; readonly plain: boolean },
): Promise<Run> {
  const words = [...(events ? ['events'] : []), ...(plain ? ['plain'] : [])];
  const args = [...process.execArgv, PROGRAM, String(games), String(seed), ...words];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout);
}

export function fastest(runs: readonly Run[]): Run {
  return runs.reduce((first, next) => (next.seconds < first.seconds ? next : first));
}

/** Nanoseconds to copy a state of four players in mid-game. */
export function timeClone(copies: number): number {
  const state = stateOf(storedGames(1, 1)[0]!, 60);
  let kept = 0;
  const seconds = cpuSeconds(() => {
    for (let copy = 0; copy < copies; copy++) kept += clone(state).pileSize;
  });
  if (kept !== state.pileSize * copies) throw new Error('a copy differs from its original');
  return (seconds * 1e9) / copies;
}

/** Microseconds to replay a stored game of four players, from its text to its last state. */
export function timeReplay(games: number, repeats: number): number {
  const records = storedGames(games, 1);
  let over = 0;
  const seconds = cpuSeconds(() => {
    for (let repeat = 0; repeat < repeats; repeat++) {
      for (const record of records) if (stateOf(record).phase === 'over') over++;
    }
  });
  if (over !== games * repeats) throw new Error('a stored game did not replay to its end');
  return (seconds * 1e6) / over;
}

function storedGames(games: number, seed: number): GameRecord[] {
  const dealer = new SeededDealer(seed);
  return Array.from({ length: games }, () => {
    const state = startGame(OFFICIAL, SEATS, 0);
    dealer.forget();
    const moves: Move[] = [];
    while (state.phase !== 'over') {
      const move = state.phase === 'draw' ? dealer.draw(state) : stay25(state);
      moves.push(move);
      apply(state, move);
    }
    return { rules: {}, players: ['A', 'B', 'C', 'D'], dealer: 0, log: makeLog(moves) };
  });
}

function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1e6;
}
