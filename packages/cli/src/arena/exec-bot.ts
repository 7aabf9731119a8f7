import { type ChildProcess, spawn } from 'node:child_process';
import { defaultAnswer } from '@sevenfold/bots';
import { illegal, type Move, parseMove, type State } from '@sevenfold/engine';
import { botRequest } from './bot-request.ts';
import { quote } from '../command-line/usage.ts';

export type FaultKind = 'crash' | 'slow' | 'flood' | 'nonsense' | 'wrongId' | 'illegal' | 'unasked' | 'gone';

export const FAULTS: { readonly [Kind in FaultKind]: string } = {
  crash: 'ended or could not be started',
  slow: 'did not answer in time',
  flood: 'wrote too much',
  nonsense: 'wrote a line that is not an answer',
  wrongId: 'answered with the wrong id',
  illegal: 'gave an answer that is not one of the options',
  unasked: 'wrote a line without being asked',
  gone: 'was no longer asked after too many failures',
};

/** How often each fault happened, with the first example. */
export type Faults = { [Kind in FaultKind]?: { count: number; example: string } };

export interface ExecSettings {
  /** Milliseconds for an answer; the first after a start may take five times as long. */
  readonly timeout: number;
  /** Whether to show what the program writes to standard error. */
  readonly log: boolean;
}

export interface ProgramAnswer {
  readonly move: Move;
  readonly milliseconds: number;
  /** Why the default was played instead of the program's answer. */
  readonly fault: FaultKind | undefined;
}

const LONGEST_LINE = 64 * 1024;
/** The most bytes that a program may write before an answer. */
const MOST_OUTPUT = 256 * 1024;
const START_ALLOWANCE = 5;
/** Late answers in a row before the program is restarted. */
const MOST_LATE_ANSWERS = 3;
/** Starts in a row without a valid answer, and starts in all, before the arena gives up on the program. */
const FUTILE_STARTS = 3;
const MOST_STARTS = 100;
const STDERR_TAIL = 2000;
const NEWLINE = 10;

/**
 * A program that plays, asked with JSON lines on its standard input (docs/BOT-API.md). Every question gets a legal
 * answer: the program's own, or the default, and then the fault is counted.
 */
export class ExecBot {
  /** Faults since they were last reset. */
  faults: Faults = {};
  readonly #command: string;
  readonly #settings: ExecSettings;
  /** Called with the process id at each start and with 0 at each end, so that others can kill the process too. */
  readonly #onProcess: (pid: number) => void;
  #process: RunningBot | undefined;
  #id = 0;
  #starts = 0;
  #futileStarts = 0;
  #late = 0;

  constructor(command: string, settings: ExecSettings, onProcess: (pid: number) => void = () => {}) {
    this.#command = command;
    this.#settings = settings;
    this.#onProcess = onProcess;
  }

  readonly ask = async (state: State): Promise<Move> => (await this.decide(state)).move;

