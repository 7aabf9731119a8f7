import type { Options } from '@sevenfold/engine';
import { formats } from '../formats.ts';
import type { Terms } from '../terms/en.ts';

const { number } = formats('en');

/** A rule, in the words and by the options in use. */
export type RuleText = (t: Terms, o: Options) => string;

const asPublished =
  (text: string): RuleText =>
  () =>
    text;

export default {
  title: 'Numbered rules',
  intro: 'Every rule has a number that you can link to.',
  by: 'Rules',
  differs: 'differs from the published rules',
  link: (rule: string): string => `Link to rule ${rule}`,
  contents: 'Contents',
  guide: 'The rules in two minutes',
  print: 'Print',
  printHint: 'One page, A4 or Letter.',
  share: 'Share or print',
  qr: 'A code with a link to these rules',
  play: 'Play by these rules',
  friends: 'With friends',
  save: 'Save on this device',
  sections: {
    cards: 'The cards',
    round: 'A round',
    turning: 'Drawing cards',
    empty: 'Running out of cards',
    points: 'Scoring and winning',
    record: 'House rules and records',
  },
  rules: {
    R1: ((t) =>
      `There are 94 cards. Numbers: one 0, one 1, two 2s, three 3s and so on up to twelve 12s. Modifiers: +2, +4, +6, +8, +10 and ×2, one of each. Actions: ${t.freeze}, ${t.flipThree} and ${t.secondChance}, three of each.`) as RuleText,
    R2: asPublished(
      'Every card is always in exactly one place: in the draw pile, in the discard pile, in front of a player, or on its way to one.',
    ),
    R3: ((_, o) =>
      o.shuffle === 'whenEmpty'
        ? 'The draw pile carries over from round to round. Between rounds, everything on the table is discarded.'
        : 'Every round starts with all the cards in the draw pile: the discards are shuffled back in before the first card.') as RuleText,
    R4: ((_, o) =>
      o.decks === 'auto'
        ? 'One deck for up to 18 players, and another for every 18 more. With several decks every +N counts, and each ×2 doubles again.'
        : `${o.decks === 1 ? 'One deck' : `${o.decks} decks`}, whatever the number of players.`) as RuleText,
    R5: ((_, o) => `For ${o.minPlayers} to ${o.maxPlayers} players.`) as RuleText,
    R6: asPublished('The first dealer is chosen at random. The next player deals the next round.'),
    R7: asPublished(
      'The deal goes around once, starting with the player after the dealer: everyone gets a card without being asked. Players who are already out are skipped.',
    ),
    R8: ((t) =>
      `Players who already have a card in front of them, because of an action during the deal, choose ${t.hit} or ${t.stay} instead.`) as RuleText,
    R9: asPublished('An action card interrupts the deal until everything that follows from it is done.'),
    R10: ((t, o) =>
      ({
        oneEach: 'Players who give their first card away start with nothing.',
        untilAllHaveCards:
          'Players who have given their first card away are dealt another, until everyone still in the round has one.',
        untilAllHaveNumbers:
          'Players without a number are dealt another card, again and again, until everyone still in the round has a number.',
        none:
          o.stay === 'withCard'
            ? 'There is no deal: the round starts with the first turn, and players with nothing in front of them have to draw.'
            : `There is no deal: the round starts with the first turn, and players may choose ${t.stay} with nothing in front of them.`,
      })[o.deal]) as RuleText,
    R11: ((t, o) =>
      o.turn === 'oneCard'
        ? `Then players take turns: ${t.hit} to draw one card, or ${t.stay}. After the card, and everything that follows from it, it is the next player’s turn.`
        : `Then players take turns: ${t.hit} as often as you like, one card at a time, until you choose ${t.stay}, bust, are out, or the round ends.`) as RuleText,
    R13: ((t, o) =>
      o.stay === 'withCard'
        ? `${t.stay} takes you out of the round with your points. You need a card in front of you; without one, you have to draw.`
        : `${t.stay} takes you out of the round with your points, even if you have nothing yet.`) as RuleText,
    R14: ((t) =>
      `A player is active unless they have busted, are frozen or have chosen ${t.stay}. Players who have no card yet are active too.`) as RuleText,
    R15: ((t) => `A card in front of you is a number, a modifier or a ${t.secondChance}.`) as RuleText,
    R16: ((t) =>
      `The round ends when nobody is active, when someone makes a ${t.flip7}, or when there are no cards left to draw.`) as RuleText,
    R17: asPublished('You are only asked when there is a choice. Forced moves happen automatically.'),
    R18: asPublished(
      'A number joins your line. If you already have it, you bust: you are out of the round and score nothing. Your cards stay on the table until the round ends.',
    ),
    R19: ((t) => `${t.flip7}: seven different numbers end the round immediately, for everyone.`) as RuleText,
    R20: asPublished(
      'You keep a modifier. It never busts you, and it does not count towards the seven numbers.',
    ),
    R21: ((t, o) =>
      o.secondChanceTo === 'drawer'
        ? `You keep a ${t.secondChance} if you have none, even during a ${t.flipThree}.`
        : `If you have no ${t.secondChance}, you choose: keep the one you draw, or give it at once to an active player who has none. This is also true during a ${t.flipThree}.`) as RuleText,
    R22: ((t) =>
      `If you draw another ${t.secondChance}, you give it at once to an active player who has none; you choose who. If there is nobody, it is discarded.`) as RuleText,
    R23: ((t, o) =>
      o.secondChance === 'auto'
        ? `A duplicate that would bust you is discarded together with your ${t.secondChance}, and you stay in the round. It does not help against ${t.freeze}. Unused, it is discarded at the end of the round.`
        : `If you draw a duplicate and have a ${t.secondChance}, you choose: use it, and both are discarded, or bust. It does not help against ${t.freeze}.`) as RuleText,
    R25: ((t) =>
      `${t.freeze}: the player who gets it is out of the round and keeps their points.`) as RuleText,
    R26: ((t) =>
      `${t.flipThree}: the player who gets it draws three cards, one at a time, and stops early only after a bust or a ${t.flip7}.`) as RuleText,
    R27: ((t) =>
      `A ${t.freeze} or ${t.flipThree} among the three is set aside until all three cards are drawn.`) as RuleText,
    R28: ((t, o) =>
      ({
        anyActive: `If you draw ${t.freeze} or ${t.flipThree}, give it to any active player, or take it yourself.`,
        othersFirst: `If you draw ${t.freeze} or ${t.flipThree}, give it to another active player. Take it yourself only if there is none.`,
        drawer: `If you draw ${t.freeze} or ${t.flipThree}, take it yourself.`,
      })[o.targeting]) as RuleText,
    R29: ((t, o) =>
      o.deferred === 'discardOnBust' || o.targeting === 'drawer'
        ? `If you bust during a ${t.flipThree}, the cards set aside are discarded. The same happens after a ${t.flip7}.`
        : `If you bust during a ${t.flipThree}, you still give away the cards set aside. After a ${t.flip7} they are discarded.`) as RuleText,
    R30: asPublished(
      'Give away all the cards set aside, in the order you drew them. None takes effect until the last one has been given away.',
    ),
    R31: asPublished(
      'They wait in one queue, oldest first. If a card’s player is out when its turn comes, the card is discarded: it has no effect, and nobody else gets it.',
    ),
    R32: asPublished('When the round ends, everything still waiting is discarded.'),
    R33: asPublished(
      'If a card is needed and the draw pile is empty, the discard pile is shuffled to make a new one. Cards on the table stay where they are.',
    ),
    R34: asPublished(
      'If the discard pile has no number and no modifier either, the round ends, and all active players keep their points.',
    ),
    R35: ((t, o) => {
      const cards =
        o.doubles === 'numbers'
          ? 'Add up the numbers, double the sum for a ×2, then add the + cards.'
          : 'Add up the numbers and the + cards, then double the sum for a ×2.';
      if (o.flip7Bonus === 0) return `${cards} A ${t.flip7} adds nothing.`;
      return o.doubles === 'everything'
        ? `${cards} A ${t.flip7} adds a bonus of ${o.flip7Bonus}, which is doubled too.`
        : `${cards} A ${t.flip7} adds a bonus of ${o.flip7Bonus}, which is never doubled.`;
    }) as RuleText,
    R36: asPublished(
      'Everyone who has not busted scores, including players who are still active when the round ends.',
    ),
    R37: ((_, o) =>
      `After a round in which someone reaches ${number(o.target)}, the highest total wins.`) as RuleText,
    R38: ((_, o) =>
      ({
        everyone:
          'If there is a tie for the highest total, everyone plays another round, until one player leads alone.',
        tiedOnly:
          'If there is a tie for the highest total, only the tied players play another round; the others sit out.',
        shared: 'If there is a tie for the highest total, all of these players win.',
      })[o.tieBreak]) as RuleText,
    R41: ((_, o) =>
      `Playing alone, count the rounds you need to reach ${number(o.target)}: 11 or fewer for bronze, 9 for silver, 7 for gold, 4 for legend.`) as RuleText,
    R42: asPublished(
      'House rules are a preset and any changes to its options. Unknown presets, options and values are refused.',
    ),
    R43: asPublished(
      'A game can be written down: the rules, the players, the first dealer, and everything that happened, card by card and answer by answer. It can be replayed from that.',
    ),
  },
  examples: {
    ramp: 'The marks along the edge show how many there are of each number: one 0, twelve 12s.',
    bust: 'The second 8 is a bust: no points this round.',
    seven: (points: number, bonus: number): string =>
      `Seven different numbers: ${points - bonus} points and a bonus of ${bonus}, ${points} in all.`,
    saved: (t: Terms): string =>
      `The second 10 and the ${t.secondChance} are discarded. The 10 and the 6 stay.`,
    score: (points: number, o: Options): string =>
      `${o.doubles === 'numbers' ? '(9 + 5) × 2 + 4' : '(9 + 5 + 4) × 2'} = ${points} points.`,
    plusAlone: (points: number, o: Options): string =>
      o.doubles === 'numbers'
        ? `×2 without numbers is worth nothing, but + cards count: ${points} points.`
        : `×2 doubles the + cards even without numbers: ${points} points.`,
    queue: (t: Terms): string =>
      `Ann draws three cards and gives ${t.flipThree} to Ben and ${t.freeze} to Cleo. Ben goes first; among his cards is another ${t.flipThree}, which he gives to Cleo. It waits behind her ${t.freeze}, so she is out when its turn comes, and it is discarded.`,
  },
};
