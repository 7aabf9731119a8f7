import { parseRules, PRESETS } from '@sevenfold/engine';
import { describe, expect, test } from 'vitest';
import { bestLanguage, entryOf, type Language, LANGUAGES, saysYou } from '../../src/words/language.ts';
import coachDe from '../../src/words/coach/de.ts';
import coachEs from '../../src/words/coach/es.ts';
import coachFr from '../../src/words/coach/fr.ts';
import { formats } from '../../src/words/formats.ts';
import gamePl from '../../src/words/game/pl.ts';
import reviewDe from '../../src/words/review/de.ts';
import { AREAS, parameterNamesOf, parametersOf, SAMPLE, SOMEONE, textsOf, YOU } from '../all-texts.ts';

const TRANSLATED = LANGUAGES.filter((language) => language !== 'en');

/** Texts of several words that are rightly the same as in English: names, and words that the languages share. */
const SHARED = /^(?:\W|\d|Xx|Rocco|Sevenfold|Flip|Turn|Version|Table|points|plus)*$/;

/** Words that no other language has. */
const ENGLISH = /\b(?:the|and|your|you|with|this|which)\b/i;

/** Counts that between them have every plural category. */
const COUNTS = [0, 1, 2, 5, 22, 1_000_000];

/** Rules that differ in as much as they can. */
const HOUSE_RULES = [
  parseRules({ deal: 'none', secondChanceTo: 'anyone', shuffle: 'everyRound', doubles: 'everything' }),
  parseRules({ deal: 'none', stay: 'always', doubles: 'numbersAndPlus' }),
  parseRules({ deal: 'untilAllHaveNumbers', doubles: 'everything', flip7Bonus: 0 }),
];
const RULES = [PRESETS.official, PRESETS.classic, PRESETS.dealThree, ...HOUSE_RULES];

function textsByAllRules(area: string, language: Language): (readonly [path: string, text: string])[] {
  return RULES.flatMap((options) => Array.from(textsOf(area, language, { ...SAMPLE, options })));
}

/** One word may well be the same in two languages; two are a translation that is missing. */
function isPhrase(text: string): boolean {
  return (text.match(/\p{L}{2,}/gu) ?? []).length > 1;
}

test('every language has a file that says how to load its texts', () => {
  const files = Object.keys(import.meta.glob('../../src/words/??.ts'));
  expect(files.sort()).toEqual(LANGUAGES.map((language) => `../../src/words/${language}.ts`).sort());
});

