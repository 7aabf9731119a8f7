// The languages: everything that lists them or differs between them in the code is derived from this table.

interface Entry {
  /** What the language calls itself; the same in all languages. */
  readonly name: string;
  /** What a player without a name is called. */
  readonly you: string;
  /** The categories of `Intl.PluralRules` that every counted text has a form for. */
  readonly plurals: readonly Intl.LDMLPluralRule[];
  /** The form for round millions, where it follows from `other`: 'points' becomes 'de points'. */
  readonly many?: (other: string) => string;
  /** First, second … as a number with its mark. */
  readonly ordinal: (place: number, rule: Intl.LDMLPluralRule) => string;
  /** What follows a whole number of hundredths. */
  readonly percent: string;
}

/** A space at which no line breaks. */
const SPACE = '\u00A0';

const ENGLISH_MARKS = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' };

const ENTRIES = {
  en: {
    name: 'English',
    you: 'You',
    plurals: ['one', 'other'],
    ordinal: (place, rule) => `${place}${ENGLISH_MARKS[rule]}`,
    percent: '%',
  },
  de: {
    name: 'Deutsch',
    you: 'Du',
    plurals: ['one', 'other'],
    ordinal: (place) => `${place}.`,
    percent: `${SPACE}%`,
  },
  fr: {
    name: 'Français',
    you: 'Toi',
    plurals: ['one', 'other'],
    many: (other) =>
      other.replace(/# (?=\p{L})/u, (_, at: number) =>
        /^# [aeiouyhàâéèêîôû]/i.test(other.slice(at)) ? '# d’' : '# de ',
      ),
    ordinal: (place, rule) => (rule === 'one' ? `${place}er` : `${place}e`),
    percent: `${SPACE}%`,
  },
  es: {
    name: 'Español',
    you: 'Tú',
    plurals: ['one', 'other'],
    many: (other) => other.replace(/# (?=\p{L})/u, '# de '),
    ordinal: (place) => `${place}.º`,
    percent: `${SPACE}%`,
  },
  pl: {
    name: 'Polski',
    you: 'Ty',
    plurals: ['one', 'few', 'many', 'other'],
    ordinal: (place) => `${place}.`,
    percent: '%',
  },
} as const satisfies Readonly<Record<string, Entry>>;

export type Language = keyof typeof ENTRIES;

export const LANGUAGES = Object.keys(ENTRIES) as readonly Language[];

/** The plural categories that the texts of a language have forms for. */
export type Category<L extends Language> = (typeof ENTRIES)[L]['plurals'][number];

export function entryOf(language: Language): Entry {
  return ENTRIES[language];
}

function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}

/** The first of the wanted languages ('de-CH', 'fr' …) that there is. */
export function bestLanguage(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en';
}

/** Whether a name only says 'you': a game of a player without a name is stored with one of these. */
export function saysYou(name: string): boolean {
  return LANGUAGES.some((language) => entryOf(language).you === name);
}
