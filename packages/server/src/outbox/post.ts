import { lookup, Resolver } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import { hostOf, parseTarget } from './target.ts';

/** Milliseconds for everything: the name, the connection and the answer. */
const TIMEOUT = 10_000;
/** Milliseconds for a name. */
const NAME_TIMEOUT = 3000;
/** Bytes of an answer's headers. */
const LARGEST_HEADERS = 16_384;
/** Answers that only say that the real one will come, such as 103. */
const MOST_INTERIM = 3;

export interface Message {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Uint8Array;
}

/** Sends a message by POST; returns the status of the answer. Rejects if there is none. */
export type Post = (url: string, message: Message) => Promise<number>;

export interface PostOptions {
  /** Addresses of this machine and its network are allowed, and http as well: for home servers. */
  readonly allowPrivate: boolean;
  /** The addresses of a name; for tests. */
  readonly resolve?: (name: string) => Promise<string[]>;
  readonly timeout?: number;
}

/**
 * Sends messages to addresses that strangers have given us. Names are looked up once, and the address that was checked
 * is the one that is used. Redirects are not followed. The status is all that counts: the connection is ended as soon as
 * it is here.
 */
export function makePost({ allowPrivate, resolve, timeout = TIMEOUT }: PostOptions): Post {
  const addressesOf = resolve ?? (allowPrivate ? lookUpHere : lookUp);
  return async (text, { headers, body }) => {
    const url = parseTarget(text, allowPrivate);
    if (url === undefined) throw new Error('messages may not be sent to this address');
    const addresses = await allowed(url, addressesOf, allowPrivate);
    const [first] = addresses;
    if (first === undefined) throw new Error('this name has no address that messages may be sent to');
    // Connecting looks up the name again, and gets the addresses that were checked.
    const lookUpAgain: LookupFunction = (_name, { all }, done) =>
      all === true ? done(null, addresses) : done(null, first.address, first.family);
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    return new Promise((answer, fail) => {
      const sent = request(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        agent: false,
        maxHeaderSize: LARGEST_HEADERS,
        lookup: lookUpAgain,
        signal: AbortSignal.timeout(timeout),
      });
      sent.on('error', fail);
      let interim = 0;
      sent.on('information', () => ++interim > MOST_INTERIM && sent.destroy());
      // Without an error, if the server wants to switch to another protocol or never gets to its answer.
      sent.once('close', () => fail(new Error('there was no answer')));
      sent.once('response', (response) => {
        answer(response.statusCode ?? 0);
        response.destroy();
      });
      sent.end(body);
    });
  };
}

/** The addresses that a connection may use. */
async function allowed(url: URL, addressesOf: (name: string) => Promise<string[]>, allowPrivate: boolean) {
  const host = hostOf(url);
  const addresses = isIP(host) === 0 ? await addressesOf(host) : [host];
  const found = allowPrivate ? addresses : addresses.filter(isPublicAddress);
  return found.map((address) => ({ address, family: isIP(address) }));
}

/** Asks name servers directly: the system's own lookup would occupy a thread, and there are few of them. */
async function lookUp(name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: NAME_TIMEOUT, tries: 1 });
  const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return [four, six].flatMap((found) => (found.status === 'fulfilled' ? found.value : []));
}

/** Asks the system, which also knows the names of a home network. */
async function lookUpHere(name: string): Promise<string[]> {
  return (await lookup(name, { all: true })).map(({ address }) => address);
}
