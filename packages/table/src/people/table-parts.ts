import type { AnswerTimer } from '../live/answer-timer.ts';
import type { LiveTable } from '../live/live-table.ts';
import type { News } from '../processes/news.ts';
import type { Processes } from '../processes/processes.ts';
import type { World } from '../seams/world.ts';
import type { Guests } from './guests.ts';
import type { SpectatorCount } from './spectator-count.ts';

/** What the parts of one table share. */
export interface TableParts {
  readonly code: string;
  readonly world: World;
  readonly processes: Processes;
  readonly live: LiveTable;
  readonly guests: Guests;
  readonly answerTimer: AnswerTimer;
  readonly news: News;
  readonly spectators: SpectatorCount;
}
