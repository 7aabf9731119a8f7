import { expect, test } from 'vitest';
import { playSound } from '../../../src/game/effects/beat-effects.ts';
import type { SoundName, Sounds } from '../../../src/game/effects/sound.ts';
import { beatsOf } from '../../../src/game/story/story.ts';
import { played } from '../../played-games.ts';

/** The moments that are told apart with closed eyes. */
const MOMENTS = ['stayed', 'frozen', 'busted', 'saved', 'flippedSeven', 'beganFlipThree', 'scored'] as const;

test('each moment has a sound of its own', () => {
  const heard = new Map<string, SoundName>();
  for (const beat of Array.from({ length: 30 }, (_, seed) => beatsOf(played(seed + 1, 4))).flat())
    playSound(beat, { play: (name: SoundName) => heard.set(beat.event.type, name) } as unknown as Sounds);
  const sounds = MOMENTS.map((moment) => heard.get(moment));
  expect(sounds).not.toContain(undefined);
  expect(new Set(sounds).size).toBe(MOMENTS.length);
});
