import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net';

/** A way to Redis or PostgreSQL that can be cut or frozen for one process. */
export class Cable {
  readonly #sockets = new Set<Socket>();
  readonly #far: NetConnectOpts;
  readonly #server = createServer((near) => this.#accept(near));
  #state: 'whole' | 'cut' | 'frozen' = 'whole';

  private constructor(far: NetConnectOpts) {
    this.#far = far;
  }

  /** Opens a cable to the server of an address. */
  static async open(url: string): Promise<Cable> {
    const cable = new Cable(placeOf(new URL(url)));
    cable.#server.listen(0, '127.0.0.1');
    await once(cable.#server, 'listening');
    return cable;
  }

  /** The same address, through this cable. */
  carry(url: string): string {
    const carried = new URL(url);
    carried.hostname = '127.0.0.1';
    carried.port = `${(this.#server.address() as AddressInfo).port}`;
    carried.searchParams.delete('host');
    return carried.href;
  }

  cut(): void {
    this.#state = 'cut';
    this.#destroyAll();
  }

  /** Nothing gets through any more, and nobody is told. */
  freeze(): void {
    this.#state = 'frozen';
    for (const socket of this.#sockets) socket.unpipe().pause();
  }

  mend(): void {
    this.#state = 'whole';
    this.#destroyAll();
  }

  end(): void {
    this.cut();
    this.#server.close();
  }

  #accept(near: Socket): void {
    if (this.#state === 'cut') return void near.destroy();
    this.#sockets.add(near.on('error', () => undefined).on('close', () => this.#sockets.delete(near)));
    if (this.#state === 'frozen') return void near.pause();
    const far = connect(this.#far);
    this.#sockets.add(far.on('error', () => undefined).on('close', () => this.#sockets.delete(far)));
    near.on('close', () => far.destroy()).pipe(far);
    far.on('close', () => near.destroy()).pipe(near);
  }

  #destroyAll(): void {
    for (const socket of this.#sockets) socket.destroy();
  }
}

/** PostgreSQL may be in a folder, which its address names as a parameter. */
function placeOf({ hostname, port, protocol, searchParams }: URL): NetConnectOpts {
  const folder = searchParams.get('host');
  const usual = protocol === 'redis:' ? '6379' : '5432';
  if (folder?.startsWith('/')) return { path: `${folder}/.s.PGSQL.${port || usual}` };
  return { host: folder ?? hostname, port: Number(port || usual) };
}
