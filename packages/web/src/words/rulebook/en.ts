import type { Options } from '@sevenfold/engine';
import { speech } from '../speech.ts';
import type { Terms } from '../terms/en.ts';

const { number } = speech('en');

/** A rule, in the words and by the options in use. */
export type RuleText = (t: Terms, o: Options) => string;

const asPublished =
  (text: string): RuleText =>
  () =>
    text;

export default {
  title: 'Rules',
  intro: 'Race to the target: collect different numbers, and stop before one comes twice.',
  by: 'By the rules',
  differs: 'not as published',
  link: (rule: string): string => `Link to rule ${rule}`,
  contents: 'Contents',
  learn: 'Play the tutorial',
  sections: {
    cards: 'The cards',
    round: 'A round',
    turning: 'Cards as they come',
    empty: 'When the cards run out',
    points: 'Points and the end',
    record: 'Options and records',
  },
  rules: {
    R1: ((t) =>
      `94 cards. Numbers: one 0, one 1, two 2s, three 3s and so on to twelve 12s. Modifiers: +2, +4, +6, +8, +10 and ×2, one of each. Actions: ${t.freeze}, ${t.flipThree} and ${t.secondChance}, three of each.`) as RuleText,
    R2: asPublished(
      'Every card is always in exactly one place: in the draw pile, discarded, in front of a player, or on its way to one.',
    ),
    R3: asPublished(
      'The draw pile is carried over from round to round. Everything on the table is discarded in between.',
    ),
    R4: ((_, o) =>
      o.decks === 'auto'
        ? 'One deck for up to 18 players, another one for each 18 more. With several decks every +N counts, and each ×2 doubles again.'
        : `${o.decks === 1 ? 'One deck' : `${o.decks} decks`}, however many play.`) as RuleText,
    R5: ((_, o) => `For ${o.minPlayers} to ${o.maxPlayers} players.`) as RuleText,
    R6: asPublished('The first dealer is drawn by lot. The next round is dealt by the next seat.'),
    R7: asPublished(
      'The deal goes once around, from the seat after the dealer: everybody gets a card, unasked. Who is out already is skipped.',
    ),
    R8: ((t) =>
      `Who has something in front already, because of an action in this deal, is asked ${t.hit} or ${t.stay} instead.`) as RuleText,
    R9: asPublished('An action card stops the deal until all that follows from it is done.'),
    R10: ((_, o) =>
      o.deal === 'oneEach'
        ? 'Who gives their first card away begins with nothing.'
        : 'Who has given their first card away is dealt another, until everybody who is still in has one.') as RuleText,
    R11: ((t, o) =>
      o.turn === 'oneCard'
        ? `Then turns go around: ${t.hit} for one card, or ${t.stay}. After a card, and all that follows from it, the next seat is asked.`
        : `Then turns go around: ${t.hit} again and again for a card each, until you choose ${t.stay}, bust, are out, or the round ends.`) as RuleText,
    R13: ((t, o) =>
      o.stay === 'withCard'
        ? `${t.stay} takes you out of the round with your points. You need a card in front of you; without one you have to take a card.`
        : `${t.stay} takes you out of the round with your points, even if you have nothing yet.`) as RuleText,
    R14: ((t) =>
      `A player is active who is neither busted nor frozen and has not chosen ${t.stay}; also one who has no card yet.`) as RuleText,
    R15: ((t) => `In front of you counts a number, a modifier or a ${t.secondChance}.`) as RuleText,
    R16: ((t) =>
      `The round ends when nobody is active, with a ${t.flip7}, or when no card can be had.`) as RuleText,
    R17: asPublished('You are asked only where there is a choice. What is forced happens by itself.'),
    R18: asPublished(
      'A number joins your line. One that you have already busts you: out of the round, no points. The cards stay until its end.',
    ),
    R19: ((t) =>
      `${t.flip7}: seven different numbers end the round at that moment, for everybody.`) as RuleText,
    R20: asPublished('A modifier is kept. It never busts you, and does not count for the seven.'),
    R21: ((t) =>
      `A ${t.secondChance} is kept if you have none, also in the middle of a ${t.flipThree}.`) as RuleText,
    R22: ((t) =>
      `A second ${t.secondChance} goes at once to an active player without one; you choose. If there is nobody, it is discarded.`) as RuleText,
    R23: ((t, o) =>
      o.secondChance === 'auto'
        ? `A duplicate that would bust you is discarded together with your ${t.secondChance}, and you stay in. It does not help against ${t.freeze}, and unused it is gone at the end of the round.`
        : `When a duplicate comes and you have a ${t.secondChance}, you choose: use it, and both are discarded; or bust. It does not help against ${t.freeze}.`) as RuleText,
    R25: ((t) =>
      `${t.freeze}: the player who gets it is out of the round and keeps their points.`) as RuleText,
    R26: ((t) =>
      `${t.flipThree}: the player who gets it takes three cards, one at a time, and stops early only at a bust or a ${t.flip7}.`) as RuleText,
    R27: ((t) =>
      `A ${t.freeze} or ${t.flipThree} among the three is set aside. It is dealt with when the three cards have come.`) as RuleText,
    R28: ((t, o) =>
      ({
        anyActive: `Who draws ${t.freeze} or ${t.flipThree} gives it to any active player, or takes it.`,
        othersFirst: `Who draws ${t.freeze} or ${t.flipThree} gives it to another active player, and takes it only if there is none.`,
        drawer: `Who draws ${t.freeze} or ${t.flipThree} takes it.`,
      })[o.targeting]) as RuleText,
    R29: ((t, o) =>
      o.deferred === 'discardOnBust' || o.targeting === 'drawer'
        ? `Who busts in the middle of a ${t.flipThree} discards what was set aside. So does who makes a ${t.flip7}.`
        : `Who busts in the middle of a ${t.flipThree} still gives away what was set aside. After a ${t.flip7} it is discarded.`) as RuleText,
    R30: asPublished(
      'All cards that were set aside are given away, in their order, before any of them takes effect.',
    ),
    R31: asPublished(
      'They wait in one queue, oldest first. A card whose player is out when its moment comes is discarded: no effect, no new player.',
    ),
    R32: asPublished('The end of the round discards whatever still waits.'),
    R33: asPublished(
      'When a card is needed and the draw pile is empty, the discard pile is shuffled. Cards on the table stay.',
    ),
    R34: asPublished(
      'If there is no number and no modifier to shuffle either, the round ends, and everybody who is active keeps their points.',
    ),
    R35: ((t, o) =>
      `Add the numbers, double that for a ×2, then add the + cards. ${
        o.flip7Bonus === 0
          ? `A ${t.flip7} brings nothing more.`
          : `A ${t.flip7} brings ${o.flip7Bonus} more, never doubled.`
      }`) as RuleText,
    R36: asPublished(
      'Everybody who has not bust scores, also those who are still active when the round ends.',
    ),
    R37: ((_, o) =>
      `After a round in which somebody has reached ${number(o.target)}, the highest total wins.`) as RuleText,
    R38: ((_, o) =>
      ({
        everyone: 'A tie at the top: everybody plays another round, until one leads alone.',
        tiedOnly: 'A tie at the top: only those who are tied play another round; the others sit out.',
        shared: 'A tie at the top: they all win.',
      })[o.tieBreak]) as RuleText,
    R41: ((_, o) =>
      `Alone, count the rounds to ${number(o.target)}: 11 are bronze, 9 silver, 7 gold, and under five a legend.`) as RuleText,
    R42: asPublished('House rules are a preset and changes to it. Anything else is refused.'),
    R43: asPublished(
      'A game can be written down: rules, players, the first dealer, and everything that happened, card by card and answer by answer. From that it can be replayed.',
    ),
  },
  examples: {
    ramp: 'The marks along the edge say how many of a number there are: one 0, twelve 12s.',
    bust: 'The second 8 busts: no points for this round.',
    seven: (points: number, bonus: number): string =>
      `Seven different numbers: ${points - bonus} points and ${bonus} on top, ${points} in all.`,
    saved: (t: Terms): string => `The second 10 and ${t.secondChance} are discarded. 10 and 6 stay.`,
    score: (points: number): string => `(9 + 5) × 2 + 4: ${points} points.`,
    plusAlone: (points: number): string =>
      `×2 without numbers is worth nothing, but + cards count: ${points} points.`,
    queue: (t: Terms): string =>
      `Ann flips three and gives ${t.flipThree} to Ben and ${t.freeze} to Cleo. Ben goes first; among his cards is another ${t.flipThree}, which he gives to Cleo. It waits behind her ${t.freeze}, so when its moment comes she is out, and it is discarded.`,
  },
};
