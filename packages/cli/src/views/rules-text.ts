import { MEDAL_ROUNDS, type OptionName, type Options, type PresetName } from '@sevenfold/engine';
import { verb, type Words } from './words.ts';

/** One rule in plain words, with its number in docs/RULES.md and the options that decide it. */
export interface RuleText {
  readonly rule: string;
  readonly text: string;
  readonly options?: readonly OptionName[];
}

export interface Section {
  readonly title: string;
  readonly rules: readonly RuleText[];
}

export function presetText(preset: PresetName, words: Words): string {
  return {
    official: 'The published rules.',
    classic: 'For 3–18 players: your turn goes on for as long as you dare, and actions go to others first.',
    dealThree: `For 5–12 players: you keep the actions you draw, and you may decline to use a ${words.secondChance}.`,
    party: 'The published rules for 1–18 players.',
    turnSeven: 'One card per turn, everyone starts with a card, and actions go to others first.',
  }[preset];
}

/** The rules, short enough for one screen or two. */
export function rulesText(options: Options, words: Words): Section[] {
  return [
    { title: 'The idea', rules: ideaRules(options, words) },
    { title: 'A round', rules: roundRules(options, words) },
    { title: 'Cards', rules: cardRules(options, words) },
    { title: 'Points and the end', rules: endRules(options, words) },
  ];
}

function ideaRules(options: Options, words: Words): RuleText[] {
  const { minPlayers, maxPlayers, decks, target } = options;
  const players = minPlayers === maxPlayers ? `${minPlayers}` : `${minPlayers} to ${maxPlayers}`;
  return [
    {
      rule: 'R37',
      text: `Race to ${target} points: collect different numbers, and stop before one comes up twice.`,
      options: ['target'],
    },
    {
      rule: 'R1',
      text: `94 cards: one 0, one 1, two 2s, three 3s … twelve 12s; +2 +4 +6 +8 +10 and x2, one each; ${words.freeze}, ${words.flipThree} and ${words.secondChance}, three each.`,
    },
    { rule: 'R5', text: `${players} players.`, options: ['minPlayers', 'maxPlayers'] },
    {
      rule: 'R4',
      text:
        decks === 'auto'
          ? 'One deck for up to 18 players, and another for every 18 more.'
          : `${decks === 1 ? 'One deck' : `${decks} decks`} for any number of players.`,
      options: ['decks'],
    },
  ];
}

function roundRules(options: Options, words: Words): RuleText[] {
  const { hit, stay } = words;
  return [
    ...dealRules(options, words),
    {
      rule: options.turn === 'oneCard' ? 'R11' : 'R12',
      text:
        options.turn === 'oneCard'
          ? `Then turns go around: ${hit} for one card, or ${stay} to leave the round with your points.`
          : `Then turns go around: ${hit} as often as you like, one card each time, until you ${verb(stay)} with your points or are out.`,
      options: ['turn'],
    },
    {
      rule: 'R13',
      text:
        options.stay === 'withCard'
          ? `You need a card in front of you to ${verb(stay)}.`
          : `You may ${verb(stay)} even with nothing in front of you.`,
      options: ['stay'],
    },
    { rule: 'R16', text: `The round ends when everyone is out or someone makes a ${words.flip7}.` },
    {
      rule: options.shuffle === 'whenEmpty' ? 'R3' : 'R48',
      text:
        options.shuffle === 'whenEmpty'
          ? 'The next player deals the next round, from the remaining cards.'
          : 'The next player deals the next round, after shuffling all the cards.',
      options: ['shuffle'],
    },
  ];
}

function dealRules(options: Options, { hit, stay }: Words): RuleText[] {
  if (options.deal === 'none') {
    return [
      { rule: 'R47', text: 'There is no deal: the round starts with the first turn.', options: ['deal'] },
    ];
  }
  return [
    {
      rule: 'R7',
      text: 'The dealer deals one card to each player, starting on their left. Actions take effect at once.',
    },
    {
      rule: 'R8',
      text: `Players who already have cards because of an action choose instead: ${hit} for one card, or ${stay}.`,
    },
    { rule: 'R10', text: DEALS[options.deal], options: ['deal'] },
  ];
}

const DEALS: { readonly [Name in Exclude<Options['deal'], 'none'>]: string } = {
  oneEach: 'Players who give their first card away start without one.',
  untilAllHaveCards: 'Players who give their first card away are dealt another, until everyone has one.',
  untilAllHaveNumbers: 'Players without a number are dealt another card, until everyone has a number.',
};

