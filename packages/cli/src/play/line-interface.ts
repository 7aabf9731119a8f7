import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { GameEvent, Move, Question } from '@sevenfold/engine';
import { hasSecondChance } from '@sevenfold/engine';
import { answerLabel, answersTo, readAnswer } from '../views/answers.ts';
import { CHANCE_SYMBOL, handView } from '../views/cards-view.ts';
import { type Cast, YOU } from '../views/cast.ts';
import { makePaint, type Paint } from '../terminal/colour.ts';
import type { TerminalGame } from './terminal-game.ts';
import type { UserInterface, Leave } from './game-loop.ts';
import { handText, nextCardText, questionText } from '../views/question-view.ts';
import { sentenceLines } from '../views/record-view.ts';
import { resultLines } from './result-view.ts';
import type { RoundEnd } from '../views/round-end.ts';
import { scoreLines } from '../views/score-view.ts';
import { story } from '../views/story.ts';
import { tableLines } from '../views/table-view.ts';

const WIDTH = 80;
const HELP =
  'Answer with a letter, a word or a name from the brackets. Type table to see the table, q to save and quit.';

/** The game as lines of text, for pipes, logs and screen readers. */
export class LineInterface implements UserInterface {
  readonly #cast: Cast;
  readonly #lines: AsyncIterator<string>;
  readonly #output: Writable;
  readonly #paint: Paint = makePaint(0);
  /** How many of the game's events have been told. */
  #told = 0;

  constructor(cast: Cast, input: Readable, output: Writable) {
    this.#cast = cast;
    this.#output = output;
    this.#lines = createInterface({ input, crlfDelay: Infinity })[Symbol.asyncIterator]();
  }

  startAt(game: TerminalGame): void {
    this.#told = game.roundStart;
  }

  async happened(_game: TerminalGame, _events: readonly GameEvent[]): Promise<undefined> {}

  async ask(game: TerminalGame, question: Question): Promise<Move | Leave> {
    this.#tell(game);
    for (;;) {
      this.#say(...this.#question(game, question));
      const line = await this.#lines.next();
      if (line.done === true) return 'quit';
      const typed = line.value.trim().toLowerCase();
      if (typed === 'q' || typed === 'quit') return 'quit';
      const move = readAnswer(typed, question, this.#cast);
      if (move !== undefined) return move;
      if (typed === 'table' || typed === 't') this.#say(...this.#table(game));
      else this.#say(typed === '?' || typed === 'help' ? HELP : `That is not a valid answer. ${HELP}`);
    }
  }

  async roundEnded(game: TerminalGame, end: RoundEnd): Promise<undefined> {
    // The same move has begun the next round, which comes after the scores.
    this.#tell(game, game.roundStart);
    this.#say(...scoreLines(end, this.#cast, WIDTH, this.#paint));
  }

  async gameEnded(game: TerminalGame): Promise<'quit'> {
    this.#tell(game);
    const end = game.endedRound;
    if (end !== undefined) this.#say(...scoreLines(end, this.#cast, WIDTH, this.#paint));
    this.#say('', ...resultLines(game, this.#cast, WIDTH, this.#paint));
    return 'quit';
  }

  #tell(game: TerminalGame, until = game.events.length): void {
    const layout = { words: this.#cast.words, width: WIDTH, paint: this.#paint };
    const sentences = story(game.events.slice(this.#told, until), this.#cast);
    this.#say(...sentences.flatMap((sentence) => sentenceLines(sentence, layout)));
    this.#told = until;
  }

  #question(game: TerminalGame, question: Question): string[] {
    const { state } = game;
    const { words } = this.#cast;
    const asked = questionText(question.kind, state, words);
    const answers = answersTo(question).map(
      (move, at) => `${question.options[at]} ${answerLabel(move, this.#cast)}`,
    );
    const text = `> ${asked} [${answers.join(', ')}]`;
    if (question.kind !== 'turn') return [text];
    const hand = state.hands[YOU]!;
    const cards = handView(hand, state.extras[YOU]!, WIDTH, this.#paint) || 'nothing';
    const chance = hasSecondChance(hand) ? ` (${CHANCE_SYMBOL} ${words.secondChance})` : '';
    const points = handText(state, YOU);
    return [`  You have ${cards}${chance}: ${points} ${nextCardText(state, YOU, words)}`, text];
  }

  #table(game: TerminalGame): string[] {
    return tableLines(game.state, this.#cast, { width: WIDTH, paint: this.#paint });
  }

  #say(...lines: string[]): void {
    if (lines.length > 0) this.#output.write(`${lines.join('\n')}\n`);
  }
}
