import { describe, expect, test } from 'vitest';
import {
  boxesOf,
  CLAIM_SETTLES,
  ENTRIES_A_DAY,
  type Entry,
  isKeeper,
  JOINS_A_DAY,
  KEEPERS_ROOM,
  MEMBER_SETTLES,
  MOST_ENTRIES,
  MOST_MEMBERS,
  openCircle,
  parseEntry,
  parseNewEntry,
  present,
  refusal,
  TABLE,
  whoIs,
  withoutNames,
} from '../src/index.ts';
import { ANN, BEN, DAY, type Doing, Evenings, FRIDAY, game, MUM, TOM } from './sample.ts';

const named = ({ circle }: Evenings) => present(circle).map(({ name }) => name);

describe('members', () => {
  test('open a circle, join it, or are just a name that plays on paper', () => {
    const evenings = new Evenings();
    expect(present(evenings.circle).map(({ name, is, keeper }) => [name, is, keeper])).toEqual([
      ['Ann', 'person', true],
      ['Ben', 'person', false],
      ['Mum', 'paper', false],
    ]);
    expect(evenings.circle.settings).toMatchObject({ name: 'Fridays', order: 'points', season: 'year' });
  });

  test('do nothing before they have joined, after they have left, or as a name on paper', () => {
    const evenings = new Evenings();
    const add = { do: 'add', member: TOM, name: 'Tom' } as const;
    expect(evenings.tries('stranger-1', add)).toBe('notAMember');
    expect(evenings.tries(MUM, add)).toBe('notAMember');
    evenings.does(BEN, { do: 'leave', member: BEN });
    expect(evenings.tries(BEN, add)).toBe('notAMember');
    expect(evenings.tries(TABLE, add)).toBe('notAMember');
  });

  test('are renamed by themselves; those on paper by anyone', () => {
    const evenings = new Evenings();
    const rename = (by: string, member: string) => evenings.tries(by, { do: 'rename', member, name: 'New' });
    expect(rename(BEN, ANN)).toBe('notAllowed');
    expect(rename(ANN, BEN)).toBe('notAllowed');
    expect(rename(BEN, MUM)).toBeUndefined();
    expect(rename(BEN, BEN)).toBeUndefined();
    expect(rename(BEN, TOM)).toBe('noMember');
    expect(named(evenings)).toEqual(['Ann', 'New', 'New']);
  });

  test('who turn out to be a name on paper have its games', () => {
    const evenings = new Evenings();
    evenings.does(ANN, { do: 'file', game: game({ [ANN]: 201, [MUM]: 190 }) });
    evenings.does(TOM, { do: 'join', member: TOM, name: 'Mum herself' });
    expect(evenings.tries(BEN, { do: 'merge', member: MUM, into: TOM })).toBe('notAllowed');
    expect(evenings.tries(TOM, { do: 'merge', member: BEN, into: TOM })).toBe('noMember');
    const merged = evenings.does(TOM, { do: 'merge', member: MUM, into: TOM });
    expect(whoIs(evenings.circle, MUM)?.name).toBe('Mum herself');
    expect(named(evenings)).toEqual(['Ann', 'Ben', 'Mum herself']);
    expect(evenings.tries(ANN, { do: 'merge', member: MUM, into: BEN })).toBe('noMember');
    evenings.does(ANN, { do: 'undo', entry: merged });
    expect(named(evenings)).toEqual(['Ann', 'Ben', 'Mum', 'Mum herself']);
    evenings.does(ANN, { do: 'file', game: game({ [TOM]: 201, [MUM]: 190 }) });
    expect(evenings.tries(TOM, { do: 'merge', member: MUM, into: TOM })).toBe('bothPlayed');
  });

  test('who leave lose their names, and their games stay', () => {
    const evenings = new Evenings();
    evenings.does(BEN, { do: 'merge', member: MUM, into: BEN });
    evenings.does(BEN, { do: 'file', game: game({ [ANN]: 150, [BEN]: 201 }) });
    evenings.pass(CLAIM_SETTLES);
    evenings.does(BEN, { do: 'leave', member: BEN });
    const { circle } = evenings;
    expect([BEN, MUM].map((id) => [whoIs(circle, id)?.is, circle.members.get(id)?.name])).toEqual([
      ['left', undefined],
      ['left', undefined],
    ]);
    expect(circle.games.size).toBe(1);
    const log = withoutNames(circle);
    expect(JSON.stringify(log)).not.toMatch(/"(?:Ben|Mum)"/);
    expect([...openCircle(log).members]).toEqual([...circle.members]);
    const merge = circle.log.find((entry) => entry.do === 'merge')!;
    expect(evenings.tries(ANN, { do: 'undo', entry: merge.id })).toBe('cannotUndo');
  });

  test('who come, claim a name on paper and leave again take only their own', () => {
    const evenings = new Evenings();
    const { circle } = evenings;
    evenings.does(ANN, { do: 'add', member: TOM, name: 'Tom' });
    evenings.does(ANN, { do: 'add', member: 'mummy-member', name: 'Mummy' });
    evenings.does(ANN, { do: 'merge', member: 'mummy-member', into: MUM });
    for (const [member, claims] of [
      ['eve-member', MUM],
      ['mal-member', TOM],
    ] as const) {
      evenings.does(member, { do: 'join', member, name: 'Nobody' });
      evenings.does(member, { do: 'merge', member: claims, into: member });
    }
    evenings.does('eve-member', { do: 'leave', member: 'eve-member' });
    // The same if a keeper removes them.
    evenings.does(ANN, { do: 'leave', member: 'mal-member' });
    expect(named(evenings)).toEqual(['Ann', 'Ben', 'Mum', 'Tom']);
    expect(whoIs(circle, 'mummy-member')?.id).toBe(MUM);
    expect(JSON.stringify(withoutNames(circle))).not.toContain('Nobody');
    expect(openCircle(circle.log)).toEqual(circle);
  });

  test('are removed by keepers only', () => {
    const evenings = new Evenings();
    expect(evenings.tries(BEN, { do: 'leave', member: ANN })).toBe('notAllowed');
    expect(evenings.tries(BEN, { do: 'leave', member: MUM })).toBe('notAllowed');
    evenings.does(ANN, { do: 'leave', member: BEN });
    expect(evenings.tries(ANN, { do: 'leave', member: BEN })).toBe('noMember');
  });

  test('always have a keeper: the person who has been there longest, if there is no other', () => {
    const evenings = new Evenings();
    evenings.does(TOM, { do: 'join', member: TOM, name: 'Tom' });
    expect(evenings.tries(BEN, { do: 'keeper', member: BEN, on: true })).toBe('notAllowed');
    expect(evenings.tries(ANN, { do: 'keeper', member: MUM, on: true })).toBe('noMember');
    evenings.does(ANN, { do: 'leave', member: ANN });
    expect([BEN, TOM].map((id) => isKeeper(evenings.circle, id))).toEqual([true, false]);
    evenings.does(BEN, { do: 'keeper', member: TOM, on: true });
    expect([BEN, TOM].map((id) => isKeeper(evenings.circle, id))).toEqual([false, true]);
  });
});

