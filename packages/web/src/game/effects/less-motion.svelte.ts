import { MediaQuery } from 'svelte/reactivity';
import { settings } from '../../storage/settings.svelte.ts';

const system = new MediaQuery('(prefers-reduced-motion: reduce)');

/** Whether the system or the settings ask for less motion. */
export function lessMotion(): boolean {
  return settings.motion === 'less' || system.current;
}
