import { type Advice, coach, type Fact, grade } from '@sevenfold/bots/review';
import {
  apply,
  makePosition,
  newGame,
  parseMove,
  parsePosition,
  type QuestionKind,
  type State,
} from '@sevenfold/engine';
import { expect, test, vi } from 'vitest';
import { headline } from '../../src/coach/coach-texts.ts';
import { Coaching, type CoachReply, type CoachRequest } from '../../src/coach/coaching.svelte.ts';
import { assess, nextCards, opinionOf, pointsAhead, riskOf, sevenAhead } from '../../src/coach/opinion.ts';
import { givenAnswer, TrainingScore } from '../../src/coach/training.svelte.ts';
import { sittersIn } from '../../src/review/record-sitters.ts';
import { answerSubject, factText, weighedText } from '../../src/review/review-texts.ts';
import { knownMeaning, knownText, rangeText, unitOf } from '../../src/review/units.ts';
import { loadWords } from '../../src/words/words.svelte.ts';
import { FakeWorker } from '../fake-worker.ts';

// Where the language in use is written for screen readers.
vi.stubGlobal('document', { documentElement: { lang: '' } });

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
  const opinion = opinionOf(advice);
  expect(opinion).toMatchObject({ sure: 'clear', best: { answer: 'h' }, next: { answer: 's' } });
  expect(pointsAhead(advice)!.stay).toBe(3);
  expect(pointsAhead(advice)!.best.low).toBeGreaterThan(15);
  expect(pointsAhead(advice)!.once.high).toBeLessThan(pointsAhead(advice)!.best.low);
  expect(sevenAhead(advice)).toMatchObject({ isNext: false });
  expect(opinionOf([...coach(BOLD, { samples: 64 })][0]!)).toEqual({ sure: 'not yet' });
});

test('alone, rounds decide', async () => {
  await loadWords(['coach', 'review', 'game', 'terms']);
  const state = after('3', 1);
  const advice = finalAdvice(state);
  expect(opinionOf(advice)).toMatchObject({ sure: 'clear', best: { answer: 'h' } });
  expect(headline(advice, [{ name: 'Ann', isYou: true }])).toMatch(
    /^Hit takes 10\.\d+ rounds on average, Stay 11\.\d+ rounds: \d+% of the cards add points/,
  );
  expect(assess(grade(state, 's', { samples: 64 }), 1)).toMatchObject({ verdict: 'blunder', unit: 'rounds' });
  expect(assess(grade(state, 'h', { samples: 64 }), 1)).toEqual({ verdict: 'best', cost: 0, unit: 'rounds' });
});

test('the first line says who wins how often, and why', async () => {
  await loadWords(['coach', 'review', 'game', 'terms']);
  const people = ['Ann', 'Bo'].map((name) => ({ name, isYou: false }));
  // Bo is out with 202, so that staying with 169 loses.
  const lost = parsePosition('official_150-9a.190-cY_7-0-0-turns_11234567889bb111111333_turn-0');
  expect(headline(finalAdvice(lost), people)).toMatch(
    /^Hit wins \d+%, Stay 0%: Stay loses to Bo by 33 points\.$/,
  );
  // A Second Chance makes one Hit safe too, but Stay ends the game.
  const won = parsePosition('official_77-5cB5.183-69bS_7-1-1-turns_0000100102013000010000_turn-1');
  expect(headline(finalAdvice(won), people)).toBe('Stay wins at once.');
  expect(headline(finalAdvice(BOLD), people)).toMatch(
    /^Stay or Hit: both win about 5\d%, so it hardly makes a difference\.$/,
  );
});

test('where nothing wins, it says so and what is left, not 0.0% twice', async () => {
  await loadWords(['coach', 'review', 'game', 'terms']);
  const people = ['Ann', 'Bo', 'Cy'].map((name) => ({ name, isYou: name === 'Bo' }));
  // The others have stayed, Ann with 206 in total; Bo has 17 points this round and is asked.
  const said = (log: string, totals: readonly number[]): string => {
    const state = after(log, totals.length);
    totals.forEach((total, seat) => (state.totals[seat] = total));
    return headline(finalAdvice(state), people.slice(0, totals.length), state);
  };
  expect(said('9 12 11 h 8 s s', [195, 20, 40])).toBe(
    'The game is lost, whatever you answer. Next ahead: Cy, by 15 points.',
  );
  expect(said('9 12 11 h 8 s s', [195, 40, 20])).toBe(
    'Winning is all but out of reach. Next behind: Cy, by 25 points.',
  );
  expect(said('9 11 h 8 s', [195, 20])).toBe(
    'The game is lost, whatever you answer. Points and places still count.',
  );
});

test('what is exact is computed; everything else has an interval and says where it comes from', async () => {
  await loadWords(['review']);
  // Nobody else is active: Stay wins the game.
  const won = parsePosition('official_190-9a.199-2Y_7-0-0-turns_11134567889bc111111333_turn-0');
  const [hit, stay] = finalAdvice(won).options;
  expect(knownText(stay!.win!, unitOf(2))).toBe('exact');
  // Every course of the round is computed, and each ends the game.
  expect(knownText(hit!.win!, unitOf(2))).toBe('exact');
  // The game may go on: nothing is sampled, and nothing is exact.
  const [, between] = finalAdvice(
    parsePosition('official_20-9a.30-2Y_7-0-0-turns_11134567889bc111111333_turn-0'),
  ).options;
  expect(knownText(between!.win!, unitOf(2))).toMatch(/^± \d+\.\d by model$/);
  const [open] = finalAdvice(BOLD).options;
  expect(knownText(open!.win!, unitOf(2))).toMatch(/^± \d+\.\d sampled$/);
  expect(knownText({ known: 'sample', value: 0.5, interval: 0.0001 }, unitOf(2))).toBe('± 0.0 sampled');
});

