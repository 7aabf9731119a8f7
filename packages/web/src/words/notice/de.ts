import type { Words } from '../areas.ts';

const de: Words<'notice'> = {
  banner: (text) => `Mitteilung des Servers: ${text}`,
  readOnly:
    'Der Server wird gerade gewartet: Du kannst zuschauen, aber bis zum Ende der Wartung kann niemand spielen.',
  readOnlyOver: 'Die Wartung ist vorbei: Du kannst wieder spielen.',
};

export default de;
