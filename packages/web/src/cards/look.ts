// How each card looks: its text, its sign and which token is its colour. Card.svelte draws what this says.

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

export type ActionSign = 'crystal' | 'fan' | 'return';

export interface CardLook {
  readonly kind: 'number' | 'plus' | 'times' | 'action' | 'minus' | 'half' | 'special';
  readonly text: string;
  /** As CSS. */
  readonly colour: string;
  /** Tick marks along the lower edge: one for each card of this kind in a deck. */
  readonly ticks: number;
  readonly sign: ActionSign | undefined;
  /** A small sign beside the number, as a path in a drawing 12 wide. */
  readonly mark?: string;
}

const ACTIONS: ReadonlyMap<Card, { readonly colour: string; readonly sign: ActionSign }> = new Map([
  [FREEZE, { colour: 'var(--card-freeze)', sign: 'crystal' }],
  [FLIP_THREE, { colour: 'var(--card-flip-three)', sign: 'fan' }],
  [SECOND_CHANCE, { colour: 'var(--card-second-chance)', sign: 'return' }],
]);

export function lookOf(card: Card): CardLook {
  const ticks = COPIES[card]!;
  if (isNumber(card))
    return { kind: 'number', text: `${card}`, colour: `var(--card-${card})`, ticks, sign: undefined };
  if (isModifier(card)) {
    const plus = plusOf(card);
    return plus > 0
      ? { kind: 'plus', text: `+${plus}`, colour: 'var(--card-modifier)', ticks, sign: undefined }
      : { kind: 'times', text: '×2', colour: 'var(--card-modifier)', ticks, sign: undefined };
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
