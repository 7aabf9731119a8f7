// The games as tables for spreadsheets. They need the words of 'history', 'results' and 'terms'.

import { BOXES } from './boxes.ts';
import type { Cell, CsvTable } from '../browser/csv.ts';
import type { ListedGame } from './game-list.ts';
import { type GameResult, rankingOf, roundsOf } from './result.ts';
import { term, word } from '../words/words.svelte.ts';

function about({ id, way, box, ended }: GameResult): Cell[] {
  return [id, new Date(ended).toISOString(), word.history.ways[way], BOXES[box].name];
}

/** One row for each game. */
export function gamesTable(games: readonly ListedGame[]): CsvTable {
  const { csv } = word.history;
  return [
    [csv.id, csv.date, csv.way, csv.box, csv.players, csv.winners, csv.rounds, csv.yourPlace, csv.yourPoints],
    ...games.flatMap(({ result }) => {
      if (result === undefined) return [];
      const own = result.you === undefined ? undefined : result.lines[result.you];
      const ranking = rankingOf(result);
      return [
        [
          ...about(result),
          ranking.map(({ name, total }) => `${name} ${total}`).join('; '),
          ranking
            .filter(({ won }) => won)
            .map(({ name }) => name)
            .join('; '),
          Math.max(0, ...result.lines.map((line) => roundsOf(line).length)),
          own?.place,
          own?.total,
        ],
      ];
    }),
  ];
}

/** One row for each round of each player. */
export function roundsTable(games: readonly ListedGame[]): CsvTable {
  const { csv } = word.history;
  return [
    [csv.id, csv.date, csv.way, csv.box, csv.round, csv.player, csv.points, csv.bust, term.flip7, csv.total],
    ...games.flatMap(({ result }) => (result === undefined ? [] : roundRows(result))),
  ];
}

function roundRows(result: GameResult): Cell[][] {
  return result.lines.flatMap(({ name, rounds }) => {
    let total = 0;
    return rounds.flatMap((round, at) => {
      if (round === undefined) return [];
      total += round.points;
      return [[...about(result), at + 1, name, round.points, Number(round.bust), Number(round.flip7), total]];
    });
  });
}
