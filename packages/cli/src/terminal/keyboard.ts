import { emitKeypressEvents, type Key } from 'node:readline';
import type { ReadStream } from 'node:tty';

/** 'left', 'return', 'h', '?' …; 'interrupt' for Ctrl-C, 'end' when the terminal is gone. */
export type KeyName = string;

/** Single keys as they are pressed. Keys pressed while nobody waits are dropped, except 'interrupt' and 'end'. */
export class Keyboard {
  readonly #input: ReadStream;
  readonly #onSuspend: () => void;
  #waiting: ((key: KeyName) => void) | undefined;
  #pending: KeyName | undefined;
  readonly #onKey = (text: string | undefined, key: Key): void => this.#receive(text, key);
  readonly #onEnd = (): void => this.#deliver('end');

  /** `onSuspend` is called for Ctrl-Z, which raw mode would swallow. */
  constructor(input: ReadStream, onSuspend: () => void) {
    this.#input = input;
    this.#onSuspend = onSuspend;
  }

  open(): void {
    emitKeypressEvents(this.#input);
    this.#input.setRawMode(true);
    this.#input.on('keypress', this.#onKey);
    this.#input.on('end', this.#onEnd);
    this.#input.resume();
  }

  close(): void {
    this.#input.off('keypress', this.#onKey);
    this.#input.off('end', this.#onEnd);
    this.#input.setRawMode(false);
    this.#input.pause();
  }

  async next(): Promise<KeyName> {
    if (this.#pending !== undefined) return this.#takePending();
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  /** The next key, or `undefined` if none is pressed in time. */
  async within(milliseconds: number): Promise<KeyName | undefined> {
    if (this.#pending !== undefined) return this.#takePending();
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#waiting = undefined;
        resolve(undefined);
      }, milliseconds);
      this.#waiting = (key) => {
        clearTimeout(timer);
        resolve(key);
      };
    });
  }

  #takePending(): KeyName {
    const key = this.#pending!;
    this.#pending = undefined;
    return key;
  }

  #receive(text: string | undefined, key: Key): void {
    if (key.ctrl === true && key.name === 'z') this.#onSuspend();
    else if (key.ctrl === true && (key.name === 'c' || key.name === 'd')) this.#deliver('interrupt');
    else if (key.ctrl !== true && key.meta !== true) this.#deliver(nameOf(text, key));
  }

  #deliver(key: KeyName): void {
    const deliver = this.#waiting;
    this.#waiting = undefined;
    if (deliver !== undefined) deliver(key);
    else if (key === 'interrupt' || key === 'end') this.#pending = key;
  }
}

function nameOf(text: string | undefined, key: Key): KeyName {
  if (key.name === 'enter') return 'return';
  if (text !== undefined && text.length === 1 && text > ' ') return text.toLowerCase();
  return key.name ?? '';
}
