const ENTER = '\u001b[?1049h\u001b[?25l\u001b[?7l';
const LEAVE = '\u001b[?7h\u001b[?25h\u001b[?1049l';
const BEGIN_FRAME = '\u001b[?2026h\u001b[H';
const END_FRAME = '\u001b[J\u001b[?2026l';
const CLEAR_LINE = '\u001b[2K';

/** The whole terminal as lines. Its previous content comes back, however the program ends. */
export class Screen {
  readonly #output: NodeJS.WriteStream;
  #isOpen = false;
  #lines: () => string[] = () => [];
  readonly redraw = (): void => this.#paint();
  readonly #restore = (): void => this.close();

  constructor(output: NodeJS.WriteStream) {
    this.#output = output;
  }

  get width(): number {
    return this.#output.columns > 0 ? this.#output.columns : 80;
  }

  get height(): number {
    return this.#output.rows > 0 ? this.#output.rows : 24;
  }

  open(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    this.#output.write(ENTER);
    this.#output.on('resize', this.redraw);
    process.on('exit', this.#restore);
  }

  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#output.write(LEAVE);
    this.#output.off('resize', this.redraw);
    process.off('exit', this.#restore);
  }

  /** Shows these lines now, and again whenever the terminal is resized. */
  draw(lines: () => string[]): void {
    this.#lines = lines;
    this.#paint();
  }

  #paint(): void {
    if (!this.#isOpen) return;
    const lines = this.#lines().slice(0, this.height);
    this.#output.write(BEGIN_FRAME + lines.map((line) => CLEAR_LINE + line).join('\r\n') + END_FRAME);
  }
}
