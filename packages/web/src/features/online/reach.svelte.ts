import { ServerError, serverNetwork } from './server.ts';
import { site } from '../../routing/site.ts';

/** Names that mean another machine on every phone. */
const LOCAL = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Where others find this server: at the address of the page, or, if that is localhost, at one of the machine's own. */
export class Reach {
  #address = $state('');
  #problem = $state<'here' | 'offline'>();
  #asked = false;

  /** The beginning of every link that others open. */
  get address(): string {
    this.#ask();
    return this.#address === '' ? site.link('') : this.#address;
  }

  /** The same, as people type it. */
  get host(): string {
    return this.address.replace(/^https?:\/\//, '');
  }

  /** Why other devices cannot come: the server listens `here` only, or this machine is `offline`. */
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

  async #look(): Promise<void> {
    try {
      const { addresses, listens } = await serverNetwork();
      if (addresses[0] !== undefined) this.#address = addresses[0];
      else this.#problem = listens === 'here' ? 'here' : 'offline';
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      // A server that does not answer is found out elsewhere; the next screen asks again.
      this.#asked = false;
    }
  }
}

export const reach = new Reach();
