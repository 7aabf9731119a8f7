import type { Words } from '../areas.ts';

const de: Words<'settings'> = {
  title: 'Einstellungen',
};

export default de;
