import * as v from 'valibot';
import { site } from '../routing/site.ts';
import { ask } from './ask.ts';

const network = v.object({
  addresses: v.array(v.pipe(v.string(), v.url())),
  listens: v.picklist(['everywhere', 'here']),
});

/** Names that mean another machine on every phone. */
const LOCAL = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Where others find this server: at the address of the page, or, if that is localhost, at one of the machine's own. */
export class ServerAddress {
  #address = $state('');
  #problem = $state<'here' | 'offline'>();
  #asked = false;

  /** The beginning of every link that others open. */
  get address(): string {
    this.#ask();
    return this.#address === '' ? site.link('') : this.#address;
  }

  /** The address as people type it, without https://. */
  get host(): string {
    return this.address.replace(/^https?:\/\//, '');
  }

  /** Why no other device can open the address: the server listens `here` only, or this machine is `offline`. */
  get problem(): 'here' | 'offline' | undefined {
    this.#ask();
    return this.#problem;
  }

  linkTo(code: string): string {
    return `${this.address}/t/${code}`;
  }

  #ask(): void {
    if (this.#asked || !LOCAL.test(location.hostname)) return;
    this.#asked = true;
    void this.#look();
  }

  /** Where phones on the same network reach this server. */
  async #look(): Promise<void> {
    const found = await ask('GET /v1/network', network).catch(() => undefined);
    // A server that does not answer is found out elsewhere; the next screen asks again.
    if (found === undefined) this.#asked = false;
    else if (found.addresses[0] !== undefined) this.#address = found.addresses[0];
    else this.#problem = found.listens === 'here' ? 'here' : 'offline';
  }
}

export const serverAddress = new ServerAddress();
