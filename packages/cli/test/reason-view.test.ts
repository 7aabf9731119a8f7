import type { Fact } from '@sevenfold/bots/review';
import { SECOND_CHANCE } from '@sevenfold/engine';
import { describe, expect, test } from 'vitest';
import { makeCast } from '../src/views/cast.ts';
import { comparisonText } from '../src/views/figure-view.ts';
import { type Asked, factText } from '../src/views/reason-view.ts';
import { unitOf } from '../src/views/unit.ts';
import { VOCABULARIES } from '../src/views/words.ts';

const NAMES = ['You', 'Bo', 'Cy'];
const CAST = makeCast(NAMES, 0, VOCABULARIES.flip);

/** Every fact about one player; a fact without a seat is about the player who is asked. */
const FACTS: { readonly [Code in Fact['code']]: (seat: number) => Extract<Fact, { code: Code }> } = {
  wins: () => ({ code: 'wins', answer: 's' }),
  ties: (seat) => ({ code: 'ties', answer: 's', seat }),
  loses: (seat) => ({ code: 'loses', answer: 's', seat, by: 3 }),
  reachesTarget: () => ({ code: 'reachesTarget', total: 201 }),
  bust: (seat) => ({ code: 'bust', seat, chance: 0.154, points: 12 }),
  secondChance: (seat) => ({ code: 'secondChance', seat, chance: 0.2 }),
  safe: (seat) => ({ code: 'safe', seat }),
  nextAction: () => ({ code: 'nextAction', card: SECOND_CHANCE, chance: 0.25 }),
  flip7: () => ({ code: 'flip7', chance: 0.3, bonus: 15 }),
  fewCards: (seat) => ({ code: 'fewCards', seat, cards: 3, of: 40 }),
  pointsInHand: (seat) => ({ code: 'pointsInHand', seat, points: 15, total: 150 }),
  race: (seat) => ({ code: 'race', seat, need: 20, chance: 0.4 }),
  behind: (seat) => ({ code: 'behind', seat, by: 20 }),
  ahead: (seat) => ({ code: 'ahead', seat, by: 20 }),
  gain: () => ({ code: 'gain', chance: 0.692, points: 6.1 }),
  threeBust: (seat) => ({ code: 'threeBust', seat, chance: 0.5, points: 12 }),
  threeGain: (seat) => ({ code: 'threeGain', seat, points: 9.5 }),
};
const CODES = Object.keys(FACTS) as Fact['code'][];

function say(fact: Fact, { player = 1, kind = 'turn' }: Partial<Asked> = {}, answer = 's'): string {
  return factText(fact, answer, { player, kind }, CAST);
}

describe('a fact', () => {
  test.each(CODES)('%s speaks to you, and names anyone else', (code) => {
    const [yours, others] = [FACTS[code](0), FACTS[code](2)];
    for (const kind of ['turn', 'freeze', 'flipThree', 'secondChance'] as const) {
      const toYou = say(yours, { player: 'seat' in yours ? 1 : 0, kind });
      const named = say(others, { kind });
      expect(toYou).not.toMatch(/You|you (?:has|needs|leads)\b|gets/);
      if (!('seat' in yours)) continue;
      expect(toYou).toMatch(/\byou\b/);
      expect(named).toContain('Cy');
      expect(named).not.toMatch(/you|Cy (?:have|are|need|get|lead)\b/);
    }
  });

  test.each([
    [say(FACTS.pointsInHand(0)), 'you have 15 points this round, for a total of 150'],
    [say(FACTS.safe(0)), 'no card in the draw pile would bust you'],
    [say(FACTS.nextAction(0)), '25.0% of the time, the next card is a Second Chance'],
    [
      say({ code: 'nextAction', card: SECOND_CHANCE, chance: 1 }),
      'the next card is certain to be a Second Chance',
    ],
    [say(FACTS.bust(0)), 'a bust (risk 15.4%) would cost you 12 points'],
    [say({ ...FACTS.bust(2), chance: 1 }), 'every card would bust Cy, at a cost of 12 points'],
    [say(FACTS.bust(2), { kind: 'freeze' }), 'a bust (risk 15.4%) would cost Cy 12 points if not frozen'],
    [say(FACTS.bust(2), { kind: 'secondChance' }), 'without it, a bust (risk 15.4%) would cost Cy 12 points'],
    [
      say(FACTS.race(2), { kind: 'freeze' }),
      'Cy needs 20 points this round to reach the target and, if not frozen, gets there in 40% of the simulated rounds',
    ],
    [
      say(FACTS.race(0), { kind: 'flipThree' }),
      'you need 20 points this round to reach the target and, without it, get there in 40% of the simulated rounds',
    ],
    [say({ ...FACTS.threeBust(2), points: 0 }), 'three cards would bust Cy with a risk of 50.0%'],
    [say(FACTS.threeGain(0)), 'three cards would bring you 9.5 points on average, busts included'],
    [say(FACTS.gain(1)), '69.2% of the cards add points, 6.1 on average'],
    [say({ ...FACTS.gain(1), chance: 1 }), 'every card adds points, 6.1 on average'],
    [
      say(FACTS.gain(1), { kind: 'freeze' }),
      '69.2% of the cards add points for Bo if not frozen, 6.1 on average',
    ],
    [say(FACTS.reachesTarget(1)), 'Stay makes a total of 201, so this round is the last'],
    [say(FACTS.reachesTarget(1), {}, 'h'), 'Stay makes only 201, which can still be beaten'],
    [say(FACTS.ahead(2), { player: 0 }), 'your lead over Cy was 20 points before this round'],
    [say({ code: 'ties', answer: '@0', seat: 2 }, { player: 0 }), 'keeping it yourself ties with Cy'],
    [say({ code: 'ties', answer: 'b', seat: 2 }), 'busting ties with Cy'],
    [say({ code: 'ties', answer: 'u', seat: 2 }), 'using the Second Chance ties with Cy'],
  ])('%s', (said, expected) => {
    expect(said).toBe(expected);
  });
});

test('figures of two answers say once how they are known, if that is the same', () => {
  const hit = { label: 'Hit', win: { known: 'sample', value: 0.457, interval: 0.012 } } as const;
  const stay = { label: 'Stay', win: { known: 'sample', value: 0.275, interval: 0.011 } } as const;
  const lost = { label: 'Stay', win: { known: 'exact', value: 0 } } as const;
  expect(comparisonText([hit, stay], unitOf(2))).toBe('Hit wins 45.7% ± 1.2, Stay 27.5% ± 1.1 (sampled)');
  expect(comparisonText([hit, lost], unitOf(2))).toBe('Hit wins 45.7% ± 1.2 (sampled), Stay 0.0% (exact)');
});
