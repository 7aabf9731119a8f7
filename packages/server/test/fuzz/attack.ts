import { Sfc32 } from '@sevenfold/engine';
import { frame, FRAMES_OF_THREE, threeWrites, validFrames, wrongFrame } from './frames.ts';
import { eventsRequest, httpRequests, latin, UPGRADE, upgradeRequest } from './requests.ts';

/** Everything one connection sends. */
export interface Attack {
  /** Sent first, and answered before the rest is sent. */
  readonly greeting: Buffer | undefined;
  /** Each is a write of its own. */
  readonly pieces: readonly Buffer[];
  readonly frames: number;
  readonly requests: number;
  readonly ending: 'end' | 'destroy' | 'reset';
  /** The host part of a loopback address. */
  readonly from: string;
}

/** Addresses that attack: some are banned for a while. */
const ADDRESSES = 200;
const MOST_VALID = 400;
const MOST_SINGLE_BYTES = 400;

/** The attack with this number in the sequence of a seed, and no other state. */
export function attackOf(seed: number, number: number, sheet: string): Attack {
  const random = new Sfc32(seed * 1_000_003 + number);
  const common = {
    from: `127.${1 + random.below(ADDRESSES)}.0.1`,
    ending: (['end', 'end', 'destroy', 'reset'] as const)[random.below(4)]!,
  };
  switch (number % 8) {
    case 0:
    case 1:
      return { ...common, ...knownAttack(Math.floor(number / 8) * 2 + (number % 8)) };
    case 2: {
      const requests = httpRequests(random);
      const bytes = mutated(random, Buffer.concat(requests));
      return {
        ...common,
        greeting: undefined,
        pieces: cut(random, bytes),
        frames: 0,
        requests: requests.length,
      };
    }
    case 3: {
      // With frames right behind the request, in the same read or not.
      const frames = [...validFrames(random, 4), wrongFrame(random)];
      const bytes = mutated(random, Buffer.concat([upgradeRequest(random), ...frames]));
      return {
        ...common,
        greeting: undefined,
        pieces: cut(random, bytes),
        frames: frames.length,
        requests: 1,
      };
    }
    case 4: {
      const requests = httpRequests(random);
      const bytes = mutated(random, Buffer.concat(requests));
      return {
        ...common,
        greeting: eventsRequest(sheet),
        pieces: cut(random, bytes),
        frames: 0,
        requests: requests.length + 1,
      };
    }
    default: {
      const frames = validFrames(random, 1 + random.below(MOST_VALID));
      const bad = Array.from({ length: random.below(4) }, () => wrongFrame(random));
      const last = mutated(random, Buffer.concat([...bad, ...validFrames(random, random.below(6))]));
      const count = frames.length + bad.length;
      const pieces = cut(random, Buffer.concat([...frames, last]));
      return { ...common, greeting: latin(UPGRADE), pieces, frames: count, requests: 1 };
    }
  }
}

/** The three writes, merged in every way, then cut at every two places, one after the other. */
function knownAttack(number: number): Pick<Attack, 'greeting' | 'pieces' | 'frames' | 'requests'> {
  const writes = threeWrites(number % 2 === 0 ? 'text' : 'close');
  const bytes = Buffer.concat(writes);
  const [first, second] = [writes[0]!.length, writes[0]!.length + writes[1]!.length];
  const which = Math.floor(number / 2);
  const merges = [[first, second], [first], [second], []];
  const cuts = merges[which] ?? pairOf(which - merges.length, bytes.length);
  // Something to answer, so that the pieces behind it wait and arrive while a frame is being worked on.
  const pieces =
    which % 3 === 0
      ? slices(bytes, cuts)
      : [frame(0x81, Buffer.from('{"type":"ping"}')), ...slices(bytes, cuts)];
  return {
    greeting: latin(UPGRADE),
    pieces,
    frames: FRAMES_OF_THREE + pieces.length - slices(bytes, cuts).length,
    requests: 1,
  };
}

/** Two different places inside so many bytes; the numbers run through all pairs again and again. */
function pairOf(number: number, length: number): [number, number] {
  const places = length - 1;
  let left = number % ((places * (places - 1)) / 2);
  for (let low = 1; ; low++) {
    const here = places - low;
    if (left < here) return [low, low + 1 + left];
    left -= here;
  }
}

function slices(bytes: Buffer, cuts: readonly number[]): Buffer[] {
  const edges = [0, ...cuts, bytes.length];
  return edges.slice(1).map((to, at) => bytes.subarray(edges[at], to));
}

/** Sometimes as it was. */
function mutated(random: Sfc32, bytes: Buffer): Buffer {
  let made = bytes;
  for (let left = random.below(4); left > 0 && made.length > 0; left--) {
    const at = random.below(made.length);
    const to = Math.min(made.length, at + 1 + random.below(16));
    const [before, here, after] = [made.subarray(0, at), made.subarray(at, to), made.subarray(to)];
    switch (random.below(5)) {
      case 0:
        made = Buffer.from(made);
        made[at]! ^= 1 << random.below(8);
        break;
      case 1:
        made = Buffer.concat([before, after]);
        break;
      case 2:
        made = Buffer.concat([before, here, here, after]);
        break;
      case 3:
        made = Buffer.concat([before, Buffer.from([random.below(256)]), here, after]);
        break;
      default:
        made = before;
    }
  }
  return made;
}

/** In one piece, at every byte, or anywhere. */
function cut(random: Sfc32, bytes: Buffer): Buffer[] {
  const way = random.below(4);
  if (way === 0 || bytes.length < 2) return [bytes];
  if (way === 1 && bytes.length <= MOST_SINGLE_BYTES) return [...bytes].map((byte) => Buffer.from([byte]));
  const cuts = new Set(
    Array.from({ length: 1 + random.below(12) }, () => 1 + random.below(bytes.length - 1)),
  );
  return slices(
    bytes,
    [...cuts].sort((a, b) => a - b),
  );
}
