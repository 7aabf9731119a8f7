import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup.mjs';
import { output } from './program.mjs';
import { serve } from './served.mjs';

/** By command: the options that make it quick enough to try. */
const SHORTER = {
  arena: ['--games', '6', '--threads', '2'],
  best: ['--samples', '64'],
  load: ['--seconds', '1'],
  review: ['--samples', '64'],
  sim: ['--games', '50'],
  // Solving with all cards takes half a minute and 2 GB.
  solve: ['--cards', 'numbers', '--threads', '2'],
};

const POSITION = 'official_97-9a.71-2p.168-46_7-0-1-turns_0102112122053001001011_turn-1';

/** Plays a game to its end and prints its record, with nothing but the installed engine. */
const PLAY = `
import { apply, legalMoves, makeLog, newGame, SeededDealer } from '@sevenfold/engine';
const state = newGame({ preset: 'official' }, 3, 0);
const dealer = new SeededDealer(7);
const moves = [];
while (state.phase !== 'over') {
  const move = state.phase === 'draw' ? dealer.draw(state) : legalMoves(state)[0];
  moves.push(move);
  apply(state, move);
}
console.log(JSON.stringify({ rules: { preset: 'official' }, players: ['Ann', 'Bo', 'Cy'], dealer: 0, log: makeLog(moves) }));
`;

/** Every `npx sevenfold …` on a line of its own in a README. */
export function commandsOfReadmes() {
  const pages = ['README.md', join('packages', 'cli', 'README.md')];
  const lines = pages.flatMap((page) => readFileSync(join(root, page), 'utf8').split(/\r?\n/));
  const commands = lines.flatMap((line) => /^ {4}npx sevenfold ([^#]*)/.exec(line)?.[1].trim() ?? []);
  return [...new Set(commands)];
}

/**
 * Runs a command of a README in a folder where Sevenfold is installed, shortened if it would take too long. Returns
 * what it did instead, if it did not run the command as written.
 */
export async function runCommand(line, where) {
  const [name, ...rest] = line.split(' ');
  const args = rest.map((word) => (word === 'POSITION' ? POSITION : word));
  if (name === 'serve') {
    const server = await serve(where);
    await server.stop();
    return args.length === 0 ? undefined : 'run on a free port';
  }
  if (name === 'load') return loadServer(args, where);
  const run = [name, ...args, ...(SHORTER[name] ?? [])];
  await sevenfold(run, { ...where, input: 'q\n' });
  return SHORTER[name] && `run as ${run.join(' ')}`;
}

async function loadServer(args, where) {
  const server = await serve(where);
  try {
    // As many tables as any machine can open in a moment.
    const run = [...args.map((word) => (/^\d+$/.test(word) ? '3' : word)), ...SHORTER.load];
    await sevenfold(['load', server.address, ...run], where);
    return `run as load ${run.join(' ')}`;
  } finally {
    await server.stop();
  }
}

/** The files that the READMEs mention: a game, and one with a proof for `verify`. */
export async function writeGames(folder, { node, env }) {
  writeFileSync(join(folder, 'play.mjs'), PLAY);
  const played = await output(node, ['play.mjs'], { cwd: folder, env });
  const page = readFileSync(join(root, 'docs', 'FAIRNESS.md'), 'utf8');
  const fair = /^```json\r?\n([^]*?)^```/m.exec(page)[1];
  return (line) => writeFileSync(join(folder, 'game.json'), line.startsWith('verify') ? fair : played);
}

export function sevenfold(args, { cwd, node, env, input }) {
  const program = join(cwd, 'node_modules', 'sevenfold', 'bin', 'sevenfold.js');
  return output(node, [program, ...args], { cwd, env: { ...env, XDG_STATE_HOME: cwd }, input });
}