describe('a game', () => {
  test('filed twice is one game, whoever files it', () => {
    const evenings = new Evenings();
    const filed = game({ [ANN]: 201, [BEN]: 150 }, { key: 'sheet:abcdefgh' });
    evenings.does(ANN, { do: 'file', game: filed });
    expect(evenings.tries(ANN, { do: 'file', game: filed })).toBe('alreadyFiled');
    expect(evenings.tries(BEN, { do: 'file', game: filed })).toBe('alreadyFiled');
    const later = { ended: FRIDAY + 7_200_000 };
    const again = game({ [BEN]: 150, [ANN]: 201 }, later);
    expect(evenings.tries(BEN, { do: 'file', game: again })).toBe('looksFiled');
    expect(evenings.tries(BEN, { do: 'file', game: { ...again, box: 'vengeance' } })).toBeUndefined();
    const really = game({ [BEN]: 150, [ANN]: 201 }, later);
    expect(evenings.tries(BEN, { do: 'file', game: really, sure: true })).toBeUndefined();
    const nextDay = game({ [BEN]: 150, [ANN]: 201 }, { ended: FRIDAY + 2 * DAY });
    expect(evenings.tries(BEN, { do: 'file', game: nextDay })).toBeUndefined();
    expect(boxesOf(evenings.circle)).toEqual([
      { box: 'flip7', games: 3 },
      { box: 'vengeance', games: 1 },
    ]);
  });

  test('looks filed or not as what was filed before it is corrected, removed, undone, and of whom', () => {
    const evenings = new Evenings();
    const first = game({ [ANN]: 201, [MUM]: 150 });
    const looks = (who: string) =>
      evenings.tries(BEN, { do: 'file', game: game({ [ANN]: 201, [who]: 150 }) });
    const filing = evenings.does(ANN, { do: 'file', game: first });
    expect(looks(MUM)).toBe('looksFiled');
    evenings.does(ANN, { do: 'add', member: TOM, name: 'Tom' });
    const merging = evenings.does(ANN, { do: 'merge', member: MUM, into: TOM });
    expect(looks(TOM)).toBe('looksFiled');
    evenings.does(ANN, { do: 'undo', entry: merging });
    const other = evenings.does(BEN, { do: 'file', game: game({ [ANN]: 201, [TOM]: 150 }) });
    evenings.does(BEN, { do: 'undo', entry: other });
    const better = { ...first, ...game({ [ANN]: 201, [MUM]: 160 }), key: first.key };
    const correcting = evenings.does(ANN, { do: 'correct', game: better });
    const second = evenings.does(BEN, { do: 'file', game: game({ [ANN]: 201, [MUM]: 150 }) });
    evenings.does(BEN, { do: 'undo', entry: second });
    evenings.does(ANN, { do: 'undo', entry: correcting });
    expect(looks(MUM)).toBe('looksFiled');
    evenings.does(ANN, { do: 'undo', entry: filing });
    expect(looks(MUM)).toBeUndefined();
  });

  test('is compared with a full circle of similar ones at once', () => {
    const evenings = new Evenings();
    const rest = Object.fromEntries(Array.from({ length: 37 }, (_, seat) => [`G${seat}?`, 5]));
    const log = [...evenings.circle.log];
    const similar = (at: number) => game({ [ANN]: 900, 'A?': at, 'B?': 20_000 - at, ...rest });
    for (let at = 0; at < 5000; at++)
      log.push({ id: `similar-${at}`, at: FRIDAY, by: ANN, do: 'file', game: similar(at) });
    const circle = openCircle(log);
    const entry = { id: 'one-more', at: FRIDAY + 2 * DAY, by: ANN, do: 'file', game: similar(7000) } as const;
    const look = (): number => {
      const before = performance.now();
      expect(refusal(circle, entry)).toBeUndefined();
      return performance.now() - before;
    };
    const first = look();
    const later = Array.from({ length: 20 }, look).sort((one, other) => one - other);
    // Each comparison used to take as long as the first one.
    expect(later[10]).toBeLessThan(first / 5);
  });

  test('of someone who is not a member of the circle is refused', () => {
    const evenings = new Evenings();
    expect(evenings.tries(ANN, { do: 'file', game: game({ [ANN]: 201, [TOM]: 1 }) })).toBe('noMember');
    expect(evenings.tries(ANN, { do: 'file', game: game({ [ANN]: 201, 'Tom?': 1 }) })).toBeUndefined();
    evenings.does(BEN, { do: 'merge', member: MUM, into: BEN });
    expect(evenings.tries(ANN, { do: 'file', game: game({ [BEN]: 201, [MUM]: 1 }) })).toBe('noMember');
  });

  test('is corrected and removed by whoever filed it and by keepers, not by others', () => {
    const evenings = new Evenings();
    const of = (by: string) => {
      const filed = game({ [ANN]: 201 + evenings.circle.log.length, [BEN]: 150 });
      evenings.does(by, { do: 'file', game: filed });
      return filed;
    };
    const [annas, bens] = [of(ANN), of(BEN)];
    const better = { ...annas, ...game({ [ANN]: 201, [BEN]: 160 }), key: annas.key };
    expect(evenings.tries(BEN, { do: 'correct', game: better })).toBe('notAllowed');
    expect(evenings.tries(BEN, { do: 'remove', game: annas.key })).toBe('notAllowed');
    evenings.does(ANN, { do: 'correct', game: better });
    evenings.does(ANN, { do: 'correct', game: { ...bens, ended: FRIDAY - 1 } });
    evenings.does(BEN, { do: 'remove', game: bens.key });
    expect(evenings.circle.games.get(annas.key)).toMatchObject({ by: ANN, players: better.players });
    expect(evenings.tries(BEN, { do: 'file', game: bens })).toBe('wasRemoved');
    expect(evenings.tries(ANN, { do: 'correct', game: bens })).toBe('noGame');
    const removal = evenings.circle.log.at(-1)!;
    evenings.does(BEN, { do: 'undo', entry: removal.id });
    expect(evenings.circle.games.get(bens.key)?.ended).toBe(FRIDAY - 1);
  });

  test('that a keeper has removed does not come back by filing it again, whatever is undone before', () => {
    const evenings = new Evenings();
    const bens = game({ [ANN]: 201, [BEN]: 150 });
    const filing = evenings.does(BEN, { do: 'file', game: bens });
    const removal = evenings.does(ANN, { do: 'remove', game: bens.key });
    evenings.does(BEN, { do: 'undo', entry: filing });
    expect(evenings.tries(BEN, { do: 'file', game: bens })).toBe('wasRemoved');
    evenings.does(ANN, { do: 'undo', entry: removal });
    expect(evenings.tries(BEN, { do: 'file', game: bens })).toBeUndefined();
  });

  test('that the server has verified keeps its totals, and only its seats are corrected', () => {
    const evenings = new Evenings();
    const filed = game({ 'M.?': 201, [BEN]: 150 }, { key: 'online:ABCD.1', verified: true });
    evenings.does(TABLE, { do: 'file', game: filed });
    const wrong = { ...game({ [ANN]: 201, [BEN]: 180 }), key: filed.key };
    expect(evenings.tries(ANN, { do: 'correct', game: wrong })).toBe('verified');
    expect(evenings.tries(BEN, { do: 'remove', game: filed.key })).toBe('notAllowed');
    const right = { ...game({ [MUM]: 201, [BEN]: 150 }), key: filed.key, verified: true as const };
    expect(evenings.tries(ANN, { do: 'correct', game: right })).toBeUndefined();
  });
});

