// Turns the weights of a student into a module: whole numbers of ten bits, with one scale a neuron.
//   node -C sevenfold-source packages/bots/training/pack.ts student-2-48-32.bin > packages/bots/src/net/two.ts
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { FEATURES, SLOT_B, TABLE } from '../src/net/layout.ts';
import { FIRST_HIGH, FIRST_LOW, HALF, TOP } from '../src/net/packed.ts';

const [name = '', bits = '10'] = process.argv.slice(2);
const file = readFileSync(name);
const data = new DataView(file.buffer, file.byteOffset, file.byteLength);
const isForTwo = basename(name).startsWith('student-2-');
const top = Math.min(TOP, 2 ** (Number(bits) - 1) - 1);
const layers = data.getInt32(0, true);
const sizes = Array.from({ length: layers + 1 }, (_, layer) => data.getInt32(4 + 4 * layer, true));
if (layers !== 3 || sizes[0] !== FEATURES) throw new Error(`${name} is no student: ${sizes.join(', ')}`);

let at = 8 + 4 * layers;
let high = '';
let low = '';
const scales: number[] = [];
const biases: number[] = [];
for (let layer = 0; layer < layers; layer++) {
  const from = sizes[layer]!;
  const to = sizes[layer + 1]!;
  const weights = read(from * to);
  const kept = Array.from({ length: from }, (_, input) => input).filter(
    (input) => layer > 0 || !isForTwo || input < SLOT_B || input >= TABLE,
  );
  const layerScales = Array.from({ length: to }, (_, neuron) => {
    const most = Math.max(...kept.map((input) => Math.abs(weights[input * to + neuron]!)));
    return most === 0 ? 1 : rounded(most / top);
  });
  for (const input of kept) {
    for (const [neuron, scale] of layerScales.entries()) {
      const whole = Math.round(weights[input * to + neuron]! / scale);
      const code = Math.min(Math.max(whole, -TOP), TOP) + TOP + 1;
      high += String.fromCharCode(FIRST_HIGH + Math.floor(code / HALF));
      low += String.fromCharCode(FIRST_LOW + (code % HALF));
    }
  }
  scales.push(...layerScales);
  biases.push(...read(to).map(rounded));
}
process.stdout.write(`// Made by packages/bots/training/pack.ts; do not edit.

import type { PackedNet } from './packed.ts';

export const NET: PackedNet = {
  sizes: [${sizes[1]}, ${sizes[2]}],
  isForTwo: ${isForTwo},
  weights:
    '${high}${low}',
  scales: [${scales.join(', ')}],
  biases: [${biases.join(', ')}],
};
`);

function read(count: number): number[] {
  const values = Array.from({ length: count }, (_, index) => data.getFloat32(at + 4 * index, true));
  at += 4 * count;
  return values;
}

function rounded(value: number): number {
  return Number(value.toPrecision(6));
}
