import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Circle,
  isKeeper,
  MOST_MEMBERS,
  openCircle,
  present,
  refusal,
  whoIs,
  withoutNames,
} from '../src/index.ts';
import { ANN, BEN, DAY, type Doing, Evenings, FRIDAY, game, MUM, TOM } from './sample.ts';

// The same cases in every run.
fc.configureGlobal({ seed: 7, numRuns: 400 });

const EVE = 'eve-member';
const WHO = [ANN, BEN, MUM, TOM, EVE] as const;
const KEYS = ['typed:game-one', 'typed:game-two'] as const;

/** One line of a log: numbers that `doingOf` reads, so that a failure shrinks to few and small ones. */
const line = fc.record({
  kind: fc.nat(29),
  by: fc.constantFrom(0, 0, 0, 0, 1, 2),
  one: fc.nat(9),
  other: fc.nat(9),
  on: fc.boolean(),
  back: fc.nat(7),
  days: fc.constantFrom(0, 0, 0, 0, 1, 8),
});
type Line = typeof line extends fc.Arbitrary<infer Some> ? Some : never;
const lines = (most: number): fc.Arbitrary<Line[]> => fc.array(line, { maxLength: most, size: 'max' });

/** Mostly the first keeper. */
function authorOf({ by }: Pick<Line, 'by'>): string {
  return WHO[[0, 1, 3][by]!]!;
}

/** Half of all lines undo one of the last ones that can still be undone; most others are about someone who is there. */
function doingOf({ kind, by, one, other, on, back }: Line, circle: Circle): Doing {
  const here = [...circle.members.keys()];
  const [member, into] = [here[one % here.length]!, here[other % here.length]!];
  const paper = WHO[2 + (one % 3)]!;
  const key = KEYS[back % 2]!;
  const filed = game(member === into ? { [member]: 200, 'Di?': 50 } : { [member]: 200, [into]: 100 }, {
    key,
  });
  const doings: Doing[] = [
    { do: 'add', member: paper, name: `Name ${back}` },
    { do: 'add', member: paper, name: `Name ${back}` },
    { do: 'join', member: authorOf({ by }), name: 'Person' },
    { do: 'rename', member, name: `Name ${back}` },
    { do: 'merge', member, into },
    { do: 'merge', member, into },
    { do: 'merge', member, into: authorOf({ by }) },
    { do: 'leave', member },
    { do: 'keeper', member, on },
    { do: 'settings', settings: { order: on ? 'wins' : 'points' } },
    { do: 'file', game: filed, sure: true },
    { do: 'file', game: filed, sure: true },
    { do: 'correct', game: filed },
    { do: 'remove', game: key },
  ];
  const doing = doings[kind];
  if (doing !== undefined) return doing;
  const { log, undone } = circle;
  const open = log.filter(({ id, do: what }) => !undone.has(id) && what !== 'open' && what !== 'join');
  return { do: 'undo', entry: (open.at(-1 - (back % Math.max(1, open.length))) ?? log[0]!).id };
}

/** What no circle may be, whatever its members have done. */
function wrongIn(circle: Circle): string[] {
  const { members, games } = circle;
  const wrong: string[] = [];
  for (const { id, into } of members.values())
    if (into !== undefined && whoIs(circle, into) === undefined) wrong.push(`${id} is nobody`);
  for (const { key, players } of games.values()) {
    const ids = players.flatMap((one) => ('member' in one ? [whoIs(circle, one.member)?.id] : []));
    if (ids.includes(undefined)) wrong.push(`${key} has a player who is nobody`);
    if (new Set(ids).size !== ids.length) wrong.push(`${key} has someone twice`);
  }
  const people = present(circle).filter(({ is }) => is === 'person');
  if (people.length > 0 && !people.some(({ id }) => isKeeper(circle, id))) wrong.push('no keeper');
  // The server deletes the names of those who leave.
  const stored = openCircle(withoutNames(circle));
  for (const { id, name } of present(stored)) if (name === undefined) wrong.push(`${id} has no name`);
  return wrong;
}

function outcome({ members, games, removed, settings }: Circle) {
  return structuredClone({ members, games, removed, settings });
}

function isGone(circle: Circle, id: string): boolean {
  return whoIs(circle, id)?.is === 'left';
}

