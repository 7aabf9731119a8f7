import type { Words } from '../areas.ts';

const pl: Words<'plots'> = {
  readOff: (title) => `${title}: odczytuj wartości strzałkami`,
  asTable: 'Pokaż jako tabelę',
  save: (title) => `Zapisz: ${title}`,
  noPicture: 'Ta przeglądarka nie mogła utworzyć obrazu. SVG działa wszędzie.',
};

export default pl;
