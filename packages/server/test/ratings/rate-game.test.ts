import { BOT_RATINGS, LUCK, NEWCOMER } from '@sevenfold/bots';
import { exponential } from '@sevenfold/bots/arena';
import { Sfc32 } from '@sevenfold/engine';
import type { RatedSeat } from '@sevenfold/table';
import { describe, expect, test } from 'vitest';
import { type Meetings, rateGame as rate } from '../../src/ratings/rate-game.ts';
import { Met } from './met.ts';
import type { StoredRating } from '../../src/ratings/rating-store.ts';

function rateGame(
  seats: readonly RatedSeat[],
  ratings: ReadonlyMap<string, StoredRating>,
  meetings: Meetings = () => 0,
) {
  return rate(seats, ratings, meetings);
}

function person(name: string, total: number, more: Partial<RatedSeat> = {}): RatedSeat {
  return { person: name, bot: null, name, total, left: false, origin: `home of ${name}`, ...more };
}

function bot(kind: string, total: number): RatedSeat {
  return { person: null, bot: kind, name: kind, total, left: false, origin: '' };
}

/** How much each newcomer's rating moves. */
function moves(...seats: RatedSeat[]): Record<string, number> {
  const changes = rateGame(seats, new Map());
  return Object.fromEntries(changes.map(({ person: who, after }) => [who, after.mu - NEWCOMER.mu]));
}

function gainOver(kind: string): number {
  return moves(person('ann', 200), bot(kind, 100))['ann']!;
}

const strongest = Math.max(...Object.values(BOT_RATINGS));
/** The uncertainty of those who have just become certain: they move most. */
const PROVEN = 74;
/** As many as anyone can play at one address. */
const GAMES_OF_A_DAY = 1300;
/** How far luck or an attack may carry someone who plays as well as the strongest bot, in points. */
const MARGIN = 100;

