// All texts that people read. A screen names the areas it needs in routes.ts; they are loaded with it, in one language.
//   import { word } from './words.svelte.ts';   {word.app.close}   {word.game.cardsLeft(3)}

import type { Area, Areas } from './areas.ts';
import { bestLanguage, type Language } from './language.ts';
import { type Formats, formats } from './formats.ts';
import type { Terms } from './terms/en.ts';
import { settings } from '../storage/settings.svelte.ts';

/** How to load texts, by the path of their file. */
type Loaders = Readonly<Record<string, () => Promise<object>>>;

/** Texts of the first screen and of games, which every page knows how to load; a file of each language knows the rest. */
const first: Loaders = import.meta.glob<object>('./{app,coach,game,hints,landing,notice,play,terms}/*.ts', {
  import: 'default',
});
const languages = import.meta.glob<Loaders>('./??.ts', { import: 'default' });

interface Spoken {
  readonly language: Language;
  readonly areas: Partial<Areas>;
}

let spoken = $state.raw<Spoken>({ language: 'en', areas: {} });

/** The texts in the language in use, by area. Reading one makes a template follow the language. */
export const word: Areas = new Proxy({} as Areas, {
  get: (_, area: Area) => {
    const texts = spoken.areas[area];
    if (texts === undefined)
      throw new Error(`The words of '${area}' are not loaded: name them in routes.ts.`);
    return texts;
  },
});

/** The names of actions and cards in the chosen vocabulary; needs the area 'terms'. */
export const term: Terms = new Proxy({} as Terms, {
  get: (_, name: keyof Terms) => word.terms.vocabularies[settings.vocabulary][name],
});

/** Numbers, percentages and lists as the language in use writes them. */
export const format: Formats = new Proxy({} as Formats, {
  get: (_, name: keyof Formats) => formats(spoken.language)[name],
});

export function languageInUse(): Language {
  return spoken.language;
}

/** The chosen language, or the browser's. */
export function wantedLanguage(): Language {
  return settings.language === 'auto' ? bestLanguage(navigator.languages) : settings.language;
}

/** Loads areas in the wanted language, and those already loaded too if the language has changed. */
export async function loadWords(areas: readonly Area[]): Promise<void> {
  const language = wantedLanguage();
  const known = language === spoken.language ? spoken.areas : {};
  const all = new Set([...areas, ...(Object.keys(spoken.areas) as Area[])]);
  const missing = [...all].filter((area) => known[area] === undefined);
  const texts = await Promise.all(missing.map((area) => loadArea(area, language)));
  // Another call may have finished in the meantime: build on what is there now.
  if (language !== wantedLanguage()) return loadWords(areas);
  const current = language === spoken.language ? spoken.areas : {};
  const loaded = Object.fromEntries(missing.map((area, index) => [area, texts[index]]));
  spoken = { language, areas: { ...current, ...loaded } };
  document.documentElement.lang = language;
}

async function loadArea(area: Area, language: Language): Promise<object> {
  const path = `./${area}/${language}.ts`;
  const load = first[path] ?? (await languages[`./${language}.ts`]!())[path];
  return load!();
}
