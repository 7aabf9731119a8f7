import { addEffectsSums, type EffectsSetup, EffectsRun } from '@sevenfold/bots/arena';
import type { EffectsResult } from '@sevenfold/bots/effects';
import { Failure } from '../command-line/usage.ts';
import { runInThreads } from './threads.ts';

/** Plays the games in threads, with their progress; incomplete if a signal stops it. */
export async function measureEffects(
  setup: EffectsSetup,
  threads: number,
): Promise<{ readonly result: EffectsResult; readonly isComplete: boolean }> {
  const effects = new EffectsRun(setup);
  const sums = effects.emptySums();
  const { stoppedBy } = await runInThreads({
    job: { kind: 'effects', setup },
    parts: effects.deals,
    games: effects.games,
    threads,
    onResult: (part) => addEffectsSums(sums, part),
  });
  if (sums.deals === 0) throw new Failure('stopped before the first games were over');
  return { result: effects.result(sums), isComplete: stoppedBy === undefined };
}