  async decide(state: State): Promise<ProgramAnswer> {
    const began = performance.now();
    const id = ++this.#id;
    const fault = (kind: FaultKind, example: string): ProgramAnswer => {
      this.#count(kind, example);
      return { move: defaultAnswer(state), milliseconds: performance.now() - began, fault: kind };
    };
    const running = this.#running();
    if (running === undefined) return fault('gone', 'not asked any more');
    const request = botRequest(state, id);
    const patience = this.#settings.timeout * (running.hasAnswered ? 1 : START_ALLOWANCE);
    const reply = await running.request(id, JSON.stringify(request), patience);
    switch (reply.kind) {
      case 'crash':
      case 'flood':
        this.#stop();
        return fault(reply.kind, reply.example);
      case 'slow':
        if (++this.#late >= MOST_LATE_ANSWERS) this.#stop();
        return fault('slow', `no answer within ${patience} ms to ${request.position}`);
      case 'nonsense':
      case 'wrongId':
        return fault(reply.kind, reply.example);
      case 'answer': {
        this.#late = 0;
        const move = parseMove(reply.answer);
        if (move === undefined || illegal(state, move) !== undefined) {
          return fault('illegal', `${quote(reply.answer)} to ${request.kind} in ${request.position}`);
        }
        running.hasAnswered = true;
        this.#futileStarts = 0;
        return { move, milliseconds: performance.now() - began, fault: undefined };
      }
    }
  }

  /** Closes the program's input, which asks it to exit, and kills it after the given time; returns whether it exited. */
  async close(milliseconds: number): Promise<boolean> {
    const running = this.#process;
    if (running === undefined) return true;
    this.#process = undefined;
    this.#count('unasked', running.unaskedExample, running.unasked);
    const went = await running.close(milliseconds);
    this.#onProcess(0);
    return went;
  }

  get isRunning(): boolean {
    return this.#process !== undefined;
  }

  kill(): void {
    this.#stop();
  }

  /** Starts the program if needed; `undefined` once the arena has given up on it. */
  #running(): RunningBot | undefined {
    if (this.#process !== undefined) return this.#process;
    if (this.#futileStarts >= FUTILE_STARTS || this.#starts >= MOST_STARTS) return undefined;
    this.#starts++;
    this.#futileStarts++;
    this.#late = 0;
    this.#process = new RunningBot(this.#command, this.#settings.log);
    this.#onProcess(this.#process.pid);
    return this.#process;
  }

  #stop(): void {
    const running = this.#process;
    if (running === undefined) return;
    this.#process = undefined;
    this.#count('unasked', running.unaskedExample, running.unasked);
    running.kill();
    this.#onProcess(0);
  }

  #count(kind: FaultKind, example: string, times = 1): void {
    if (times === 0) return;
    const known = (this.faults[kind] ??= { count: 0, example });
    known.count += times;
  }
}

export function addFaults(faults: Faults, more: Faults): void {
  for (const kind of Object.keys(FAULTS) as FaultKind[]) {
    const added = more[kind];
    if (added === undefined) continue;
    const known = (faults[kind] ??= { count: 0, example: added.example });
    known.count += added.count;
  }
}

/** Kills a program and everything it has started. */
export function killProcess(pid: number): void {
  if (pid <= 0) return;
  try {
    // The whole process group, so that the shell's children go too.
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has already exited.
  }
}

type Reply =
  | { readonly kind: 'answer'; readonly answer: string }
  | { readonly kind: 'crash' | 'flood' | 'nonsense' | 'wrongId'; readonly example: string }
  | { readonly kind: 'slow' };

/** One start of a program. */
class RunningBot {
  hasAnswered = false;
  unasked = 0;
  unaskedExample = '';
  readonly #child: ChildProcess;
  /** The pieces of the current line. */
  #line: Buffer[] = [];
  #lineLength = 0;
  #output = 0;
  #stderr = '';
  #failure: Reply | undefined;
  /** Requests without a valid answer in time; late answers may still come. */
  readonly #lost = new Set<unknown>();
  #open: { readonly id: number; readonly settle: (reply: Reply) => void } | undefined;
  #ended = false;
  #onEnd: (() => void) | undefined;

