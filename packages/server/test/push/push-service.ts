// A push service, and the device that is subscribed to it: it decrypts what it gets as a browser would (RFC 8291), and
// checks who has sent it (RFC 8292). Written without the library that the server uses.

import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly device: string;
  readonly shown: Record<string, unknown>;
  readonly ttl: number;
  readonly topic: string;
  /** The public key of the server that has signed it. */
  readonly key: string;
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string };
  /** As it came over the network. */
  readonly body: Buffer;
}

interface Device {
  readonly keys: ECDH;
  readonly auth: Buffer;
}

export class PushService {
  readonly received: Received[] = [];
  /** The status of the next answers; 201 once there are none left. */
  readonly answers: number[] = [];
  readonly #server: Server;
  readonly #devices = new Map<string, Device>();

  private constructor(server: Server) {
    this.#server = server;
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      this.#hear(request).then(
        () => response.writeHead(this.answers.shift() ?? 201).end(),
        (error: unknown) => response.writeHead(400).end(String(error)),
      );
    });
  }

  static async open(): Promise<PushService> {
    const server = createServer();
    const service = new PushService(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return service;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** What a browser says about a new device. */
  subscribe(device: string): { endpoint: string; keys: { p256dh: string; auth: string } } {
    const keys = createECDH('prime256v1');
    keys.generateKeys();
    const auth = randomBytes(16);
    this.#devices.set(device, { keys, auth });
    return {
      endpoint: `${this.origin}/send/${device}`,
      keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
    };
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #hear(request: IncomingMessage): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const device = request.url!.split('/').at(-1)!;
    const { headers } = request;
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('not encrypted as it must be');
    const [, jwt = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
    this.received.push({
      device,
      shown: JSON.parse(decrypt(body, this.#devices.get(device)!)) as Record<string, unknown>,
      ttl: Number(headers['ttl']),
      topic: String(headers['topic']),
      key,
      claims: checked(jwt, key),
      body,
    });
  }
}

/** Salt, size of a record, and the sender's key come before what is encrypted. */
function decrypt(body: Buffer, { keys, auth }: Device): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body[20]!);
  const encrypted = body.subarray(21 + body[20]!);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
  const part = (name: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
  decipher.setAuthTag(encrypted.subarray(-16));
  const plain = Buffer.concat([decipher.update(encrypted.subarray(0, -16)), decipher.final()]);
  // The last record ends with a 2, and zeros that hide its length.
  const end = plain.lastIndexOf(2);
  return plain.subarray(0, end).toString();
}

/** The claims of a token that this key has signed. */
function checked(jwt: string, key: string): Received['claims'] {
  const [head = '', claims = '', signature = ''] = jwt.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: x!, y: y! };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { alg } = JSON.parse(Buffer.from(head, 'base64url').toString()) as { alg: string };
  if (!isSigned || alg !== 'ES256') throw new Error('not signed by the sender');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Received['claims'];
}
