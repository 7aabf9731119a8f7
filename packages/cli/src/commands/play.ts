import { randomInt } from 'node:crypto';
import { CHARACTER_LEVELS } from '@sevenfold/bots';
import { readArgs, readChoice } from '../command-line/args.ts';
import { type Cast, makeCast, YOU } from '../views/cast.ts';
import { outputPaint } from '../terminal/colour.ts';
import { TerminalGame } from '../play/terminal-game.ts';
import { type UserInterface, type Leave, playInTerminal } from '../play/game-loop.ts';
import { Keyboard } from '../terminal/keyboard.ts';
import { LineInterface } from '../play/line-interface.ts';
import { defaultSaveFile, loadGame, saveGame } from '../play/save-file.ts';
import { Screen } from '../terminal/screen.ts';
import { ScreenInterface } from '../play/screen-interface.ts';
import { PLAY_OPTIONS, readSetup, refuseOtherGame, SEEDS } from '../play/setup.ts';
import { VOCABULARIES, VOCABULARY_NAMES, type VocabularyName } from '../views/words.ts';

const CHARACTERS = Object.keys(CHARACTER_LEVELS).join(', ');

export const help = `
Usage: sevenfold play [OPTIONS]

Plays a game against bots. It is saved after every move, and the next sevenfold play continues it. With
--seats 1 it is the solo challenge. Without a terminal it reads one answer per line: h to Hit, s to Stay, u to use a
Second Chance, b to bust instead, or the name of the player who gets a card.

  --seats N           players including you, 1 to 18 (default 4)
  --bots LIST         who takes the other seats (a short list repeats): ${CHARACTERS}
                      (from weak to strong), or any arena bot (default stay25)
  --preset PRESET     the rules; see sevenfold rules --list
  --set OPTION=VALUE  a house rule; may be repeated
  --words WORDS       what things are called: flip (default), deal or turn
  --name NAME         your name
  --seed N            the same number deals the same cards
  --fast              no pauses
  --new               start a new game even if one is saved
  --save FILE         where to save the game

Examples:
  sevenfold play
  sevenfold play --new --bots greta,felix,sibyl
  sevenfold play --new --seats 6 --preset classic
  sevenfold play --new --seats 1 --words turn
  sevenfold play --new --set target=100 --name Zoe
  printf 'h\\ns\\n' | sevenfold play --new --seed 7
`;

export async function run(args: string[]): Promise<number> {
  const { values } = readArgs('play', args, PLAY_OPTIONS);
  const setup = readSetup(values);
  const chosenWords =
    values.words === undefined ? undefined : readChoice('--words', values.words, VOCABULARY_NAMES);
  const file = values.save ?? defaultSaveFile(process.env);
  const saved = values.new ? ({ kind: 'none' } as const) : loadGame(file);
  const notes: string[] = [];
  if (saved.kind === 'damaged') {
    if (hasScreen()) notes.push(`Note: ${saved.message}.`);
    else process.stderr.write(`sevenfold: ${saved.message}\n`);
  }
  let game: TerminalGame;
  let words: VocabularyName = chosenWords ?? 'flip';
  if (saved.kind === 'game' && !saved.game.isOver) {
    game = saved.game;
    refuseOtherGame(values, setup, game.setup);
    words = chosenWords ?? VOCABULARY_NAMES.find((name) => name === saved.words) ?? words;
    notes.push(`Continuing the saved game, round ${game.state.round} (--new starts another).`);
  } else {
    game = new TerminalGame(setup);
  }
  saveGame(file, game, words);
  const leave = await playRematches(game, words, {
    isFast: values.fast,
    file,
    chosenFile: values.save,
    notes,
    isSeeded: values.seed !== undefined,
  });
  return leave === 'interrupt' ? 130 : 0;
}

interface PlayOptions {
  readonly isFast: boolean;
  readonly file: string;
  /** The file as given with --save. */
  readonly chosenFile: string | undefined;
  readonly notes: readonly string[];
  /** Whether a seed was given; it then decides further games too. */
  readonly isSeeded: boolean;
}

/** Plays one game, then rematches until the person leaves. */
async function playRematches(
  first: TerminalGame,
  words: VocabularyName,
  options: PlayOptions,
): Promise<Leave> {
  const cast = makeCast(first.setup.players, YOU, VOCABULARIES[words]);
  const { ui, close } = openInterface(cast, options);
  let game = first;
  try {
    for (;;) {
      ui.startAt(game);
      const result = await playInTerminal(game, ui, () => saveGame(options.file, game, words));
      if (result !== 'rematch') {
        close();
        sayGoodbye(game, options);
        return result;
      }
      game = new TerminalGame({
        ...game.setup,
        seed: options.isSeeded ? (game.setup.seed + 1) % SEEDS : randomInt(SEEDS),
      });
      saveGame(options.file, game, words);
    }
  } finally {
    close();
  }
}

type PlayInterface = UserInterface & { startAt(game: TerminalGame): void };

/** A full screen at a terminal, lines of text everywhere else. */
function openInterface(cast: Cast, { isFast, notes }: PlayOptions): { ui: PlayInterface; close: () => void } {
  const { stdin, stdout } = process;
  if (!hasScreen()) {
    for (const note of notes) stdout.write(`${note}\n`);
    return { ui: new LineInterface(cast, stdin, stdout), close: () => stdin.pause() };
  }
  const screen = new Screen(stdout);
  const keyboard = new Keyboard(stdin, () => suspend());
  const open = (): void => {
    keyboard.open();
    screen.open();
  };
  const close = (): void => {
    screen.close();
    keyboard.close();
  };
  const suspend = (): void => {
    close();
    // The whole group, so that a parent Node stops too and the shell takes over. The next line runs on resume.
    process.kill(0, 'SIGTSTP');
    open();
    screen.redraw();
  };
  for (const [signal, code] of [
    ['SIGTERM', 143],
    ['SIGHUP', 129],
    ['SIGINT', 130],
  ] as const) {
    process.on(signal, () => process.exit(code));
  }
  open();
  return { ui: new ScreenInterface(cast, screen, keyboard, outputPaint(), isFast, notes), close };
}

function hasScreen(): boolean {
  return process.stdin.isTTY && process.stdout.isTTY && process.env['TERM'] !== 'dumb';
}

/** Uses npx, so that the command works where sevenfold is not installed. */
function sayGoodbye(game: TerminalGame, { file, chosenFile }: PlayOptions): void {
  const save = chosenFile === undefined ? '' : ` --save ${shellWord(chosenFile)}`;
  const text = game.isOver
    ? `The game is over. To see it again: npx sevenfold replay ${shellWord(file)}`
    : `Saved in round ${game.state.round}. To continue: npx sevenfold play${save}`;
  process.stdout.write(`${text}\n`);
}

/** Quoted for a shell where needed. */
function shellWord(text: string): string {
  return /^[\w./:@%+,~\\-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
