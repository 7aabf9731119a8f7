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
