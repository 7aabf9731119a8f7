import type { Words } from '../areas.ts';

const fr: Words<'game'> = {
  title: 'La table',
};

export default fr;
