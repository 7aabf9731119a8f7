// An authenticator with real keys, as a browser asks it: it signs for the host of the page, whatever it is told.

import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

interface Passkey {
  readonly id: Buffer;
  readonly key: KeyObject;
}

export class Authenticator {
  passkey: Passkey | undefined;
  counter = 0;
  /** Bytes of the ID that it gives its passkey. */
  idBytes = 16;
  readonly #origin: string;

  /** `origin`: the website whose page asks. */
  constructor(origin: string) {
    this.#origin = origin;
  }

  /** The answer to the options of a registration. */
  make({ challenge }: { readonly challenge?: unknown }): object {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = randomBytes(this.idBytes);
    this.passkey = { id, key: privateKey };
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const cose = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
    const length = Buffer.from([0, id.length]);
    const authData = Buffer.concat([this.#data(HAS_CREDENTIAL), Buffer.alloc(16), length, id, cose]);
    const attestationObject = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    return this.#credential({
      clientDataJSON: this.#clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: Buffer.from(attestationObject).toString('base64url'),
    });
  }

  /** The answer to the options of an authentication. */
  show({ challenge }: { readonly challenge?: unknown }): object {
    this.counter++;
    const [authenticatorData, clientData] = [this.#data(0), this.#clientData('webauthn.get', challenge)];
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientData).digest()]);
    return this.#credential({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign('sha256', signed, this.passkey!.key).toString('base64url'),
    });
  }

  #credential(response: object): object {
    const id = this.passkey!.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #data(more: number): Buffer {
    const host = createHash('sha256').update(new URL(this.#origin).hostname).digest();
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([host, Buffer.from([PRESENT | VERIFIED | more]), counter]);
  }

  #clientData(type: string, challenge: unknown): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }
}
