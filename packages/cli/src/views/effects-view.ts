import {
  EFFECT_MEASURES,
  type EffectMeasure,
  type EffectsResult,
  isSeen,
  type RuleEffect,
  SHARE_MEASURES,
} from '@sevenfold/bots/effects';
import type { Estimate } from '@sevenfold/bots/arena';
import { type OptionName, PRESETS, type RulesConfig } from '@sevenfold/engine';
import { differences } from '../command-line/house-rules.ts';
import type { Paint } from '../terminal/colour.ts';
import { columns } from '../terminal/columns.ts';
import { thousands, wrap } from '../terminal/text.ts';
import type { Words } from './words.ts';

/** The mark of a difference that could be noise. */
const UNSEEN = '·';

/** All changes in a table of differences, or one set of rules in detail. */
export function effectsText(
  result: EffectsResult,
  config: RulesConfig | undefined,
  words: Words,
  width: number,
  paint: Paint,
): string {
  const lines =
    config === undefined
      ? allLines(result, words, width, paint)
      : oneLines(result, result.changes[0]!, config, words, width, paint);
  return `${lines.join('\n')}\n`;
}

function allLines(result: EffectsResult, words: Words, width: number, paint: Paint): string[] {
  const names = namesOf(words);
  const head = ['', ...EFFECT_MEASURES.map((measure) => names[measure].short)];
  const official = EFFECT_MEASURES.map((measure) => valueText(measure, result.official[measure].value));
  let last: string | undefined;
  const rows = result.changes.flatMap(({ rules, differences: found }) => {
    const [option, value] = Object.entries(rules)[0]!;
    const cells = EFFECT_MEASURES.map((measure) => {
      const difference = found[measure];
      return isSeen(difference) ? changeOf(measure, difference.value) : paint('dim', UNSEEN);
    });
    const title =
      option === last ? [] : [[`${option} (official: ${PRESETS.official[option as OptionName]})`]];
    last = option;
    return [...title, [`${value}`, ...cells]];
  });
  // Titles would make the first column wide, so they are put back afterwards.
  const [first, second, ...body] = columns(
    [head, ['official', ...official], ...rows.filter((row) => row.length > 1)],
    ' ',
  );
  const table = rows.map((row) => (row.length > 1 ? body.shift()! : paint('heading', row[0]!)));
  return [
    ...headline('What each rule changes', result, width, paint),
    '',
    paint('dim', first!),
    paint('bold', second!),
    ...table,
    '',
    ...wrap(
      `The rows below the first show differences from it, in percentage points for shares. ${UNSEEN} means no difference beyond chance; 0 means a difference too small to show.`,
      width,
    ),
    '',
    ...legend(names, width),
  ];
}

function oneLines(
  result: EffectsResult,
  effect: RuleEffect,
  config: RulesConfig,
  words: Words,
  width: number,
  paint: Paint,
): string[] {
  const own = differences(config);
  const preset = config.preset ?? (own === '' ? 'official' : undefined);
  const title = [preset, own].filter((part) => part !== undefined && part !== '').join(', with ');
  const names = namesOf(words);
  const rows = EFFECT_MEASURES.map((measure) => {
    const difference = effect.differences[measure];
    const change = `${changeOf(measure, difference.value)} ± ${reachText(measure, difference)}`;
    return [
      names[measure].short,
      valueText(measure, result.official[measure].value),
      valueText(measure, effect.figures[measure].value),
      isSeen(difference) ? change : paint('dim', change),
      isSeen(difference) ? '' : paint('dim', 'no difference seen'),
    ];
  });
  const [head, ...body] = columns([['', 'official', 'these rules', 'difference', ''], ...rows]);
  return [
    ...headline(`${title}, against the official rules`, result, width, paint),
    '',
    paint('dim', head!),
    ...body,
    '',
    ...legend(names, width),
  ];
}

function headline(title: string, result: EffectsResult, width: number, paint: Paint): string[] {
  const { players, games, goodPlayGames, skillGames, seed } = result;
  return [
    paint('bold', title),
    ...wrap(
      `${players} players · ${thousands(games)} games by each set of rules, ${thousands(goodPlayGames)} for good play, ${thousands(skillGames)} for skill · seed ${seed} · ± is 95%`,
      width,
    ),
  ];
}

type Names = {
  readonly [Measure in EffectMeasure]: { readonly short: string; readonly long: string };
};

function legend(names: Names, width: number): string[] {
  return EFFECT_MEASURES.flatMap((measure) => {
    const { short, long } = names[measure];
    return wrap(`${short.padEnd(8)} ${long}`, width, ' '.repeat(9));
  });
}

function namesOf(words: Words): Names {
  return {
    rounds: { short: 'rounds', long: 'rounds per game' },
    cards: { short: 'cards', long: 'cards drawn per game' },
    points: { short: 'score', long: 'points per player per round; a bust counts as 0' },
    busts: { short: 'busts', long: 'share of a player’s rounds that end in a bust' },
    sevens: { short: '7s', long: `share of a player’s rounds that end in a ${words.flip7}` },
    waiting: { short: 'waits', long: 'cards drawn for others in a round after a player is out' },
    actions: {
      short: 'acts',
      long: `share of a player’s rounds ended by an action: a ${words.freeze}, or a bust or a ${words.flip7} inside a ${words.flipThree}`,
    },
    seat: {
      short: 'seat',
      long: 'games won by the player left of the first dealer minus those won by the first dealer',
    },
    goodPlay: {
      short: 'good',
      long: 'games won by one good player, who counts cards (racer), against simple bots (stay25)',
    },
    skill: {
      short: 'skill',
      long: 'games won by one very good player (oracle) against simple bots (stay25)',
    },
  };
}

function digitsOf(measure: EffectMeasure): number {
  if (measure === 'cards') return 0;
  return SHARE_MEASURES.has(measure) ? 1 : 2;
}

function valueText(measure: EffectMeasure, value: number): string {
  const isShare = SHARE_MEASURES.has(measure);
  const digits = Math.abs(isShare ? value * 100 : value).toFixed(digitsOf(measure));
  return `${value < 0 && Number(digits) > 0 ? '−' : ''}${digits}${isShare ? '%' : ''}`;
}

/** A difference with its sign: '+4.3%', '−0.72'. */
function changeOf(measure: EffectMeasure, value: number): string {
  const text = valueText(measure, value);
  return value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}

function reachText(measure: EffectMeasure, { low, high }: Estimate): string {
  const reach = (high - low) / 2;
  if (!Number.isFinite(reach)) return '?';
  return (SHARE_MEASURES.has(measure) ? reach * 100 : reach).toFixed(digitsOf(measure));
}
