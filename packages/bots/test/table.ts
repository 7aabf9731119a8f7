import {
  apply,
  clone,
  illegal,
  makeMove,
  PRESETS,
  SeededDealer,
  Sfc32,
  startGame,
  type State,
  winners,
} from '@sevenfold/engine';
import { expect } from 'vitest';
import { playGame } from '../src/arena/one-game.ts';
import type { Bot, BotKind } from '../src/bot.ts';

/** Plays a game to its end and checks that every answer is legal and leaves the state unchanged. */
export function playCarefully(state: State, bots: readonly Bot[], seed: number): State {
  const dealer = new SeededDealer(seed);
  while (state.phase !== 'over') {
    if (state.phase === 'draw') {
      apply(state, dealer.draw(state));
      continue;
    }
    const before = clone(state);
    const move = bots[state.player]!(state);
    expect(state, 'a bot changed the state').toEqual(before);
    expect(illegal(state, move), `${makeMove(move)} in phase ${state.phase}`).toBeUndefined();
    apply(state, move);
  }
  return state;
}

/** The share of games that the first bot wins, with the same cards in every rotation of the seats. */
export function winRate(kinds: readonly BotKind[], deals: number, seed: number): number {
  let won = 0;
  const seats = kinds.length;
  for (let deal = 0; deal < deals; deal++) {
    for (let shift = 0; shift < seats; shift++) {
      const random = new Sfc32(seed + deal * 31 + shift);
      const bots = kinds.map((_, seat) =>
        kinds[(seat + shift) % seats]!.make({ random, budget: { samples: 64 } }),
      );
      const state = startGame(PRESETS.official, seats, deal % seats);
      const dealer = new SeededDealer(seed + deal);
      while (state.phase !== 'over') {
        apply(state, state.phase === 'draw' ? dealer.draw(state) : bots[state.player]!(state));
      }
      if (winners(state).some((seat) => (seat + shift) % seats === 0)) won++;
    }
  }
  return won / (deals * seats);
}

/** What share of its games each of several bots wins, at tables of this size with random company. */
export function mixedWins(kinds: readonly BotKind[], seats: number, games: number, seed: number): number[] {
  const random = new Sfc32(seed);
  const won = kinds.map(() => 0);
  const played = kinds.map(() => 0);
  for (let game = 0; game < games; game++) {
    const places = shuffled(kinds.length, random).slice(0, seats);
    const bots = places.map((place) => kinds[place]!.make({ random, budget: { samples: 64 } }));
    const state = startGame(PRESETS.official, seats, game % seats);
    playGame(state, bots, new SeededDealer(seed + game));
    for (const place of places) played[place]!++;
    for (const seat of winners(state)) won[places[seat]!]!++;
  }
  return won.map((wins, place) => wins / played[place]!);
}

function shuffled(length: number, random: Sfc32): number[] {
  const places = Array.from({ length }, (_, place) => place);
  for (let last = length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    [places[last], places[other]] = [places[other]!, places[last]!];
  }
  return places;
}
