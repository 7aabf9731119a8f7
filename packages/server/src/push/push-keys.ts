import { generateKeyPairSync } from 'node:crypto';
import type { PushKeys } from './subscriptions.ts';

/** A new pair for VAPID: a point of P-256 without compression, and its secret, as base64url. */
export function makePushKeys(): PushKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { publicKey: point.toString('base64url'), privateKey: d };
}
