import { aimByValue } from '@sevenfold/bots';
import type { GameEvent, Move, Question } from '@sevenfold/engine';
import { answersTo } from '../views/answers.ts';
import type { Cast } from '../views/cast.ts';
import type { Paint } from '../terminal/colour.ts';
import {
  answerKeys,
  gameFrame,
  helpFrame,
  isTargetQuestion,
  type Canvas,
  storyLines,
  targetKeys,
  WIDEST,
} from './frame.ts';
import type { TerminalGame } from './terminal-game.ts';
import type { UserInterface, Leave } from './game-loop.ts';
import type { Keyboard, KeyName } from '../terminal/keyboard.ts';
import { resultLines, soloScale } from './result-view.ts';
import type { RoundEnd } from '../views/round-end.ts';
import { scoreLines } from '../views/score-view.ts';
import type { Screen } from '../terminal/screen.ts';
import { type Sentence, story } from '../views/story.ts';

const PAUSE_MS = 400;
/** A second press of the key that skipped ahead is not meant as an answer. */
const IGNORE_KEYS_MS = 250;

/** The game as a full screen, redrawn after every move. */
export class ScreenInterface implements UserInterface {
  readonly #cast: Cast;
  readonly #screen: Screen;
  readonly #keyboard: Keyboard;
  readonly #paint: Paint;
  readonly #pause: number;
  /** The first event since the person's last answer. */
  #since = 0;
  #isSkipping = false;
  /** Notes that are shown until the first answer. */
  #notes: readonly Sentence[];

  constructor(
    cast: Cast,
    screen: Screen,
    keyboard: Keyboard,
    paint: Paint,
    isFast: boolean,
    notes: readonly string[],
  ) {
    this.#cast = cast;
    this.#screen = screen;
    this.#keyboard = keyboard;
    this.#paint = paint;
    this.#pause = isFast ? 0 : PAUSE_MS;
    this.#notes = notes.map((text) => ({ text, tone: 'calm' }));
  }

  startAt(game: TerminalGame): void {
    this.#since = Math.max(0, game.roundStart);
    this.#show(game);
  }

  async happened(game: TerminalGame, events: readonly GameEvent[]): Promise<Leave | undefined> {
    if (events.length === 0) return undefined;
    this.#show(game);
    if (this.#isSkipping || this.#pause === 0) return undefined;
    const key = await this.#keyboard.within(this.#pause);
    if (key === undefined) return undefined;
    this.#isSkipping = true;
    return leaving(key);
  }

  async ask(game: TerminalGame, question: Question): Promise<Move | Leave> {
    const moves = answersTo(question);
    let chosen = usualAnswer(game, question, moves);
    await this.#settle(game);
    for (;;) {
      this.#show(game, { question, chosen });
      const key = await this.#keyboard.next();
      const leave = leaving(key);
      if (leave !== undefined) return leave;
      const move = key === 'return' ? moves[chosen] : this.#moveOf(key, question, moves);
      if (move !== undefined) {
        this.#since = game.events.length;
        this.#notes = [];
        return move;
      }
      if (key === 'left' || key === 'up') chosen = (chosen + moves.length - 1) % moves.length;
      if (key === 'right' || key === 'down' || key === 'tab') chosen = (chosen + 1) % moves.length;
      if (key === '?') {
        const left = await this.#help(game);
        if (left !== undefined) return left;
      }
    }
  }

  async roundEnded(game: TerminalGame, end: RoundEnd): Promise<Leave | undefined> {
    const leave = await this.#scores(
      game,
      end,
      game.roundStart,
      `Any key deals round ${end.round + 1} · Q quit`,
    );
    this.#since = game.roundStart;
    return leave;
  }

  async gameEnded(game: TerminalGame): Promise<'rematch' | Leave> {
    await this.#settle(game);
    const end = game.endedRound;
    for (;;) {
      this.#screen.draw(() => {
        const canvas = this.#canvas;
        const result = resultLines(game, this.#cast, canvas.width, this.#paint);
        const scores =
          end === undefined ? [] : ['', ...scoreLines(end, this.#cast, canvas.width, this.#paint)];
        const footer = ['', this.#paint('dim', ' R another game · Q quit')];
        const roomy = result.length + scores.length + footer.length + 1 <= canvas.height;
        return ['', ...result, ...(roomy ? scores : []), ...footer];
      });
      const key = await this.#keyboard.next();
      if (key === 'r') return 'rematch';
      const leave = leaving(key);
      if (leave !== undefined) return leave;
    }
  }

  get #canvas(): Canvas {
    return { width: Math.min(this.#screen.width, WIDEST), height: this.#screen.height, paint: this.#paint };
  }

  #show(game: TerminalGame, open?: { readonly question: Question; readonly chosen: number }): void {
    const told = [...story(game.events.slice(this.#since), this.#cast), ...this.#notes];
    this.#screen.draw(() => gameFrame(game.state, this.#cast, told, open, this.#canvas));
  }

  #moveOf(key: KeyName, question: Question, moves: readonly Move[]): Move | undefined {
    if (!isTargetQuestion(question))
      return moves.find((move) => answerKeys(move, this.#cast.words).includes(key));
    const keys = [...targetKeys(question).values()];
    return moves[keys.indexOf(key)];
  }

  /** After a skip: shows the game and ignores keys for a moment. */
  async #settle(game: TerminalGame): Promise<void> {
    if (!this.#isSkipping) return;
    this.#isSkipping = false;
    this.#show(game);
    const end = performance.now() + IGNORE_KEYS_MS;
    for (let left = IGNORE_KEYS_MS; left > 0; left = end - performance.now()) {
      const key = await this.#keyboard.within(left);
      if (key === undefined) return;
    }
  }

  async #help(game: TerminalGame): Promise<Leave | undefined> {
    this.#screen.draw(() => helpFrame(game.state, this.#cast, this.#canvas));
    return leaving(await this.#keyboard.next());
  }

  async #scores(
    game: TerminalGame,
    end: RoundEnd,
    until: number,
    footer: string,
  ): Promise<Leave | undefined> {
    await this.#settle(game);
    const told = story(game.events.slice(this.#since, until), this.#cast);
    this.#screen.draw(() => {
      const canvas = this.#canvas;
      const scores = scoreLines(end, this.#cast, canvas.width, this.#paint);
      const solo = this.#cast.names.length === 1 ? soloScale(canvas.width) : [];
      const room = canvas.height - scores.length - solo.length - 5;
      return [
        this.#paint('heading', ` Round ${end.round} is over`),
        ...scores,
        ...solo,
        '',
        this.#paint('dim', ` ${footer}`),
        '',
        ...storyLines(told, Math.max(0, Math.min(room, 10)), canvas),
      ];
    });
    return leaving(await this.#keyboard.next());
  }
}

function leaving(key: KeyName): Leave | undefined {
  if (key === 'q') return 'quit';
  return key === 'interrupt' || key === 'end' ? 'interrupt' : undefined;
}

/** What Enter chooses at first; for a target, the one that a bot would choose. */
function usualAnswer(game: TerminalGame, question: Question, moves: readonly Move[]): number {
  return isTargetQuestion(question) ? Math.max(0, moves.indexOf(aimByValue(game.state))) : 0;
}
