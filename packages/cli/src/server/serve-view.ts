import { networkInterfaces } from 'node:os';
import type { Config } from '@sevenfold/server';
import type { Paint } from '../terminal/colour.ts';

/** Where the server is, for this machine and for phones in the same network. */
export function greeting(config: Config, port: number, paint: Paint): string {
  const isEverywhere = config.host === '0.0.0.0' || config.host === '::';
  const place = isEverywhere ? 'localhost' : config.host;
  const lines = [`Sevenfold is at ${paint('heading', address(place, port))}`];
  const near = isEverywhere ? networkAddresses() : [];
  if (near.length > 0) lines.push(`On this network: ${near.map((host) => address(host, port)).join('  ')}`);
  if (config['database-url'] === '') lines.push(`Games are kept in ${config.data}. Ctrl-C stops the server.`);
  else lines.push('Games are kept in PostgreSQL. Ctrl-C stops the server.');
  return lines.join('\n');
}

function address(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** The addresses of this machine in its network. */
function networkAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.filter(({ family, internal }) => family === 'IPv4' && !internal).map((one) => one.address),
  );
}
