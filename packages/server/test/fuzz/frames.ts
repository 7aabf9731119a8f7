// Frames of WebSockets as a client sends them, right and wrong.

import type { Sfc32 } from '@sevenfold/engine';

const [TEXT, BINARY, CLOSE, PING, PONG, FIN] = [1, 2, 8, 9, 10, 0x80];
const CONTINUATION = 0;
const NO_UTF8 = Buffer.from([0xff, 0xfe]);

export function frame(first: number, payload: Buffer = Buffer.alloc(0), mask = 0x01_02_03_04): Buffer {
  const { length } = payload;
  const start = length <= 125 ? 2 : length <= 0xffff ? 4 : 10;
  const made = Buffer.alloc(start + 4 + length);
  made[0] = first;
  made[1] = 0x80 | (start === 2 ? length : start === 4 ? 126 : 127);
  if (start === 4) made.writeUInt16BE(length, 2);
  if (start === 10) made.writeBigUInt64BE(BigInt(length), 2);
  made.writeUInt32BE(mask, start);
  for (let at = 0; at < length; at++) made[start + 4 + at] = payload[at]! ^ made[start + (at % 4)]!;
  return made;
}

/** What once ended any server: pongs, a frame that is not UTF-8, and the beginning of another, each a read of its own. */
export function threeWrites(last: 'text' | 'close'): readonly Buffer[] {
  const pongs = Buffer.concat(Array.from({ length: 19 }, () => frame(FIN | PONG)));
  const bad =
    last === 'text' ? frame(FIN | TEXT, NO_UTF8) : frame(FIN | CLOSE, Buffer.concat([code(1000), NO_UTF8]));
  return [pongs, bad, frame(FIN | TEXT, Buffer.from('12345678'))];
}
/** In `threeWrites`. */
export const FRAMES_OF_THREE = 21;

const MESSAGES = [
  '{"type":"ping"}',
  '{"type":"move","game":1,"seat":0,"move":"h","n":3}',
  '{"type":"chat","text":"hello"}',
  '{"type":"leave","seat":0}',
  '{"type":"hello","version":1,"table":"NONE"}',
].map((text) => Buffer.from(text));

/** Frames that keep a connection open: messages, whole and in parts, with few enough pings. */
export function validFrames(random: Sfc32, count: number): Buffer[] {
  const frames: Buffer[] = [];
  let controls = 0;
  while (frames.length < count) {
    const message = MESSAGES[random.below(10) === 0 ? random.below(MESSAGES.length) : 0]!;
    const kind = random.below(8);
    if (kind === 0 && controls++ < 15)
      frames.push(frame(FIN | (random.below(2) === 0 ? PING : PONG), message));
    else if (kind < 4) frames.push(frame(FIN | TEXT, message, random.below(2 ** 32)));
    else frames.push(...inParts(random, message));
  }
  return frames;
}

function inParts(random: Sfc32, message: Buffer): Buffer[] {
  const parts = 2 + random.below(12);
  return Array.from({ length: parts }, (_, at) => {
    const [from, to] = [at, at + 1].map((edge) => Math.floor((edge * message.length) / parts));
    const first = (at === 0 ? TEXT : CONTINUATION) | (at === parts - 1 ? FIN : 0);
    return frame(first, message.subarray(from, to));
  });
}

/** Frames that break the standard or our limits, each in its way. */
const WRONG: readonly ((random: Sfc32) => Buffer)[] = [
  () => frame(FIN | TEXT, NO_UTF8),
  () => frame(FIN | CLOSE, Buffer.concat([code(1000), NO_UTF8])),
  () => frame(FIN | CLOSE, Buffer.from([3])),
  (random) => frame(FIN | CLOSE, code(random.below(0x1_0000))),
  () => frame(FIN | CLOSE),
  () => frame(FIN | CONTINUATION, Buffer.from('lost')),
  () => Buffer.concat([frame(TEXT, Buffer.from('{')), frame(FIN | TEXT, Buffer.from('}'))]),
  () => frame(PING, Buffer.from('in parts')),
  () => frame(FIN | PING, Buffer.alloc(126)),
  () => frame(FIN | BINARY, Buffer.alloc(9)),
  (random) => frame(FIN | (3 + random.below(5)), Buffer.from('reserved')),
  (random) => frame(FIN | TEXT | (0x10 << random.below(3)), Buffer.from('reserved')),
  (random) => frame(FIN | TEXT, Buffer.alloc(4090 + random.below(12), 0x20)),
  () => frame(FIN | TEXT, Buffer.alloc(70_000, 0x7b)),
  () => frame(FIN | TEXT, Buffer.from('{"type":')),
  () => frame(FIN | TEXT, Buffer.from('{"__proto__":{"type":"ping"}}')),
  () => frame(FIN | TEXT, Buffer.from('['.repeat(4000))),
  () => Buffer.from([FIN | TEXT, 3, 0x61, 0x62, 0x63]),
  () => Buffer.from([FIN | TEXT, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1, 2, 3, 4]),
  () => Buffer.from([FIN | TEXT, 0xff, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 3, 4, 5]),
  (random) => Buffer.from(Array.from({ length: 1 + random.below(40) }, () => random.below(256))),
];

export function wrongFrame(random: Sfc32): Buffer {
  return WRONG[random.below(WRONG.length)]!(random);
}

function code(value: number): Buffer {
  return Buffer.from([value >> 8, value & 0xff]);
}