describe('a rated game', () => {
  test('moves the rating of everyone by their place, and makes it more certain', () => {
    const seats = [person('ann', 210), person('ben', 150), person('cat', 180), person('dan', 90)];
    const { ann, ben, cat, dan } = moves(...seats);
    expect([ann! > cat!, cat! > ben!, ben! > dan!, ann! > 0, dan! < 0]).toEqual(Array(5).fill(true));
    for (const { after } of rateGame(seats, new Map())) expect(after.sigma).toBeLessThan(NEWCOMER.sigma);
  });

  test('moves equals by the same when they share a place, wherever they sit', () => {
    const shared = moves(person('ann', 200), person('ben', 150), person('cat', 200));
    expect(shared['ann']).toBeCloseTo(shared['cat']!, 9);
    const turned = moves(person('ben', 150), person('ann', 200), person('cat', 200));
    expect(turned['ann']).toBeCloseTo(shared['ann']!, 9);
    expect(turned['ben']).toBeCloseTo(shared['ben']!, 9);
  });

  test('gives more for a stronger bot, whose own rating stays', () => {
    expect(gainOver('felix')).toBeGreaterThan(gainOver('greta'));
    expect(gainOver('greta')).toBeGreaterThan(gainOver('pip'));
    expect(Object.keys(BOT_RATINGS)).toEqual(
      expect.arrayContaining(['pip', 'wanda', 'rocco', 'greta', 'mabel', 'felix', 'sibyl', 'oracle']),
    );
    expect(BOT_RATINGS['greta']).toBe(NEWCOMER.mu);
  });

  test('is lost by whoever leaves, whatever the stand-in has made of it', () => {
    const last = moves(person('ann', 10), person('ben', 200), bot('pip', 100));
    const left = moves(person('ann', 250, { left: true }), person('ben', 200), bot('pip', 100));
    expect(left['ann']).toBeCloseTo(last['ann']!, 9);
    expect(left['ben']).toBeCloseTo(last['ben']!, 9);
  });

  test('counts for nobody if nobody has finished it, and for those who left if bots have', () => {
    const gone = { left: true };
    expect(moves(person('ann', 200, gone), person('ben', 100, gone))).toEqual({});
    const { ann, ben } = moves(person('ann', 200, gone), person('ben', 100, gone), bot('pip', 50));
    expect(ann).toBeLessThan(0);
    expect(ben).toBeCloseTo(ann!, 9);
  });

  test('moves nothing for a person against themselves', () => {
    expect(moves(person('ann', 200), person('ann', 10))).toEqual({});
    expect(moves(person('ann', 200), person('ann', 10), bot('pip', 5))).toEqual({});
    const others = moves(person('ann', 200), person('ann', 10), person('ben', 100), bot('pip', 5));
    expect(others).toEqual(moves(person('ben', 100), bot('pip', 5)));
  });

  test('moves nothing between the only two people if they share an address, with bots or without', () => {
    const home = { origin: 'a1b2' };
    expect(moves(person('ann', 200, home), person('ben', 10, home))).toEqual({});
    const withBot = moves(person('ann', 200, home), person('ben', 10, home), bot('pip', 50));
    expect(withBot).toEqual({
      ...moves(person('ann', 200), bot('pip', 50)),
      ...moves(person('ben', 10), bot('pip', 50)),
    });
    const family = moves(person('ann', 200, home), person('ben', 10, home), person('cat', 100, home));
    expect(Object.keys(family)).toEqual(['ann', 'ben', 'cat']);
    const unknown = { origin: '' };
    expect(Object.keys(moves(person('ann', 200, unknown), person('ben', 10, unknown)))).toHaveLength(2);
  });

  test('lifts nobody above the strongest bot by beating people of their own address, as their guests may be', () => {
    const home = { origin: 'a1b2' };
    let farmer: StoredRating = { ...NEWCOMER, games: 0 };
    const play = (...seats: RatedSeat[]): number => {
      const changes = rateGame([person('ann', 200, home), ...seats], new Map([['ann', farmer]]));
      farmer = { ...changes.find((change) => change.person === 'ann')!.after, games: farmer.games + 1 };
      return farmer.mu;
    };
    const guests = ['one', 'two', 'three'].map((name) => person(name, 0, { ...home, left: true }));
    for (let games = 0; games < 50; games++) play(...guests);
    expect(farmer.mu).toBe(strongest);
    // Bots count as ever, and so does a loss at home.
    const high = play(...guests, bot('felix', 100));
    expect(high).toBeGreaterThan(strongest);
    expect(play(...guests)).toBe(high);
    expect(play(person('cat', 250, home), person('dan', 240, home))).toBeLessThan(high);
  });

  test('lifts nobody far above the strongest they have beaten, wherever their guests come from', () => {
    const ratings = new Map<string, StoredRating>([['ben', { mu: 1620, sigma: 40, games: 50 }]]);
    const play = (...seats: RatedSeat[]): number => {
      const changes = rateGame([person('ann', 200), ...seats], ratings);
      const { after } = changes.find((change) => change.person === 'ann')!;
      ratings.set('ann', { ...after, games: 1 });
      return after.mu;
    };
    const guests = ['one', 'two', 'three'].map((name) => person(name, 0, { left: true }));
    for (let games = 0; games < 50; games++) play(...guests);
    expect(ratings.get('ann')?.mu).toBe(Math.min(NEWCOMER.mu + 100, strongest));
    expect(play(...guests, person('ben', 100))).toBeGreaterThan(strongest);
  });

  test.each([
    ['the same guests again and again', () => false],
    ['a new guest now and then', (game: number) => game % 10 === 0],
    ['a new guest for every game', () => true],
  ])('with two addresses and %s nobody gets above the strongest bot', (_name, isNew) => {
    for (const addresses of [1, 2]) {
      const highest = climb(addresses, GAMES_OF_A_DAY, isNew);
      expect(highest).toBeLessThanOrEqual(strongest);
      expect(highest).toBeGreaterThan(strongest - 100);
    }
  });

  test.each([
    [2, 6],
    [4, 3],
    [6, 12],
  ])('nor far above it with guests who are proven: %i at a table, %i of them climb', (size, climbers) => {
    const highest = climbWithProven(size, climbers);
    expect(highest).toBeGreaterThan(strongest);
    expect(highest).toBeLessThan(strongest + MARGIN);
  });

  test('counts half as much with each game of the same people in a day, and as ever against bots', () => {
    const strengths = { ann: 1400, ben: 1420, cat: 1410 };
    const ratings = new Map(
      Object.entries(strengths).map(([name, mu]) => [name, { mu, sigma: 100, games: 9 }]),
    );
    const gain = (meetings: Meetings, ...others: RatedSeat[]): number => {
      const [ann] = rateGame([person('ann', 200), ...others], ratings, meetings);
      return ann!.after.mu - 1400;
    };
    const ben = person('ben', 100);
    const first = gain(() => 0, ben);
    for (const games of [1, 2, 3]) expect(gain(() => games, ben)).toBeCloseTo(first / 2 ** games, 9);
    expect(gain(() => 1000, ben, bot('greta', 90))).toBeCloseTo(
      gain(() => 0, bot('greta', 90)),
      9,
    );
    const three = [ben, person('cat', 90)];
    expect(gain((_, other) => (other === 'ben' ? 1000 : 0), ...three)).toBeCloseTo(
      gain(() => 0, ...three) / 2,
      9,
    );
  });

  test('two strong people at two addresses lift each other above the strongest bot, a little each day', () => {
    const ratings = new Map<string, StoredRating>();
    for (const name of ['ann', 'ben']) ratings.set(name, { mu: strongest, sigma: 60, games: 40 });
    let highest = strongest;
    for (let game = 0; game < 8; game++) {
      const totals = game % 4 < 2 ? [200, 100] : [100, 200];
      const seats = ['ann', 'ben'].map((name, at) => person(name, totals[at]!));
      for (const { person: name, after } of rateGame(seats, ratings, () => game % 4)) {
        ratings.set(name, { ...after, games: 50 });
        highest = Math.max(highest, after.mu);
      }
    }
    expect(highest).toBeGreaterThan(strongest);
    expect(highest).toBeLessThanOrEqual(strongest + 30);
  });

  test('guests who lose on purpose do not make up for losses against bots', () => {
    const random = new Sfc32(5);
    const [kind] = Object.entries(BOT_RATINGS).find(([, mu]) => mu === strongest)!;
    const ratings = new Map<string, StoredRating>();
    const rating = (name: string): StoredRating => ratings.get(name) ?? { ...NEWCOMER, games: 0 };
    const end: number[] = [];
    for (let game = 0; game < 1500; game++) {
      // The attacker plays as well as the strongest bot, and guests at a second address come last.
      const totals = drawTotals([strongest, strongest, strongest, strongest], random);
      const bots = [1, 2, 3].map((at) => bot(kind, 100 + totals[at]!));
      const guests = ['one', 'two'].map((name) => person(name, 0, { origin: 'phone' }));
      const seats = [person('ann', 100 + totals[0]!), ...bots, ...guests];
      // They are as strong as can be: other guests lift them.
      for (const { person: name, after } of rateGame(seats, ratings, () => game)) {
        const mu = name === 'ann' ? after.mu : strongest;
        ratings.set(name, { mu, sigma: after.sigma, games: rating(name).games + 1 });
      }
      end.push(rating('ann').mu);
    }
    expect(Math.max(...end.slice(500))).toBeLessThan(strongest + MARGIN);
  });

  test('lifts the best of several strong people above the strongest bot, once the others are certain', () => {
    const sure: StoredRating = { mu: 1600, sigma: 60, games: 40 };
    const others = ['ben', 'cat', 'dan'];
    const after = (sigma: number): number => {
      const ratings = new Map(['ann', ...others].map((name) => [name, { ...sure, sigma }]));
      const seats = [person('ann', 200), ...others.map((name) => person(name, 100))];
      return rateGame(seats, ratings).find((change) => change.person === 'ann')!.after.mu;
    };
    expect(after(60)).toBeGreaterThan(1600);
    expect(after(110)).toBe(1600);
  });

  test('compares with the nearest five, three of them bots, and makes no master of whoever beats the weakest', () => {
    const ann = person('ann', 200);
    const pips = Array.from({ length: 35 }, () => bot('pip', 10));
    expect(moves(ann, ...pips)).toEqual(moves(ann, ...pips.slice(0, 3)));
    let rating: StoredRating = { ...NEWCOMER, games: 0 };
    for (let games = 0; games < 50; games++)
      rating = { ...rateGame([ann, ...pips], new Map([['ann', rating]]))[0]!.after, games };
    expect(rating.mu).toBe(BOT_RATINGS['pip']! + 400);
    const crowd = Array.from({ length: 12 }, (_, at) => person(`guest ${at}`, 10));
    const inCrowd = rateGame([ann, ...crowd], new Map()).find((change) => change.person === 'ann');
    const inFive = rateGame([ann, ...crowd.slice(0, 5)], new Map()).find((change) => change.person === 'ann');
    expect(inCrowd).toEqual(inFive);
  });

  test('does not count bots of unknown strength, or seats of nobody', () => {
    expect(moves(person('ann', 200), bot('standIn', 100))).toEqual({});
    expect(moves(person('ann', 200), { ...person('x', 100), person: null })).toEqual({});
  });
});

