import type { ScoreLog } from '@sevenfold/physical/scores';
import { vi } from 'vitest';

interface Sheet {
  readonly version: number;
  readonly body: ScoreLog;
}

/** The score sheets of a server, reached by `fetch`. */
export class FakeSheets {
  readonly sheets = new Map<string, Sheet>();
  /** Methods of the requests that came through. */
  readonly requests: string[] = [];
  /** Everyone who follows a sheet. */
  readonly #streams = new Set<ReadableStreamDefaultController<Uint8Array>>();
  /** How often someone has begun to follow. */
  connections = 0;
  /** Without network every request fails, and no event arrives. */
  isOnline = true;
  /** What every write gets. */
  refusal: (() => Response) | undefined;

  constructor() {
    vi.stubGlobal('fetch', (path: string, request: RequestInit) => this.#answer(path, request));
  }

  /** Puts a version on the server, and tells everyone who follows. */
  put(id: string, body: ScoreLog): void {
    this.sheets.set(id, { version: (this.sheets.get(id)?.version ?? 0) + 1, body });
    this.#tell('sheet', this.sheets.get(id));
  }

  /** Everyone who follows is cut off. */
  cut(): void {
    for (const stream of this.#streams) stream.error(new TypeError('connection lost'));
    this.#streams.clear();
  }

  /** Removes a sheet, and tells everyone who follows. */
  end(id: string): void {
    this.sheets.delete(id);
    this.#tell('end', {});
  }

  #tell(type: string, data: unknown): void {
    if (!this.isOnline) return;
    const event = new TextEncoder().encode(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`);
    for (const stream of this.#streams) stream.enqueue(event);
  }

  #follow(id: string, signal: AbortSignal): Response {
    this.connections++;
    let own: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        own = controller;
        this.#streams.add(controller);
      },
      cancel: () => void this.#streams.delete(own!),
    });
    signal.addEventListener('abort', () => {
      if (this.#streams.delete(own!)) own!.error(signal.reason);
    });
    this.#tell('sheet', this.sheets.get(id));
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  }

  async #answer(path: string, { method = 'GET', body, signal }: RequestInit): Promise<Response> {
    if (!this.isOnline) throw new TypeError('no network');
    this.requests.push(method);
    if (this.refusal !== undefined && method === 'PUT') return this.refusal();
    const sent = typeof body === 'string' ? (JSON.parse(body) as Sheet) : undefined;
    if (method === 'POST') {
      this.put('0123456789AB', sent!.body);
      return Response.json({ id: '0123456789AB', key: 'key', version: 1 }, { status: 201 });
    }
    const id = path.split('/')[3]!;
    const sheet = this.sheets.get(id);
    if (sheet === undefined) return Response.json({ code: 'noSheet' }, { status: 404 });
    if (method === 'DELETE') {
      this.end(id);
      return new Response(null, { status: 204 });
    }
    if (method === 'GET') return this.#follow(id, signal!);
    if (sent!.version !== sheet.version) return Response.json(sheet, { status: 409 });
    this.put(id, sent!.body);
    return Response.json({ version: sheet.version + 1 });
  }
}
