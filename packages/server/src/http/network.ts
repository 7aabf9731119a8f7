// Where phones on the same network find a server.

import { networkInterfaces } from 'node:os';
import type { Config } from '../config.ts';

type Interfaces = ReturnType<typeof networkInterfaces>;

/** Bridges and tunnels of programs on this machine, which phones are hardly ever connected to. */
const VIRTUAL = /^(?:br-|bridge|docker|tap|tailscale|tun|utun|vboxnet|veth|virbr|vmnet|wg|zt)|WSL|vEthernet/;

/** An address of this server, as people type it. */
export function addressAt(host: string, port: number, { base }: Pick<Config, 'base'>): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}${base}`;
}

export function listensEverywhere({ host }: Pick<Config, 'host'>): boolean {
  return host === '0.0.0.0' || host === '::';
}

/** The addresses of this machine in its network, the likeliest first. */
export function networkAddresses(interfaces: Interfaces = networkInterfaces()): string[] {
  const names = Object.keys(interfaces).toSorted(
    (one, other) => Number(VIRTUAL.test(one)) - Number(VIRTUAL.test(other)),
  );
  return names.flatMap((name) =>
    (interfaces[name] ?? []).flatMap(({ family, internal, address }) =>
      family === 'IPv4' && !internal ? [address] : [],
    ),
  );
}
