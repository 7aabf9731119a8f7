import { playOut, stay25 } from '@sevenfold/bots';
import { type Dealer, type GameRecord, makeLog, type Move, newGame, type State } from '@sevenfold/engine';
import {
  commitmentOf,
  daySeed,
  type Contribution,
  FAIR_VERSION,
  FairDealer,
  firstDealer,
  type FairProof,
  type FairSetup,
  gameSeed,
} from '../../src/index.ts';

// The example of docs/FAIRNESS.md.
export const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
export const COMMITMENT = 'd60c846030da9989cc5d5b7447e7eb9935828a204f0a2e8a2f973c8e9ba2bf1e';
export const CONTRIBUTIONS = ['000000000000000000000000000000bd', 'ff'.repeat(32), null];
export const SETUP = {
  rules: { preset: 'official', target: 100 },
  players: ['Ann', 'Zoë', 'Bot'],
} as const;

/** 32 bytes in hexadecimal, different for each number. */
export function hex32(number: number): string {
  return number.toString(16).padStart(64, '0');
}

export interface FairGame {
  readonly record: GameRecord;
  readonly fair: FairProof & { readonly secret: string };
}

/** A whole game between bots, dealt from these secrets. */
export function playFair(
  secret: string,
  contributions: readonly Contribution[],
  setup: FairSetup = { rules: {}, players: contributions.map((_, seat) => `Player ${seat}`) },
): FairGame {
  const seed = gameSeed(secret, setup, contributions);
  const dealer = firstDealer(seed, setup.players.length);
  return {
    record: { ...setup, dealer, log: playSeed(seed, setup, dealer) },
    fair: { version: FAIR_VERSION, commitment: commitmentOf(secret), contributions, secret },
  };
}

/** A whole game with the daily deck. */
export function playDay(secret: string, day: string): FairGame {
  const setup = { rules: { preset: 'official' }, players: ['Ann'] } as const;
  const log = playSeed(daySeed(secret, setup.rules, day), setup, 0);
  return {
    record: { ...setup, dealer: 0, log },
    fair: { version: FAIR_VERSION, day, commitment: commitmentOf(secret), contributions: [null], secret },
  };
}

function playSeed(seed: Uint8Array, { rules, players }: FairSetup, first: number): string {
  const moves: Move[] = [];
  const fair = new FairDealer(seed);
  const dealer: Dealer = { draw: (state) => noted(fair.draw(state)) };
  const bot = (state: State): Move => noted(stay25(state));
  function noted(move: Move): Move {
    moves.push(move);
    return move;
  }
  playOut(newGame(rules, players.length, first), bot, dealer);
  return makeLog(moves);
}
