import { type FinishedGame, MemoryStore } from '@sevenfold/table';
import { MemoryRatings } from './memory-ratings.ts';
import { ratedGameOf } from './rating-store.ts';

/** Stores rated games for the ratings too, as a database does. */
export class RatedMemoryStore extends MemoryStore {
  readonly ratings = new MemoryRatings();

  override async keep(game: FinishedGame): Promise<void> {
    await super.keep(game);
    const rated = ratedGameOf(game);
    if (rated !== undefined) this.ratings.add(rated);
  }
}
