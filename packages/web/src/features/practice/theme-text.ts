import type { Theme } from '@sevenfold/bots/review';
import type { Terms } from '../../words/terms/en.ts';
import { word } from '../../words/words.svelte.ts';

/** Needs the words of 'practice' and 'terms'. */
export function themeText(theme: Theme, term: Terms): string {
  const { themes } = word.practice;
  switch (theme) {
    case 'points':
      return themes.points(term.hit, term.stay);
    case 'flipThree':
    case 'freeze':
    case 'secondChance':
      return themes.aim(term[theme]);
    case 'lastRound':
    case 'race':
    case 'counting':
      return themes[theme];
  }
}
