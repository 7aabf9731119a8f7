import { STAY } from '@sevenfold/engine';
import { aimByValue } from './aim-by-value.ts';
import type { Bot, BotKind } from '../bot.ts';
import { bust26 } from './bust26.ts';
import { evPlus } from './ev-plus.ts';
import { withRandomTargets, withMistakes, hittingAtRandom } from './human-mistakes.ts';
import { stayWins } from './winning-stay.ts';
import { stayAt } from './thresholds.ts';
import { oracle } from './oracle.ts';
import { CHARACTER_LEVELS } from './roster.ts';

const character = (
  name: keyof typeof CHARACTER_LEVELS,
  sentence: string,
  make: BotKind['make'],
): BotKind => ({
  name,
  level: CHARACTER_LEVELS[name],
  sentence,
  make: (setup) => takingWins(make(setup)),
});

/** No person, however bold or distracted, takes another card when staying wins the game. */
function takingWins(bot: Bot): Bot {
  return (state) => (state.phase === 'turn' && stayWins(state) ? STAY : bot(state));
}

/** Weakest first, at tables of any size. They make human mistakes, but no absurd ones. */
export const CHARACTERS: readonly BotKind[] = [
  character('pip', 'Pip loves turning cards and stops on a whim.', ({ random }) =>
    hittingAtRandom(0.6, random, withRandomTargets(aimByValue, random)),
  ),
  character('wanda', 'Wanda banks at 15: better safe than sorry.', ({ random }) =>
    withRandomTargets(stayAt(15), random),
  ),
  character('rocco', 'Rocco never stops below 42, and brags about it when it works.', ({ random }) =>
    withRandomTargets(stayAt(42), random),
  ),
  character('greta', 'Greta stops at 27 and knows who to freeze, but is easily distracted.', ({ random }) =>
    withMistakes(stayAt(27), 0.01, random),
  ),
  character('mabel', 'Mabel counts cards and keeps going until one in four would bust her.', () => bust26),
  character(
    'felix',
    'Felix weighs every card against the points he holds and never wastes a Second Chance.',
    () => evPlus,
  ),
  character(
    'sibyl',
    'Sibyl plays out the rest of the round in her head a few hundred times before she answers.',
    oracle,
  ),
];
