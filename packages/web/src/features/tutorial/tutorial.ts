// The tutorial: one short game with a prepared deck, and a tutor who explains.

import { bustChance, type Card, parseMove, type RulesConfig, stateOf } from '@sevenfold/engine';

type StepName =
  | 'welcome'
  | 'firstCard'
  | 'risk'
  | 'greed'
  | 'bust'
  | 'modifier'
  | 'secondChance'
  | 'safe'
  | 'saved'
  | 'stay'
  | 'scored'
  | 'flipThree'
  | 'freeze'
  | 'four'
  | 'nearly'
  | 'last'
  | 'done';

export interface Step {
  readonly name: StepName;
  /** The answer that is needed to continue; without one, reading is enough. */
  readonly answer?: 'h' | 's' | '@1';
  /** Everything that happens then, up to the next question to the learner: the tutor's answers and all cards. */
  readonly plays: readonly string[];
}

/** What a learner may do instead of what is explained: stop, draw on, keep the Freeze. */
export type Detour = 's' | 'h' | '@0';

export const LEARNER = 0;
export const TUTOR = 1;

/** A target that is reached in the third round. */
export const TUTORIAL_RULES: RulesConfig = { preset: 'official', target: 80 };

export const TUTORIAL: readonly Step[] = [
  { name: 'welcome', plays: ['8', '5'] },
  { name: 'firstCard', answer: 'h', plays: ['h', '3', 'h', '11'] },
  { name: 'risk', answer: 'h', plays: ['h', '12', 's'] },
  { name: 'greed', answer: 'h', plays: ['h', '8'] },
  { name: 'bust', plays: ['9', '+4', 'h', '7'] },
  { name: 'modifier', answer: 'h', plays: ['h', 'SC', 's'] },
  { name: 'secondChance', answer: 'h', plays: ['h', '10'] },
  { name: 'safe', answer: 'h', plays: ['h', '10'] },
  { name: 'saved', answer: 'h', plays: ['h', 'x2'] },
  { name: 'stay', answer: 's', plays: ['s'] },
  { name: 'scored', plays: ['4', 'F3', '@0', '9', '1', '12'] },
  { name: 'flipThree', answer: 'h', plays: ['h', 'FZ'] },
  { name: 'freeze', answer: '@1', plays: ['@1'] },
  { name: 'four', answer: 'h', plays: ['h', '7'] },
  { name: 'nearly', answer: 'h', plays: ['h', '3'] },
  { name: 'last', answer: 'h', plays: ['h', '10'] },
  { name: 'done', plays: [] },
];

function logAfter(steps: number): string[] {
  return TUTORIAL.slice(0, steps).flatMap(({ plays }) => plays);
}

/** The deck of the tutorial, in order. */
export function tutorialCards(): Card[] {
  return logAfter(TUTORIAL.length).flatMap((token) => {
    const move = parseMove(token)!;
    return /^[hs@]/.test(token) ? [] : [move];
  });
}

/** How many cards lie on the table when a step begins. */
const CARDS_BEFORE = TUTORIAL.map(
  (_, index) => logAfter(index).filter((token) => !/^[hs@]/.test(token)).length,
);

/** How likely the learner's next card is to bust them when a step begins. */
export function chanceAt(step: Step): number {
  const log = logAfter(TUTORIAL.indexOf(step)).join(' ');
  return bustChance(stateOf({ rules: TUTORIAL_RULES, players: ['', ''], dealer: TUTOR, log }), LEARNER);
}

/** The step that a question to the learner, or the end of a round, belongs to. */
export function stepAt(drawn: number, options: readonly string[]): Step | undefined {
  const here = TUTORIAL.filter((_, index) => CARDS_BEFORE[index] === drawn);
  return here.find(({ answer }) => (answer === undefined ? options.length === 0 : options.includes(answer)));
}

export function tutorsAnswer(drawn: number): string | undefined {
  let cards = 0;
  for (const { answer, plays } of TUTORIAL) {
    for (const [index, token] of plays.entries()) {
      if (!/^[hs@]/.test(token)) cards++;
      else if (cards === drawn && (index > 0 || answer === undefined)) return token;
    }
  }
  return undefined;
}
