import { append, type Circle, type Entry, type NewEntry, openCircle, refusal } from '@sevenfold/circles';
import { vi } from 'vitest';

interface Kept {
  readonly circle: Circle;
  /** The member that each token is. */
  readonly people: Map<string, string>;
  readonly streams: Set<ReadableStreamDefaultController<Uint8Array>>;
}

/** The circles of a server, reached by `fetch`, decided by the real model. */
export class FakeCircles {
  readonly circles = new Map<string, Kept>();
  /** Requests that came through, such as `POST entries`. */
  readonly requests: string[] = [];
  /** Without network every request fails, and no event arrives. */
  isOnline = true;
  /** The next answer gets lost on its way back. */
  losesAnswer = false;
  now = Date.UTC(2026, 10, 6, 19);

  constructor() {
    vi.stubGlobal('fetch', async (path: string, request: RequestInit = {}) => {
      if (!this.isOnline) throw new TypeError('no network');
      const answer = this.#answer(path, request);
      if (this.losesAnswer && request.method === 'POST') {
        this.losesAnswer = false;
        throw new TypeError('connection lost');
      }
      return answer;
    });
  }

  /** Opens a circle for the first person; the others join it. */
  open(id: string, people: Readonly<Record<string, string>>): Kept {
    const kept: Kept = { circle: openCircle([]), people: new Map(), streams: new Set() };
    this.circles.set(id, kept);
    for (const [token, name] of Object.entries(people)) {
      const member = `m-${token.slice(0, 12)}`;
      const head = { id: `entry-${token}`, at: this.now, by: member, member, name };
      const entry: Entry =
        kept.people.size === 0
          ? { ...head, do: 'open', settings: { name: 'Fridays', zone: 'Europe/Berlin' } }
          : { ...head, do: 'join' };
      append(kept.circle, entry);
      kept.people.set(token, member);
    }
    return kept;
  }

  /** Cuts everyone off. */
  cut(): void {
    this.isOnline = false;
    for (const { streams } of this.circles.values()) {
      for (const stream of streams) stream.error(new TypeError('connection lost'));
      streams.clear();
    }
  }

  /** Something that another member does. */
  does(id: string, entry: Entry): void {
    const kept = this.circles.get(id)!;
    const refused = refusal(kept.circle, entry);
    if (refused !== undefined) throw new Error(refused);
    append(kept.circle, entry);
    this.#tell(kept);
  }

  #tell({ streams, circle }: Kept): void {
    const event = new TextEncoder().encode(
      `event: circle\ndata: ${JSON.stringify({ n: circle.log.length })}\n\n`,
    );
    for (const stream of streams) stream.enqueue(event);
  }

  #answer(path: string, { method = 'GET', headers, body }: RequestInit): Response {
    const [, id = '', what = ''] = /^\/v1\/circles\/(\w+)\/?(\w*)/.exec(path) ?? [];
    this.requests.push(`${method} ${what}`.trim());
    const kept = this.circles.get(id);
    const token = new Headers(headers).get('authorization')?.replace('Bearer ', '') ?? '';
    const you = kept?.people.get(token);
    if (kept === undefined || you === undefined) return Response.json({ code: 'noCircle' }, { status: 404 });
    const { circle } = kept;
    if (what === '') return Response.json({ n: circle.log.length, you, deleted: null, tables: [] });
    if (what === 'events') return this.#follow(kept);
    if (method === 'GET') {
      const from = Number(new URL(path, 'http://x').searchParams.get('since'));
      const news = circle.log.slice(from);
      return Response.json({
        from,
        entries: news.map((entry) => Object.assign({}, entry, 'name' in entry ? { name: undefined } : {})),
        names: news.flatMap((entry, at) =>
          'name' in entry && entry.name !== undefined ? [[from + at, entry.name]] : [],
        ),
      });
    }
    const { entries } = JSON.parse(body as string) as { entries: NewEntry[] };
    const results = entries.map((entry) => {
      if (circle.positions.has(entry.id)) return { id: entry.id, n: circle.positions.get(entry.id)! };
      const written: Entry = { ...entry, at: ++this.now, by: you };
      const code = refusal(circle, written);
      if (code !== undefined) return { id: entry.id, code };
      append(circle, written);
      return { id: entry.id, n: circle.log.length - 1 };
    });
    this.#tell(kept);
    return Response.json({ results });
  }

  #follow(kept: Kept): Response {
    let own: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        own = controller;
        kept.streams.add(controller);
        controller.enqueue(new TextEncoder().encode(': here\n\nevent: circle\ndata: {"n":0}\n\n'));
      },
      cancel: () => void (own && kept.streams.delete(own)),
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  }
}
