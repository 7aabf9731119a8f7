import { legalMoves, type Move, type State } from '@sevenfold/engine';
import { type ChoiceEstimate, choiceOf, type OptionEstimate } from '../chances/choice.ts';
import { MeanAndError } from '../chances/mean.ts';
import type { SampleDealer } from '../chances/sample-dealer.ts';
import { racer } from '../players/racer.ts';
import { soloSample } from './solo-value.ts';

/** Compares the answers of a player alone as `OptionComparison` does, by expected rounds instead of chances to win. */
export class SoloComparison {
  samples = 0;
  readonly #state: State;
  readonly #dealer: SampleDealer;
  readonly #baseline: Row;
  readonly #rows: readonly Row[];

  constructor(state: State, dealer: SampleDealer) {
    this.#state = state;
    this.#dealer = dealer;
    const baseline = racer(state);
    this.#rows = legalMoves(state).map(rowOf);
    this.#baseline = this.#rows.find(({ move }) => move === baseline)!;
  }

  runTo(samples: number): void {
    this.#dealer.setPile(this.#state);
    for (; this.samples < samples; this.samples++) {
      const values = this.#rows.map(({ move }) => soloSample(this.#state, move, this.#dealer, this.samples));
      const [baseline] = values[this.#rows.indexOf(this.#baseline)]!;
      for (const [index, { win, lead, medal }] of this.#rows.entries()) {
        const [rounds, chance] = values[index]!;
        win.add(rounds);
        lead.add(rounds - baseline);
        medal.add(chance);
      }
    }
  }

  estimate(): ChoiceEstimate {
    const options = this.#rows.map(estimateOf);
    return choiceOf(options, options[this.#rows.indexOf(this.#baseline)]!, this.samples);
  }
}

interface Row {
  readonly move: Move;
  readonly win: MeanAndError;
  readonly lead: MeanAndError;
  readonly medal: MeanAndError;
}

function rowOf(move: Move): Row {
  return { move, win: new MeanAndError(), lead: new MeanAndError(), medal: new MeanAndError() };
}

function estimateOf({ move, win, lead, medal }: Row): OptionEstimate {
  return {
    move,
    win: win.mean,
    error: win.error,
    lead: lead.mean,
    leadError: lead.error,
    samples: win.count,
    chances: [win.mean, medal.mean],
  };
}
