import { type ScoreLog, ScoreKeeper, type ScoreStep, sheetOf } from '@sevenfold/physical/scores';
import { Sfc32 } from '@sevenfold/engine';
import { describe, expect, test } from 'vitest';
import { mergeCopies } from '../../../src/features/keep/sharing/merged-copies.ts';

const ANN = 'p-1';
const BEN = 'p-2';
const START: ScoreLog = {
  id: 'g-1',
  started: 1,
  rules: { preset: 'official' },
  players: [
    { id: ANN, name: 'Ann', colour: 0 },
    { id: BEN, name: 'Ben', colour: 1 },
  ],
  dealer: ANN,
  steps: [],
};

const enter = (player: string, points: number): ScoreStep => ({ do: 'enter', player, entry: { points } });
const CLOSE: ScoreStep = { do: 'close' };

function after(...steps: readonly ScoreStep[]): ScoreLog {
  const keeper = new ScoreKeeper(START);
  for (const step of steps) expect(keeper.do(step)).toBeUndefined();
  return keeper.log;
}

const at = (time: number | undefined, step: ScoreStep): ScoreStep =>
  time === undefined ? step : Object.assign({}, step, { at: time });
const seven = (player: string): ScoreStep => ({ do: 'enter', player, entry: { points: 78, flip7: true } });
const correct = (round: number, player: string, points: number): ScoreStep => ({
  do: 'correct',
  round,
  player,
  entry: { points },
});
const NO_NEWS = { conflicts: [], dropped: false, doubled: false };

describe('two copies of a sheet', () => {
  test('what two people enter at once comes together', () => {
    const { log, ...news } = mergeCopies(after(enter(ANN, 20)), after(enter(BEN, 30)));
    expect(sheetOf(log).draft).toEqual({ [ANN]: { points: 20 }, [BEN]: { points: 30 } });
    expect(news).toEqual(NO_NEWS);
  });

  test('a copy that is only behind changes nothing', () => {
    const [short, long] = [after(enter(ANN, 20)), after(enter(ANN, 20), enter(BEN, 30))];
    expect(mergeCopies(short, long)).toEqual({ log: long, ...NO_NEWS });
    expect(mergeCopies(long, short)).toEqual({ log: long, ...NO_NEWS });
  });

  test.each([
    [5, 9, 31, 25],
    [9, 5, 25, 31],
    [undefined, undefined, 31, 25],
    [undefined, 9, 31, 25],
  ])(
    'of a score that both have changed (mine at %s, theirs at %s) the newer one is kept, and said',
    (mine, theirs, kept, other) => {
      const { log, conflicts, dropped } = mergeCopies(
        after(enter(ANN, 20), at(mine, enter(BEN, 25))),
        after(enter(ANN, 20), at(theirs, enter(BEN, 31))),
      );
      expect(sheetOf(log).draft).toEqual({ [ANN]: { points: 20 }, [BEN]: { points: kept } });
      expect(conflicts).toEqual([
        { round: 0, player: BEN, kept: { points: kept }, other: { points: other } },
      ]);
      expect(dropped).toBe(false);
    },
  );

  test('the same entry on both sides is no conflict', () => {
    const { log, ...news } = mergeCopies(after(at(5, enter(ANN, 20))), after(at(7, enter(ANN, 20))));
    expect(sheetOf(log).draft).toEqual({ [ANN]: { points: 20 } });
    expect(news).toEqual(NO_NEWS);
  });

  test('an entry made offline never silently replaces one in a round that is over by now', () => {
    const theirs = after(enter(ANN, 20), enter(BEN, 30), CLOSE);
    const { log, conflicts } = mergeCopies(
      after(enter(ANN, 25), { do: 'rename', player: BEN, name: 'B.' }),
      theirs,
    );
    expect(conflicts).toEqual([{ round: 0, player: ANN, kept: { points: 20 }, other: { points: 25 } }]);
    expect(sheetOf(log).rounds.map(({ entries }) => entries)).toEqual([
      { [ANN]: { points: 20 }, [BEN]: { points: 30 } },
    ]);
    expect(sheetOf(log).draft).toEqual({});
    expect(sheetOf(log).players[1]!.name).toBe('B.');
  });

  test('a change to a score that the others left alone becomes a correction of the round they have closed', () => {
    const begun = [enter(ANN, 20), enter(BEN, 30)];
    const { log, ...news } = mergeCopies(after(...begun, enter(ANN, 25)), after(...begun, CLOSE));
    expect(sheetOf(log).rounds[0]!.entries).toEqual({ [ANN]: { points: 25 }, [BEN]: { points: 30 } });
    expect(news).toEqual(NO_NEWS);
  });

  test('a round that both have closed is on the sheet once; what one of them played on stays', () => {
    const mine = after(enter(ANN, 20), enter(BEN, 30), CLOSE, enter(ANN, 7), enter(BEN, 8), CLOSE);
    const theirs = after(enter(ANN, 21), enter(BEN, 30), CLOSE);
    const { log, conflicts, doubled } = mergeCopies(mine, theirs);
    expect(sheetOf(log).rounds.map(({ entries }) => entries[ANN])).toEqual([{ points: 21 }, { points: 7 }]);
    expect(conflicts).toEqual([{ round: 0, player: ANN, kept: { points: 21 }, other: { points: 20 } }]);
    expect(doubled).toBe(false);
  });

  test('corrections of different scores of one round are both kept', () => {
    const round = [enter(ANN, 20), enter(BEN, 30), CLOSE];
    const { log, ...news } = mergeCopies(
      after(...round, correct(0, ANN, 22)),
      after(...round, correct(0, BEN, 33)),
    );
    expect(sheetOf(log).rounds[0]!.entries).toEqual({ [ANN]: { points: 22 }, [BEN]: { points: 33 } });
    expect(news).toEqual(NO_NEWS);
  });

  test('a Flip 7 that moves to another player fits whichever entry comes first', () => {
    const mine = after(seven(BEN), enter(BEN, 5), seven(ANN), { do: 'dealer', player: BEN });
    const theirs = after(seven(BEN), { do: 'rename', player: ANN, name: 'A.' });
    const { log, ...news } = mergeCopies(mine, theirs);
    expect(sheetOf(log).draft).toEqual({ [ANN]: { points: 78, flip7: true }, [BEN]: { points: 5 } });
    expect([sheetOf(log).dealer, sheetOf(log).players[0]!.name]).toEqual([BEN, 'A.']);
    expect(news).toEqual(NO_NEWS);
  });

  test('undoing your own step is harmless, whatever others have written meanwhile', () => {
    const undone = after(enter(ANN, 20), { do: 'undo' });
    expect(mergeCopies(undone, after(enter(ANN, 20)))).toEqual({ log: undone, ...NO_NEWS });
    const { log, ...news } = mergeCopies(undone, after(enter(BEN, 4)));
    expect(sheetOf(log).draft).toEqual({ [BEN]: { points: 4 } });
    expect(news).toEqual(NO_NEWS);
  });

  test('undoing what others have too is a change like any other; of the table itself it comes too late', () => {
    const { log, dropped } = mergeCopies(
      after(enter(ANN, 20), { do: 'undo' }),
      after(enter(ANN, 20), enter(BEN, 4)),
    );
    expect([sheetOf(log).draft, dropped]).toEqual([{ [BEN]: { points: 4 } }, false]);
    const renamed: ScoreStep = { do: 'rename', player: ANN, name: 'A.' };
    const late = mergeCopies(after(renamed, { do: 'undo' }), after(renamed, enter(BEN, 4)));
    expect([sheetOf(late.log).players[0]!.name, late.dropped]).toEqual(['A.', true]);
  });

  test('what no longer fits is left out, and said', () => {
    const { log, dropped } = mergeCopies(
      after({ do: 'rename', player: ANN, name: 'Cy' }),
      after({ do: 'rename', player: BEN, name: 'Cy' }),
    );
    expect([sheetOf(log).players.map(({ name }) => name), dropped]).toEqual([['Ann', 'Cy'], true]);
  });

  test('where rounds were deleted, rounds of both are there, and it is said', () => {
    const round = [enter(ANN, 20), enter(BEN, 30), CLOSE];
    const mine = after(...round, { do: 'dropRound', round: 0 }, ...round);
    const theirs = after(...round, enter(ANN, 1), enter(BEN, 2), CLOSE);
    const { log, doubled } = mergeCopies(mine, theirs);
    expect([sheetOf(log).rounds.length, doubled]).toEqual([2, true]);
  });
});

