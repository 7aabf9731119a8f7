import { BOT_RATINGS, LUCK, NEWCOMER, type Rating } from '@sevenfold/bots';
import { type RatingModel, ratingsAfterGame } from '@sevenfold/circles';
import type { RatedSeat } from '@sevenfold/table';
import type { RatingChange, StoredRating } from './rating-store.ts';

/** People learn, so the uncertainty grows by this much before each game, in points. */
const DRIFT = 3;

/** A game lowers the uncertainty by as much as it tells us: luck is large here. */
const MODEL: RatingModel = { luck: LUCK, share: () => 1 };

/**
 * At most this many opponents count for someone: those nearest in rating. The model expects too little of people who
 * are stronger than many others: at a table with thirty-five of the weakest bots anyone would become a master.
 */
const MOST_OPPONENTS = 5;
/** How many of them may be bots. */
const MOST_BOTS = 3;
/** How far someone can rise above the strongest opponent they have beaten, in points. */
const LEAD_OVER_BOTS = 400;
const LEAD_OVER_PEOPLE = 100;
/**
 * One person may play on any number of guest devices, at two addresses: at home, and on the phone's network. So nobody
 * is lifted above the strongest bot by people of their own address or by someone whose rating is uncertain, and up there
 * the lead over people is small: with `LEAD_OVER_PEOPLE` there too, an attack with ever new guests reaches 180 points more.
 */
const STRONGEST_BOT = Math.max(...Object.values(BOT_RATINGS));
const LEAD_ABOVE_BOTS = 30;
/** A standard deviation; twenty games or so make it smaller. */
const UNCERTAIN = 75;

/** How many rated games two people have had with each other within a day, before this one. */
export type Meetings = (person: string, other: string) => number;

/** A seat that counts, with its strength before the game. */
interface Competitor {
  readonly seat: RatedSeat;
  readonly rating: Rating;
}

/**
 * What a game does to the ratings of its people: Plackett–Luce over their places. Ratings of bots never change. Everyone who
 * has left shares last place; a game that nobody has finished changes nothing.
 */
export function rateGame(
  seats: readonly RatedSeat[],
  ratings: ReadonlyMap<string, StoredRating>,
  meetings: Meetings,
): RatingChange[] {
  const competitors = seats.flatMap((seat) => competitorOf(seat, seats, ratings));
  if (!competitors.some(({ seat }) => !seat.left)) return [];
  return competitors.flatMap((one) => {
    const { person, name } = one.seat;
    if (person === null) return [];
    const others = competitors.filter((other) => other !== one && !isSameHome(one, other, competitors));
    const field = [one, ...opponentsOf(one, others)];
    if (field.length < 2) return [];
    return [{ person, name, before: ratings.get(person), after: belowCeiling(one, field, meetings) }];
  });
}

/** The opponents who count for someone. */
function opponentsOf(one: Competitor, others: readonly Competitor[]): Competitor[] {
  const distance = ({ rating }: Competitor): number => Math.abs(rating.mu - one.rating.mu);
  const near = others.toSorted((a, b) => distance(a) - distance(b));
  const bots = new Set(near.filter(isBot).slice(0, MOST_BOTS));
  return near.filter((other) => !isBot(other) || bots.has(other)).slice(0, MOST_OPPONENTS);
}

function isBot({ seat }: Competitor): boolean {
  return seat.person === null;
}

/**
 * The rating after a game, as far as it may rise. Above the strongest bot it is what bots and proven people make of it:
 * others may only lower it, or guests who lose on purpose would make up for every loss against bots.
 */
function belowCeiling(one: Competitor, field: readonly Competitor[], meetings: Meetings): Rating {
  const after = ratingAfter(one, field, meetings);
  const others = field.filter((other) => other !== one);
  const [bots, people] = [others.filter(isBot), others.filter((other) => !isBot(other))];
  const proven = people.filter((other) => isProven(one, other));
  const ceilings = people.map(({ rating: { mu } }) =>
    Math.min(mu + LEAD_OVER_PEOPLE, Math.max(mu, STRONGEST_BOT) + LEAD_ABOVE_BOTS),
  );
  if (bots.length > 0) {
    const highest = LEAD_OVER_BOTS + Math.max(...bots.map(({ rating }) => rating.mu));
    ceilings.push(Math.min(highest, fullRatingAfter(one, [one, ...bots]).mu));
  }
  const solid = ratingAfter(one, [one, ...bots, ...proven], meetings).mu;
  const ceiling = Math.min(Math.max(one.rating.mu, ...ceilings), Math.max(STRONGEST_BOT, solid));
  return { ...after, mu: Math.min(after.mu, ceiling) };
}

/** Whether a win against this person may lift someone above the strongest bot. */
function isProven(one: Competitor, other: Competitor): boolean {
  const areKnown = one.seat.origin !== '' && other.seat.origin !== '';
  return areKnown && !sharesAddress(one, other) && other.rating.sigma < UNCERTAIN;
}

/** Nobody plays against themselves: people with several seats count neither for themselves nor for others. */
function competitorOf(
  seat: RatedSeat,
  seats: readonly RatedSeat[],
  ratings: ReadonlyMap<string, StoredRating>,
): Competitor[] {
  const { person, bot } = seat;
  if (person !== null) {
    const isAlone = seats.filter((other) => other.person === person).length === 1;
    return isAlone ? [{ seat, rating: ratings.get(person) ?? NEWCOMER }] : [];
  }
  const mu = bot === null ? undefined : BOT_RATINGS[bot];
  return mu === undefined ? [] : [{ seat, rating: { mu, sigma: 0 } }];
}

/**
 * The only two people of a game, at one address: perhaps one person with two devices. More of them are a family or a
 * class, and count.
 */
function isSameHome(one: Competitor, other: Competitor, competitors: readonly Competitor[]): boolean {
  const people = competitors.filter(({ seat }) => seat.person !== null);
  return people.length === 2 && sharesAddress(one, other);
}

function sharesAddress({ seat: one }: Competitor, { seat: other }: Competitor): boolean {
  return one.person !== null && other.person !== null && one.origin !== '' && one.origin === other.origin;
}

/**
 * The rating after a game. What people add to it counts half as much with each of their games within a day, so that
 * beating the same people again and again leads nowhere.
 */
function ratingAfter(one: Competitor, field: readonly Competitor[], meetings: Meetings): Rating {
  const people = field.filter((other) => other !== one && !isBot(other));
  const met = people.map(({ seat }) => 0.5 ** meetings(one.seat.person!, seat.person!));
  const weight = people.length === 0 ? 1 : met.reduce((sum, each) => sum + each, 0) / people.length;
  const full = fullRatingAfter(one, field);
  if (weight === 1) return full;
  const alone = fullRatingAfter(one, [one, ...field.filter(isBot)]);
  return {
    mu: alone.mu + weight * (full.mu - alone.mu),
    sigma: alone.sigma + weight * (full.sigma - alone.sigma),
  };
}

function fullRatingAfter(one: Competitor, field: readonly Competitor[]): Rating {
  const before = field.map(({ rating: { mu, sigma } }) => ({
    mu,
    sigma: Math.sqrt(sigma * sigma + DRIFT * DRIFT),
  }));
  const places = field.map(({ seat }) => placeOf(seat, field));
  const { mu, sigma } = ratingsAfterGame(before, places, MODEL)[field.indexOf(one)]!;
  return { mu, sigma: Math.min(sigma, NEWCOMER.sigma) };
}

function placeOf({ left, total }: RatedSeat, field: readonly Competitor[]): number {
  return 1 + field.filter(({ seat }) => !seat.left && (left || seat.total > total)).length;
}
