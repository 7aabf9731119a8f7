import { playOut, stay25 } from '@sevenfold/bots';
import { type Dealer, type GameRecord, makeLog, type Move, newGame, type State } from '@sevenfold/engine';
import {
  commitmentOf,
  type Contribution,
  FAIR_VERSION,
  FairDealer,
  firstDealer,
  type FairProof,
  type FairSetup,
  gameSeed,
} from '../src/index.ts';

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
  const moves: Move[] = [];
  const seed = gameSeed(secret, setup, contributions);
  const fair = new FairDealer(seed);
  const first = firstDealer(seed, setup.players.length);
  const dealer: Dealer = { draw: (state) => noted(fair.draw(state)) };
  const bot = (state: State): Move => noted(stay25(state));
  function noted(move: Move): Move {
    moves.push(move);
    return move;
  }
  playOut(newGame(setup.rules, setup.players.length, first), bot, dealer);
  return {
    record: { ...setup, dealer: first, log: makeLog(moves) },
    fair: { version: FAIR_VERSION, commitment: commitmentOf(secret), contributions, secret },
  };
}
