import { type Entry, type FiledGame, LONGEST_CIRCLE_NAME, type SettingsChange } from '@sevenfold/circles';
import { cleanText } from '@sevenfold/engine/names';
import { UNNAMED } from './member-names.ts';

/** An entry with names that can be shown, or 'badName' if nothing visible is left of one. */
export function cleanEntry(entry: Entry): Entry | 'badName' {
  if (entry.do === 'add' || entry.do === 'rename') {
    const name = cleanText(entry.name ?? '', LONGEST_CIRCLE_NAME);
    return name === undefined ? 'badName' : { ...entry, name };
  }
  if (entry.do === 'settings') {
    const settings = cleanSettings(entry.settings);
    return settings === undefined ? 'badName' : { ...entry, settings };
  }
  return entry.do === 'file' || entry.do === 'correct' ? { ...entry, game: cleanGuests(entry.game) } : entry;
}

/** `undefined` if nothing visible is left of a name in them. */
export function cleanSettings(given: SettingsChange): SettingsChange | undefined {
  const { name, rules } = given;
  const clean = name === undefined ? undefined : cleanText(name, LONGEST_CIRCLE_NAME);
  const rulesName = rules ? cleanText(rules.name, LONGEST_CIRCLE_NAME) : undefined;
  if ((name !== undefined && clean === undefined) || (rules && rulesName === undefined)) return undefined;
  return {
    ...given,
    ...(clean === undefined ? {} : { name: clean }),
    ...(rules && rulesName !== undefined ? { rules: { ...rules, name: rulesName } } : {}),
  };
}

function cleanGuests(game: FiledGame): FiledGame {
  const players = game.players.map((player) =>
    'guest' in player
      ? Object.assign({}, player, { guest: cleanText(player.guest, LONGEST_CIRCLE_NAME) ?? UNNAMED })
      : player,
  );
  return { ...game, players };
}
