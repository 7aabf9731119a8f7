// Whether the tests may install what they need: nobody's machine is changed unasked.
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';

/** What is known about this machine. */
export function thisMachine() {
  const { env, platform, stdin, stdout } = process;
  const marks = ['/.dockerenv', '/run/.containerenv', '/run/systemd/container'];
  return {
    hasApt: platform === 'linux' && existsSync('/usr/bin/apt-get'),
    isRoot: process.getuid?.() === 0,
    hasSudo: existsSync('/usr/bin/sudo'),
    // A machine that people work at has systemd, and is no container.
    isContainer: marks.some((path) => existsSync(path)) || !existsSync('/run/systemd/system'),
    isCI: env.CI !== undefined && env.CI !== 'false',
    hasPerson: stdin.isTTY && stdout.isTTY,
  };
}

/**
 * `yes` on a machine that was made for this: a container of root's, CI. Otherwise `ask` where there is someone to ask, or
 * the reason why not.
 */
export function permission({ hasApt, isRoot, hasSudo, isContainer, isCI, hasPerson }) {
  if (!hasApt) return 'there is no apt-get here';
  if (!isRoot && !hasSudo) return 'installing needs root';
  // Many people set CI in their own terminal, to be asked less.
  if ((isCI && !hasPerson) || (isRoot && isContainer)) return 'yes';
  return hasPerson ? 'ask' : 'nobody here can be asked';
}

/** Anything but a yes is a no. */
export async function agrees(question) {
  const line = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const closed = new Promise((done) => line.once('close', () => done('')));
    return /^y(es)?$/i.test((await Promise.race([line.question(question), closed])).trim());
  } finally {
    line.close();
  }
}
