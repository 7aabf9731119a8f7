import type { GameRecord } from '@sevenfold/engine';
import { after, type Picture } from '../../game/telling/picture.ts';
import { beatsOf, Story } from '../../game/telling/story.ts';

/** The cards on the table: those of a finished round stay until the next round has its first card. */
export function tablePicture(record: GameRecord): Picture {
  const beats = beatsOf(record);
  const isCleared = beats.length > 1 && beats.at(-1)!.event.type === 'roundBegan';
  return beats.slice(0, isCleared ? -1 : undefined).reduce(after, new Story(record).bare);
}
