import { makePoster } from '@sevenfold/bots/drawing';
import { limitsOf } from '@sevenfold/bots/solver';
import { cardsInWords } from './solution-view.ts';
import { type CardFacts, countInWords, modifierNote, notesOf, RULE_WORDS } from './strategy-card.ts';

/** The strategy card as a picture for A4 or Letter paper. */
export function poster(facts: CardFacts): string {
  const { cards, expected, rulesOfThumb } = facts;
  const hasChances = facts.staysWithSecondChance === 0 && (cards === 'secondChance' || cards === 'all');
  return makePoster(facts, {
    title: 'When to stop',
    summary: summary(facts),
    solved: `Solved for ${cardsInWords(cards)}`,
    lead: `Add up your numbers: hit on a white sum, stay on a black one. For solo play with a new deck, nothing does better: ${expected.toFixed(1)} points per round on average.`,
    chance: hasChances ? { question: 'A Second Chance in front of you?', answer: 'Always hit.' } : undefined,
    numbers: 'your numbers',
    sums: 'what they add up to',
    limit: 'stay at',
    never: 'never',
    few: 'With one number or none, always hit',
    legend: {
      hit: 'hit',
      stay: 'stay',
      mixed: 'depends on the numbers; the fuller the cell, the more hands stay',
    },
    modifiers: modifierNote(facts),
    rulesTitle: 'Three rules to remember',
    rules: rulesOfThumb.map(({ name, loss, lossShare }) => ({
      title: RULE_WORDS[name].title,
      text: RULE_WORDS[name].text,
      loss: `${loss.toFixed(3)} (${(lossShare * 100).toFixed(2)}%)`,
    })),
    lossTitle: 'What they lose, in points per round',
    why: 'A number minus one is how many copies of it are left to bust you. That is why twenty-one is so good.',
    footer: 'Exact values from the Sevenfold solver: sevenfold solve --card',
  });
}

function summary(facts: CardFacts): string {
  const limits = limitsOf(facts.plain).flatMap((limit, count) =>
    limit === undefined ? [] : [`${countInWords(count)} numbers: stay from ${limit}`],
  );
  return [...limits, ...notesOf(facts)].join('. ');
}
