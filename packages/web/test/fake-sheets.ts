import type { ScoreLog } from '@sevenfold/physical/scores';
import { vi } from 'vitest';

interface Sheet {
  readonly version: number;
  readonly body: ScoreLog;
}

/** One connection to the events of a sheet. */
export class FakeSource extends EventTarget {
  isClosed = false;

  close(): void {
    this.isClosed = true;
  }

  send(type: 'sheet' | 'end' | 'error', sheet?: Sheet): void {
    const event = new Event(type);
    if (sheet !== undefined) Object.assign(event, { data: JSON.stringify(sheet) });
    if (!this.isClosed) this.dispatchEvent(event);
  }
}

/** The score sheets of a server, reached by `fetch` and `EventSource`. */
export class FakeSheets {
  readonly sheets = new Map<string, Sheet>();
  /** Methods of the requests that came through. */
  readonly requests: string[] = [];
  readonly sources: FakeSource[] = [];
  /** Without network every request fails, and no event arrives. */
  isOnline = true;
  /** A status that every write gets. */
  refusal: number | undefined;

  constructor() {
    vi.stubGlobal('fetch', (path: string, request: RequestInit) => this.#answer(path, request));
    const connect = () => this.#connect();
    vi.stubGlobal('EventSource', function EventSource() {
      return connect();
    });
  }

  /** Puts a version on the server, and tells everyone who follows. */
  put(id: string, body: ScoreLog): void {
    this.sheets.set(id, { version: (this.sheets.get(id)?.version ?? 0) + 1, body });
    if (this.isOnline) for (const source of this.sources) source.send('sheet', this.sheets.get(id));
  }

  #connect(): FakeSource {
    const source = new FakeSource();
    this.sources.push(source);
    return source;
  }

  async #answer(path: string, { method = 'GET', body }: RequestInit): Promise<Response> {
    if (!this.isOnline) throw new TypeError('no network');
    this.requests.push(method);
    if (this.refusal !== undefined) return new Response(null, { status: this.refusal });
    const sent = typeof body === 'string' ? (JSON.parse(body) as Sheet) : undefined;
    if (method === 'POST') {
      this.put('0123456789AB', sent!.body);
      return Response.json({ id: '0123456789AB', key: 'key', version: 1 }, { status: 201 });
    }
    const id = path.split('/').at(-1)!;
    const sheet = this.sheets.get(id);
    if (sheet === undefined) return new Response(null, { status: 404 });
    if (method === 'DELETE') {
      this.sheets.delete(id);
      for (const source of this.sources) source.send('end');
      return new Response(null, { status: 204 });
    }
    if (method === 'GET') return Response.json(sheet);
    if (sent!.version !== sheet.version) return Response.json(sheet, { status: 409 });
    this.put(id, sent!.body);
    return Response.json({ version: sheet.version + 1 });
  }
}