  constructor(command: string, log: boolean) {
    const isWindows = process.platform === 'win32';
    this.#child = spawn(command, {
      shell: true,
      detached: !isWindows,
      windowsHide: true,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const { stdin, stdout, stderr } = this.#child;
    stdin!.on('error', () => {}); // It has ended; 'close' tells.
    stdout!.on('data', (chunk: Buffer) => this.#read(chunk));
    stdout!.on('error', () => {});
    stderr!.on('data', (chunk: Buffer) => {
      if (log) process.stderr.write(chunk);
      this.#stderr = (this.#stderr + chunk.toString('utf8')).slice(-STDERR_TAIL);
    });
    stderr!.on('error', () => {});
    this.#child.on('error', (error) => this.#end(`cannot be started: ${error.message}`));
    this.#child.on('close', (code, signal) =>
      this.#end(signal === null ? `ended with code ${code}` : `was ended by ${signal}`),
    );
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  async request(id: number, line: string, milliseconds: number): Promise<Reply> {
    if (this.#failure !== undefined) return this.#failure;
    return new Promise((resolve) => {
      const timer = setTimeout(() => settle({ kind: 'slow' }), milliseconds);
      const settle = (reply: Reply): void => {
        clearTimeout(timer);
        this.#open = undefined;
        if (reply.kind === 'answer') this.#output = 0;
        else this.#lost.add(id);
        resolve(reply);
      };
      this.#open = { id, settle };
      this.#child.stdin!.write(`${line}\n`);
    });
  }

  kill(): void {
    killProcess(this.pid);
    this.#child.stdout!.destroy();
    this.#child.stderr!.destroy();
  }

  async close(milliseconds: number): Promise<boolean> {
    this.#child.stdin!.end();
    const went =
      this.#ended ||
      (await new Promise<boolean>((resolve) => {
        const timer = setTimeout(() => resolve(false), milliseconds);
        this.#onEnd = () => {
          clearTimeout(timer);
          resolve(true);
        };
      }));
    // Even if it exited: its own children may still run.
    this.kill();
    return went;
  }

  #read(chunk: Buffer): void {
    this.#output += chunk.length;
    if (this.#output > MOST_OUTPUT) return this.#fail('flood', `${MOST_OUTPUT / 1024} KB without an answer`);
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      this.#keep(chunk.subarray(from, at));
      if (this.#failure !== undefined) return;
      const line = Buffer.concat(this.#line).toString('utf8').trim();
      this.#line = [];
      this.#lineLength = 0;
      if (line !== '') this.#hear(line);
      from = at + 1;
    }
    this.#keep(chunk.subarray(from));
  }

  #keep(part: Buffer): void {
    this.#lineLength += part.length;
    if (this.#lineLength > LONGEST_LINE) this.#fail('flood', `a line of over ${LONGEST_LINE / 1024} KB`);
    else if (part.length > 0) this.#line.push(part);
  }

  #hear(line: string): void {
    const answer = readAnswer(line);
    const open = this.#open;
    // A late answer: its decision has been lost already.
    if (answer !== undefined && this.#lost.delete(answer.id)) return;
    if (open === undefined) {
      this.unasked++;
      if (this.unaskedExample === '') this.unaskedExample = quote(line, 80);
    } else if (answer === undefined) {
      open.settle({ kind: 'nonsense', example: quote(line, 80) });
    } else if (answer.id !== open.id) {
      open.settle({ kind: 'wrongId', example: `${quote(line, 80)} to the request with id ${open.id}` });
    } else {
      open.settle({ kind: 'answer', answer: answer.answer });
    }
  }

  #end(how: string): void {
    if (this.#ended) return;
    this.#ended = true;
    const said = this.#stderr.trim().split('\n').at(-1) ?? '';
    this.#fail('crash', said === '' ? how : `${how}: ${quote(said, 200)}`);
    this.#onEnd?.();
  }

  #fail(kind: 'crash' | 'flood', example: string): void {
    this.#failure ??= { kind, example };
    this.#line = [];
    if (kind === 'flood') this.kill();
    this.#open?.settle(this.#failure);
  }
}

/** `undefined` if the line is not an answer. The id may be anything. */
function readAnswer(line: string): { readonly id: unknown; readonly answer: string } | undefined {
  // Avoids an exception per line in a flood.
  if (!line.startsWith('{')) return undefined;
  try {
    const value = JSON.parse(line) as unknown;
    if (typeof value !== 'object' || value === null) return undefined;
    const { id, answer } = value as { id?: unknown; answer?: unknown };
    return typeof answer === 'string' ? { id, answer } : undefined;
  } catch {
    return undefined;
  }
}
