import { Conflict, type RefusalCode, type Store } from '@sevenfold/table';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Figures that are read when Prometheus asks. */
interface Gauges {
  readonly connections: () => number;
  readonly tables: () => number;
  readonly thinking: () => number;
  readonly waiting: () => number;
  readonly statements: () => number;
  readonly bus: () => boolean;
  readonly mostConnections: number;
  readonly readOnly: () => boolean;
}

/** Figures for Prometheus; none of them names a person, a table or an address. */
export class Metrics {
  readonly registry = new Registry();
  readonly #messages = this.#counter('messages_total', 'Messages received');
  readonly #appends = new Histogram({
    name: 'sevenfold_append_seconds',
    help: 'Time to store new log entries; the count is the number of actions',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [this.registry],
  });
  readonly #requests = new Histogram({
    name: 'sevenfold_request_seconds',
    help: 'Time to answer HTTP requests, by route; without WebSockets and event streams',
    labelNames: ['route'],
    buckets: [0.005, 0.025, 0.1, 0.5, 2.5],
    registers: [this.registry],
  });
  readonly #failures = this.#counter('store_failures_total', 'Appends that failed, not counting lost races');
  readonly #rejects = this.#counter('rejects_total', 'Messages refused, by code', 'code');
  readonly #drops = this.#counter('drops_total', 'Connections closed by the server, by reason', 'reason');
  readonly #errors = this.#counter('errors_total', 'Unexpected errors of the server');

  readonly #operatorRefusals = this.#counter(
    'operator_refusals_total',
    'Requests to the operator’s page with a wrong token',
  );

  constructor(gauges: Gauges) {
    collectDefaultMetrics({ register: this.registry });
    this.#gauge('connections', 'Open connections', gauges.connections);
    this.#gauge('connections_limit', 'Connections that may be open', () => gauges.mostConnections);
    this.#gauge('read_only', '1 while the operator lets nobody play, otherwise 0', () =>
      Number(gauges.readOnly()),
    );
    this.#gauge('tables', 'Tables in memory', gauges.tables);
    this.#gauge('bots_thinking', 'Bots that are thinking', gauges.thinking);
    this.#gauge('database_waiting', 'Statements that wait for the database', gauges.statements);
    this.#gauge('bus_working', '1 while news from other processes arrives, otherwise 0', () =>
      Number(gauges.bus()),
    );
    this.#gauge('bots_waiting', 'Bots that are waiting for a thread', gauges.waiting);
  }

  message(): void {
    this.#messages.inc();
  }

  reject(code: RefusalCode): void {
    this.#rejects.inc({ code });
  }

  drop(reason: string): void {
    this.#drops.inc({ reason });
  }

  error(): void {
    this.#errors.inc();
  }

  operatorRefusal(): void {
    this.#operatorRefusals.inc();
  }

  /** `route` is a pattern, so that there are few of them. */
  request(route: string, milliseconds: number): void {
    this.#requests.observe({ route }, milliseconds / 1000);
  }

  /** The same store, with its appends measured. */
  timed(store: Store): Store {
    return {
      append: (game, n, tokens) => {
        const from = performance.now();
        return store.append(game, n, tokens).then(
          () => this.#appends.observe((performance.now() - from) / 1000),
          (error: unknown) => {
            if (!(error instanceof Conflict)) this.#failures.inc();
            throw error;
          },
        );
      },
      read: (game, from) => store.read(game, from),
      create: (table) => store.create(table),
      update: (table) => store.update(table),
      load: (code) => store.load(code),
      list: (limit, since) => store.list(limit, since),
    };
  }

  #counter(name: string, help: string, ...labelNames: string[]): Counter {
    return new Counter({ name: `sevenfold_${name}`, help, labelNames, registers: [this.registry] });
  }

  #gauge(name: string, help: string, look: () => number): void {
    const gauge: Gauge = new Gauge({
      name: `sevenfold_${name}`,
      help,
      registers: [this.registry],
      collect: () => gauge.set(look()),
    });
  }
}
