import { newGame, parseRules, playLog, type RulesConfig, type State } from '@sevenfold/engine';
import type { RatedSeat } from '../seams/seams.ts';
import type { Game, Person, Seat, TableState } from './table-state.ts';

/** Whether rules may be those of a rated game. They must be playable. */
export function isOfficial(rules: RulesConfig | object): boolean {
  return JSON.stringify(parseRules(rules)) === JSON.stringify(parseRules({ preset: 'official' }));
}

/** The log of a game that is over, and the state it leads to. */
export interface EndedGame {
  readonly log: readonly string[];
  readonly state: State;
}

/** What ratings need to know of a game that is over, seat by seat. `isAbandoned`: everyone had gone. */
export function ratedSeats(
  table: TableState,
  game: Game,
  { log, state }: EndedGame,
  isAbandoned: boolean,
): RatedSeat[] {
  const lastRound = beginOfLastRound(game, log);
  return game.players.map((name, at) => {
    const seat = table.seats[at]!;
    const person = table.people.find(({ id }) => id === seat.person);
    const isBot = seat.person === null && !seat.left;
    const hasGone = seat.left || isAwaySince(person, game, lastRound) || (isAbandoned && !isBot);
    return {
      name,
      total: state.totals[at]!,
      person: isCounted(seat, person, isAbandoned) ? person!.hash : null,
      bot: isBot ? seat.bot : null,
      left: hasGone,
      origin: person?.origin ?? '',
    };
  });
}

/** In a game that everyone has left, those whose connection the server itself has lost are not to blame. */
function isCounted({ left }: Seat, person: Person | undefined, isAbandoned: boolean): boolean {
  if (person === undefined) return false;
  return !isAbandoned || left || person.away !== null;
}

function isAwaySince(person: Person | undefined, game: Game, n: number): boolean {
  const away = person?.away ?? null;
  return away !== null && (away.game < game.number || away.n <= n);
}

/** The position in the log at which the last round began. */
function beginOfLastRound({ rules, players, dealer }: Game, log: readonly string[]): number {
  const state = newGame(rules, players.length, dealer);
  let [round, began] = [state.round, 0];
  playLog(state, log, (_, at) => {
    if (state.round !== round) [round, began] = [state.round, at];
  });
  return began;
}
