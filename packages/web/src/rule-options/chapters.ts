import type { OptionName, Options } from '@sevenfold/engine';
import type { Areas } from '../words/areas.ts';

type RuleName = keyof Areas['rulebook']['rules'];
export type ExampleName = keyof Areas['rulebook']['examples'];
export type ChapterName = keyof Areas['rulebook']['sections'];

/** A rule on the page; `also` are numbers that it stands for as well, `options` decide what it says. */
export interface Rule {
  readonly name: RuleName;
  readonly also?: readonly string[];
  readonly options?: readonly OptionName[];
  /** Missing for rules that hold under all options. */
  readonly appliesTo?: (options: Options) => boolean;
  readonly examples?: readonly ExampleName[];
}

const hasDeal = ({ deal }: Options): boolean => deal !== 'none';

/** The rules in the order of docs/RULES.md, with the same numbers. */
export const CHAPTERS: { readonly [Name in ChapterName]: readonly Rule[] } = {
  cards: [
    { name: 'R1', examples: ['ramp'] },
    { name: 'R2' },
    { name: 'R3', also: ['R48'], options: ['shuffle'] },
    { name: 'R4', options: ['decks'] },
    { name: 'R5', options: ['minPlayers', 'maxPlayers'] },
  ],
  round: [
    { name: 'R6' },
    { name: 'R7', appliesTo: hasDeal },
    { name: 'R8', appliesTo: hasDeal },
    { name: 'R9', appliesTo: hasDeal },
    { name: 'R10', also: ['R47'], options: ['deal'] },
    { name: 'R11', also: ['R12'], options: ['turn'] },
    { name: 'R13', options: ['stay'] },
    { name: 'R14' },
    { name: 'R15' },
    { name: 'R16' },
    { name: 'R17' },
  ],
  turning: [
    { name: 'R18', examples: ['bust'] },
    { name: 'R19', examples: ['seven'] },
    { name: 'R20' },
    { name: 'R21', also: ['R49'], options: ['secondChanceTo'] },
    { name: 'R22' },
    { name: 'R23', also: ['R24'], options: ['secondChance'], examples: ['saved'] },
    { name: 'R25' },
    { name: 'R26' },
    { name: 'R27' },
    { name: 'R28', options: ['targeting'] },
    { name: 'R29', options: ['deferred'] },
    { name: 'R30' },
    { name: 'R31', examples: ['queue'] },
    { name: 'R32' },
  ],
  empty: [{ name: 'R33' }, { name: 'R34' }],
  points: [
    { name: 'R35', also: ['R50'], options: ['flip7Bonus', 'doubles'], examples: ['score', 'plusAlone'] },
    { name: 'R36' },
    { name: 'R37', options: ['target'] },
    { name: 'R38', also: ['R39', 'R40'], options: ['tieBreak'] },
    { name: 'R41' },
  ],
  record: [{ name: 'R42' }, { name: 'R43', also: ['R44', 'R45', 'R46'] }],
};
