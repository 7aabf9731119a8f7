// One subject and its players, each in its own process.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Child } from './child.ts';
import type { LoadRequest } from './load.ts';

export class Stage {
  readonly subject: Child;
  readonly load: Child;
  readonly port: number;

  private constructor(subject: Child, load: Child, port: number) {
    this.subject = subject;
    this.load = load;
    this.port = port;
  }

  static async bare(): Promise<Stage> {
    const subject = new Child('./subject-bare.ts');
    const { port } = await subject.ask<{ port: number }>({});
    return new Stage(subject, new Child('./load.ts'), port);
  }

  /** `options` are for Node, such as those that profile. */
  static async ours(folder: string, options: readonly string[] = []): Promise<Stage> {
    const subject = new Child('./subject-ours.ts', options);
    const { port } = await subject.ask<{ port: number }>({ start: { data: folder } });
    return new Stage(subject, new Child('./load.ts'), port);
  }

  ask<Answer>(request: LoadRequest): Promise<Answer> {
    return this.load.ask<Answer>(request);
  }

  async end(): Promise<void> {
    await this.load.end();
    await this.subject.end();
  }
}

/** A folder that is deleted when the work is done. */
export async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'sevenfold-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
