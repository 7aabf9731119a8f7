import type { Fact, Figure, Reason } from '@sevenfold/bots/review';
import { parseMove } from '@sevenfold/engine';
import { count, tenths } from '../terminal/text.ts';
import { answerSubject } from './answers.ts';
import type { Cast } from './cast.ts';
import { type Unit, unitOf } from './unit.ts';

/** '66.4% ± 1.2%, sampled', or '100.0%, exact'. */
export function figureText(figure: Figure, { value, size, noun }: Unit): string {
  if (figure.known === 'exact') return `${value(figure.value)}${noun}, exact`;
  const known = figure.known === 'model' ? 'by model' : 'sampled';
  return `${value(figure.value)} ± ${size(figure.interval)}, ${known}`;
}

/** The fact, and what its absence would change; `other` is the answer it speaks against. */
export function reasonText({ fact, effect, isDecisive }: Reason, other: string, cast: Cast): string {
  const change = isDecisive
    ? `without that, ${other} would be better`
    : `this makes a difference of ${unitOf(cast.names.length).size(Math.abs(effect))}`;
  return `${factText(fact, cast)} (${change})`;
}

/** In the third person, because `best` and `review` can be about any player. */
function factText(fact: Fact, cast: Cast): string {
  const { words, names } = cast;
  const who = 'seat' in fact ? names[fact.seat]! : '';
  switch (fact.code) {
    case 'wins':
      return `${answer(fact.answer, cast)} wins at once`;
    case 'ties':
      return `${answer(fact.answer, cast)} ties with ${who}`;
    case 'loses':
      return `${answer(fact.answer, cast)} loses to ${who}, who is out with ${count(fact.by, 'point')} more`;
    case 'reachesTarget':
      return `${words.stay} makes a total of ${fact.total}, so this round is the last`;
    case 'bust':
      return `a bust (risk ${tenths(fact.chance)}) would cost ${who} ${count(fact.points, 'point')}`;
    case 'secondChance':
      return `a ${words.secondChance} saves ${who} from the next duplicate`;
    case 'flip7':
      return `the chance of a ${words.flip7}, worth ${count(fact.bonus, 'point')}, is ${tenths(fact.chance)}`;
    case 'fewCards':
      return fact.cards === 0
        ? `no single card would be enough to pass ${who}`
        : `only ${fact.cards} of ${count(fact.of, 'card')} would be enough to pass ${who}`;
    case 'pointsInHand':
      return `${who} has ${count(fact.points, 'point')} this round, for a total of ${fact.total}`;
    case 'race':
      return `${who} needs ${count(fact.need, 'point')} this round to reach the target and gets there in ${Math.round(100 * fact.chance)}% of the simulated rounds`;
    case 'behind':
      return `${who} leads by ${count(fact.by, 'point')}`;
    case 'ahead':
      return `the lead over ${who} is ${count(fact.by, 'point')}`;
    case 'gain':
      return `${tenths(fact.chance)} of the cards add points, ${fact.points.toFixed(1)} on average`;
    case 'threeBust':
      return `busting on three cards (risk ${tenths(fact.chance)}) would cost ${who} ${count(fact.points, 'point')}`;
  }
}

function answer(token: string, cast: Cast): string {
  return answerSubject(parseMove(token)!, cast);
}
