/** Longer lines are not read: they would fill the memory, and no game is that long. */
export const LONGEST_LINE = 64 * 1024 * 1024;

const NEWLINE = 10;

/** A line that was longer than `LONGEST_LINE`. */
export const TOO_LONG = Symbol('too long');

export type CutLine = string | typeof TOO_LONG;

/**
 * Cuts a stream of bytes into lines: `feed` it chunks, then `end` it. Invalid UTF-8 becomes the replacement character.
 * A final newline does not begin another line.
 */
export class LineCutter {
  #parts: Buffer[] = [];
  #length = 0;
  #isFirst = true;

  /** The lines that this chunk completes. */
  *feed(chunk: Buffer): Generator<CutLine> {
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      this.#keep(chunk.subarray(from, at));
      yield this.#take();
      from = at + 1;
    }
    if (from < chunk.length) this.#keep(chunk.subarray(from));
  }

  /** The last line, if it has no newline. */
  *end(): Generator<CutLine> {
    if (this.#length > 0) yield this.#take();
  }

  #keep(part: Buffer): void {
    this.#length += part.length;
    if (this.#length > LONGEST_LINE) this.#parts = [];
    else this.#parts.push(part);
  }

  #take(): CutLine {
    const [first] = this.#parts;
    const bytes = this.#parts.length === 1 && first !== undefined ? first : Buffer.concat(this.#parts);
    const line = this.#length > LONGEST_LINE ? TOO_LONG : bytes.toString('utf8');
    this.#parts = [];
    this.#length = 0;
    const hasMark = this.#isFirst && typeof line === 'string' && line.startsWith('\ufeff');
    this.#isFirst = false;
    return hasMark ? line.slice(1) : line;
  }
}
