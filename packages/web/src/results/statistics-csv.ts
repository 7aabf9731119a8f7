// The statistics as tables for spreadsheets. They need the words of 'results' and 'terms'.

import { format, term, word } from '../words/words.svelte.ts';
import type { CsvTable } from '../browser/csv.ts';
import type { Statistics } from './statistics.ts';
import { heldRecords } from './held-records.ts';

export function peopleTable({ people }: Statistics): CsvTable {
  const { figures } = word.results;
  return [
    [
      figures.name,
      figures.games,
      figures.wins,
      figures.rounds,
      figures.average,
      figures.busts,
      figures.sevens(term.flip7),
      figures.best,
    ],
    ...people.map(({ name, games, wins, rounds, points, busts, flip7s, bestRound }) => [
      name,
      games,
      wins,
      rounds,
      rounds === 0 ? 0 : Math.round((points / rounds) * 100) / 100,
      busts,
      flip7s,
      bestRound,
    ]),
  ];
}

/** Every two people who have met. */
export function pairsTable({ people, pairs }: Statistics): CsvTable {
  const { figures } = word.results;
  const nameOf = new Map(people.map(({ key, name }) => [key, name]));
  return [
    [
      figures.player,
      figures.opponent,
      figures.games,
      figures.playerAhead,
      figures.opponentAhead,
      figures.level,
    ],
    ...pairs.map(({ keys, games, ahead }) => [
      nameOf.get(keys[0]),
      nameOf.get(keys[1]),
      games,
      ahead[0],
      ahead[1],
      games - ahead[0] - ahead[1],
    ]),
  ];
}

export function recordsTable(statistics: Statistics): CsvTable {
  const { figures } = word.results;
  return [
    [figures.record, figures.value, figures.name, figures.roundNumber, figures.date],
    ...heldRecords(statistics).map(({ title, held }) => [
      title,
      held.value,
      format.list(held.names),
      held.round === undefined ? undefined : held.round + 1,
      new Date(held.game.ended).toISOString(),
    ]),
  ];
}
