// How each card looks: the one place to change its colour, its text, its glyph. Card.svelte only draws what stands here.

import {
  type Card,
  COPIES,
  FLIP_THREE,
  FREEZE,
  isModifier,
  isNumber,
  plusOf,
  SECOND_CHANCE,
} from '@sevenfold/engine';

export type Glyph = 'crystal' | 'fan' | 'return';

export interface Look {
  readonly kind: 'number' | 'plus' | 'times' | 'action';
  /** What stands on it. */
  readonly text: string;
  readonly colour: string;
  /** Tick marks along the lower edge: as many as there are cards of this kind in a deck. */
  readonly ticks: number;
  readonly glyph: Glyph | undefined;
}

/** From rare and cool to common and hot. Each is readable on the face. */
export const RAMP: readonly string[] = [
  '#44519b',
  '#27609f',
  '#0d6c8f',
  '#07747a',
  '#0c7858',
  '#37772f',
  '#63700c',
  '#816500',
  '#9a5700',
  '#ae4710',
  '#bb3524',
  '#be2140',
  '#a00738',
];

const GOLD = '#8a5f00';

const ACTIONS: ReadonlyMap<Card, { readonly colour: string; readonly glyph: Glyph }> = new Map([
  [FREEZE, { colour: '#1d6fb0', glyph: 'crystal' }],
  [FLIP_THREE, { colour: '#6a3fb5', glyph: 'fan' }],
  [SECOND_CHANCE, { colour: '#0f7a63', glyph: 'return' }],
]);

export function lookOf(card: Card): Look {
  const ticks = COPIES[card]!;
  if (isNumber(card))
    return { kind: 'number', text: `${card}`, colour: RAMP[card]!, ticks, glyph: undefined };
  if (isModifier(card)) {
    const plus = plusOf(card);
    return plus > 0
      ? { kind: 'plus', text: `+${plus}`, colour: GOLD, ticks, glyph: undefined }
      : { kind: 'times', text: '×2', colour: GOLD, ticks, glyph: undefined };
  }
  return { kind: 'action', text: '', ticks, ...ACTIONS.get(card)! };
}

const TICK = 4.6;
const PITCH = 6.9;
const SLANT = 2.4;

/** The tick marks as one path, in a drawing 100 wide. */
export function ticksPath(count: number): string {
  const left = 50 - (count * PITCH - (PITCH - TICK)) / 2;
  return Array.from({ length: count }, (_, index) => {
    const x = left + index * PITCH;
    return `M${(x + SLANT).toFixed(1)} 118h${TICK}l${-2 * SLANT} 11h${-TICK}z`;
  }).join('');
}
