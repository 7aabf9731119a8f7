import { type Advice, coach, grade } from '@sevenfold/bots/review';
import { apply, makePosition, newGame, parseMove, type State } from '@sevenfold/engine';
import { expect, test } from 'vitest';
import { Coaching, type CoachReply, type CoachRequest } from '../src/coach/coaching.svelte.ts';
import {
  mainReasons,
  assess,
  nextCards,
  opinionOf,
  pointsAhead,
  riskOf,
  sevenAhead,
} from '../src/coach/opinion.ts';
import { answerTo, TrainingScore } from '../src/coach/training.svelte.ts';
import { FakeWorker } from './fake-worker.ts';

function after(log: string, seats = 2): State {
  const state = newGame({}, seats, 0);
  for (const token of log.split(' ')) apply(state, parseMove(token)!);
  return state;
}

function finalAdvice(state: State): Advice {
  return [...coach(state, { samples: 512 })].at(-1)!;
}

// Bo has 12 and 11 and is asked: of the 90 cards left, 11 twelves and 10 elevens bust.
const BOLD = after('12 9 h 11 h 8');

test('the chance to bust is exact, and the cards that do it stand out', () => {
  expect(riskOf(BOLD, 1)).toEqual({ bust: 21 / 90, saved: 0 });
  const busting = nextCards(BOLD, 1).filter(({ effect }) => effect === 'busts');
  expect(busting.map(({ card, count }) => [card, count])).toEqual([
    [11, 10],
    [12, 11],
  ]);
});

test('a Second Chance saves instead', () => {
  const state = after('12 9 h SC h 8');
  expect(riskOf(state, 1)).toEqual({ bust: 0, saved: 11 / 90 });
});

test('an opinion names the best answer, and how sure it is', () => {
  const advice = finalAdvice(after('3 9'));
  const opinion = opinionOf(advice, 2);
  expect(opinion).toMatchObject({ sure: 'clear', best: { answer: 'h' }, next: { answer: 's' } });
  expect(pointsAhead(advice)!.stay).toBe(3);
  expect(pointsAhead(advice)!.hit.low).toBeGreaterThan(15);
  expect(sevenAhead(advice)).toMatchObject({ isNext: false });
  expect(opinionOf([...coach(BOLD, { samples: 64 })][0]!, 2)).toEqual({ sure: 'not yet' });
});

test('alone, points decide', () => {
  const state = after('3', 1);
  const advice = finalAdvice(state);
  expect(opinionOf(advice, 1)).toMatchObject({ sure: 'points', best: { answer: 'h' } });
  const given = grade(state, 's', { samples: 16 });
  expect(assess(advice, given, 's', 1)).toMatchObject({ verdict: 'blunder', unit: 'points' });
  expect(assess(advice, given, 'h', 1)).toEqual({ verdict: 'best', cost: 0, unit: 'points' });
});

test('the reasons that are named are those that say most', () => {
  const [hit] = finalAdvice(BOLD).options;
  expect(mainReasons(hit!).map(({ code }) => code)).toEqual(['bustChance', 'oneMoreCard']);
});

test('what was answered stands in the log where the question was open', () => {
  const question = { game: 1, at: 2, position: '' };
  expect(answerTo(question, 1, ['3', '9'])).toBeUndefined();
  expect(answerTo(question, 1, ['3', '9', 'h'])).toBe('h');
  expect(answerTo(question, 2, ['3', '9', 'h'])).toBeUndefined();
});

test('a session adds its grades up', () => {
  const score = new TrainingScore();
  const advice = finalAdvice(BOLD);
  score.add({ answer: 'h', advice, assessment: { verdict: 'best', cost: 0, unit: 'chance' } });
  score.add({ answer: 's', advice, assessment: { verdict: 'mistake', cost: 0.06, unit: 'chance' } });
  score.add({ answer: 's', advice, assessment: { verdict: 'blunder', cost: 7, unit: 'points' } });
  expect([score.decisions, score.best, score.cost, score.last?.assessment.cost]).toEqual([3, 1, 0.06, 7]);
});

test('advice on a position that has passed is not heard', async () => {
  const worker = new FakeWorker<CoachRequest, CoachReply>();
  const coaching = new Coaching(() => worker);
  const [first, second] = [makePosition(after('3 9')), makePosition(BOLD)];
  const advice = finalAdvice(BOLD);
  coaching.ask(first);
  coaching.ask(first);
  coaching.ask(second);
  expect(worker.requests.map(({ want }) => want)).toEqual(['advice', 'advice']);
  worker.reply({ id: 1, advice });
  expect(coaching.advice).toBeUndefined();
  worker.reply({ id: 2, advice });
  expect(coaching.advice).toBe(advice);
  const graded = coaching.grade(second, 'h');
  coaching.ask(undefined);
  expect([coaching.advice, worker.requests.at(-1)!.want]).toEqual([undefined, 'nothing']);
  const given = { cost: 0, error: 0, verdict: 'best' } as const;
  worker.reply({ id: 3, advice, grade: given });
  expect(await graded).toEqual({ advice, grade: given });
  coaching.close();
  expect(worker.isTerminated).toBe(true);
});

test('without a worker nothing is advised, and nobody waits', async () => {
  const none = new Coaching(() => {
    throw new Error('no workers here');
  });
  none.ask(makePosition(BOLD));
  expect(none.failed).toBe(true);
  expect(await none.grade(makePosition(BOLD), 'h')).toBeUndefined();
  const worker = new FakeWorker<CoachRequest, CoachReply>();
  const lost = new Coaching(() => worker);
  const graded = lost.grade(makePosition(BOLD), 'h');
  worker.fail();
  expect([await graded, lost.failed]).toEqual([undefined, true]);
});
