import type { Words } from '../areas.ts';

const es: Words<'landing'> = {
  promise: 'Tienta a la suerte, carta a carta hasta siete.',
  playNow: 'Jugar ahora',
};

export default es;
