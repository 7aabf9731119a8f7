import { describe, expect, it } from 'vitest';
import {
  allowedValues,
  CHOICES,
  ConfigError,
  newGame,
  OPTION_NAMES,
  type OptionName,
  parseRules,
  PRESET_NAMES,
  RANGES,
  type RulesConfig,
} from '../src/index.ts';
import { factsOf, type Facts } from './scenario.ts';

/** One game for each option, and the position under each value: no two values may agree. */
const cells: readonly {
  readonly option: OptionName;
  readonly log: string;
  readonly players?: number;
  readonly fact: keyof Facts;
  readonly values: Readonly<Record<string, string | number>>;
  readonly rules?: RulesConfig;
}[] = [
  { option: 'target', log: '4 5 6 s s s', fact: 'waits', values: { 6: 'over', 7: 'draw 1' } },
  { option: 'decks', log: '', players: 19, fact: 'pile', values: { auto: 188, 1: 94, 8: 752 } },
  {
    option: 'deal',
    log: 'FZ @1 6 7',
    fact: 'waits',
    values: { oneEach: '2 turn h s', untilAllHaveCards: '0 turn h s' },
  },
  {
    option: 'deal',
    log: 'SC 6 7',
    fact: 'waits',
    values: { untilAllHaveCards: '0 turn h s', untilAllHaveNumbers: 'draw 0' },
  },
  {
    option: 'deal',
    log: '',
    rules: { stay: 'always' },
    fact: 'waits',
    values: { oneEach: 'draw 0', none: '0 turn h s' },
  },
  {
    option: 'turn',
    log: '5 6 7 h 8',
    fact: 'waits',
    values: { oneCard: '1 turn h s', pressOn: '0 turn h s' },
  },
  { option: 'stay', log: 'FZ @1 6', fact: 'waits', values: { withCard: 'draw 0', always: '0 turn h s' } },
  {
    option: 'targeting',
    log: 'FZ',
    fact: 'waits',
    values: { anyActive: '0 freeze @0 @1 @2', othersFirst: '0 freeze @1 @2', drawer: 'draw 1' },
  },
  {
    option: 'secondChance',
    log: 'F3 @1 SC 5 5',
    fact: 'waits',
    values: { auto: '1 turn h s', ask: '1 saveOrBust u b' },
  },
  {
    option: 'deferred',
    log: 'F3 @0 FZ 5 5',
    fact: 'waits',
    values: { discardOnBust: 'draw 1', resolveOnBust: '0 freeze @1 @2' },
  },
  {
    option: 'tieBreak',
    log: '5 5 1 s s s 2',
    rules: { target: 5 },
    fact: 'waits',
    values: { everyone: 'draw 2', tiedOnly: 'draw 0' },
  },
  {
    option: 'tieBreak',
    log: '5 5 1 s s s',
    rules: { target: 5 },
    fact: 'seats',
    values: { everyone: '5.5.1', tiedOnly: '5.5.1-O' },
  },
  {
    option: 'tieBreak',
    log: '5 5 1 s s s',
    rules: { target: 5 },
    fact: 'winners',
    values: { shared: '0 1', everyone: '' },
  },
  {
    option: 'tieBreak',
    log: '5 5 1 s s s',
    rules: { target: 5 },
    fact: 'winners',
    values: { shared: '0 1', tiedOnly: '' },
  },
  {
    option: 'secondChanceTo',
    log: 'SC',
    fact: 'waits',
    values: { drawer: 'draw 1', anyone: '0 secondChance @0 @1 @2' },
  },
  { option: 'shuffle', log: '5 6 7 s s s', fact: 'pile', values: { whenEmpty: 91, everyRound: 94 } },
  {
    option: 'doubles',
    players: 1,
    log: 'x2 h +4 h 1 h 2 h 3 h 4 h 5 h 6 h 7',
    fact: 'scores',
    values: { numbers: '75', numbersAndPlus: '79', everything: '94' },
  },
  {
    option: 'flip7Bonus',
    players: 1,
    log: '1 h 2 h 3 h 4 h 5 h 6 h 7',
    fact: 'scores',
    values: { 15: '43', 0: '28', 100: '128' },
  },
];

