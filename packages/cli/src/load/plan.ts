/** What `sevenfold load` does. */
export interface LoadPlan {
  /** The server, such as http://127.0.0.1:7777. */
  readonly server: string;
  readonly tables: number;
  /** Players at each table. */
  readonly players: number;
  /** Actions a second, of all tables together. */
  readonly rate: number;
  readonly seconds: number;
  /** Whether all players lose their connection at once, halfway through. */
  readonly herd: boolean;
}

export function connectionsOf({ tables, players }: LoadPlan): number {
  return tables * players;
}

/**
 * A server limits each address, and here all players share one. Limits that were reached are named in any
 * case: the server may have lower ones than usual, or earlier runs have used them up.
 */
export function serverFlags(plan: LoadPlan, met: readonly string[] = []): string {
  const connections = connectionsOf(plan);
  const own = Math.ceil((2 * plan.rate) / connections);
  const flags: [name: string, needed: number, usual: number][] = [
    // Enough for several runs within an hour.
    ['address-tables', 10 * plan.tables, 120],
    ['address-connections', connections, 200],
    // Two for each connection, because a herd connects twice, and one for each table.
    // Each of these tables takes up to 8 KB, and each action up to 200 bytes until its game is over.
    ['address-storage', Math.ceil((10 * plan.tables * 8192 + plan.rate * plan.seconds * 200) / 1e6), 64],
    ['address-requests', 2 * connections + plan.tables, 600],
    // Saying hello counts as ten messages, and everyone does so within a second or two.
    ['address-messages', 10 * connections + 2 * plan.rate, 400],
    ['identity-messages', own, 40],
    ['connection-messages', own, 20],
    ['max-connections', connections, 20_000],
    ['max-tables', plan.tables, 20_000],
  ];
  return flags
    .filter(([name, needed, usual]) => needed > usual || met.includes(name))
    .map(([name, needed, usual]) => `--${name} ${needed > usual ? needed : 2 * usual}`)
    .join(' ');
}
