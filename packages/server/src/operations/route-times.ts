/** How many of the latest requests of a route count. */
const REMEMBERED = 200;

/** How long the answers of a route take, in milliseconds. */
export interface RouteTime {
  readonly route: string;
  /** How many requests there were since the process started. */
  readonly requests: number;
  /** Half of the latest requests took at most this long. */
  readonly median: number;
  /** All of the latest requests but the slowest hundredth took at most this long. */
  readonly slow: number;
}

interface Times {
  requests: number;
  readonly latest: Float64Array;
}

/** How long the latest requests of each route took. There are as many routes as in the program, never more. */
export class RouteTimes {
  readonly #routes = new Map<string, Times>();

  note(route: string, milliseconds: number): void {
    const times = this.#routes.get(route) ?? { requests: 0, latest: new Float64Array(REMEMBERED) };
    this.#routes.set(route, times);
    times.latest[times.requests++ % REMEMBERED] = milliseconds;
  }

  /** At most `limit` routes, the slowest first. */
  slowest(limit: number): RouteTime[] {
    return Array.from(this.#routes, ([route, { requests, latest }]) => {
      const sorted = latest.slice(0, requests).sort();
      const at = (share: number): number =>
        Math.round(10 * sorted[Math.ceil(share * sorted.length) - 1]!) / 10;
      return { route, requests, median: at(0.5), slow: at(0.99) };
    })
      .sort((one, other) => other.slow - one.slow)
      .slice(0, limit);
  }
}
