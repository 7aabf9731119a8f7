import type { GameRecord } from '@sevenfold/engine';
import { pictureAfter, type Picture } from '../../game/story/picture.ts';
import { beatsOf, Story } from '../../game/story/story.ts';

/** The cards on the table: those of a finished round stay until the next round has its first card. */
export function tablePicture(record: GameRecord): Picture {
  const beats = beatsOf(record);
  const isCleared = beats.length > 1 && beats.at(-1)!.event.type === 'roundBegan';
  return beats.slice(0, isCleared ? -1 : undefined).reduce(pictureAfter, new Story(record).bare);
}
