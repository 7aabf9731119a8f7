// Programs that tests start as whoever hosts the server would: without rights.

import { spawnSync } from 'node:child_process';
import { chownSync } from 'node:fs';
import { join } from 'node:path';

/** `nobody` on every Linux. */
const NOBODY = { uid: 65534, gid: 65534 };

/** The user of such programs: nobody, if this is root and nobody may read this checkout; otherwise whoever this is. */
export const unprivileged: Partial<typeof NOBODY> = canBeNobody() ? NOBODY : {};

function canBeNobody(): boolean {
  const file = join(import.meta.dirname, '..', 'package.json');
  return process.getuid?.() === 0 && spawnSync('cat', [file], { ...NOBODY, stdio: 'ignore' }).status === 0;
}

/** Makes a file or folder theirs. */
export function giveAway(path: string): void {
  if (unprivileged.uid !== undefined) chownSync(path, NOBODY.uid, NOBODY.gid);
}

export function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}
