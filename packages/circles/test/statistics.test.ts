import { describe, expect, test } from 'vitest';
import {
  allPlayed,
  type CircleSettings,
  dayNumber,
  daysIn,
  dayText,
  dealingOrder,
  eveningsOf,
  headToHeads,
  lastTogether,
  nextDealer,
  parseEntry,
  parseNewEntry,
  recordsOf,
  ratingsAfterGame,
  seasonOf,
  seasonsOf,
  standingsOf,
  streaksOf,
  yearOf,
} from '../src/index.ts';
import { ANN, BEN, DAY, Evenings, FRIDAY, game, HOUR, MUM } from './sample.ts';

const BOX = { box: 'flip7' };

/** Two evenings: Ann wins, Ann wins; Mum wins, a week later, without Ben. */
function threeGames(settings: Partial<CircleSettings> = {}) {
  const evenings = new Evenings(settings);
  const filed = [
    game({ [ANN]: 205, [BEN]: 150, [MUM]: 150 }, { dealer: 0 }),
    game({ [ANN]: 210, [BEN]: 209, 'Tom?': 60 }, { ended: FRIDAY + 6 * HOUR, dealer: 1 }),
    game({ [MUM]: 230, [ANN]: 100 }, { ended: FRIDAY + 7 * DAY }),
  ];
  for (const one of filed) evenings.does(BEN, { do: 'file', game: one });
  return { circle: evenings.circle, filed, evenings };
}

test('standings have points for places, wins, averages and ratings, and are sorted as the circle likes', () => {
  const { circle } = threeGames({ points: [5, 3, 1] });
  const lines = standingsOf(circle, BOX);
  expect(lines).toMatchObject([
    { member: ANN, rank: 1, games: 3, wins: 2, points: 13, averagePlace: 4 / 3, averageScore: 515 / 3 },
    { member: MUM, rank: 2, games: 2, wins: 1, points: 8, averagePlace: 1.5, averageScore: 190 },
    { member: BEN, rank: 3, games: 2, wins: 0, points: 6, averagePlace: 2, averageScore: 179.5 },
  ]);
  const orderBy = (order: CircleSettings['order']) =>
    standingsOf(circle, BOX, order).map(({ member }) => member);
  expect(orderBy('wins')).toEqual([ANN, MUM, BEN]);
  expect(orderBy('score')).toEqual([MUM, BEN, ANN]);
  expect(orderBy('place')).toEqual([ANN, MUM, BEN]);
  expect(orderBy('rating')[2]).toBe(BEN);
});

test('equals share a rank, and the next one is left out', () => {
  const evenings = new Evenings();
  evenings.does(ANN, { do: 'file', game: game({ [ANN]: 205, [BEN]: 205, [MUM]: 1 }) });
  expect(standingsOf(evenings.circle, BOX).map(({ rank }) => rank)).toEqual([1, 1, 3]);
});

test('boxes are kept apart', () => {
  const { evenings, circle } = threeGames();
  const other = game({ [BEN]: 500, [ANN]: -20 }, { box: 'brutal' });
  evenings.does(BEN, { do: 'file', game: other });
  expect(standingsOf(circle, { box: 'brutal' }).map(({ member }) => member)).toEqual([BEN, ANN]);
  expect(standingsOf(circle, BOX).find(({ member }) => member === BEN)?.games).toBe(2);
  expect(recordsOf(circle, BOX).highestTotal?.value).toBe(230);
});

test('records are held by members, the first who did it', () => {
  const evenings = new Evenings();
  const [ann, mum, tom] = game({ [ANN]: 205, [MUM]: 150, 'Tom?': 90 }).players;
  const one = game(
    {},
    {
      players: [
        { ...ann!, rounds: [90, 115], flip7s: 1 },
        { ...mum!, rounds: [90, 60] },
        { ...tom!, rounds: [90, 0] },
      ],
    },
  );
  evenings.does(ANN, { do: 'file', game: one });
  const two = game({ [BEN]: 206, [ANN]: 205, 'Tom?': 200 }, { ended: FRIDAY + HOUR });
  const rounds = [
    [171, 10, 25],
    [20, 115, 70],
    [199, 1, 0],
  ];
  const players = two.players.map((player, seat) => ({ ...player, rounds: rounds[seat]! }));
  evenings.does(ANN, { do: 'file', game: { ...two, players } });
  expect(recordsOf(evenings.circle, BOX)).toEqual({
    highestRound: { value: 171, members: [BEN], game: two.key, round: 0 },
    highestTotal: { value: 206, members: [BEN], game: two.key },
    mostFlip7s: { value: 1, members: [ANN], game: one.key },
    widestWin: { value: 55, members: [ANN], game: one.key },
    closestWin: { value: 1, members: [BEN], game: two.key },
    longestGame: { value: 3, members: [BEN, ANN], game: two.key },
    fastestWin: { value: 2, members: [ANN], game: one.key },
  });
});

