import { type Entry, placesOf } from '@sevenfold/circles';
import { Sfc32 } from '@sevenfold/engine';

const MEMBERS = 8;
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Grete', 'Hal'];
const WEEK = 7 * 86_400_000;

/** The log of a circle that has filed this many games: five or so a week, of four or five of its eight members. */
export function largeLog(founder: string, games: number): Entry[] {
  const random = new Sfc32(games);
  const members = [founder, ...Array.from({ length: MEMBERS - 1 }, (_, at) => `member-${at + 100}`)];
  const log: Entry[] = members.map((member, at) =>
    at === 0
      ? {
          id: 'open',
          at: 0,
          by: founder,
          do: 'open',
          member,
          settings: { name: 'Fridays', zone: 'Europe/Berlin' },
        }
      : { id: `add-${at}`, at, by: founder, do: 'add', member, name: NAMES[at] },
  );
  for (let number = 0; number < games; number++) {
    const seats = members.toSorted(() => random.below(3) - 1).slice(0, 4 + random.below(2));
    const rounds = seats.map(() => Array.from({ length: 7 + (number % 5) }, () => random.below(60)));
    const totals = rounds.map((points) => points.reduce((sum, one) => sum + one, 0));
    const places = placesOf(totals);
    const ended = 1_500_000_000_000 + Math.floor(number / 5) * WEEK + (number % 5) * 3_000_000;
    log.push({
      id: `game-${number}`,
      at: ended + 60_000,
      by: founder,
      do: 'file',
      game: {
        key: `typed:game-${100_000 + number}`,
        box: number % 10 === 9 ? 'vengeance' : 'flip7',
        ended,
        players: seats.map((member, seat) => ({
          member,
          place: places[seat]!,
          total: totals[seat]!,
          rounds: rounds[seat]!,
        })),
        dealer: 0,
      },
    });
  }
  return log;
}
