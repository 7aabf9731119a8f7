// What the server knows of the person with this device, and what they can do about it.

import * as v from 'valibot';
import { ask, type Decoder, done, type RequestLine } from '../../server/ask.ts';

const me = v.object({
  devices: v.array(
    v.object({
      id: v.string(),
      kind: v.picklist(['phone', 'tablet', 'computer']),
      /** Milliseconds since 1970; 0 if nobody has added it. */
      added: v.number(),
      /** Whether it is this device. */
      self: v.boolean(),
    }),
  ),
  passkeys: v.array(v.object({ id: v.string(), added: v.number() })),
});
const link = v.object({ ticket: v.string(), until: v.number() });
/** The browser knows how to read it. */
function options(value: unknown): Record<string, unknown> {
  v.parse(v.object({ challenge: v.string() }), value);
  return value as Record<string, unknown>;
}

export type Me = v.InferOutput<typeof me>;
export type DeviceKind = Me['devices'][number]['kind'];

/** Milliseconds: people take their time with a passkey, and a server may have a lot to move. */
const TIMEOUT = 30_000;

/** Everything that someone does with their devices, as the owner of a token. */
export class MeRequests {
  readonly #token: string;
  readonly #kind: DeviceKind;

  constructor(token: string, kind: DeviceKind) {
    this.#token = token;
    this.#kind = kind;
  }

  async load(): Promise<Me> {
    const found = await this.#ask('GET /v1/me', me);
    // The server does not know the kind of a device that nobody has added.
    const devices = found.devices.map((one) => (one.added === 0 ? { ...one, kind: this.#kind } : one));
    return { ...found, devices };
  }

  makeLink(): Promise<v.InferOutput<typeof link>> {
    return this.#ask('POST /v1/me/links', link, { kind: this.#kind });
  }

  useLink(ticket: string): Promise<Me> {
    return this.#ask('POST /v1/me/links/use', me, { ticket, kind: this.#kind });
  }

  async removeDevice(id: string): Promise<void> {
    await this.#ask(`DELETE /v1/me/devices/${id}`, done);
  }

  passkeyOptions(name: string): Promise<unknown> {
    return this.#ask('POST /v1/me/passkeys/options', options, { name });
  }

  addPasskey(response: unknown): Promise<Me> {
    return this.#ask('POST /v1/me/passkeys', me, { response, kind: this.#kind });
  }

  async removePasskey(id: string): Promise<void> {
    await this.#ask(`DELETE /v1/me/passkeys/${id}`, done);
  }

  restoreOptions(): Promise<unknown> {
    return this.#ask('POST /v1/me/restore/options', options);
  }

  restore(response: unknown): Promise<Me> {
    return this.#ask('POST /v1/me/restore', me, { response, kind: this.#kind });
  }

  async deleteEverything(): Promise<void> {
    await this.#ask('DELETE /v1/me', done);
  }

  #ask<Answer>(line: RequestLine, decoder: Decoder<Answer>, body?: object): Promise<Answer> {
    return ask(line, decoder, { token: this.#token, body, timeout: TIMEOUT });
  }
}

/** Whether this is the person's only device, without a passkey: if it joins another person, everything moves with it. */
export function isAlone({ devices, passkeys }: Me): boolean {
  return devices.length === 1 && passkeys.length === 0;
}

/** What this device is, as far as a browser says. */
export function deviceKind(): DeviceKind {
  if (!matchMedia('(pointer: coarse)').matches) return 'computer';
  return Math.min(screen.width, screen.height) < 600 ? 'phone' : 'tablet';
}