describe('undo', () => {
  test('takes back whatever was done, and itself', () => {
    const evenings = new Evenings();
    const { circle } = evenings;
    const one = game({ [ANN]: 201, [BEN]: 150 });
    const filing = evenings.does(BEN, { do: 'file', game: one });
    const first = evenings.does(BEN, { do: 'undo', entry: filing });
    expect([...circle.games]).toEqual([]);
    expect(evenings.tries(BEN, { do: 'undo', entry: filing })).toBe('alreadyUndone');
    const second = evenings.does(ANN, { do: 'undo', entry: first });
    expect(circle.games.size).toBe(1);
    evenings.does(ANN, { do: 'undo', entry: second });
    expect(circle.games.size).toBe(0);
    const naming = evenings.does(ANN, { do: 'settings', settings: { name: 'Saturdays', order: 'wins' } });
    evenings.does(ANN, { do: 'undo', entry: naming });
    expect(circle.settings).toMatchObject({ name: 'Fridays', order: 'points' });
    const renaming = evenings.does(BEN, { do: 'rename', member: BEN, name: 'Benjamin' });
    evenings.does(BEN, { do: 'undo', entry: renaming });
    expect(named(evenings)).toEqual(['Ann', 'Ben', 'Mum']);
    expect(openCircle(circle.log)).toEqual(circle);
  });

  test('never merges two members into each other, nor two who have played together', () => {
    const evenings = new Evenings();
    const { circle } = evenings;
    evenings.does(ANN, { do: 'add', member: TOM, name: 'Tom' });
    const merging = evenings.does(ANN, { do: 'merge', member: MUM, into: TOM });
    const undoing = evenings.does(ANN, { do: 'undo', entry: merging });
    const other = evenings.does(ANN, { do: 'merge', member: TOM, into: MUM });
    expect(evenings.tries(ANN, { do: 'undo', entry: undoing })).toBe('noMember');
    evenings.does(ANN, { do: 'undo', entry: other });
    evenings.does(ANN, { do: 'file', game: game({ [TOM]: 201, [MUM]: 150 }) });
    expect(evenings.tries(ANN, { do: 'undo', entry: undoing })).toBe('bothPlayed');
    // A log that was written before this was refused must not keep anyone busy for ever.
    const log = circle.log.slice(0, -2);
    const again = { id: 'entry-again', at: FRIDAY + DAY, by: ANN, do: 'undo', entry: undoing } as const;
    const { members } = openCircle([...log, again]);
    expect([members.get(MUM)?.into, members.get(TOM)?.into]).toEqual([TOM, undefined]);
  });

  test('of adding a member leaves those merged into them as they were', () => {
    const evenings = new Evenings();
    const adding = evenings.does(ANN, { do: 'add', member: TOM, name: 'Tom' });
    evenings.does(ANN, { do: 'file', game: game({ [ANN]: 201, [MUM]: 150 }) });
    evenings.does(ANN, { do: 'merge', member: MUM, into: TOM });
    evenings.does(ANN, { do: 'undo', entry: adding });
    expect(whoIs(evenings.circle, MUM)?.name).toBe('Mum');
  });

  test('is for whoever did it and for keepers', () => {
    const evenings = new Evenings();
    const filing = evenings.does(ANN, { do: 'file', game: game({ [ANN]: 201, [BEN]: 150 }) });
    expect(evenings.tries(BEN, { do: 'undo', entry: filing })).toBe('notAllowed');
    expect(evenings.tries(ANN, { do: 'undo', entry: 'entry-none' })).toBe('noEntry');
    const undone = evenings.does(ANN, { do: 'undo', entry: filing });
    expect(evenings.tries(BEN, { do: 'undo', entry: undone })).toBe('notAllowed');
  });

  test('does not give back the power of a keeper', () => {
    const evenings = new Evenings();
    evenings.does(ANN, { do: 'keeper', member: BEN, on: true });
    const against = evenings.does(BEN, { do: 'keeper', member: ANN, on: false });
    const back = evenings.does(BEN, { do: 'undo', entry: against });
    evenings.does(ANN, { do: 'keeper', member: BEN, on: false });
    expect(evenings.tries(BEN, { do: 'undo', entry: back })).toBe('notAllowed');
    expect(evenings.tries(BEN, { do: 'settings', settings: { order: 'wins' } })).toBe('notAllowed');
  });

  test('reaches neither those who came and went nor a member who has played', () => {
    const evenings = new Evenings();
    const { log } = evenings.circle;
    for (const entry of log.slice(0, 2))
      expect(evenings.tries(ANN, { do: 'undo', entry: entry.id })).toBe('cannotUndo');
    const adding = log[2]!;
    const filing = evenings.does(ANN, { do: 'file', game: game({ [ANN]: 201, [MUM]: 150 }) });
    expect(evenings.tries(ANN, { do: 'undo', entry: adding.id })).toBe('inUse');
    evenings.does(ANN, { do: 'undo', entry: filing });
    evenings.does(ANN, { do: 'undo', entry: adding.id });
    expect(named(evenings)).toEqual(['Ann', 'Ben']);
  });
});

