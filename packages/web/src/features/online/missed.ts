import { type GameRecord, newGame, playLog, questionOf } from '@sevenfold/engine';

/** An answer given here; it may have arrived just before the connection was lost. */
export interface OwnMove {
  readonly n: number;
  readonly move: string;
}

/** How many answers from this index on were given for these seats by somebody else. */
export function movesFor(
  { rules, players, dealer, log }: GameRecord,
  seats: readonly number[],
  from: number,
  own?: OwnMove,
): number {
  const tokens = log === '' ? [] : log.split(' ');
  const state = newGame(rules, players.length, dealer);
  let moves = 0;
  playLog(state, tokens, (_, at) => {
    const asked = questionOf(state)?.player;
    if (at < from || asked === undefined || !seats.includes(asked)) return;
    if (at !== own?.n || tokens[at] !== own.move) moves++;
  });
  return moves;
}