describe.each(AREAS)('the words of %s', (area) => {
  const english = textsOf(area, 'en');

  test.each(LANGUAGES)('are complete in %s', (language) => {
    for (const [count, options] of COUNTS.map((each, at) => [each, RULES[at % RULES.length]!] as const)) {
      const texts = textsOf(area, language, { ...SAMPLE, count, options });
      expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
      const broken = [...texts].filter(([, text]) => /^\s*$|undefined|NaN|\[object|#/.test(text));
      expect(broken).toEqual([]);
    }
  });

  test.each(TRANSLATED)('are translated into %s', (language) => {
    const texts = textsByAllRules(area, language);
    const left = texts.filter(
      ([key, text]) =>
        isPhrase(text) && !SHARED.test(text) && (text === english.get(key) || ENGLISH.test(text)),
    );
    expect(left).toEqual([]);
  });

  test('keep French signs with their words', () => {
    const texts = textsByAllRules(area, 'fr');
    // But for lists of signs, as the lab has them.
    const loose = texts.filter(
      ([, text]) => !text.includes('a ? b : c') && /« | [»:;?!](?:[\s.,)…]|$)/.test(text),
    );
    expect(loose).toEqual([]);
  });

  test('put no French word before a name that would need an apostrophe before some of them', () => {
    const names = parameterNamesOf(area);
    const wrong = [...textsOf(area, 'fr')].filter(([key, text]) => {
      const isNamed = names.get(key)?.some((name) => /^(?:names?|host)$/.test(name)) === true;
      return (isNamed ? /\b(?:de|que) Xx\b/i : /\b(?:de|que) Rocco\b/i).test(text);
    });
    expect(wrong).toEqual([]);
  });
});

describe('a sentence about a person', () => {
  const about = AREAS.flatMap((area) =>
    [...parametersOf(area)]
      .filter(([, types]) => types.some((type) => type.includes('YouOrName')))
      .map(([path]) => [area, path] as const),
  );

  test('is found in every area that has some', () => {
    expect([...new Set(about.map(([area]) => area))]).toEqual([
      'coach',
      'game',
      'online',
      'practice',
      'replay',
      'review',
    ]);
  });

  test.each(LANGUAGES)('speaks to you or names someone else in %s', (language) => {
    const wrong = about.filter(([area, path]) => {
      const named = textsOf(area, language, { ...SAMPLE, person: SOMEONE }).get(path)!;
      const yours = textsOf(area, language, { ...SAMPLE, person: YOU }).get(path)!;
      return !named.includes(SOMEONE.name) || yours.includes(YOU.name) || yours === named;
    });
    expect(wrong).toEqual([]);
  });

  // In these areas the person may be the one at this screen, so a bare name would make 'You busts'.
  test.each(['coach', 'game', 'replay', 'review'])('of %s takes a person, not a name', (area) => {
    const english = textsOf(area, 'en');
    const names = parameterNamesOf(area);
    const loose = [...parametersOf(area)]
      .filter(([path, types]) =>
        types.some((type, at) => type === 'string' && /^(?:names?|who|target)$/.test(names.get(path)![at]!)),
      )
      .map(([path]) => path)
      // A name before a colon or a comma is a label.
      .filter((path) => !/^Xx[:,]/.test(english.get(path)!) && !english.get(path)!.endsWith(': Xx'));
    expect(loose).toEqual([]);
  });
});

describe('the name of a card', () => {
  test.each(LANGUAGES)('comes from the vocabulary in %s', (language) => {
    const name = textsOf('terms', language).get('vocabularies.flip.secondChance')!;
    // The lab explains identifiers, which are those of the first vocabulary.
    const free = AREAS.filter((area) => area !== 'terms' && area !== 'lab');
    const fixed = free.flatMap((area) =>
      [...textsOf(area, language)]
        .filter(([path, text]) => !parametersOf(area).get(path)?.includes('Terms') && text.includes(name))
        .map(([path]) => `${area}.${path}`),
    );
    expect(fixed).toEqual([]);
  });
});

describe('languages', () => {
  test('the best one is the first wanted one that there is', () => {
    expect(bestLanguage(['pt-BR', 'de-CH', 'en'])).toBe('de');
    expect(bestLanguage(['ja'])).toBe('en');
    expect(bestLanguage([])).toBe('en');
  });

  test('a name that only says ‘you’ is known in all of them', () => {
    expect(LANGUAGES.map((language) => entryOf(language).you).filter((name) => !saysYou(name))).toEqual([]);
    expect(['You', 'Du'].every(saysYou)).toBe(true);
    expect(saysYou('Ann')).toBe(false);
  });

  test('a verb follows its own number, not the number beside it', () => {
    expect([1, 2].map((twice) => coachDe.nextSummary(90, twice))).toEqual([
      '1 von 90 Karten wäre doppelt',
      '2 von 90 Karten wären doppelt',
    ]);
    expect(coachFr.nextSummary(90, 1)).toBe('1 carte sur 90 ferait doublon');
    expect(coachEs.nextSummary(90, 1)).toBe('1 de 90 cartas sería repetida');
    expect([1, 2].map((by) => reviewDe.facts.loses('Stopp', SOMEONE, by))).toEqual([
      'mit „Stopp“ fehlt gegen Rocco 1 Punkt',
      'mit „Stopp“ fehlen gegen Rocco 2 Punkte',
    ]);
  });

  test('a Polish preposition is the one that is read before its number', () => {
    expect([1, 22, 100, 200].map((points) => gamePl.said.frozen(SOMEONE, points))).toEqual([
      'Rocco: koniec rundy z 1 punktem.',
      'Rocco: koniec rundy z 22 punktami.',
      'Rocco: koniec rundy ze 100 punktami.',
      'Rocco: koniec rundy z 200 punktami.',
    ]);
  });

  test.each(LANGUAGES)('every plural category of %s has a form', (language) => {
    const { plurals, many } = entryOf(language);
    const written = many === undefined ? plurals : [...plurals, 'many'];
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    expect([...written].sort()).toEqual([...pluralCategories].sort());
  });

  test.each(LANGUAGES)(
    'numbers in %s are written as the browser would, with a real minus sign',
    (language) => {
      const browser = new Intl.NumberFormat(language);
      const values = Array.from({ length: 1100 }, (_, index) => index - 50);
      expect(values.map((value) => formats(language).number(value))).toEqual(
        values.map((value) => browser.format(value).replace('-', '−')),
      );
    },
  );

  test.each(LANGUAGES)('shares in %s are written as the browser would write them', (language) => {
    const browser = new Intl.NumberFormat(language, { style: 'percent' });
    const shares = Array.from({ length: 400 }, (_, of) => of + 1).flatMap((of) =>
      Array.from({ length: of + 1 }, (_, part) => part / of),
    );
    const wrong = shares.filter((share) => formats(language).percent(share) !== browser.format(share));
    expect(wrong).toEqual([]);
  });

  test('plurals, places and shares follow the language', () => {
    const cards = { one: '# card', other: '# cards' };
    expect([0, 1, 2].map((count) => formats('en').plural(count, cards))).toEqual([
      '0 cards',
      '1 card',
      '2 cards',
    ]);
    const cartes = { one: '# entrée', other: '# entrées' };
    expect([0, 1, 2, 1_000_000].map((count) => formats('fr').plural(count, cartes))).toEqual([
      '0 entrée',
      '1 entrée',
      '2 entrées',
      '1\u202f000\u202f000 d’entrées',
    ]);
    expect(formats('es').plural(1_000_000, { one: '# punto', other: '# puntos' })).toBe(
      '1.000.000 de puntos',
    );
    expect([1, 2, 3, 4, 11, 21].map(formats('en').ordinal)).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '21st',
    ]);
    expect([1, 2].map(formats('fr').ordinal)).toEqual(['1er', '2e']);
    expect(formats('en').percent(0.256)).toBe('26%');
    expect(formats('de').percent(0.256, 1)).toBe('25,6\u00a0%');
    expect(formats('es').list(['Ana', 'Luis', 'Eva'])).toBe('Ana, Luis y Eva');
  });
});
