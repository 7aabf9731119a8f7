import type { Words } from '../areas.ts';

const de: Words<'landing'> = {
  promise: 'Sieben Karten weit das Glück versuchen.',
  playNow: 'Jetzt spielen',
};

export default de;
