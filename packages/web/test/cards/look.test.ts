import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COPIES, KINDS } from '@sevenfold/engine';
import { describe, expect, test } from 'vitest';
import { boxOf } from '@sevenfold/physical/scores';
import { vengeanceLook } from '../../src/cards/box-look.ts';
import { lookOf, ticksPath } from '../../src/cards/look.ts';

/** Relative luminance by WCAG 2. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const TOKENS = readFileSync(join(import.meta.dirname, '..', '..', 'src', 'styles', 'tokens.css'), 'utf8');

/** The colours of a token, the light one first. */
function token(name: string): string[] {
  const [, value] = new RegExp(`${name}: ([^;]+);`).exec(TOKENS)!;
  return value!.match(/#[0-9a-f]{6}/g)!;
}

/** The colour that a look names. */
const hue = (colour: string): string => token(/^var\((.+)\)$/.exec(colour)![1]!)[0]!;
const colourOf = (card: number): string => hue(lookOf(card).colour);
const NUMBERS = Array.from({ length: 13 }, (_, number) => number);

describe('the look of cards', () => {
  test('every kind has its own', () => {
    const looks = Array.from({ length: KINDS }, (_, card) => lookOf(card));
    expect(new Set(looks.map(({ text, sign }) => text + (sign ?? ''))).size).toBe(KINDS);
    expect(new Set(NUMBERS.map(colourOf)).size).toBe(13);
  });

  test('numbers are readable on the face, by day and by night; white on actions', () => {
    const faces = token('--card-face');
    const faint = NUMBERS.filter((number) => faces.some((face) => contrast(colourOf(number), face) < 4.5));
    expect(faces).toHaveLength(2);
    expect(faint).toEqual([]);
    for (const card of [19, 20, 21])
      expect(contrast(colourOf(card), token('--white')[0]!)).toBeGreaterThan(4.5);
  });

  test('tick marks say how many there are without colour', () => {
    for (let card = 0; card < KINDS; card++)
      expect(ticksPath(lookOf(card).ticks).match(/M/g)).toHaveLength(COPIES[card]!);
  });
});

describe('the look of the other box', () => {
  const looks = boxOf('vengeance').cards.map((card) => vengeanceLook(card.token, card.copies));

  test('every card has its own', () => {
    expect(new Set(looks.map(({ kind, text, mark }) => `${kind} ${text} ${mark}`)).size).toBe(looks.length);
  });

  test('all are readable: on the face, or in white on their colour', () => {
    const faint = looks.filter(({ kind, colour }) => {
      const grounds = kind === 'special' || kind === 'half' ? token('--white') : token('--card-face');
      return grounds.some((ground) => contrast(hue(colour), ground) < 4.5);
    });
    expect(faint).toEqual([]);
  });
});
