import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const TICKS = 100;

interface Process {
  readonly pid: number;
  readonly parent: number;
  /** Seconds of CPU, including children that have ended. */
  readonly cpu: number;
}

/** CPU seconds of a process and its children, as far as Linux tells. */
export function cpuOf(pid: number): number {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(processOf)
    .filter((one) => one.pid === pid || one.parent === pid)
    .reduce((sum, { cpu }) => sum + cpu, 0);
}

function processOf(pid: string): Process {
  try {
    // The name of a program stands in brackets and may contain anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const [, parent] = fields;
    return {
      pid: Number(pid),
      parent: parent!,
      cpu: fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) / TICKS,
    };
  } catch {
    // The process has ended in the meantime.
    return { pid: 0, parent: 0, cpu: 0 };
  }
}
