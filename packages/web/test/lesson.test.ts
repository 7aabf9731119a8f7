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
import { LEARNER, LESSON, LESSON_RULES, lessonCards, TUTOR } from '../src/screens/learn/lesson.ts';

test('the lesson is a game of the real rules, dealt from its own deck', () => {
  const state = newGame(LESSON_RULES, 2, TUTOR);
  const dealer = new ScriptedDealer(lessonCards());
  const seen = new Set<GameEvent['type']>();
  for (const { name, answer, then } of LESSON) {
    const question = questionOf(state);
    if (answer === undefined) expect(question, name).toBeNull();
    else expect(question, name).toMatchObject({ player: LEARNER, options: expect.arrayContaining([answer]) });
    const events = new EventLog();
    expect(then[0] ?? answer, name).toBe(answer ?? then[0]);
    for (const token of then) {
      const move = parseMove(token)!;
      if (state.phase === 'draw') expect(dealer.draw(state), name).toBe(move);
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
