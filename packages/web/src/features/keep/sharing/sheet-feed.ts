import { Reconnection } from '../../../browser/reconnection.ts';
import { site } from '../../../routing/site.ts';
import { type SharedSheet, loadSheet, readSheet } from './shared-sheet.ts';

export type FeedStatus = 'connecting' | 'live' | 'offline' | 'gone';

/** Follows a sheet on the server until closed; reconnects whenever the connection is lost. */
export class SheetFeed {
  readonly #id: string;
  readonly #onsheet: (sheet: SharedSheet) => void;
  readonly #onstatus: (status: FeedStatus) => void;
  readonly #reconnection = new Reconnection(() => this.#connect());
  #source: EventSource | undefined;
  #closed = false;

  constructor(id: string, onsheet: (sheet: SharedSheet) => void, onstatus: (status: FeedStatus) => void) {
    this.#id = id;
    this.#onsheet = onsheet;
    this.#onstatus = onstatus;
    onstatus('connecting');
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.#reconnection.stop();
    this.#source?.close();
  }

  #connect(): void {
    this.#source?.close();
    const source = new EventSource(site.path(`/v1/sheets/${encodeURIComponent(this.#id)}/events`));
    this.#source = source;
    source.addEventListener('sheet', ({ data }: MessageEvent<string>) => {
      this.#reconnection.works();
      this.#onstatus('live');
      this.#onsheet(readSheet(JSON.parse(data)));
    });
    source.addEventListener('end', () => this.#ended(source));
    source.addEventListener('error', () => void this.#lost(source));
  }

  /** Sharing has stopped for good. */
  #ended(source: EventSource): void {
    source.close();
    this.#reconnection.stop();
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
    this.#reconnection.lost();
  }
}
