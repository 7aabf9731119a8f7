import { findBot, stay25 } from '@sevenfold/bots';
import { type GameEvent, type Move, type Question, questionOf, Sfc32 } from '@sevenfold/engine';
import type { Game } from './game.ts';
import { YOU } from '../views/cast.ts';
import type { RoundEnd } from '../views/round-end.ts';

/** Why somebody leaves the table: they want to, or they pressed Ctrl-C. */
export type Leave = 'quit' | 'interrupt';

/** What shows the game to a person and asks them: a full screen, or lines of text. */
export interface Host {
  /** A move was made; gives a reason to leave, or nothing to go on. */
  happened(game: Game, events: readonly GameEvent[]): Promise<Leave | undefined>;
  ask(game: Game, question: Question): Promise<Move | Leave>;
  roundEnded(game: Game, end: RoundEnd): Promise<Leave | undefined>;
  gameEnded(game: Game): Promise<'rematch' | Leave>;
}

/** Plays a game on to its end, or until somebody leaves; `keep` saves it after every move. */
export async function playOn(game: Game, host: Host, keep: () => void): Promise<'rematch' | Leave> {
  while (!game.isOver) {
    const move = await nextMove(game, host);
    if (typeof move === 'string') return move;
    const events = game.play(move);
    keep();
    const end = game.isOver ? undefined : game.endedRound;
    const leave = await (end === undefined ? host.happened(game, events) : host.roundEnded(game, end));
    if (leave !== undefined) return leave;
  }
  return host.gameEnded(game);
}

async function nextMove(game: Game, host: Host): Promise<Move | Leave> {
  const question = questionOf(game.state);
  if (question === null) return game.nextCard();
  return question.player === YOU ? host.ask(game, question) : botMove(game, question.player);
}

/** A bot's chance depends on the seed and the moment only, so that a game goes on the same after a break. */
function botMove(game: Game, seat: number): Move {
  const { bots, seed } = game.setup;
  const kind = findBot(bots[(seat - 1) % bots.length] ?? '');
  if (kind === undefined) return stay25(game.state);
  return kind.make({ random: new Sfc32(seed ^ Math.imul(game.length + 1, 0x9e3779b1)) })(game.state);
}
