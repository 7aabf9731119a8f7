import { randomInt } from 'node:crypto';
import { readArgs, readChoice } from '../command-line/args.ts';
import { type Cast, makeCast, YOU } from '../views/cast.ts';
import { outputPaint } from '../terminal/colour.ts';
import { Game } from '../play/game.ts';
import { type Host, type Leave, playOn } from '../play/host.ts';
import { Keyboard } from '../terminal/keyboard.ts';
import { LineHost } from '../play/line-host.ts';
import { defaultSaveFile, loadGame, saveGame } from '../play/save-file.ts';
import { Screen } from '../terminal/screen.ts';
import { ScreenHost } from '../play/screen-host.ts';
import { PLAY_OPTIONS, readSetup, refuseOtherGame, SEEDS } from '../play/setup.ts';
import { VOCABULARIES, VOCABULARY_NAMES, type VocabularyName } from '../views/words.ts';

export const help = `
Usage: sevenfold play [OPTIONS]

Plays a game against bots. It is saved after every move: the next sevenfold play goes on with it. Alone
(--seats 1) it is the solo challenge. Without a terminal it reads answers as lines: h, s, u, b, or a name.

  --seats N           players, you included, 1 to 18 (default 4)
  --bots LIST         who plays the other seats, in turn: pip, wanda, rocco, greta, mabel, felix, sibyl (from weak
                      to strong), or any bot of the arena (default stay25)
  --preset PRESET     the rules; see sevenfold rules --list
  --set OPTION=VALUE  a house rule; may be repeated
  --words WORDS       the names of things: flip (default), deal or turn
  --name NAME         your name
  --seed N            the same number deals the same cards
  --fast              no pauses
  --new               begin a new game even if one is saved
  --save FILE         where the game is kept

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
  let game: Game;
  let words: VocabularyName = chosenWords ?? 'flip';
  if (saved.kind === 'game' && !saved.game.isOver) {
    game = saved.game;
    refuseOtherGame(values, setup, game.setup);
    words = chosenWords ?? VOCABULARY_NAMES.find((name) => name === saved.words) ?? words;
    notes.push(`Going on with the saved game, round ${game.state.round} (--new begins another).`);
  } else {
    game = new Game(setup);
  }
  saveGame(file, game, words);
  const leave = await sit(game, words, {
    isFast: values.fast,
    file,
    chosenFile: values.save,
    notes,
    isSeeded: values.seed !== undefined,
  });
  return leave === 'interrupt' ? 130 : 0;
}

interface Sitting {
  readonly isFast: boolean;
  readonly file: string;
  /** The file as somebody named it, if they did. */
  readonly chosenFile: string | undefined;
  readonly notes: readonly string[];
  /** Whether a seed was given; further games then follow from it as well. */
  readonly isSeeded: boolean;
}

/** One person at the terminal, for one game or several. */
async function sit(first: Game, words: VocabularyName, sitting: Sitting): Promise<Leave> {
  const cast = makeCast(first.setup.players, YOU, VOCABULARIES[words]);
  const { host, close } = openHost(cast, sitting);
  let game = first;
  try {
    for (;;) {
      host.startAt(game);
      const result = await playOn(game, host, () => saveGame(sitting.file, game, words));
      if (result !== 'rematch') {
        close();
        sayGoodbye(game, sitting);
        return result;
      }
      game = new Game({
        ...game.setup,
        seed: sitting.isSeeded ? (game.setup.seed + 1) % SEEDS : randomInt(SEEDS),
      });
      saveGame(sitting.file, game, words);
    }
  } finally {
    close();
  }
}

type AnyHost = Host & { startAt(game: Game): void };

/** A full screen where there is a terminal on both ends, lines of text everywhere else. */
function openHost(cast: Cast, { isFast, notes }: Sitting): { host: AnyHost; close: () => void } {
  const { stdin, stdout } = process;
  if (!hasScreen()) {
    for (const note of notes) stdout.write(`${note}\n`);
    return { host: new LineHost(cast, stdin, stdout), close: () => stdin.pause() };
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
    // The whole group, so that a Node that started this one stops as well and the shell takes over. The next line
    // runs when the shell lets it go on.
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
  return { host: new ScreenHost(cast, screen, keyboard, outputPaint(), isFast, notes), close };
}

function hasScreen(): boolean {
  return process.stdin.isTTY && process.stdout.isTTY && process.env['TERM'] !== 'dumb';
}

/** With a command that works as it stands, also where the program is not installed. */
function sayGoodbye(game: Game, { file, chosenFile }: Sitting): void {
  const save = chosenFile === undefined ? '' : ` --save ${shellWord(chosenFile)}`;
  const text = game.isOver
    ? `The game is over; look at it again with: npx sevenfold replay ${shellWord(file)}`
    : `Saved in round ${game.state.round}; go on with: npx sevenfold play${save}`;
  process.stdout.write(`${text}\n`);
}

/** A word that a shell reads as it is, in quotes if it has to be. */
function shellWord(text: string): string {
  return /^[\w./:@%+,~\\-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
