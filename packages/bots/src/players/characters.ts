import { answerTargets } from './aim.ts';
import type { BotKind } from '../bot.ts';
import { bust26 } from './bust26.ts';
import { evPlus } from './ev-plus.ts';
import { withRandomTargets, withMistakes, hittingAtRandom } from './human.ts';
import { stayAt } from './limits.ts';
import { oracle } from './oracle.ts';
import { CHARACTER_LEVELS } from './roster.ts';

/** Weakest first, at tables of any size. They make human mistakes, but no absurd ones. */
export const CHARACTERS: readonly BotKind[] = [
  {
    name: 'pip',
    level: CHARACTER_LEVELS.pip,
    sentence: 'Pip loves turning cards and stops on a whim.',
    make: ({ random }) => hittingAtRandom(0.6, random, withRandomTargets(answerTargets, random)),
  },
  {
    name: 'wanda',
    level: CHARACTER_LEVELS.wanda,
    sentence: 'Wanda banks at 15: better safe than sorry.',
    make: ({ random }) => withRandomTargets(stayAt(15), random),
  },
  {
    name: 'rocco',
    level: CHARACTER_LEVELS.rocco,
    sentence: 'Rocco never stops below 39, and is proud of it when it works.',
    make: ({ random }) => withRandomTargets(stayAt(39), random),
  },
  {
    name: 'greta',
    level: CHARACTER_LEVELS.greta,
    sentence: 'Greta stops at 27 and knows whom to freeze, but is easily distracted.',
    make: ({ random }) => withMistakes(stayAt(27), 0.02, random),
  },
  {
    name: 'mabel',
    level: CHARACTER_LEVELS.mabel,
    sentence: 'Mabel counts the cards and goes on until one in four would bust her.',
    make: () => bust26,
  },
  {
    name: 'felix',
    level: CHARACTER_LEVELS.felix,
    sentence: 'Felix weighs every card against the points he holds and never wastes a Second Chance.',
    make: () => evPlus,
  },
  {
    name: 'sibyl',
    level: CHARACTER_LEVELS.sibyl,
    sentence: 'Sibyl plays the rest of the round in her head a few hundred times before she speaks.',
    make: oracle,
  },
];