test.each(Array.from({ length: 10 }, (_, seed) => seed))(
  'whatever is done and undone, the circle is the one that follows from its log (seed %i)',
  (seed) => {
    let state = seed + 1;
    const below = (limit: number): number => {
      state = (state * 48_271) % 2_147_483_647;
      return state % limit;
    };
    const evenings = new Evenings();
    const { circle } = evenings;
    const keys = ['one', 'two', 'three'].map((name) => `typed:game-${name}`);
    const who = [ANN, BEN, MUM, TOM];
    for (let time = 0; time < 150; time++) {
      const by = who[below(2)]!;
      const key = keys[below(3)]!;
      const one = game({ [ANN]: below(300), [who[1 + below(3)]!]: below(300) }, { key });
      const doings: Doing[] = [
        { do: 'file', game: one, sure: true },
        { do: 'correct', game: one },
        { do: 'remove', game: key },
        { do: 'add', member: TOM, name: 'Tom' },
        { do: 'rename', member: who[below(4)]!, name: `Name ${time}` },
        { do: 'merge', member: TOM, into: MUM },
        { do: 'keeper', member: BEN, on: below(2) === 0 },
        { do: 'settings', settings: { order: below(2) === 0 ? 'wins' : 'points' } },
      ];
      const doing = doings[below(16)] ?? { do: 'undo', entry: circle.log[below(circle.log.length)]!.id };
      evenings.tries(by, doing);
      expect(openCircle(circle.log)).toEqual(circle);
    }
    expect(circle.log.filter((entry) => entry.do === 'undo').length).toBeGreaterThan(10);
  },
);

