import type { Words } from '../areas.ts';

const es: Words<'plots'> = {
  readOff: (title) => `${title}: usa las flechas para leer los valores`,
  asTable: 'Ver como tabla',
  save: (title) => `Guardar: ${title}`,
  noPicture: 'Este navegador no ha podido crear la imagen. El SVG funciona en todas partes.',
};

export default es;
