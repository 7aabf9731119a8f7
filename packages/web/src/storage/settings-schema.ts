import { LONGEST_NAME } from '@sevenfold/engine/name-length';
import * as v from 'valibot';
import { SEAT_COLOURS } from '../styles/seat-colour.ts';
import { LANGUAGES } from '../words/language.ts';

export const COLOUR_THEMES = ['system', 'light', 'dark'] as const;
export const CONTRASTS = ['system', 'more'] as const;
export const VOCABULARY_NAMES = ['flip', 'deal', 'turn'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;

export type Vocabulary = (typeof VOCABULARY_NAMES)[number];
export type Speed = (typeof SPEEDS)[number];

/** A choice that is missing or unknown falls back to the default; the others stay. */
export const settingsSchema = v.object({
  language: v.fallback(v.picklist(['auto', ...LANGUAGES]), 'auto'),
  theme: v.fallback(v.picklist(COLOUR_THEMES), 'system'),
  contrast: v.fallback(v.picklist(CONTRASTS), 'system'),
  motion: v.fallback(v.picklist(['system', 'less']), 'system'),
  vocabulary: v.fallback(v.picklist(VOCABULARY_NAMES), 'flip'),
  volume: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0.6),
  muted: v.fallback(v.boolean(), false),
  haptics: v.fallback(v.boolean(), true),
  speed: v.fallback(v.picklist(SPEEDS), 'normal'),
  coach: v.fallback(v.boolean(), false),
  /** The log is unfolded where it has room beside the table. */
  log: v.fallback(v.boolean(), false),
  /** Bots say something now and then. */
  botLines: v.fallback(v.boolean(), true),
  name: v.fallback(
    v.pipe(
      v.string(),
      v.transform((name) => name.slice(0, LONGEST_NAME)),
    ),
    '',
  ),
  colour: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SEAT_COLOURS - 1)), 0),
});

export type DeviceSettings = v.InferOutput<typeof settingsSchema>;

export const STANDARD: Readonly<DeviceSettings> = v.parse(settingsSchema, {});
