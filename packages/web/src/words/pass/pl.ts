import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural } = formats('pl');

const pl: Words<'pass'> = {
  title: 'Na jednym urządzeniu',
  intro: 'Wszyscy grają na tym urządzeniu. Karty są odkryte, więc nikt nie musi odwracać wzroku.',
  players: (count) => plural(count, { one: '# gracz', few: '# graczy', many: '# graczy', other: '# gracza' }),
  addBot: 'Dodaj bota',
  handOver: 'Przerwa przed następnym graczem',
  handOverHint:
    'Pokazuje na całym ekranie, czyja kolej, aż ktoś stuknie. Przydaje się, gdy podajecie sobie urządzenie.',
  start: 'Rozdaj karty',
  pass: (name) => `Podaj urządzenie: ${name}`,
  ready: (name) => `To ja, ${name}`,
};

export default pl;
