import {
  type Decoder,
  decoded,
  openStream,
  parsed,
  type Problem,
  type RequestLine,
  ServerError,
} from './ask.ts';
import { Reconnection } from './reconnection.ts';

/** connecting: for the first time. After `gone` and `refused` it is not tried again. */
export type FeedStatus = 'connecting' | 'live' | Problem;

interface Setup<News> {
  readonly line: RequestLine;
  readonly token?: string;
  /** What an event says. */
  readonly decoder: Decoder<News>;
  readonly heard: (news: News) => void;
  readonly status: (status: FeedStatus) => void;
}

/** Milliseconds without a sign of life, which the server gives every 20 seconds. */
const LONGEST_SILENCE = 60_000;
/** Characters of an event, which is a whole score sheet at most. */
const LONGEST_EVENT = 4_000_000;

/** Follows something on the server until closed; reconnects whenever the connection is lost. */
export class Feed<News> {
  readonly #setup: Setup<News>;
  readonly #reconnection = new Reconnection(() => void this.#connect());
  #isClosed = false;
  #connection: AbortController | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(setup: Setup<News>) {
    this.#setup = setup;
    setup.status('connecting');
    void this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    this.#reconnection.stop();
    this.#hangUp();
  }

  #hangUp(): void {
    clearTimeout(this.#silence);
    this.#connection?.abort();
  }

  async #connect(): Promise<void> {
    this.#hangUp();
    const connection = new AbortController();
    this.#connection = connection;
    try {
      await this.#follow(connection);
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      if (this.#isClosed || this.#connection !== connection) return;
      this.#hangUp();
      if (error.isLasting) this.#reconnection.stop();
      else this.#reconnection.lost();
      this.#setup.status(error.problem);
    }
  }

  /** Ends by throwing `ServerError`. */
  async #follow(connection: AbortController): Promise<never> {
    const { line, token, decoder, heard, status } = this.#setup;
    this.#listens(connection);
    const stream = await openStream(line, token, connection.signal);
    for await (const { type, data } of eventsOf(stream, () => this.#listens(connection))) {
      if (connection.signal.aborted) break;
      if (type === 'end') throw new ServerError('gone');
      const news = decoded(decoder, parsed(data));
      this.#reconnection.works();
      status('live');
      heard(news);
    }
    throw new ServerError('slow');
  }

  /** Someone is there: a connection that is silent for too long is dead, though nobody has said so. */
  #listens(connection: AbortController): void {
    if (connection.signal.aborted) return;
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => connection.abort(), LONGEST_SILENCE);
  }
}

/** One server-sent event. */
interface ServerEvent {
  readonly type: string;
  readonly data: string;
}

/** Reads server-sent events: an `EventSource` cannot send a token, nor say why it fails. Throws `ServerError`. */
async function* eventsOf(
  stream: ReadableStream<Uint8Array>,
  received: () => void,
): AsyncGenerator<ServerEvent> {
  const reader = stream
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw new ServerError('slow');
      });
      if (done) return;
      received();
      text += value.replaceAll('\r\n', '\n');
      const blocks = text.split('\n\n');
      text = blocks.pop()!;
      if (text.length > LONGEST_EVENT) throw new ServerError('portal');
      for (const block of blocks) {
        const event = eventOf(block);
        if (event !== undefined) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Undefined for a comment, which only keeps the connection open. */
function eventOf(block: string): ServerEvent | undefined {
  let type = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (field === 'event') type = value;
    if (field === 'data') data.push(value);
  }
  return data.length === 0 && type === 'message' ? undefined : { type, data: data.join('\n') };
}
