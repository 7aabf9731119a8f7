import { apply, clone, DECK_SIZE, MAX_DECKS, parseMove, parsePosition, Sfc32 } from '@sevenfold/engine';
import { expect, test } from 'vitest';
import { finishRound } from '../src/chances/rollout.ts';
import { SampleDealer } from '../src/chances/sample-dealer.ts';
import { racer } from '../src/players/racer.ts';
import { without } from '../src/review/counterfactual.ts';

const TWELVE = parsePosition(
  'official_155-9.150-9.154-7.158-a.141-b.148-8.128-5.167-9.178-a.139-7q.159-8r.134-a_9-8-11-turns_11234465667ac100111333_turn-11',
);
const EIGHTEEN = parsePosition(
  'official_0-38.115-ax.173-SZ.131-16.80-bs.178-35.100-b.182-9b.182-8S.52-678bB6.153-38b.186-cY.110-7bc.162-a.115-47.129-aq.170-5789bc.136-0c_9-8-13-turns_0020333337748101010231_turn-13',
);

test.each([
  [
    'twelve players, and no card that adds points',
    without(TWELVE, { code: 'gain', chance: 1, points: 8 })!,
    'h',
  ],
  ['eighteen players', EIGHTEEN, 's'],
])('a simulated round ends although the same few cards come again and again: %s', (_, state, answer) => {
  const most = DECK_SIZE * MAX_DECKS;
  const dealer = new SampleDealer(new Sfc32(1), 512);
  dealer.setPile(state);
  let longest = 0;
  for (let sample = 0; sample < dealer.samples; sample++) {
    const copy = clone(state);
    let cards = 0;
    dealer.begin(sample);
    apply(copy, parseMove(answer)!);
    finishRound(copy, state.round, racer, {
      draw(now) {
        if (++cards > most) throw new Error('the round does not end');
        return dealer.draw(now);
      },
    });
    for (const [seat, total] of copy.totals.entries())
      expect(total).toBeGreaterThanOrEqual(state.totals[seat]!);
    longest = Math.max(longest, cards);
  }
  expect(longest).toBe(most);
});
