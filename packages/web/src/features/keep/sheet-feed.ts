import { type SharedSheet, loadSheet, readSheet } from './shared-sheet.ts';
import { site } from '../../routing/site.ts';

export type FeedStatus = 'connecting' | 'live' | 'offline' | 'gone';

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;

/** Follows a sheet on the server until closed; reconnects whenever the connection is lost. */
export class SheetFeed {
  readonly #id: string;
  readonly #onsheet: (sheet: SharedSheet) => void;
  readonly #onstatus: (status: FeedStatus) => void;
  readonly #again = (): void => this.#connect();
  #source: EventSource | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT;
  #closed = false;

  constructor(id: string, onsheet: (sheet: SharedSheet) => void, onstatus: (status: FeedStatus) => void) {
    this.#id = id;
    this.#onsheet = onsheet;
    this.#onstatus = onstatus;
    addEventListener('online', this.#again);
    onstatus('connecting');
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#again);
    clearTimeout(this.#timer);
    this.#source?.close();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#source?.close();
    const source = new EventSource(site.path(`/v1/sheets/${encodeURIComponent(this.#id)}/events`));
    this.#source = source;
    source.addEventListener('sheet', ({ data }: MessageEvent<string>) => {
      this.#wait = FIRST_WAIT;
      this.#onstatus('live');
      this.#onsheet(readSheet(JSON.parse(data)));
    });
    source.addEventListener('end', () => this.#ended(source));
    source.addEventListener('error', () => void this.#lost(source));
  }

  /** Sharing has stopped for good. */
  #ended(source: EventSource): void {
    source.close();
    removeEventListener('online', this.#again);
    this.#onstatus('gone');
  }

  /** An event source does not say why it failed, so ask the server once. */
  async #lost(source: EventSource): Promise<void> {
    source.close();
    this.#onstatus('offline');
    const answer = await loadSheet(this.#id);
    if (this.#closed || this.#source !== source) return;
    if ('failure' in answer && answer.failure === 'gone') return this.#ended(source);
    if ('log' in answer) this.#onsheet(answer);
    this.#timer = setTimeout(this.#again, this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }
}