function valueOf(text: string): string | number {
  return /^\d+$/.test(text) ? Number(text) : text;
}

describe('R42 every value of every option', () => {
  const rows = cells.flatMap((cell) =>
    Object.keys(cell.values).map((value) => Object.assign({ value }, cell)),
  );

  it.each(rows)('R42 $option: $value', ({ option, value, values, fact, rules, players, log }) => {
    const config = { ...rules, [option]: valueOf(value) } as RulesConfig;
    const facts = factsOf({ rules: config, log, ...(players === undefined ? {} : { players }) });
    expect(facts[fact]).toEqual(values[value]);
  });

  it.each(cells)('R42 the values of $option make a difference ($fact)', ({ values }) => {
    expect(new Set(Object.values(values)).size).toBe(Object.keys(values).length);
  });

  it('R42 leaves no value out', () => {
    const covered = new Set(rows.map(({ option, value }) => `${option}: ${value}`));
    const all = Object.entries(CHOICES).flatMap(([name, values]) =>
      values.map((value) => `${name}: ${value}`),
    );
    expect(all.filter((cell) => !covered.has(cell))).toEqual([]);
  });
});

const officialRules = {
  target: 200,
  decks: 'auto',
  minPlayers: 1,
  maxPlayers: 99,
  deal: 'oneEach',
  turn: 'oneCard',
  stay: 'withCard',
  targeting: 'anyActive',
  secondChance: 'auto',
  deferred: 'discardOnBust',
  secondChanceTo: 'drawer',
  tieBreak: 'everyone',
  shuffle: 'whenEmpty',
  doubles: 'numbers',
  flip7Bonus: 15,
};

describe('R42 presets', () => {
  const presets = {
    official: {},
    classic: {
      minPlayers: 3,
      maxPlayers: 18,
      deal: 'untilAllHaveCards',
      turn: 'pressOn',
      stay: 'always',
      targeting: 'othersFirst',
      deferred: 'resolveOnBust',
      tieBreak: 'tiedOnly',
    },
    dealThree: { minPlayers: 5, maxPlayers: 12, stay: 'always', targeting: 'drawer', secondChance: 'ask' },
    party: { maxPlayers: 18 },
    turnSeven: {
      deal: 'untilAllHaveCards',
      stay: 'always',
      targeting: 'othersFirst',
      deferred: 'resolveOnBust',
      tieBreak: 'tiedOnly',
    },
  };

  it.each(Object.entries(presets))('R42 %s', (preset, differences) => {
    expect(parseRules({ preset })).toEqual({ ...officialRules, ...differences });
  });

  it('R42 there are no others', () => {
    expect(PRESET_NAMES).toEqual(Object.keys(presets));
  });

  it('R42 no preset means official', () => {
    expect(parseRules({})).toEqual(officialRules);
  });

  it('R42 an undefined value is an absent key', () => {
    expect(parseRules({ target: undefined })).toEqual(officialRules);
  });

  it('R42 overrides win over the preset', () => {
    expect(parseRules({ preset: 'dealThree', targeting: 'anyActive', target: 50 })).toEqual({
      ...officialRules,
      ...presets.dealThree,
      targeting: 'anyActive',
      target: 50,
    });
  });

  it('R42 the options are those of the rules page', () => {
    expect([...OPTION_NAMES].sort()).toEqual(Object.keys(officialRules).sort());
  });
});

