// A text as the server sends it over a WebSocket (RFC 6455, 5.2): one frame, not masked, not compressed. A broadcast is
// framed once and written to each socket in one piece, because writing is half of a busy server's work.

const TEXT = 0x81;
const SHORT = 125;
const TWO_BYTES = 0xffff;

let last: { readonly text: string; readonly frame: Buffer } | undefined;

/** Caches the last frame, because it usually goes to a whole table. */
export function encodeFrame(text: string): Buffer {
  if (last?.text !== text) last = { text, frame: makeFrame(text) };
  return last.frame;
}

function makeFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const start = length <= SHORT ? 2 : length <= TWO_BYTES ? 4 : 10;
  const frame = Buffer.allocUnsafe(start + length);
  frame[0] = TEXT;
  if (length <= SHORT) {
    frame[1] = length;
  } else if (length <= TWO_BYTES) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, start);
  return frame;
}
