import { expect, test } from 'vitest';
import { closing, frame, type Line, openSocket } from './line.ts';
import { ask, openVenue, until, type Venue } from './venue.ts';

const [CONTINUATION, TEXT, PING, PONG, FIN] = [0, 1, 9, 10, 0x80];

/** Sends something without end, and answers nothing, until the server hangs up. */
async function flood(line: Line, piece: Buffer): Promise<void> {
  const batch = Buffer.concat(Array.from({ length: 5000 }, () => piece));
  const pour = (): void => {
    while (!line.closed && line.tcp.write(batch));
  };
  line.tcp.on('drain', pour);
  pour();
  await until(() => line.closed, 'the server has hung up');
}

async function messages({ url }: Venue): Promise<number> {
  return Number(/sevenfold_messages_total (\d+)/.exec((await ask(`${url}/metrics`)).text)?.[1]);
}

test.each([
  ['pings', frame(FIN | PING, 'x')],
  ['pongs that nobody asked for', frame(FIN | PONG)],
  [
    'pings within a message',
    Buffer.concat([frame(TEXT, '{'), frame(FIN | PING), frame(FIN | CONTINUATION, '}')]),
  ],
  ['empty messages', frame(FIN | TEXT)],
  ['nonsense', frame(FIN | TEXT, 'nonsense')],
  ['messages', frame(FIN | TEXT, '{"type":"ping"}')],
])('%s without end: closed with a code, and nothing more is read', async (_name, piece) => {
  const venue = await openVenue();
  const line = await openSocket(venue);
  await flood(line, piece);
  expect(closing(line)).toMatchObject({ code: 1008 });
  expect(line.heard.split(String.fromCharCode(FIN | PONG, 1)).length - 1).toBeLessThanOrEqual(25);
  expect(await messages(venue)).toBeLessThan(150);
  expect(venue.around.connections.size).toBe(0);
});

test.each([
  ['empty', ''],
  ['small', 'x'],
])('a message in any number of %s parts: closed with a code', async (_name, text) => {
  const venue = await openVenue();
  const line = await openSocket(venue);
  line.tcp.write(frame(TEXT, text));
  await flood(line, frame(CONTINUATION, text));
  expect(closing(line)).toMatchObject({ code: 1008 });
});

test('a ping now and then is answered', async () => {
  const line = await openSocket(await openVenue());
  for (let ping = 0; ping < 15; ping++) {
    line.heard = '';
    line.tcp.write(frame(FIN | PING, `ping ${ping}`));
    await until(() => line.heard.includes(`ping ${ping}`), 'the pong is there');
  }
  expect(line.closed).toBe(false);
});

test('whoever does not answer a goodbye is cut soon after', async () => {
  const venue = await openVenue({}, { patience: { hello: 60 } });
  const line = await openSocket(venue);
  await line.end();
  expect(closing(line)).toEqual({ code: 1008, reason: 'noHello' });
});