/** Every way a configuration can be wrong; the message must contain each of the texts. */
const refused: readonly { config: unknown; option: string; says: readonly string[] }[] = [
  ...[null, undefined, 'official', 7, true, ['official']].map((config) => ({
    config,
    option: 'rules',
    says: ['rules', 'object', 'preset'],
  })),
  ...['Official', '', 'constructor', null, 1, {}].map((preset) => ({
    config: { preset },
    option: 'preset',
    says: ['preset', 'official', 'classic', 'dealThree', 'party', 'turnSeven', JSON.stringify(preset)],
  })),
  ...['speed', 'Target', '', 'toString', 'preset ', '__proto__'].map((name) => ({
    config: JSON.parse(`{${JSON.stringify(name)}: 1}`) as unknown,
    option: name,
    says: [JSON.stringify(name), 'target', 'flip7Bonus', 'tieBreak'],
  })),
  ...Object.entries(CHOICES).flatMap(([name, values]) =>
    [values[0].toUpperCase(), '', 0, null, true, [values[0]], {}].map((value) => ({
      config: { [name]: value },
      option: name,
      says: [name, ...values, JSON.stringify(value)],
    })),
  ),
  ...Object.entries(RANGES).flatMap(([name, [low, high]]) =>
    [low - 1, high + 1, low + 0.5, -high, String(low), null, '', [], Number.NaN, Infinity].map((value) => ({
      config: { [name]: value },
      option: name,
      says: [name, `${low}`, `${high}`],
    })),
  ),
  { config: { target: 'auto' }, option: 'target', says: ['target', '1 to 10000', '"auto"'] },
  { config: { decks: 'Auto' }, option: 'decks', says: ['decks', 'auto or', '1 to 8', '"Auto"'] },
  { config: { decks: 'x'.repeat(5000) }, option: 'decks', says: ['…'] },
  {
    config: { minPlayers: 5, maxPlayers: 4 },
    option: 'minPlayers',
    says: ['minPlayers (5)', 'maxPlayers (4)'],
  },
  { config: { preset: 'classic', maxPlayers: 2 }, option: 'minPlayers', says: ['(3)', '(2)'] },
  { config: { preset: 'dealThree', minPlayers: 13 }, option: 'minPlayers', says: ['(13)', '(12)'] },
];

function configError(run: () => unknown): ConfigError {
  try {
    run();
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('R42 refuses what does not exist', () => {
  it.each(refused)('R42 $config', ({ config, option, says }) => {
    const error = configError(() => parseRules(config));
    expect(error.option).toBe(option);
    expect(says.filter((text) => !error.message.includes(text))).toEqual([]);
    expect(error.message.length).toBeLessThan(250);
  });

  it.each(Object.entries(RANGES))('R42 %s may be anything from %j', (name, [low, high]) => {
    const bounds = name === 'minPlayers' ? { maxPlayers: 99 } : {};
    for (const value of [low, low + 1, high - 1, high]) {
      expect(parseRules({ ...bounds, [name]: value })).toMatchObject({ [name]: value });
    }
  });

  it('R42 minPlayers may equal maxPlayers', () => {
    expect(parseRules({ minPlayers: 4, maxPlayers: 4 })).toMatchObject({ minPlayers: 4, maxPlayers: 4 });
  });

  it.each([
    ['target', 'a whole number from 1 to 10000'],
    ['decks', 'auto or a whole number from 1 to 8'],
    ['targeting', 'one of anyActive, othersFirst, drawer'],
  ] as const)('R42 the values of %s in words', (name, words) => {
    expect(allowedValues(name)).toBe(words);
  });
});

describe('R43 the dealer is a player', () => {
  it.each([-1, 3, 0.5, Number.NaN])('R43 refuses dealer %d among three', (dealer) => {
    const error = configError(() => newGame({}, 3, dealer));
    expect(error.option).toBe('dealer');
    expect(error.message).toContain(`from 0 to 2, not ${dealer}`);
  });

  it.each([0, 1, 2])('R43 allows dealer %i among three', (dealer) => {
    expect(newGame({}, 3, dealer).dealer).toBe(dealer);
  });
});
