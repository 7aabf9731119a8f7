import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { parseRecord } from '@sevenfold/engine';
import { TerminalGame } from './terminal-game.ts';
import { Failure, quote } from '../command-line/usage.ts';

export type Saved =
  | { readonly kind: 'none' }
  | { readonly kind: 'game'; readonly game: TerminalGame; readonly words: string | undefined }
  | { readonly kind: 'damaged'; readonly message: string };

export function defaultSaveFile(env: NodeJS.ProcessEnv): string {
  const { XDG_STATE_HOME: state } = env;
  const folder = state !== undefined && isAbsolute(state) ? state : join(homedir(), '.local', 'state');
  return join(folder, 'sevenfold', 'game.json');
}

/**
 * Writes the game as a record (R43) with its seed. The file is replaced as a whole, so that a crash leaves the old
 * one intact.
 */
export function saveGame(file: string, game: TerminalGame, words: string): void {
  const { rules, players, dealer, log } = game.record;
  const text = JSON.stringify(
    { rules, players, dealer, seed: game.setup.seed, bots: game.setup.bots, words, log },
    undefined,
    2,
  );
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    makeFolder(dirname(file));
    writeFileSync(temporary, `${text}\n`);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw new Failure(
      `cannot save the game to ${quote(file, 500)} (${codeOf(error)}); choose another file with --save FILE`,
    );
  }
}

/** Reads the saved game; a damaged file is renamed and reported. */
export function loadGame(file: string): Saved {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return { kind: 'none' };
    throw new Failure(
      `cannot read the saved game ${quote(file, 500)} (${codeOf(error)}); choose another file with --save FILE`,
    );
  }
  try {
    const value: unknown = JSON.parse(text);
    const record = parseRecord(value);
    const { seed, words, bots } = value as { seed?: unknown; words?: unknown; bots?: unknown };
    if (!Number.isInteger(seed)) throw new Error('it has no seed');
    const game = TerminalGame.resume({ ...record, seed: seed as number, bots: namesIn(bots) }, record.log);
    return { kind: 'game', game, words: typeof words === 'string' ? words : undefined };
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'it is not JSON' : (error as Error).message;
    const aside = moveAway(file);
    return {
      kind: 'damaged',
      message: `the saved game is damaged (${reason}); it was renamed to ${aside}, and a new game starts`,
    };
  }
}

/** Names of bots in a save file; anything else means the default bot. */
function namesIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
}

/** Not `recursive: true`, which hangs where folders cannot be made, such as under /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

function moveAway(file: string): string {
  let aside = `${file}.damaged`;
  for (let number = 2; existsSync(aside); number++) aside = `${file}.damaged-${number}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    throw new Failure(
      `the saved game ${quote(file, 500)} is damaged and cannot be renamed (${codeOf(error)})`,
    );
  }
  return aside;
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}
