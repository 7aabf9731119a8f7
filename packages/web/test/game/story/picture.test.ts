import {
  aimedAt,
  duplicateOf,
  FLIP_THREE,
  FREEZE,
  hasSecondChance,
  isBusted,
  isFrozen,
  numbersOf,
  PRESET_NAMES,
  cardsInFront,
  type RulesConfig,
  splitLog,
  type State,
  statusOf,
} from '@sevenfold/engine';
import { describe, expect, test } from 'vitest';
import { pictureAfter, type Picture } from '../../../src/game/story/picture.ts';
import { beatsOf, pictureOf, Story } from '../../../src/game/story/story.ts';
import { played } from '../../played-games.ts';

/** Where the picture differs from what the engine knows. */
function differences(picture: Picture, state: State): string[] {
  const wrong: string[] = [];
  const same = (what: string, shown: unknown, truth: unknown): void => {
    if (JSON.stringify(shown) !== JSON.stringify(truth))
      wrong.push(`${what}: ${JSON.stringify(shown)} instead of ${JSON.stringify(truth)}`);
  };
  same('round', picture.round, state.round);
  same('pile', picture.pile, state.pileSize);
  same(
    'discard',
    picture.discard,
    state.discard.reduce((sum, count) => sum + count, 0),
  );
  same('totals', picture.totals, state.totals);
  same(
    'queue',
    picture.queue.map(({ card, target }) => aimedAt(card, target)),
    state.queue,
  );
  // A card in question has come, but is not done with.
  const inQuestion = state.phase === 'saveOrBust' || state.phase === 'secondChance' ? 1 : 0;
  const flips = picture.flipping === undefined ? 0 : 3 - picture.flipping.done + inQuestion;
  same('flips', flips, state.flipsLeft);
  picture.seats.forEach((cards, seat) => {
    const hand = state.hands[seat]!;
    const front = cardsInFront(state, seat);
    same(`numbers of ${seat}`, cards.numbers.map(({ card }) => card).sort(by), numbersOf(hand));
    same(
      `modifiers of ${seat}`,
      cards.modifiers.map(({ card }) => card).sort(by),
      front.flatMap((count, card) => (card > 12 && card < FREEZE ? Array(count).fill(card) : [])),
    );
    same(`second chance of ${seat}`, cards.secondChance !== undefined, hasSecondChance(hand));
    same(`status of ${seat}`, cards.status, statusOf(hand));
    same(`freeze of ${seat}`, cards.freeze?.card === FREEZE, isFrozen(hand));
    if (isBusted(hand)) same(`duplicate of ${seat}`, cards.duplicate?.card, duplicateOf(state.extras[seat]!));
    const actions = cards.waiting.map(({ card }) => card).filter((card) => card <= FLIP_THREE);
    same(`waiting with ${seat}`, actions, state.player === seat ? state.setAside : []);
  });
  return wrong;
}

const by = (a: number, b: number): number => a - b;

describe('the picture', () => {
  const rules: readonly RulesConfig[] = [
    ...PRESET_NAMES.map((preset) => ({ preset })),
    { deal: 'untilAllHaveNumbers', secondChanceTo: 'anyone', doubles: 'everything' },
    { deal: 'none', stay: 'always', secondChanceTo: 'anyone', shuffle: 'everyRound' },
  ];
  test.each(rules.flatMap((each) => [1, 2, 3, 4].map((seed) => [each, seed] as const)))(
    'of %j, seed %i, shows what the engine knows after every token',
    (each, seed) => {
      const record = played(seed, 5 + seed, { ...each, target: 120 });
      const story = new Story(record);
      let picture = story.bare;
      const wrong: string[] = [];
      for (const token of splitLog(record.log)) {
        for (const beat of story.tell(token)) picture = pictureAfter(picture, beat);
        // The end of the last round stays on the table, the engine has cleared it.
        wrong.push(...(picture.ended ? [] : differences(picture, picture.state)));
      }
      expect(wrong).toEqual([]);
      expect(picture.winners.length).toBeGreaterThan(0);
    },
  );

  test('keeps the cards of a round in the order they came until the next round begins', () => {
    const record = { rules: {}, players: ['Ann', 'Bo'], dealer: 0, log: '12 3 h 5 h 4 s s' };
    const beats = beatsOf(record);
    const story = new Story(record);
    const ends = beats.findIndex(({ event }) => event.type === 'roundEnded');
    const atEnd = beats.slice(0, ends + 1).reduce(pictureAfter, story.bare);
    expect(atEnd.ended).toBe(true);
    expect(atEnd.seats.map((cards) => cards.numbers.map(({ card }) => card))).toEqual([
      [3, 4],
      [12, 5],
    ]);
    expect(atEnd.totals).toEqual([7, 17]);
    expect(atEnd.seats[1]!.tally?.points).toBe(17);
    const next = pictureOf(record);
    expect([next.ended, next.round, next.seats[0]!.numbers]).toEqual([false, 2, []]);
  });

  test('shows the duplicate beside the Second Chance before both vanish', () => {
    const record = { rules: {}, players: ['Ann', 'Bo'], dealer: 0, log: 'SC 3 h 5 s h 5' };
    const beats = beatsOf(record);
    const story = new Story(record);
    const before = beats
      .slice(
        0,
        beats.findIndex(({ event }) => event.type === 'saved'),
      )
      .reduce(pictureAfter, story.bare);
    expect(before.seats[1]!.duplicate?.card).toBe(5);
    expect(before.seats[1]!.secondChance).toBeDefined();
    expect(before.between).toBe(true);
    const saved = pictureOf(record).seats[1]!;
    expect([saved.duplicate, saved.secondChance, saved.status]).toEqual([undefined, undefined, 'active']);
  });
});