test('head to heads count better places', () => {
  const { circle } = threeGames();
  expect(headToHeads(circle, BOX)).toEqual([
    { members: [ANN, BEN], games: 2, ahead: [2, 0], difference: 56 },
    { members: [ANN, MUM], games: 2, ahead: [1, 1], difference: -75 },
    { members: [BEN, MUM], games: 1, ahead: [0, 0], difference: 0 },
  ]);
});

test('streaks are of wins in the games someone played, and of evenings of the circle', () => {
  const { circle } = threeGames();
  expect(streaksOf(circle, BOX)).toEqual([
    { member: ANN, winning: { now: 0, longest: 2 }, attending: { now: 2, longest: 2 } },
    { member: BEN, winning: { now: 0, longest: 0 }, attending: { now: 0, longest: 1 } },
    { member: MUM, winning: { now: 1, longest: 1 }, attending: { now: 2, longest: 2 } },
  ]);
});

test('a night is one evening, in the time zone of the circle', () => {
  const { circle, filed } = threeGames();
  expect(
    eveningsOf(circle).map(({ day, games, members, winners }) => [
      day,
      games.map(({ game: { key } }) => key),
      members,
      winners,
    ]),
  ).toEqual([
    ['2026-11-13', [filed[2]!.key], [MUM, ANN], [MUM]],
    ['2026-11-06', [filed[0]!.key, filed[1]!.key], [ANN, BEN, MUM], [ANN]],
  ]);
  expect(eveningsOf(threeGames({ zone: 'Asia/Tokyo' }).circle).map(({ day }) => day)).toEqual([
    '2026-11-13',
    '2026-11-07',
    '2026-11-06',
  ]);
});

test('days follow clocks that are put forward and back', () => {
  const dayOf = daysIn('Europe/Berlin');
  // Clocks go back on the 25th of October 2026: six o'clock is 4:00 UTC the day before, 5:00 UTC on the day.
  for (const [moment, day] of [
    [Date.UTC(2026, 9, 24, 3, 59), '2026-10-23'],
    [Date.UTC(2026, 9, 24, 4), '2026-10-24'],
    [Date.UTC(2026, 9, 25, 4, 59), '2026-10-24'],
    [Date.UTC(2026, 9, 25, 5), '2026-10-25'],
    [Date.UTC(2026, 2, 29, 3, 59), '2026-03-28'],
    [Date.UTC(2026, 2, 29, 4), '2026-03-29'],
  ] as const)
    expect([day, dayText(dayOf(moment))]).toEqual([day, day]);
});

