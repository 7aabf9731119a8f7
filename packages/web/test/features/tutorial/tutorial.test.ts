import {
  apply,
  type GameEvent,
  EventLog,
  newGame,
  parseMove,
  questionOf,
  ScriptedDealer,
  winners,
} from '@sevenfold/engine';
import { expect, test } from 'vitest';
import {
  LEARNER,
  TUTORIAL,
  TUTORIAL_RULES,
  tutorialCards,
  TUTOR,
} from '../../../src/features/tutorial/tutorial.ts';

test('the tutorial is a game of the real rules, dealt from its own deck', () => {
  const state = newGame(TUTORIAL_RULES, 2, TUTOR);
  const dealer = new ScriptedDealer(tutorialCards());
  const seen = new Set<GameEvent['type']>();
  for (const { answer, plays } of TUTORIAL) {
    const question = questionOf(state);
    expect(question?.player).toBe(answer === undefined ? undefined : LEARNER);
    expect(question?.options.includes(answer!)).toBe(answer === undefined ? undefined : true);
    const events = new EventLog();
    expect(plays[0] ?? answer).toBe(answer ?? plays[0]);
    for (const token of plays) {
      const move = parseMove(token)!;
      expect(state.phase === 'draw' ? dealer.draw(state) : move).toBe(move);
      apply(state, move, events);
    }
    for (const { type } of events) seen.add(type);
  }
  expect(state.phase).toBe('over');
  expect(winners(state)).toEqual([LEARNER]);
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'busted',
      'saved',
      'stayed',
      'beganFlipThree',
      'frozen',
      'flippedSeven',
      'scored',
    ]),
  );
});
