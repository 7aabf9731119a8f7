import { type Category, entryOf, type Language } from './language.ts';

/** One text for each plural category of the language. */
type Plurals<L extends Language> = Readonly<Record<Category<L>, string>>;

/** Numbers, lists and dates as one language writes them. */
export interface Formats {
  readonly number: (value: number, digits?: number) => string;
  /** 0.123 gives '12 %' or '12%'. */
  readonly percent: (share: number, digits?: number) => string;
  /** 'A, B and C'. */
  readonly list: (items: readonly string[]) => string;
  /** First, second … as a number with its mark. */
  readonly ordinal: (place: number) => string;
  readonly date: (time: number) => string;
}

/** The same, with plurals: what the texts of one language are written with. */
export interface TextFormats<L extends Language> extends Formats {
  /** The text for this many; a `#` in it becomes the number. */
  readonly plural: (count: number, texts: Plurals<L>) => string;
}

const made = new Map<Language, TextFormats<Language>>();

export function formats<L extends Language>(language: L): TextFormats<L> {
  const known = made.get(language);
  if (known !== undefined) return known;
  const { ordinal, many, percent } = entryOf(language);
  // Making one is slow: none is made before it is needed, nor twice.
  const rules = once(() => new Intl.PluralRules(language));
  const ordinals = once(() => new Intl.PluralRules(language, { type: 'ordinal' }));
  const lists = once(() => new Intl.ListFormat(language, { type: 'conjunction' }));
  const dates = once(() => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }));
  const numberFormats = new Map<string, Intl.NumberFormat>();
  const formatOf = (style: 'decimal' | 'percent', digits: number): Intl.NumberFormat => {
    const key = `${style} ${digits}`;
    const before = numberFormats.get(key);
    if (before !== undefined) return before;
    const format = new Intl.NumberFormat(language, {
      style,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    numberFormats.set(key, format);
    return format;
  };
  // A real minus sign is as wide as a plus, and no hyphen.
  const number = (value: number, digits = 0) =>
    digits === 0 && isPlain(value)
      ? String(value)
      : formatOf('decimal', digits).format(value).replace('-', '−');
  const fresh: TextFormats<Language> = {
    plural: (count, texts: Partial<Record<Intl.LDMLPluralRule, string>>) => {
      const category = rules().select(count);
      const text = texts[category] ?? many!(texts.other!);
      return text.replaceAll('#', number(count));
    },
    number,
    percent: (share, digits = 0) =>
      digits === 0 && share >= 0 && share <= 1
        ? `${hundredths(share)}${percent}`
        : formatOf('percent', digits).format(share),
    list: (items) => lists().format(items),
    ordinal: (place) => ordinal(place, ordinals().select(place)),
    date: (time) => dates().format(time),
  };
  made.set(language, fresh);
  return fresh;
}

/** All languages here write these with the same digits; the browser takes long to make its first format. */
function isPlain(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 1000;
}

/** Rounded as it is written: 0.575 is 58, though the nearest number to it is a little less. */
function hundredths(share: number): number {
  return Math.round(Number((share * 100).toPrecision(15)));
}

function once<Made>(make: () => Made): () => Made {
  let value: Made | undefined;
  return () => (value ??= make());
}
