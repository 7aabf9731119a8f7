import { BOT_LEVELS } from '@sevenfold/bots';
import { characterOf, CHARACTERS } from '../../characters/characters.ts';
import { format, term, word } from '../../words/words.svelte.ts';
import type { SweptName } from './experiment.ts';
import { strategyChoice } from './strategy-text.ts';

export function strategyName(text: string): string {
  const { kind, value } = strategyChoice(text);
  if (kind === 'stay') return word.lab.stayAt(term.stay, value);
  if (kind === 'bust') return word.lab.riskUpTo(sharePercent(Number(value)));
  if (kind === 'if') return value;
  const [name = ''] = value.split(':');
  if (CHARACTERS.some(({ kind: each }) => each === name))
    return characterOf(name).name + value.slice(name.length);
  return isIdea(name) && name === value ? word.lab.bots[name] : value;
}

/** The bots that are ideas rather than characters. */
export const IDEAS = Object.keys(BOT_LEVELS) as (keyof typeof BOT_LEVELS)[];

function isIdea(name: string): name is keyof typeof BOT_LEVELS {
  return Object.hasOwn(BOT_LEVELS, name);
}

export function sweptText(swept: SweptName, value: number): string {
  return swept === 'bust' ? sharePercent(value) : format.number(value, Number.isInteger(value) ? 0 : 2);
}

/** A share as a percentage, with a decimal only where it has one. */
function sharePercent(share: number): string {
  const percent = share * 100;
  return format.percent(share, Math.abs(percent - Math.round(percent)) < 1e-9 ? 0 : 1);
}