/** Everyone whom an attacker has: at each game, the best of them beats the four strongest others at these addresses. */
function climb(addresses: number, games: number, isNew: (game: number) => boolean): number {
  const ratings = new Map<string, StoredRating>();
  const rating = (name: string): StoredRating => ratings.get(name) ?? { ...NEWCOMER, games: 0 };
  const names = Array.from({ length: 12 }, (_, at) => `guest ${at}`);
  const met = new Met();
  let highest = 0;
  for (let game = 0; game < games; game++) {
    if (isNew(game)) names.push(`guest ${names.length}`);
    const best = names.toSorted((one, other) => rating(other).mu - rating(one).mu);
    // Now the best one climbs, now the others, so that they are worth beating and certain.
    const players = best.slice(game % 3 === 0 ? 0 : game % 7, 12).slice(0, 5);
    const seats = players.map((name, at) =>
      person(name, at === 0 ? 200 : 100, { origin: `address ${at % addresses}` }),
    );
    for (const { person: name, after } of rateGame(seats, ratings, met.meetings)) {
      ratings.set(name, { ...after, games: rating(name).games + 1 });
      highest = Math.max(highest, after.mu);
    }
    met.add(players);
  }
  return highest;
}

/**
 * An attacker at two addresses whose guests are as strong as the strongest bot, most of them proven, which takes each of
 * them many games against bots; whoever is worn out is replaced by a new one. At each game, one of the best beats those at
 * the other address who are proven and worth most.
 */
