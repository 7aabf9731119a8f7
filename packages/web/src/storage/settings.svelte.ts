// What this device remembers of its owner's wishes. Read anywhere, set by assigning: settings.theme = 'dark'.

import { deviceShelf, readJson } from './shelf.ts';
import { type Language, LANGUAGES } from '../words/language.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export const CONTRASTS = ['system', 'more'] as const;
export const VOCABULARIES = ['flip', 'deal', 'turn'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
const MOTIONS = ['system', 'less'] as const;
/** Seats' colours, as many as tokens.css has (--seat-0 …). */
export const COLOURS = 12;
export const LONGEST_NAME = 24;

export type Vocabulary = (typeof VOCABULARIES)[number];
export type Speed = (typeof SPEEDS)[number];

export interface Settings {
  language: Language | 'auto';
  theme: (typeof THEMES)[number];
  contrast: (typeof CONTRASTS)[number];
  motion: (typeof MOTIONS)[number];
  vocabulary: Vocabulary;
  /** 0–1. */
  volume: number;
  muted: boolean;
  haptics: boolean;
  speed: Speed;
  coach: boolean;
  name: string;
  colour: number;
}

export const STANDARD: Readonly<Settings> = {
  language: 'auto',
  theme: 'system',
  contrast: 'system',
  motion: 'system',
  vocabulary: 'flip',
  volume: 0.6,
  muted: false,
  haptics: true,
  speed: 'normal',
  coach: false,
  name: '',
  colour: 0,
};

const SHELF_NAME = 'settings';

/** Whatever was kept, with the standard for everything that is missing or makes no sense. */
export function checkedSettings(kept: unknown): Settings {
  const from = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  const oneOf = <K extends keyof Settings>(key: K, values: readonly Settings[K][]): Settings[K] =>
    values.includes(from[key] as Settings[K]) ? (from[key] as Settings[K]) : STANDARD[key];
  const flag = (key: 'muted' | 'haptics' | 'coach') => oneOf(key, [true, false]);
  const { volume, name, colour } = from;
  return {
    language: oneOf('language', ['auto', ...LANGUAGES]),
    theme: oneOf('theme', THEMES),
    contrast: oneOf('contrast', CONTRASTS),
    motion: oneOf('motion', MOTIONS),
    vocabulary: oneOf('vocabulary', VOCABULARIES),
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : STANDARD.volume,
    muted: flag('muted'),
    haptics: flag('haptics'),
    speed: oneOf('speed', SPEEDS),
    coach: flag('coach'),
    name: typeof name === 'string' ? name.slice(0, LONGEST_NAME) : STANDARD.name,
    colour:
      typeof colour === 'number' && Number.isInteger(colour) && colour >= 0 && colour < COLOURS
        ? colour
        : STANDARD.colour,
  };
}

export const settings: Settings = $state(keptSettings());

function keptSettings(): Settings {
  return readJson(deviceShelf(), SHELF_NAME, checkedSettings) ?? { ...STANDARD };
}

/** As --paper in tokens.css. */
const PAPER = { light: '#f6f1e7', dark: '#14132a' };

/** What the browser draws around the page, in the colour of the page; index.html has one line for each scheme. */
function paintBrowser(theme: Settings['theme']): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const scheme = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = PAPER[theme === 'system' ? scheme : theme];
  }
}

/** Applies and keeps the settings, now and whenever one changes, here or in another tab. */
export function followSettings(): void {
  $effect.root(() => {
    $effect(() => {
      const { theme, contrast, motion } = settings;
      const { dataset } = document.documentElement;
      dataset['theme'] = theme;
      dataset['contrast'] = contrast;
      dataset['motion'] = motion;
      paintBrowser(theme);
    });
    $effect(() => deviceShelf().set(SHELF_NAME, JSON.stringify(settings)));
  });
  addEventListener('storage', ({ key }) => {
    if (key?.endsWith(`:${SHELF_NAME}`)) Object.assign(settings, keptSettings());
  });
}
