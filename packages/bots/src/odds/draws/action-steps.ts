import { FLIP_THREE, FREEZE, SECOND_CHANCE } from '@sevenfold/engine';
import { FROZEN, NEVER, UNKNOWN } from './sentinels.ts';
import type { Forced, Hitter } from '../hitter.ts';
import { SEVEN } from './seven.ts';
import { bitCount, numberCards } from './pile-counts.ts';

/** Where a chain of actions stands, and how many Flip Threes and Freezes it has drawn. */
export interface ActionStep extends Forced {
  readonly threes: number;
  readonly freezeCards: number;
}

export interface ActionSteps {
  readonly list: readonly ActionStep[];
  /** Indices of the list, each before the steps that follow from it. */
  readonly order: readonly number[];
  /** The next step after a card that is not an action, a Flip Three or a Freeze; or FROZEN, UNKNOWN or NEVER. */
  readonly afterCard: readonly number[];
  readonly afterThree: readonly number[];
  readonly afterFreeze: readonly number[];
  readonly first: number;
}

export function actionStepsOf(hitter: Hitter, mostThrees: number, mostFreezes: number): ActionSteps {
  const { pile, takesActions } = hitter;
  // Flip Threes that never take effect matter only if they can be reshuffled into the next pile.
  const followsBehind = mayRunOut(hitter);
  const list: ActionStep[] = [];
  const find = (step: ActionStep): number => {
    const at = list.findIndex((other) => STEP_FIELDS.every((name) => other[name] === step[name]));
    return at >= 0 ? at : list.push(step) - 1;
  };
  const finish = (step: ActionStep): number => {
    if (step.flips > 1) return find({ ...step, flips: step.flips - 1 });
    if (step.flips === 1 && step.waiting > 0) return find({ ...step, flips: 3, waiting: step.waiting - 1 });
    if (step.freezes) return FROZEN;
    return find(takesActions ? { ...step, flips: 0 } : { ...step, flips: 0, threes: 0, freezeCards: 0 });
  };
  const three = (step: ActionStep): number => {
    if (step.threes === pile[FLIP_THREE]) return NEVER;
    const drawn = { ...step, threes: step.threes + 1 };
    if (!takesActions) return step.flips > 0 ? finish(drawn) : NEVER;
    if (step.threes === mostThrees) return UNKNOWN;
    if (step.flips === 0) return find({ ...drawn, flips: 3 });
    if (!step.freezes) return finish({ ...drawn, waiting: step.waiting + 1 });
    return finish({ ...drawn, behind: step.behind + (followsBehind ? 1 : 0) });
  };
  const freeze = (step: ActionStep): number => {
    if (step.freezeCards === pile[FREEZE]) return NEVER;
    const drawn = { ...step, freezeCards: step.freezeCards + 1 };
    if (!takesActions) return step.flips > 0 ? finish(drawn) : NEVER;
    if (step.flips === 0) return FROZEN;
    return step.freezeCards === mostFreezes ? UNKNOWN : finish({ ...drawn, freezes: true });
  };
  const { flips, waiting, freezes, behind } = hitter.forced;
  const first = find({ flips, waiting, freezes, behind, threes: 0, freezeCards: 0 });
  const afterCard: number[] = [];
  const afterThree: number[] = [];
  const afterFreeze: number[] = [];
  // `finish`, `three` and `freeze` append to the list.
  for (let at = 0; at < list.length; at++) {
    afterCard.push(finish(list[at]!));
    afterThree.push(three(list[at]!));
    afterFreeze.push(freeze(list[at]!));
  }
  const rank = (step: ActionStep): number => {
    if (!takesActions && step.flips === 0) return Infinity;
    return (step.threes + step.freezeCards) * 100 - step.flips - 3 * step.waiting;
  };
  const order = list.map((_, at) => at).sort((a, b) => rank(list[a]!) - rank(list[b]!));
  return { list, order, afterCard, afterThree, afterFreeze, first };
}

const STEP_FIELDS = ['flips', 'waiting', 'freezes', 'behind', 'threes', 'freezeCards'] as const;

/** Whether the whole pile can be drawn without a bust. */
export function mayRunOut(hitter: Hitter): boolean {
  const saves = hitter.pile[SECOND_CHANCE]! + (hitter.secondChance ? 1 : 0);
  return numberCards(hitter.pile) <= SEVEN - 1 - bitCount(hitter.numbers) + saves;
}