function climbWithProven(size: number, climbers: number): number {
  const ratings = new Map<string, StoredRating>();
  const homes = new Map<string, number>();
  const names: string[] = [];
  const add = (home: number): string => {
    const name = `guest ${homes.size}`;
    ratings.set(name, { mu: strongest, sigma: homes.size % 3 > 0 ? PROVEN : 110, games: 40 });
    homes.set(name, home);
    return name;
  };
  for (let guest = 0; guest < 60; guest++) names.push(add(guest % 2));
  const met = new Met();
  const strength = (name: string): number => ratings.get(name)!.mu;
  let highest = 0;
  for (let game = 0; game < GAMES_OF_A_DAY; game++) {
    const best = names.toSorted((one, other) => strength(other) - strength(one));
    const winner = best[game % climbers]!;
    const worth = (name: string): number =>
      0.5 ** met.meetings(winner, name) / (1 + exponential((strength(winner) - strength(name)) / LUCK));
    const others = best.filter(
      (name) => homes.get(name) !== homes.get(winner) && ratings.get(name)!.sigma <= PROVEN,
    );
    const losers = others.toSorted((one, other) => worth(other) - worth(one)).slice(0, size - 1);
    const players = [winner, ...losers];
    const seats = players.map((name, at) =>
      person(name, at === 0 ? 200 : 100, { origin: `address ${homes.get(name)}` }),
    );
    for (const { person: name, after } of rateGame(seats, ratings, met.meetings)) {
      ratings.set(name, { ...after, games: 40 });
      highest = Math.max(highest, after.mu);
    }
    met.add(players);
    const worst = best.at(-1)!;
    if (strength(worst) < strongest - 10) names[names.indexOf(worst)] = add(homes.get(worst)!);
  }
  return highest;
}

describe('uncertainty', () => {
  test('is what it says: most people are within it, and it shrinks with their games', () => {
    const random = new Sfc32(3);
    const kinds = ['rocco', 'greta', 'mabel', 'felix'];
    let within = 0;
    let spread = 0;
    const people = 150;
    for (let each = 0; each < people; each++) {
      const strength = NEWCOMER.mu + NEWCOMER.sigma * normal(random);
      let rating: StoredRating = { ...NEWCOMER, games: 0 };
      for (let game = 0; game < 40; game++) {
        const table = [strength, ...[0, 1, 2].map(() => BOT_RATINGS[kinds[random.below(4)]!]!)];
        const names = table.slice(1).map((mu) => kinds.find((kind) => BOT_RATINGS[kind] === mu)!);
        const totals = drawTotals(table, random);
        const seats = [person('ann', totals[0]!), ...names.map((kind, at) => bot(kind, totals[at + 1]!))];
        const [change] = rateGame(seats, new Map([['ann', rating]]));
        rating = { ...change!.after, games: rating.games + 1 };
      }
      if (Math.abs(rating.mu - strength) < 2 * rating.sigma) within++;
      spread += rating.sigma / people;
    }
    expect(within / people).toBeGreaterThan(0.9);
    expect(within / people).toBeLessThan(0.995);
    expect(spread).toBeLessThan(NEWCOMER.sigma / 1.5);
  });
});

/** Totals in an order that is drawn as Plackett–Luce has it. */
function drawTotals(strengths: readonly number[], random: Sfc32): number[] {
  const totals = strengths.map(() => 0);
  const left = new Set(strengths.keys());
  const c = LUCK * Math.sqrt(strengths.length);
  for (let total = strengths.length; total > 0; total--) {
    const weights = [...left].map((at) => exponential((strengths[at]! - NEWCOMER.mu) / c));
    let draw = (random.below(4096) / 4096) * weights.reduce((sum, one) => sum + one, 0);
    const chosen = [...left].find((_, index) => (draw -= weights[index]!) < 0) ?? [...left].at(-1)!;
    totals[chosen] = total;
    left.delete(chosen);
  }
  return totals;
}

/** The sum of twelve uniform numbers is close enough. */
function normal(random: Sfc32): number {
  let sum = -6;
  for (let at = 0; at < 12; at++) sum += random.below(4096) / 4096;
  return sum;
}
