import type { Language } from './language.ts';

/** Texts by plural category; English and German need `one` and `other`, French and Spanish take `many` from `other`. */
export interface Plurals {
  readonly one: string;
  readonly other: string;
}

/** Numbers, lists and dates as one language writes them. */
export interface Speech {
  /** The text for this many; a `#` in it becomes the number. */
  readonly plural: (count: number, texts: Plurals) => string;
  readonly number: (value: number, digits?: number) => string;
  /** 0.123 gives '12 %' or '12%'. */
  readonly percent: (share: number, digits?: number) => string;
  /** 'A, B and C'. */
  readonly list: (items: readonly string[]) => string;
  /** First, second … as a number with its mark. */
  readonly ordinal: (place: number) => string;
  readonly date: (time: number) => string;
}

const ORDINALS: Readonly<Record<Language, (place: number, rule: Intl.LDMLPluralRule) => string>> = {
  en: (place, rule) =>
    `${place}${{ one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' }[rule]}`,
  de: (place) => `${place}.`,
  fr: (place, rule) => (rule === 'one' ? `${place}er` : `${place}e`),
  es: (place) => `${place}.º`,
};

const made = new Map<Language, Speech>();

export function speech(language: Language): Speech {
  const known = made.get(language);
  if (known !== undefined) return known;
  const rules = new Intl.PluralRules(language);
  const ordinals = new Intl.PluralRules(language, { type: 'ordinal' });
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  // Making one is slow, and a table of eighteen writes hundreds of numbers for every card.
  const formats = new Map<string, Intl.NumberFormat>();
  const formatOf = (style: 'decimal' | 'percent', digits: number): Intl.NumberFormat => {
    const key = `${style} ${digits}`;
    const before = formats.get(key);
    if (before !== undefined) return before;
    const format = new Intl.NumberFormat(language, {
      style,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formats.set(key, format);
    return format;
  };
  const number = (value: number, digits = 0) => formatOf('decimal', digits).format(value);
  const fresh: Speech = {
    plural: (count, { one, other }) =>
      (rules.select(count) === 'one' ? one : other).replaceAll('#', number(count)),
    number,
    percent: (share, digits = 0) => formatOf('percent', digits).format(share),
    list: (items) => lists.format(items),
    ordinal: (place) => ORDINALS[language](place, ordinals.select(place)),
    date: (time) => dates.format(time),
  };
  made.set(language, fresh);
  return fresh;
}