test.each(['Europe/Berlin', 'Africa/Casablanca', 'Australia/Lord_Howe', 'Africa/Cairo'])(
  'days in %s are those of its calendar, whenever its clocks change',
  (zone) => {
    const clock = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
    const dayOf = daysIn(zone);
    const moments = Array.from({ length: 1500 }, (_, at) => Date.UTC(2010, 0, 1) + at * 10 * HOUR + at);
    // Days end at six in the morning.
    const days = moments.map((moment) => {
      const local = Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`);
      return Math.floor((local - 6 * HOUR) / DAY);
    });
    expect(moments.map(dayOf)).toEqual(days);
  },
);

test('seasons are months, quarters, years, or some days each', () => {
  const day = dayNumber('2026-11-13');
  const season = (value: CircleSettings['season']) => {
    const { id, from, to } = seasonOf(new Evenings({ season: value }).circle, day);
    return [id, ...[from, to].map((one) => (Number.isFinite(one) ? dayText(one) : one))];
  };
  expect(season('month')).toEqual(['2026-11', '2026-11-01', '2026-11-30']);
  expect(season('quarter')).toEqual(['2026-Q4', '2026-10-01', '2026-12-31']);
  expect(season('year')).toEqual(['2026', '2026-01-01', '2026-12-31']);
  expect(season('always')).toEqual(['always', -Infinity, Infinity]);
  expect(season({ from: '2026-11-10', days: 7 })).toEqual(['2026-11-10', '2026-11-10', '2026-11-16']);
  expect(season({ from: '2026-11-20', days: 7 })).toEqual(['2026-11-13', '2026-11-13', '2026-11-19']);
  const { circle } = threeGames({ season: { from: '2026-11-01', days: 7 } });
  expect(seasonsOf(circle).map(({ id }) => id)).toEqual(['2026-11-08', '2026-11-01']);
  const [newest] = seasonsOf(circle);
  expect(standingsOf(circle, { ...BOX, ...newest }).map(({ member }) => member)).toEqual([MUM, ANN]);
});

const settings = (from: string) => ({ season: { from, days: 7 } });

test('a season begins on a day of the calendar; a log with another one is still read', () => {
  const sent = { id: 'entry-0001', do: 'settings' } as const;
  for (const from of ['2026-02-31', '2027-02-29', '2026-11-31', '2026-00-10', '2026-13-01'])
    expect(parseNewEntry({ ...sent, settings: settings(from) })).toBeUndefined();
  for (const from of ['2028-02-29', '2026-12-31'])
    expect(parseNewEntry({ ...sent, settings: settings(from) })).toBeDefined();
  const stored = parseEntry({ ...sent, at: 1, by: 'ann-member', settings: settings('2026-02-31') });
  expect(stored).toBeDefined();
  const { circle } = new Evenings(settings('2026-02-31'));
  expect(seasonOf(circle, dayNumber('2026-03-04')).id).toBe('2026-03-03');
});

describe('the next dealer', () => {
  test('is whoever has not dealt first for the longest time', () => {
    const { circle, evenings } = threeGames();
    expect(nextDealer(circle)).toBe(MUM);
    expect(nextDealer(circle, [ANN, BEN])).toBe(ANN);
    expect(nextDealer(circle, [])).toBeUndefined();
    expect(dealingOrder(circle)).toEqual([MUM, ANN, BEN]);
    evenings.does(ANN, { do: 'leave', member: MUM });
    expect(nextDealer(circle)).toBe(ANN);
    expect(nextDealer(new Evenings().circle)).toBeUndefined();
  });

  test('is one of those who played together, though someone has played against bots since', () => {
    const { circle, evenings } = threeGames();
    expect(lastTogether(circle)).toEqual([MUM, ANN]);
    const alone = game({ [BEN]: 201, 'Guest?': 150 }, { ended: FRIDAY + 8 * DAY });
    evenings.does(BEN, { do: 'file', game: alone });
    expect([lastTogether(circle), nextDealer(circle)]).toEqual([[MUM, ANN], MUM]);
    evenings.does(ANN, { do: 'leave', member: MUM });
    expect(lastTogether(circle)).toEqual([ANN, BEN]);
    expect(lastTogether(new Evenings().circle)).toEqual([]);
  });
});

test('a year is what was played in it', () => {
  const { circle, evenings } = threeGames();
  evenings.does(ANN, {
    do: 'file',
    game: game({ [BEN]: 300, [ANN]: 2 }, { ended: Date.UTC(2027, 0, 1, 3) }),
  });
  evenings.does(ANN, {
    do: 'file',
    game: game({ [BEN]: 300, [ANN]: 3 }, { ended: Date.UTC(2027, 0, 2, 20) }),
  });
  const year = yearOf(circle, 'flip7', 2026);
  expect([year.games, year.rounds, year.evenings.length]).toEqual([4, 0, 3]);
  expect(year.months).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 1]);
  expect(year.standings[0]?.member).toBe(ANN);
  expect(year.records.highestTotal?.value).toBe(300);
  expect(yearOf(circle, 'flip7', 2027).games).toBe(1);
});

test('the evenings of a year are those of its box', () => {
  const { circle, evenings } = threeGames();
  const sameNight = game({ [MUM]: 220, [BEN]: 3 }, { box: 'vengeance', ended: FRIDAY + HOUR });
  const otherNight = game({ [MUM]: 221, [BEN]: 3 }, { box: 'vengeance', ended: FRIDAY + 3 * DAY });
  for (const one of [sameNight, otherNight]) evenings.does(BEN, { do: 'file', game: one });
  const nights = (box: string) =>
    yearOf(circle, box, 2026).evenings.map(({ day, games, winners }) => [day, games.length, winners]);
  expect(nights('flip7')).toEqual([
    ['2026-11-13', 1, [MUM]],
    ['2026-11-06', 2, [ANN]],
  ]);
  expect(nights('vengeance')).toEqual([
    ['2026-11-09', 1, [MUM]],
    ['2026-11-06', 1, [MUM]],
  ]);
});

test('whatever is worked out again follows what was done since', () => {
  const { circle, evenings, filed } = threeGames();
  expect(allPlayed(circle)).toHaveLength(3);
  evenings.does(BEN, { do: 'remove', game: filed[0]!.key });
  expect(allPlayed(circle)).toHaveLength(2);
  evenings.does(ANN, { do: 'settings', settings: { zone: 'Asia/Tokyo' } });
  expect(allPlayed(circle).map(({ day }) => dayText(day))).toEqual(['2026-11-07', '2026-11-13']);
});

test('ratings are those of the Plackett–Luce model, as openskill computes them', () => {
  const fresh = { mu: 25, sigma: 25 / 3 };
  const before = [{ mu: 30, sigma: 4 }, fresh, { mu: 20, sigma: 6 }];
  const figures = (places: number[], ratings = before) =>
    ratingsAfterGame(ratings, places).flatMap(({ mu, sigma }) => [mu.toFixed(9), sigma.toFixed(9)]);
  expect(figures([1, 2, 2], [fresh, fresh, fresh])).toEqual(
    rounded([
      27.868876552746237, 8.204837030780652, 23.56556172362688, 8.057829747583874, 23.56556172362688,
      8.057829747583874,
    ]),
  );
  expect(figures([2, 1, 3])).toEqual(
    rounded([
      29.8229126089583, 3.9738242474051204, 28.595933052290576, 8.101377828094915, 18.534314935536386,
      5.88916676104804,
    ]),
  );
});

function rounded(numbers: number[]): string[] {
  return numbers.map((number) => number.toFixed(9));
}
