import { Sfc32 } from '@sevenfold/engine';
import { systemClock, webSource } from '@sevenfold/table';
import type { Player } from '../../bench/players/player.ts';
import { randomPlayer } from '../processes/random-player.ts';

/** Milliseconds. Only what never happens takes so long, even on a busy machine. */
const LONGEST_WAIT = 60_000;

/** Two people who play game after game at a table of their own, and must not notice anything. */
export class Witness {
  readonly #players: readonly Player[];
  readonly #welcomes: number;

  private constructor(players: readonly Player[]) {
    this.#players = players;
    this.#welcomes = this.#count();
  }

  static async sitDown(url: string): Promise<Witness> {
    const response = await fetch(`${url}/v1/tables`, { method: 'POST' });
    const { code, token } = (await response.json()) as { code: string; token: string };
    const random = new Sfc32(1);
    const tokens = [token, webSource.token()];
    const players = tokens.map((own) =>
      randomPlayer({ urls: [url], first: 0, table: code, token: own, random, clock: systemClock }),
    );
    for (const [seat, { client }] of players.entries()) {
      await until(() => client.status === 'open', 'the witness connects');
      client.sit(`Witness ${seat}`, seat);
      await until(() => client.seats.length === 1, 'the witness sits down');
    }
    players[0]!.client.send({ type: 'host', do: 'start' });
    await until(
      () => players.every(({ client }) => client.state !== undefined),
      'the witness begins to play',
    );
    return new Witness(players);
  }

  /** Entries of logs that the first of them has seen. */
  get moves(): number {
    return this.#players[0]!.entries;
  }

  /** How often they have lost their connection. */
  get losses(): number {
    return this.#count() - this.#welcomes;
  }

  #count(): number {
    return this.#players.reduce((sum, { welcomes }) => sum + welcomes, 0);
  }

  /** Waits for their next move. */
  goOn(): Promise<void> {
    const before = this.moves;
    return until(() => this.moves > before, 'the witness plays on');
  }

  leave(): void {
    for (const { client } of this.#players) client.close();
  }
}

export async function until(condition: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (const begun = Date.now(); !(await condition()); await sleep(5))
    if (Date.now() - begun > LONGEST_WAIT) throw new Error(`timed out: ${what}`);
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