describe('limits', () => {
  test('of what one member does in a day', () => {
    const evenings = new Evenings();
    const rename = () => evenings.tries(BEN, { do: 'rename', member: BEN, name: 'Ben' });
    // Ben has joined, which counts too.
    for (let time = 1; time < ENTRIES_A_DAY; time++) expect(rename()).toBeUndefined();
    expect(rename()).toBe('tooManyToday');
    expect(evenings.tries(ANN, { do: 'rename', member: ANN, name: 'A' })).toBeUndefined();
    evenings.pass(DAY);
    expect(rename()).toBeUndefined();
  });

  test('of what all newcomers do together in a day, and of games with many scores', () => {
    const evenings = new Evenings();
    const newcomers = Array.from({ length: 3 }, (_, at) => `newcomer-${at}`);
    for (const member of newcomers) evenings.does(member, { do: 'join', member, name: 'New' });
    const scores = Array.from({ length: 200 }, () => 1);
    const rest = Object.fromEntries(Array.from({ length: 5 }, (_, seat) => [`G${seat}?`, 200]));
    const long = (by: string) => {
      const { players, ...more } = game({ [by]: 200, ...rest });
      return { ...more, players: players.map((player) => Object.assign(player, { rounds: scores })) };
    };
    const fileLong = (by: string) => evenings.tries(by, { do: 'file', game: long(by), sure: true });
    // Twelve entries each; Ben and they have joined, which counts too.
    for (let time = 0; time < 24; time++) expect(fileLong(newcomers[time % 3]!)).toBeUndefined();
    expect(fileLong(newcomers[0]!)).toBe('tooManyToday');
    evenings.does(newcomers[0]!, { do: 'leave', member: newcomers[0]! });
    const again = 'newcomer-again';
    evenings.does(again, { do: 'join', member: again, name: 'New' });
    expect(fileLong(again)).toBe('tooManyToday');
    // Keepers do as before, and so does everyone who has been there for a while.
    expect(fileLong(ANN)).toBeUndefined();
    evenings.pass(DAY);
    expect(fileLong(again)).toBeUndefined();
    evenings.pass(MEMBER_SETTLES);
    for (const by of [newcomers[1]!, newcomers[2]!])
      for (let time = 0; time < 25; time++) expect(fileLong(by)).toBeUndefined();
    expect(fileLong(newcomers[1]!)).toBe('tooManyToday');
  });

  test('of a log, whose last part belongs to keepers', () => {
    const { circle } = new Evenings();
    const naming = { at: FRIDAY, by: ANN, do: 'rename', member: ANN, name: 'Ann' } as const;
    const most = MOST_ENTRIES * (1 - KEEPERS_ROOM);
    const names = Array.from({ length: most - circle.log.length }, (_, at) => ({ ...naming, id: `n-${at}` }));
    const full = openCircle([...circle.log, ...names]);
    const later = { id: 'later', at: FRIDAY + 2 * DAY, do: 'rename', name: 'New' } as const;
    expect(refusal(full, { ...later, by: BEN, member: BEN })).toBe('tooManyGames');
    expect(refusal(full, { ...later, by: ANN, member: ANN })).toBeUndefined();
    expect(refusal(full, { id: 'later', at: later.at, by: ANN, do: 'invite' })).toBeUndefined();
  });

  test('of people who join in a day, and of members', () => {
    const evenings = new Evenings();
    const join = (number: number) => {
      const member = `joined-${String(number).padStart(3, '0')}`;
      return evenings.tries(member, { do: 'join', member, name: 'Bot' });
    };
    for (let number = 1; number < JOINS_A_DAY; number++) expect(join(number)).toBeUndefined();
    expect(join(JOINS_A_DAY)).toBe('tooManyJoins');
    evenings.pass(DAY);
    for (let number = JOINS_A_DAY; number <= MOST_MEMBERS - 3; number++) expect(join(number)).toBeUndefined();
    expect(join(998)).toBe('tooManyMembers');
    evenings.does(ANN, { do: 'leave', member: 'joined-001' });
    expect(join(999)).toBeUndefined();
    expect(join(999)).toBe('memberTaken');
  });
});