describe('whatever is done, in whichever order it is undone', () => {
  test('a circle is one that could be, and follows from its log', () => {
    let accepted = 0;
    fc.assert(
      fc.property(lines(40), (all) => {
        const evenings = new Evenings();
        const { circle } = evenings;
        for (const one of all) {
          evenings.pass(one.days * DAY);
          if (evenings.tries(authorOf(one), doingOf(one, circle)) !== undefined) continue;
          accepted++;
          expect(wrongIn(circle)).toEqual([]);
          expect(openCircle(circle.log)).toEqual(circle);
        }
      }),
    );
    expect(accepted).toBeGreaterThan(2000);
  });

  test('what is refused does not depend on how the circle was worked out, and changes nothing', () => {
    const codes = new Set<string | undefined>();
    fc.assert(
      fc.property(lines(30), lines(10), (all, more) => {
        const evenings = new Evenings();
        const { circle } = evenings;
        for (const one of all) evenings.tries(authorOf(one), doingOf(one, circle));
        const before = outcome(circle);
        for (const one of more) {
          const entry = { id: 'entry-asked', at: FRIDAY + DAY, by: authorOf(one), ...doingOf(one, circle) };
          const code = refusal(circle, entry);
          codes.add(code);
          expect(refusal(openCircle(circle.log), entry)).toBe(code);
        }
        expect(outcome(circle)).toEqual(before);
      }),
    );
    expect([...codes]).toEqual(expect.arrayContaining([undefined, 'inUse', 'bothPlayed', 'cannotUndo']));
  });

  test('nobody who has left comes back by an undo, and nobody leaves by one', () => {
    let undone = 0;
    fc.assert(
      fc.property(lines(40), (all) => {
        const evenings = new Evenings();
        const { circle } = evenings;
        for (const one of all) {
          const before = [...circle.members.keys()].map((id) => [id, isGone(circle, id)] as const);
          const doing = doingOf(one, circle);
          evenings.pass(one.days * DAY);
          if (evenings.tries(authorOf(one), doing) !== undefined || doing.do !== 'undo') continue;
          undone++;
          const still = before.filter(([id]) => circle.members.has(id));
          expect(still.map(([id]) => [id, isGone(circle, id)])).toEqual(still);
        }
      }),
    );
    expect(undone).toBeGreaterThan(1000);
  });

  test('an undo that is undone at once has changed nothing', () => {
    let undone = 0;
    fc.assert(
      fc.property(lines(40), (all) => {
        const evenings = new Evenings();
        const { circle } = evenings;
        for (const one of all) {
          const doing = doingOf(one, circle);
          const before = outcome(circle);
          if (evenings.tries(authorOf(one), doing) !== undefined || doing.do !== 'undo') continue;
          const again = { do: 'undo', entry: circle.log.at(-1)!.id } as const;
          if (evenings.tries(authorOf(one), again) !== undefined) continue;
          undone++;
          expect(outcome(circle)).toEqual(before);
        }
      }),
    );
    expect(undone).toBeGreaterThan(1000);
  });
});

test('an undo of an undo of an undo leaves a winner who they are', () => {
  const evenings = new Evenings();
  const adding = evenings.does(ANN, { do: 'add', member: TOM, name: 'Tom' });
  const first = evenings.does(ANN, { do: 'undo', entry: adding });
  const second = evenings.does(ANN, { do: 'undo', entry: first });
  evenings.does(ANN, { do: 'file', game: game({ [TOM]: 201, [ANN]: 100 }) });
  expect(evenings.tries(ANN, { do: 'undo', entry: second })).toBe('inUse');
  expect(whoIs(evenings.circle, TOM)?.name).toBe('Tom');
});

test('a game is not restored once one of its players is gone', () => {
  const evenings = new Evenings();
  const adding = evenings.does(ANN, { do: 'add', member: TOM, name: 'Tom' });
  const filing = evenings.does(ANN, { do: 'file', game: game({ [TOM]: 201, [ANN]: 100 }) });
  const undoing = evenings.does(ANN, { do: 'undo', entry: filing });
  evenings.does(ANN, { do: 'undo', entry: adding });
  expect(evenings.tries(ANN, { do: 'undo', entry: undoing })).toBe('noMember');
});

test('undoing makes no more room for members than there is', () => {
  const evenings = new Evenings();
  const undoings: string[] = [];
  for (let round = 0; round < 2; round++) {
    for (let at = present(evenings.circle).length; at < MOST_MEMBERS; at++) {
      const adding = evenings.does(ANN, { do: 'add', member: `member-${round}-${at}`, name: 'Someone' });
      if (round === 0) undoings.push(adding);
    }
    evenings.pass(DAY);
    if (round > 0) break;
    for (const [at, adding] of undoings.entries())
      undoings[at] = evenings.does(ANN, { do: 'undo', entry: adding });
    evenings.pass(DAY);
  }
  expect(evenings.tries(ANN, { do: 'undo', entry: undoings[0]! })).toBe('tooManyMembers');
});