test('whatever two devices do apart, one sheet has every score that one of them has changed, and the rest is said', () => {
  const random = new Sfc32(7);
  const wrong: string[] = [];
  let said = 0;
  for (let game = 0; game < 200; game++) {
    const shared = randomSteps(START, random, 6);
    const [mine, theirs] = [randomSteps(shared, random, 5), randomSteps(shared, random, 5)];
    const { log, conflicts } = mergeCopies(mine, theirs);
    const [base, ours, others, both] = [shared, mine, theirs, log].map(cellsOf) as [
      Cells,
      Cells,
      Cells,
      Cells,
    ];
    const contested = new Set(conflicts.map(({ round, player }) => `${round} ${player}`));
    said += contested.size;
    for (const key of new Set([...base.keys(), ...ours.keys(), ...others.keys()])) {
      const [was, one, other, is] = [base.get(key), ours.get(key), others.get(key), both.get(key)];
      const isContested = one !== was && other !== was && one !== other;
      const expected = isContested ? [one, other] : [one === was ? other : one];
      if (isContested !== contested.has(key) || !expected.includes(is)) wrong.push(`game ${game}, ${key}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(said).toBeGreaterThan(100);
});

type Cells = ReadonlyMap<string, string>;

function cellsOf(log: ScoreLog): Cells {
  const { rounds, draft } = sheetOf(log);
  return new Map(
    [...rounds.map(({ entries }) => entries), draft].flatMap((entries, round) =>
      Object.entries(entries).map(
        ([player, entry]) => [`${round} ${player}`, JSON.stringify(entry)] as const,
      ),
    ),
  );
}

/** Entries, corrections, and a round closed when everyone has one; the times of both devices are mixed. */
function randomSteps(log: ScoreLog, random: Sfc32, count: number): ScoreLog {
  const keeper = new ScoreKeeper(log);
  for (let step = 0; step < count; step++) {
    const player = random.below(2) === 0 ? ANN : BEN;
    const points = random.below(20);
    const { length } = keeper.sheet.rounds;
    if (Object.keys(keeper.sheet.draft).length === 2) keeper.do(CLOSE);
    else if (length > 0 && random.below(3) === 0)
      keeper.do(at(random.below(50), correct(random.below(length), player, points)));
    else keeper.do(at(random.below(50), enter(player, points)));
  }
  return keeper.log;
}