function file(more: object) {
  const one = game({ [ANN]: 201, [BEN]: 150 });
  return { id: 'entry-0001', do: 'file', game: { ...one, key: 'typed:one-game', ...more } };
}

function rounds(points: unknown[]) {
  return [
    { member: ANN, place: 1, rounds: points },
    { member: BEN, place: 1 },
  ];
}

describe('what comes from outside', () => {
  test('is read as it is', () => {
    const players = game({ [ANN]: 201, 'Tom?': 150 }).players;
    const whole = {
      players: [{ ...players[0], rounds: [100, null, 101], flip7s: 1 }, players[1]],
      dealer: 1,
      started: FRIDAY - 1,
      link: '/replay?game=AB.1#x',
    };
    expect(parseNewEntry(file(whole))).toEqual(file(whole));
    const written: Entry = { ...parseNewEntry(file(whole))!, at: FRIDAY, by: ANN };
    expect(parseEntry(written)).toEqual(written);
  });

  test.each([
    ['no key', { key: 'nothing' }],
    ['a link to another site', { link: '//example.com' }],
    ['no players', { players: 'Ann' }],
    ['a player who is nobody', { players: [{ place: 1 }] }],
    ['a player without a place', { players: [{ member: ANN }] }],
    ['rounds that are texts', { players: [{ member: ANN, place: 1, rounds: ['12'] }] }],
    ['a total that is a text', { players: [{ member: ANN, place: 1, total: '12' }] }],
  ])('a stored log with a game with %s is not read', (_, wrong) => {
    const written = { ...file({}), at: FRIDAY, by: ANN };
    expect(parseEntry(written)).toBeDefined();
    expect(parseEntry({ ...written, game: { ...written.game, ...wrong } })).toBeUndefined();
  });

  test.each([
    ['an unknown field', file({ verified: true })],
    ['a key of nothing', file({ key: 'sheet:no spaces' })],
    ['one player', file({ players: game({ [ANN]: 1, [BEN]: 2 }).players.slice(0, 1) })],
    ['a member twice', file({ players: [1, 1].map((place) => ({ member: ANN, place })) })],
    ['nobody of the circle', file({ players: [1, 1].map((place) => ({ guest: 'Tom', place })) })],
    [
      'places with a gap',
      file({
        players: [
          { member: ANN, place: 1 },
          { member: BEN, place: 3 },
        ],
      }),
    ],
    ['nobody in the first place', file({ players: [ANN, BEN].map((member) => ({ member, place: 2 })) })],
    [
      'a winner with less',
      file({
        players: [
          { member: ANN, place: 1, total: 1 },
          { member: BEN, place: 2, total: 2 },
        ],
      }),
    ],
    ['too many rounds', file({ players: rounds(Array.from({ length: 201 }, () => 1)) })],
    ['a giant round', file({ players: rounds([1e9]) })],
    ['a round of text', file({ players: rounds(['1']) })],
    ['a link to elsewhere', file({ link: '//evil.example' })],
    ['a link that is a script', file({ link: 'javascript:alert(1)' })],
    ['a dealer who is not there', file({ dealer: 2 })],
    ['a name without a visible character', { id: 'entry-0001', do: 'add', member: TOM, name: '\u200b \t' }],
    ['a name of two lines', { id: 'entry-0001', do: 'add', member: TOM, name: 'a\nb' }],
    ['an endless name', { id: 'entry-0001', do: 'add', member: TOM, name: 'a'.repeat(41) }],
    ['a zone that is none', { id: 'entry-0001', do: 'settings', settings: { zone: 'Mars/Olympus' } }],
    ['what only the server does', { id: 'entry-0001', do: 'join', member: TOM, name: 'Tom' }],
    ['an ID of the server', { ...file({}), id: 'online:ABCD.1' }],
  ])('is refused: %s', (_, value) => {
    expect(parseNewEntry(value)).toBeUndefined();
  });
});
