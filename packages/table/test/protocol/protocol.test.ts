import { Sfc32 } from '@sevenfold/engine';
import { describe, expect, test } from 'vitest';
import {
  type ClientMessage,
  decode,
  decodeAnswer,
  encode,
  LONGEST_MESSAGE,
  REFUSALS,
} from '../../src/index.ts';

const TOKEN = 'abcdefghijklmnopqrstuv';
const SAMPLES: readonly ClientMessage[] = [
  { type: 'hello', version: 1, table: 'ABC234', token: TOKEN },
  { type: 'hello', version: 1, table: 'ABC234' },
  { type: 'sit', name: 'Zoë 👩‍👩‍👧', colour: 3, contribution: '00'.repeat(16) },
  { type: 'hello', version: 1, table: 'ABC234', token: TOKEN, ticket: TOKEN },
  { type: 'sit', name: 'Bo', colour: 35, key: TOKEN },
  { type: 'pass', seat: 1 },
  { type: 'contribute', seat: 2, contribution: 'ff'.repeat(32) },
  { type: 'contribute', seat: 2, contribution: 'ff'.repeat(32), commitment: 'ab'.repeat(32) },
  { type: 'leave', seat: 0 },
  { type: 'move', game: 1, seat: 3, move: '@12', n: 40 },
  { type: 'resync', game: 1, n: 0 },
  { type: 'chat', text: 'hello' },
  { type: 'reaction', reaction: '🔥' },
  { type: 'host', do: 'start' },
  { type: 'host', do: 'kick', seat: 35 },
  { type: 'host', do: 'standIn', seat: 1 },
  { type: 'host', do: 'rules', rules: { preset: 'classic', target: 100 } },
  { type: 'host', do: 'clock', seconds: 20 },
  { type: 'host', do: 'addBot', bot: 'felix' },
  { type: 'host', do: 'pace', pace: 'quick' },
  { type: 'host', do: 'coach', on: true },
  { type: 'host', do: 'rated', on: true },
  { type: 'host', do: 'delete' },
  { type: 'shown', game: 1, beats: 40 },
  { type: 'ping' },
];

describe('decoding', () => {
  test('decoding restores what was encoded', () => {
    for (const sample of SAMPLES) expect(decode(encode(sample))).toEqual(sample);
  });

  test.each([
    ['', 'notJson'],
    ['{', 'notJson'],
    ['null', 'badMessage'],
    ['[]', 'badMessage'],
    ['7', 'badMessage'],
    ['{"type":"nothing"}', 'badMessage'],
    ['{"type":"toString"}', 'badMessage'],
    ['{"type":"__proto__"}', 'badMessage'],
    ['{"type":["ping"]}', 'badMessage'],
    ['{"type":"move","game":1,"seat":0,"move":"12","n":4}', 'badMessage'],
    ['{"type":"move","game":1,"seat":-1,"move":"h","n":4}', 'badMessage'],
    ['{"type":"move","game":1,"seat":0,"move":"h","n":1.5}', 'badMessage'],
    ['{"type":"move","game":1,"seat":0,"move":"h","n":1e99}', 'badMessage'],
    ['{"type":"move","game":1,"seat":0,"move":"h","n":4,"extra":1}', 'badMessage'],
    ['{"type":"host","do":"kick"}', 'badMessage'],
    ['{"type":"host","do":"pace","pace":"hasty"}', 'badMessage'],
    ['{"type":"sit","name":"A","colour":1,"key":"short"}', 'badMessage'],
    ['{"type":"hello","version":1,"table":"A","token":"short"}', 'badMessage'],
    ['{"__proto__":{"type":"ping"}}', 'badMessage'],
    ['['.repeat(4000), 'notJson'],
  ])('%s', (text, code) => {
    expect(decode(text)).toBe(code);
  });

  test('4 KB are counted in bytes', () => {
    expect(decode('{"type":"ping"}'.padEnd(LONGEST_MESSAGE))).toEqual({ type: 'ping' });
    expect(decode('{"type":"ping"}'.padEnd(LONGEST_MESSAGE + 1))).toBe('tooLong');
    for (const letter of ['é', '語', '🂡']) {
      const fits = Math.floor(LONGEST_MESSAGE / Buffer.byteLength(letter));
      expect(decode(letter.repeat(fits))).toBe('notJson');
      expect(decode(letter.repeat(fits + 1))).toBe('tooLong');
    }
  });
});

test('60 000 broken messages: each gets a code or is a message, none throws', () => {
  const random = new Sfc32(4);
  const pieces = [
    '{',
    '}',
    '"',
    ':',
    ',',
    '[',
    ']',
    'null',
    '-1',
    '1e999',
    '\\u0000',
    '\u0000',
    '"type"',
    '🂡',
    '\ud800',
    '"__proto__"',
    '@99',
    'true',
  ];
  const texts = SAMPLES.map(encode);
  const codes = new Set<string>(Object.keys(REFUSALS));
  let refused = 0;
  for (let round = 0; round < 60_000; round++) {
    let text = texts[random.below(texts.length)]!;
    for (let cuts = 1 + random.below(4); cuts > 0; cuts--) {
      const at = random.below(text.length + 1);
      const piece = pieces[random.below(pieces.length)]!;
      const end = at + random.below(6);
      if (random.below(200) === 0) text = text.repeat(40);
      text = text.slice(0, at) + (random.below(3) === 0 ? '' : piece) + text.slice(end);
    }
    for (const result of [decode(text), decodeAnswer(text)]) {
      if (typeof result !== 'string') continue;
      refused++;
      if (!codes.has(result)) throw new Error(`${text} gives ${result}`);
    }
  }
  expect(refused).toBeGreaterThan(60_000);
});
