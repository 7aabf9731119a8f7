import type { Bot, BotSetup } from '../bot.ts';
import { decide, type RoundPlayers } from '../chances/decision.ts';
import { evPlus } from './ev-plus.ts';
import { racer } from './racer.ts';
import { SampleDealer } from '../chances/sample-dealer.ts';

const SAMPLES = 1000;
const MOST_SAMPLES = 4096;
/** Some opponents play for the game and some for points. */
const PLAYERS: RoundPlayers = { policy: racer, opponents: [racer, evPlus] };

/**
 * Plays out the rest of the round for every option until one is clearly the best or the choice hardly matters, and picks
 * the best chance to win.
 */
export function oracle({ random, budget }: BotSetup): Bot {
  const samples = budget !== undefined && 'samples' in budget ? budget.samples : undefined;
  const milliseconds = budget !== undefined && 'milliseconds' in budget ? budget.milliseconds : undefined;
  const dealer = new SampleDealer(random, samples ?? (milliseconds === undefined ? SAMPLES : MOST_SAMPLES));
  return (state) => {
    if (state.seats === 1) return racer(state);
    if (milliseconds === undefined) return decide(state, PLAYERS, dealer);
    const until = Date.now() + milliseconds;
    return decide(state, PLAYERS, dealer, () => Date.now() >= until);
  };
}
