// A table for the lesson: a real house with the lesson's deck, and a tutor who plays a set part.

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
import { Watched } from '../../game/watched.svelte.ts';
import { dialHouse } from '../../local/house.ts';
import { seatAll } from '../../local/table-setup.ts';
import { LESSON_RULES, lessonCards, stepAt, TUTOR, tutorsAnswer } from './lesson.ts';

const dealing: Dealing = {
  prepare: () => ({ secret: 'lesson', commitment: '' }),
  firstDealer: () => TUTOR,
  dealer: () => new ScriptedDealer(lessonCards()),
};

interface LessonEvents {
  answered(): void;
  closed(): void;
}

/** A client that keeps to the lesson: an answer other than the one explained is discussed, not played. */
export class LessonTable extends Watched {
  /** The answer that was given instead of the one explained. */
  strayed = $state<string>();
  readonly #on: LessonEvents;

  constructor(client: (changed: () => void) => Client, on: LessonEvents) {
    super(client);
    this.#on = on;
  }

  override move(seat: number, move: string): void {
    this.#on.answered();
    const { state } = this.client;
    const step = state && stepAt(DECK_SIZE - state.pileSize, [move]);
    this.strayed = step?.answer === move ? undefined : move;
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
export async function openLesson(
  learner: string,
  shown: () => Promise<void>,
  answered: () => void,
): Promise<LessonTable> {
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
  const code = await house.create(token, { rules: LESSON_RULES });
  await seatAll(house, code, token, { people: [{ name: learner, colour: 1 }], bots: ['pip'] });
  return new LessonTable(
    (changed) => new Client({ dial: dialHouse(house), clock: systemClock, table: code, token, changed }),
    { answered, closed: () => void house.stop() },
  );
}
