// The settings of this device. Read anywhere, set by assigning: settings.theme = 'dark'.

import { tokenColour } from '../styles/colour.ts';
import { type DeviceSettings } from './settings-schema.ts';
import { readStored, watchStored, writeStored } from './stored.ts';

export const settings: DeviceSettings = $state({ ...readStored('settings') });

/** Gives the frame that the browser draws the colour of the page; index.html has one line for each scheme. */
function paintBrowser(theme: DeviceSettings['theme']): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const scheme = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = tokenColour('--paper', theme === 'system' ? scheme : theme);
  }
}

/** Applies and stores the settings, now and whenever one changes, here or in another tab. */
export function followSettings(): void {
  $effect.root(() => {
    $effect(() => {
      const { theme, contrast, motion } = settings;
      const { dataset } = document.documentElement;
      dataset['theme'] = theme;
      dataset['contrast'] = contrast;
      dataset['motion'] = motion;
      paintBrowser(theme);
    });
    $effect(() => writeStored('settings', settings));
  });
  watchStored(
    (key) => key === 'settings',
    () => Object.assign(settings, readStored('settings')),
  );
}
