import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural } = formats('pl');

const pl: Words<'play'> = {
  title: 'Przeciw botom',
  starting: 'Tasowanie…',
  setUp: 'Gracze i zasady',
  opponents: (count) =>
    plural(count, {
      one: '# przeciwnik',
      few: '# przeciwników',
      many: '# przeciwników',
      other: '# przeciwnika',
    }),
  add: 'Dodaj przeciwnika',
  addRandom: 'Losowo',
  remove: (name) => `Usuń: ${name}`,
  fullTable: 'Stół jest pełny: najwyżej 18 graczy.',
  strength: 'Poziom trudności',
  strengths: { easy: 'łatwy', medium: 'średni', hard: 'trudny', own: 'mieszany' },
  rules: 'Zasady',
  speed: 'Szybkość',
  start: 'Rozdaj karty',
  shareRules: 'Kopiuj link z tymi zasadami',
  copied: 'Link skopiowany.',
  takeBack: 'Cofnij',
  takenBack: 'Cofnięto. Wynik to odnotuje.',
  nothingToTakeBack: 'Nie ma czego cofać: nie masz jeszcze za sobą żadnej decyzji.',
  takeBacks: (count) =>
    plural(count, {
      one: 'z # cofnięciem',
      few: 'z # cofnięciami',
      many: 'z # cofnięciami',
      other: 'z # cofnięcia',
    }),
  notStored: 'Ta przeglądarka niczego nie zapisuje: gra przepadnie po zamknięciu strony.',
  gone: 'Tej gry nie ma na tym urządzeniu.',
  newGame: 'Nowa gra',
  elsewhere: 'Ta gra jest otwarta w innej karcie.',
  here: 'Graj tutaj',
  cannotStart: 'Nie udało się rozpocząć gry. Spróbuj z innymi graczami lub zasadami.',
};

export default pl;
