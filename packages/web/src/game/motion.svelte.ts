import { MediaQuery } from 'svelte/reactivity';
import { settings } from '../storage/settings.svelte.ts';

const system = new MediaQuery('(prefers-reduced-motion: reduce)');

/** Whether things should appear in place instead of moving there: asked of the system or of us. */
export function lessMotion(): boolean {
  return settings.motion === 'less' || system.current;
}
