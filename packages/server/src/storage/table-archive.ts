import type { Archive, FinishedGame } from '@sevenfold/table';
import type { MovedPeople } from '../people/moved-people.ts';
import { withRatedSeatsMoved } from '../ratings/rating-store.ts';

/**
 * The archive as tables use it; `kept` hears of every game that it has stored. Someone may still sit at a table under an
 * old identity: they have become another person since, and have not come back. Under it a lost game would be nobody's.
 */
export function tableArchive(
  archive: Archive,
  moved: Pick<MovedPeople, 'find'>,
  kept: (game: FinishedGame) => Promise<void>,
): Archive {
  return {
    keep: async (game) => {
      await archive.keep(withPeopleMoved(game, await moved.find(game.people)));
      await kept(game);
    },
    find: (...args) => archive.find(...args),
    played: (...args) => archive.played(...args),
    forget: (...args) => archive.forget(...args),
    expireGames: (...args) => archive.expireGames(...args),
    quiet: (...args) => archive.quiet(...args),
    closed: (...args) => archive.closed(...args),
    remove: (...args) => archive.remove(...args),
  };
}

function withPeopleMoved(game: FinishedGame, targets: ReadonlyMap<string, string>): FinishedGame {
  if (targets.size === 0) return game;
  const targetOf = (person: string): string => targets.get(person) ?? person;
  return {
    ...game,
    people: [...new Set(game.people.map(targetOf))],
    seats: game.seats.map((person) => (person === null ? null : targetOf(person))),
    ...(game.rated === undefined ? {} : { rated: withRatedSeatsMoved(game.rated, targets) }),
  };
}