const estimate = (value: number, interval: number) => ({ known: 'sample', value, interval }) as const;

test('bounds are said in plain figures, never beyond what is possible, the fewer rounds first', async () => {
  await loadWords(['review']);
  expect(rangeText('Hit', estimate(0.24, 0.02), unitOf(3))).toBe('Hit: 22.0% to 26.0% (sampled)');
  expect(rangeText('Hit', estimate(0.01, 0.02), unitOf(3))).toBe('Hit: 0.0% to 3.0% (sampled)');
  expect(rangeText('Hit', estimate(-9, 0.5), unitOf(1))).toBe('Hit: 8.50 rounds to 9.50 rounds (sampled)');
});

test('what was answered stands in the log where the question was open', () => {
  const question = { game: 1, at: 2, position: '' };
  expect(givenAnswer(question, 1, ['3', '9'])).toBeUndefined();
  expect(givenAnswer(question, 1, ['3', '9', 'h'])).toBe('h');
  expect(givenAnswer(question, 2, ['3', '9', 'h'])).toBeUndefined();
});

test('a session adds its grades up', () => {
  const score = new TrainingScore();
  const advice = finalAdvice(BOLD);
  score.add({ answer: 'h', advice, assessment: { verdict: 'best', cost: 0, unit: 'chance' } });
  score.add({ answer: 's', advice, assessment: { verdict: 'mistake', cost: 0.06, unit: 'chance' } });
  score.add({ answer: 's', advice, assessment: { verdict: 'blunder', cost: 7, unit: 'rounds' } });
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
  const given = { cost: 0, interval: 0, verdict: 'best' } as const;
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

const SAMPLED =
  'Sampled: from simulated games with the same cards for every answer, so the difference between two answers is surer than either figure.';

test('every word for how a figure is known is explained, once', async () => {
  await loadWords(['coach', 'review', 'game', 'terms']);
  const sampled = { known: 'sample', value: 0.5, interval: 0.01 } as const;
  expect(knownMeaning([sampled, sampled])).toBe(SAMPLED);
  expect(knownMeaning([sampled, { known: 'exact', value: 1 }])).toBe(
    `Exact: follows from the rules alone. ${SAMPLED}`,
  );
});

test('alone, luck is rounds saved or lost, whatever the sign', async () => {
  await loadWords(['coach', 'review', 'game', 'terms']);
  const { luck } = unitOf(1);
  expect([3.16, -1, 0].map((change) => luck(change))).toEqual([
    '3.2 rounds saved',
    '1 round lost',
    '0 rounds',
  ]);
  expect(unitOf(2).luck(-0.153)).toBe('−15.3%');
});

test('a reason says whose points it is about, and speaks for the answer that it stands under', async () => {
  await loadWords(['coach', 'review', 'game', 'terms']);
  const people = ['Ann', 'Bo'].map((name) => ({ name, isYou: name === 'Ann' }));
  const say = (fact: Fact, kind: QuestionKind, answer: string): string =>
    factText({ fact, answer }, { player: 0, kind }, people);
  const gain = { code: 'gain', chance: 0.69, points: 6 } as const;
  expect(say(gain, 'turn', 'h')).toBe('69% of the cards add points, 6.0 on average');
  expect(say(gain, 'freeze', '@1')).toBe(
    'without the Freeze, 69% of the cards add points for you, 6.0 on average',
  );
  expect(say({ ...gain, chance: 1 }, 'turn', 'h')).toBe('every card adds points, 6.0 on average');
  const bust = { code: 'bust', seat: 1, chance: 1, points: 12 } as const;
  expect(say(bust, 'turn', 's')).toBe('every card would bust Bo, at a cost of 12 points');
  const last = { code: 'reachesTarget', total: 201 } as const;
  expect(say(last, 'turn', 's')).toBe('Stay makes 201 in total, so this round is the last');
  expect(say(last, 'turn', 'h')).toBe('Stay makes only 201 in total, which can still be beaten');
  const rescue = { label: answerSubject('b', 'saveOrBust', people), value: 0.02 };
  const saved = { label: answerSubject('u', 'saveOrBust', people), value: 0.4 };
  expect(weighedText(saved, rescue, '', 2)).toBe('Using the Second Chance wins 40%, busting 2%.');
});

test('someone without a name is a seat where someone else is called like their number', async () => {
  await loadWords(['replay']);
  const [ann, second] = sittersIn({ players: ['Ann', ''] }, []);
  expect([ann!.name, second!.name]).toEqual(['Ann', 'Player 2']);
  const [called, seat] = sittersIn({ players: ['Player 2', ''] }, []);
  expect([called!.name, seat!.name]).toEqual(['Player 2', 'Seat 2']);
});
