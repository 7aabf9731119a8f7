// HTTP requests, right and wrong.

import type { Sfc32 } from '@sevenfold/engine';

const HOST = 'host: localhost\r\n';
const JSON_BODY = 'content-type: application/json\r\n';
const UPGRADE_HEADERS =
  'connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n';

export const UPGRADE = `GET /v1/socket HTTP/1.1\r\n${HOST}${UPGRADE_HEADERS}\r\n`;

const REQUESTS: readonly string[] = [
  `GET / HTTP/1.1\r\n${HOST}\r\n`,
  `GET /v1/notice HTTP/1.1\r\n${HOST}\r\n`,
  `HEAD /v1/tables HTTP/1.1\r\n${HOST}\r\n`,
  `OPTIONS * HTTP/1.1\r\n${HOST}\r\n`,
  `POST /v1/guests HTTP/1.1\r\n${HOST}${JSON_BODY}content-length: 2\r\n\r\n{}`,
  `POST /v1/tables HTTP/1.1\r\n${HOST}${JSON_BODY}transfer-encoding: chunked\r\n\r\n1\r\n{\r\n1\r\n}\r\n0\r\nx: y\r\n\r\n`,
  `POST /v1/tables HTTP/1.1\r\n${HOST}${JSON_BODY}content-length: 17\r\n\r\n{"__proto__":null}`,
  `POST /v1/sheets HTTP/1.1\r\n${HOST}${JSON_BODY}expect: 100-continue\r\ncontent-length: 11\r\n\r\n{"body":{}}`,
  `PUT /v1/sheets/ABCDEFGH2345 HTTP/1.1\r\n${HOST}authorization: Bearer ${'x'.repeat(22)}\r\n${JSON_BODY}content-length: 2\r\n\r\n[]`,
  `DELETE /v1/me HTTP/1.1\r\n${HOST}authorization: Bearer \x00\r\n\r\n`,
  `GET /%2e%2e/%00%ff/..%5c HTTP/1.1\r\n${HOST}\r\n`,
  `GET http://localhost/v1/tables/%E0%A4%A HTTP/1.1\r\n${HOST}\r\n`,
  `GET /v1/circles/__proto__/preview?a[b]=c&a=${'d'.repeat(300)} HTTP/1.1\r\n${HOST}\r\n`,
  `GET / HTTP/1.1\r\n${HOST}__proto__: x\r\nconstructor: y\r\nrange: bytes=9-1,-0,x-\r\naccept-encoding: br;q=x\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST}origin: null\r\nx-forwarded-for: ::ffff:1.2.3.4%eth0, x\r\nif-none-match: "\r\n\r\n`,
  `GET / HTTP/1.0\r\n\r\n`,
  `CONNECT localhost:1 HTTP/1.1\r\n${HOST}\r\n`,
  `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n`,
  `\r\n\r\nGET / HTTP/1.1\n${HOST}\n`,
  `POST / HTTP/1.1\r\n${HOST}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n`,
  `GET / HTTP/1.1\r\n${HOST}cookie: ${'a'.repeat(17_000)}\r\n\r\n`,
];

const UPGRADES: readonly string[] = [
  UPGRADE,
  UPGRADE.replace('13', '12'),
  UPGRADE.replace('dGhl', ''),
  UPGRADE.replace('websocket', 'WebSocket, h2c'),
  UPGRADE.replace('Upgrade', 'keep-alive, Upgrade, close'),
  UPGRADE.replace('GET', 'POST').replace('\r\n\r\n', '\r\ncontent-length: 3\r\n\r\nabc'),
  UPGRADE.replace('/v1/socket', '/'),
  UPGRADE.replace(
    '\r\n\r\n',
    '\r\nsec-websocket-extensions: permessage-deflate; x="\r\nsec-websocket-protocol: a,,b\r\n\r\n',
  ),
  UPGRADE.replace('\r\n\r\n', `\r\norigin: https://elsewhere.example\r\n\r\n`),
  `${UPGRADE}${UPGRADE}`,
];

const ALL = [...REQUESTS, ...UPGRADES];

/** Some of them ask for a WebSocket while others wait for their answer. */
export function httpRequests(random: Sfc32): Buffer[] {
  return Array.from({ length: 1 + random.below(20) }, () => latin(ALL[random.below(ALL.length)]!));
}

export function upgradeRequest(random: Sfc32): Buffer {
  return latin(UPGRADES[random.below(UPGRADES.length)]!);
}

export function eventsRequest(sheet: string): Buffer {
  return latin(`GET /v1/sheets/${sheet}/events HTTP/1.1\r\n${HOST}\r\n`);
}

export function latin(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}
