import type { Bot, BotSetup } from '../bot.ts';
import { decide } from '../chances/decision.ts';
import { racer } from './racer.ts';
import { SampleDealer } from '../chances/sample-dealer.ts';

const SAMPLES = 1000;
const MOST_SAMPLES = 4096;

/**
 * Plays out the rest of the round for every option, with `racer` in every seat, until one is clearly the best or the
 * choice hardly matters, and picks the best chance to win.
 */
export function oracle({ random, budget }: BotSetup): Bot {
  const samples = budget !== undefined && 'samples' in budget ? budget.samples : undefined;
  const milliseconds = budget !== undefined && 'milliseconds' in budget ? budget.milliseconds : undefined;
  const dealer = new SampleDealer(random, samples ?? (milliseconds === undefined ? SAMPLES : MOST_SAMPLES));
  return (state) => {
    if (state.seats === 1) return racer(state);
    if (milliseconds === undefined) return decide(state, racer, dealer);
    const until = Date.now() + milliseconds;
    return decide(state, racer, dealer, () => Date.now() >= until);
  };
}
