import { findBot, stay25 } from '@sevenfold/bots';
import { type GameEvent, type Move, type Question, questionOf, Sfc32 } from '@sevenfold/engine';
import type { TerminalGame } from './terminal-game.ts';
import { YOU } from '../views/cast.ts';
import type { RoundEnd } from '../views/round-end.ts';

/** Why the person leaves: by choice, or with Ctrl-C. */
export type Leave = 'quit' | 'interrupt';

/** Shows the game to a person and asks them: a full screen, or lines of text. */
export interface UserInterface {
  /** Shows a move that was made; returns a reason to leave, if there is one. */
  happened(game: TerminalGame, events: readonly GameEvent[]): Promise<Leave | undefined>;
  ask(game: TerminalGame, question: Question): Promise<Move | Leave>;
  roundEnded(game: TerminalGame, end: RoundEnd): Promise<Leave | undefined>;
  gameEnded(game: TerminalGame): Promise<'rematch' | Leave>;
}

/** Plays a game to its end, or until the person leaves; `save` is called after every move. */
export async function playInTerminal(
  game: TerminalGame,
  ui: UserInterface,
  save: () => void,
): Promise<'rematch' | Leave> {
  while (!game.isOver) {
    const move = await nextMove(game, ui);
    if (typeof move === 'string') return move;
    const events = game.play(move);
    save();
    const end = game.isOver ? undefined : game.endedRound;
    const leave = await (end === undefined ? ui.happened(game, events) : ui.roundEnded(game, end));
    if (leave !== undefined) return leave;
  }
  return ui.gameEnded(game);
}

async function nextMove(game: TerminalGame, ui: UserInterface): Promise<Move | Leave> {
  const question = questionOf(game.state);
  if (question === null) return game.nextCard();
  return question.player === YOU ? ui.ask(game, question) : botMove(game, question.player);
}

/** A bot's randomness depends only on the seed and the move, so that a saved game continues in the same way. */
function botMove(game: TerminalGame, seat: number): Move {
  const { bots, seed } = game.setup;
  const kind = findBot(bots[(seat - 1) % bots.length] ?? '');
  if (kind === undefined) return stay25(game.state);
  return kind.make({ random: new Sfc32(seed ^ Math.imul(game.length + 1, 0x9e3779b1)) })(game.state);
}
