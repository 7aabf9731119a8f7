import { HIT, makeMove, parsePosition, Sfc32, STAY } from '@sevenfold/engine';
import { describe, expect, test } from 'vitest';
import type { Bot } from '../src/bot.ts';
import { compareOptions } from '../src/chances/choice.ts';
import { decide, type RoundPlayers } from '../src/chances/decision.ts';
import { SampleDealer } from '../src/chances/sample-dealer.ts';
import { oracle } from '../src/players/oracle.ts';
import { racer } from '../src/players/racer.ts';

const ASKED = parsePosition('official_97-9a.71-2p.168-46_7-0-1-turns_0102112122053001001011_turn-1');
const RACERS: RoundPlayers = { policy: racer, opponents: [racer] };
/** The last active player has a Second Chance, the target, and more points than anyone else. */
const WON = parsePosition('official_132-2B2.77-5cB5.183-69bS_7-1-2-turns_0000100102013000010000_turn-2');

/** How many samples a decision takes if it may take this many. */
function samplesFor(most: number): number {
  let samples = 0;
  decide(ASKED, RACERS, new SampleDealer(new Sfc32(1), most), () => {
    samples++;
    return false;
  });
  return samples;
}

describe('a decision', () => {
  test('stops as soon as more samples are not worth their time, and never uses more than there are', () => {
    expect(samplesFor(10)).toBe(10);
    expect(samplesFor(4000)).toBeLessThan(1000);
    expect(samplesFor(4000)).toBe(samplesFor(2000));
  });

  test('is cut short when there is no more time', () => {
    let samples = 0;
    decide(ASKED, RACERS, new SampleDealer(new Sfc32(1), 1000), () => ++samples === 3);
    expect(samples).toBe(3);
  });

  test('without samples is the policy’s', () => {
    expect(decide(ASKED, RACERS, new SampleDealer(new Sfc32(1), 0))).toBe(racer(ASKED));
  });

  test('opponents take turns at the simulated rounds, and nobody else plays for the player who is asked', () => {
    const players = [0, 1].map(() => new Set<number>());
    const opponents = players.map((seats): Bot => (state) => {
      seats.add(state.player);
      return racer(state);
    });
    let samples = 0;
    const dealer = new SampleDealer(new Sfc32(1), 40);
    const answer = decide(ASKED, { policy: racer, opponents }, dealer, () => {
      samples++;
      return false;
    });
    expect(answer).toBe(decide(ASKED, RACERS, new SampleDealer(new Sfc32(1), 40)));
    expect(samples).toBe(40);
    expect(players.map((seats) => [...seats].toSorted((a, b) => a - b))).toEqual([
      [0, 2],
      [0, 2],
    ]);
  });

  test('does not depend on the policy’s own answer if another is clearly better', () => {
    const clear = compareOptions(ASKED, racer, new SampleDealer(new Sfc32(9), 4000));
    const worst = clear.options.reduce((worse, option) => (option.win < worse.win ? option : worse));
    const contrary = (state: typeof ASKED) =>
      state.round === ASKED.round && state.pileSize === ASKED.pileSize ? worst.move : racer(state);
    const answer = decide(
      ASKED,
      { policy: contrary, opponents: [racer] },
      new SampleDealer(new Sfc32(1), 1000),
    );
    expect(makeMove(answer)).toBe(makeMove(clear.best.move));
  });
});

describe('a game that Stay wins', () => {
  test('is won by staying, even with a Second Chance', () => {
    expect(racer(WON)).toBe(STAY);
    expect(oracle({ random: new Sfc32(1) })(WON)).toBe(STAY);
    const { best } = compareOptions(WON, racer, new SampleDealer(new Sfc32(1), 300));
    expect(best).toMatchObject({ move: STAY, win: 1, error: 0 });
  });

  test.each([
    [
      'another player is still active',
      'official_132-2B2.77-5c.183-69bS_7-1-2-turns_0000100102113000010000_turn-2',
    ],
    [
      'another player would have as much',
      'official_132-2B2.192-5cY.183-69bS_7-1-2-turns_0000100102013000010000_turn-2',
    ],
    [
      'the target is not reached',
      'official_132-2B2.77-5cB5.153-69bS_7-1-2-turns_0000100102013000010000_turn-2',
    ],
  ])('is not won if %s', (_, position) => {
    expect(racer(parsePosition(position))).toBe(HIT);
  });
});
