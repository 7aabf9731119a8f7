// A table for the tutorial: a real house with its own deck, and a tutor who plays a set part.

import { defaultAnswer } from '@sevenfold/bots';
import { DECK_SIZE, parseMove, ScriptedDealer } from '@sevenfold/engine';
import {
  Client,
  type Dealing,
  House,
  MemoryBus,
  MemoryStore,
  SETTINGS,
  systemClock,
  webSource,
} from '@sevenfold/table';
import { WatchedClient } from '../../game/watched-client.svelte.ts';
import { dialHouse } from '../../local/house.ts';
import { seatAll } from '../../local/table-setup.ts';
import { type Detour, TUTORIAL_RULES, tutorialCards, stepAt, TUTOR, tutorsAnswer } from './tutorial.ts';

const dealing: Dealing = {
  prepare: () => ({ secret: 'tutorial', commitment: '' }),
  firstDealer: () => TUTOR,
  dealer: () => new ScriptedDealer(tutorialCards()),
};

interface TutorialEvents {
  answered(): void;
  closed(): void;
}

/** A client that keeps to the tutorial: an answer other than the one explained is discussed, not played. */
export class TutorialTable extends WatchedClient {
  /** The answer that was given instead of the one explained. */
  strayed = $state<Detour>();
  readonly #on: TutorialEvents;

  constructor(client: (changed: () => void) => Client, on: TutorialEvents) {
    super(client);
    this.#on = on;
  }

  override move(seat: number, move: string): void {
    this.#on.answered();
    const { state } = this.client;
    const step = state && stepAt(DECK_SIZE - state.pileSize, [move]);
    this.strayed = step?.answer === move ? undefined : (move as Detour);
    if (this.strayed === undefined) super.move(seat, move);
  }

  close(): void {
    this.client.close();
    this.#on.closed();
  }
}

/**
 * `shown` resolves once everything that has happened is shown: the tutor waits for that. `answered` is called with every
 * answer, the wrong ones too.
 */
export async function openTutorial(
  learner: string,
  shown: () => Promise<void>,
  answered: () => void,
): Promise<TutorialTable> {
  const store = new MemoryStore();
  const pace = [500, 700] as const;
  const house = new House({
    store,
    archive: store,
    bus: new MemoryBus(),
    clock: systemClock,
    source: webSource,
    dealing,
    settings: { ...SETTINGS, pace: { quick: pace, natural: pace, slow: pace } },
    report: (error, where) => console.error(where, error),
    think: async (_, state) => {
      await shown();
      return parseMove(tutorsAnswer(DECK_SIZE - state.pileSize) ?? '') ?? defaultAnswer(state);
    },
  });
  const token = webSource.token();
  const code = await house.create(token, { rules: TUTORIAL_RULES });
  await seatAll(house, code, token, { people: [{ name: learner, colour: 1 }], bots: ['pip'] });
  return new TutorialTable(
    (changed) => new Client({ dial: dialHouse(house), clock: systemClock, table: code, token, changed }),
    { answered, closed: () => void house.stop() },
  );
}
