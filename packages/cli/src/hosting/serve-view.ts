import { addressAt, type Config, listensEverywhere, networkAddresses } from '@sevenfold/server';
import type { Paint } from '../terminal/colour.ts';

/** Where the server is, for this machine and for phones on the same network. */
export function greeting(config: Config, port: number, paint: Paint): string {
  const isEverywhere = listensEverywhere(config);
  const place = isEverywhere ? 'localhost' : config.host;
  const lines = [`Sevenfold is at ${paint('heading', addressAt(place, port, config))}`];
  const near = isEverywhere ? networkAddresses() : [];
  if (near.length > 0)
    lines.push(`On this network: ${near.map((host) => addressAt(host, port, config)).join('  ')}`);
  if (config['database-url'] === '')
    lines.push(`Games are stored in ${config.data}. Ctrl-C stops the server.`);
  else lines.push('Games are stored in PostgreSQL. Ctrl-C stops the server.');
  return lines.join('\n');
}