function cardRules(options: Options, words: Words): RuleText[] {
  const { freeze, flipThree, secondChance, flip7 } = words;
  return [
    {
      rule: 'R18',
      text: 'A number you already have busts you: you are out, with no points.',
    },
    { rule: 'R19', text: `${flip7}: seven different numbers end the round at once for everyone.` },
    { rule: 'R20', text: 'You keep modifiers. They never bust you and do not count towards the seven.' },
    {
      rule: options.secondChance === 'auto' ? 'R23' : 'R24',
      text:
        options.secondChance === 'auto'
          ? `${secondChance}: saves you from one duplicate; both cards are discarded.`
          : `${secondChance}: when you draw a duplicate, choose to use it (both cards are discarded) or to bust.`,
      options: ['secondChance'],
    },
    {
      rule: options.secondChanceTo === 'drawer' ? 'R22' : 'R49',
      text:
        options.secondChanceTo === 'drawer'
          ? `You can hold one ${secondChance}; a second goes to another player without one.`
          : `Keep a ${secondChance}, or give it to a player without one. You can hold one; a second must be given away.`,
      options: ['secondChanceTo'],
    },
    { rule: 'R25', text: `${freeze}: that player is out of the round and keeps their points.` },
    {
      rule: 'R26',
      text: `${flipThree}: that player takes three cards, one at a time, unless they bust or make a ${flip7}.`,
    },
    { rule: 'R28', text: targetText(options, words), options: ['targeting'] },
    {
      rule: 'R27–R31',
      text: `A ${freeze} or ${flipThree} among the three cards is set aside. ${asideText(options)} Players who are already out are not affected.`,
      options: options.targeting === 'drawer' ? ['targeting'] : [],
    },
    {
      rule: 'R29',
      text:
        // A player who busts can take nothing, and under 'drawer' nothing is given away.
        options.deferred === 'discardOnBust' || options.targeting === 'drawer'
          ? 'A player who busts on the way discards the cards set aside.'
          : 'A player who busts on the way still gives away the cards set aside.',
      options: ['deferred'],
    },
    {
      rule: 'R33',
      text: 'When the draw pile is empty, shuffle the discard pile; cards on the table stay.',
    },
    {
      rule: 'R34',
      text: 'If it has no number and no modifier, the round ends, and players still in keep their points.',
    },
  ];
}

function asideText({ targeting }: Options): string {
  return targeting === 'drawer'
    ? 'After the third card, the player who drew them takes them all, and they take effect in that order.'
    : 'After the third card they are all given away, and then take effect in the order given.';
}

function targetText(options: Options, words: Words): string {
  const actions = `a ${words.freeze} or ${words.flipThree}`;
  return {
    anyActive: `Draw ${actions}: give it to any player still in the round, yourself included.`,
    othersFirst: `Draw ${actions}: give it to another player, or take it yourself if nobody else is still in.`,
    drawer: `Draw ${actions}: take it yourself.`,
  }[options.targeting];
}

function endRules(options: Options, words: Words): RuleText[] {
  const { flip7Bonus, minPlayers, target } = options;
  return [
    {
      rule: options.doubles === 'numbers' ? 'R35' : 'R50',
      text:
        options.doubles === 'numbers'
          ? 'Add your numbers, double that for an x2, then add the +N cards.'
          : 'Add your numbers and the +N cards, then double that for an x2.',
      options: ['doubles'],
    },
    {
      rule: 'R35',
      text:
        flip7Bonus === 0
          ? `A ${words.flip7} scores no bonus.`
          : `A ${words.flip7} scores a bonus of ${flip7Bonus}, which is ${options.doubles === 'everything' ? 'doubled too' : 'never doubled'}.`,
      options: options.doubles === 'everything' ? ['flip7Bonus', 'doubles'] : ['flip7Bonus'],
    },
    {
      rule: 'R36',
      text: 'Everyone who has not busted scores, including players still in when the round ends.',
    },
    {
      rule: 'R37',
      text: `After a round in which someone has reached ${target}, the highest total wins.`,
      options: ['target'],
    },
    { ...TIES[options.tieBreak], options: ['tieBreak'] },
    ...(minPlayers === 1 ? [soloRule(target)] : []),
  ];
}

function soloRule(target: number): RuleText {
  const { legend, gold, silver, bronze } = MEDAL_ROUNDS;
  return {
    rule: 'R41',
    text: `Solo: how many rounds to ${target}? ${bronze} or fewer for bronze, ${silver} for silver, ${gold} for gold, ${legend} for legend.`,
  };
}

const TIES: { readonly [Name in Options['tieBreak']]: Pick<RuleText, 'rule' | 'text'> } = {
  everyone: {
    rule: 'R38',
    text: 'A tie at the top: everyone plays another round, until one player leads.',
  },
  tiedOnly: {
    rule: 'R39',
    text: 'A tie at the top: only the tied players play another round, until one leads.',
  },
  shared: { rule: 'R40', text: 'A tie at the top: they all win.' },
};
