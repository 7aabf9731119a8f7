import type { Words } from '../areas.ts';

const pl: Words<'tv'> = {
  title: 'Graj na telewizorze',
  intro: 'Ten ekran to stół. Każdy gra na swoim telefonie, z kodem i bez konta.',
  open: 'Otwórz stół tutaj',
  already: 'Stół jest już otwarty?',
  code: 'Kod stołu',
  show: 'Pokaż go tutaj',

  scan: 'Zeskanuj i graj',
  or: (host) => `albo wejdź na ${host} i wpisz ten kod`,
  first: 'Kto pierwszy zajmie miejsce, zostaje gospodarzem.',
  starts: (host) => `${host} może rozpocząć grę.`,
  waits: 'Czekamy na gospodarza',
  join: 'Zagraj lub oglądaj',

  address: 'Otwórz na telewizorze ten adres:',
  enter: 'Potem wpisz ten kod:',
  phones: 'Każdy gra na swoim telefonie.',

  onlyMyCards: 'Pokaż tylko moje karty',
  wholeTable: 'Pokaż cały stół',

  unreachable: {
    here: 'Telefony nie mogą połączyć się z tym stołem: serwer działa tylko na tym komputerze. Uruchom go bez --host albo z --host 0.0.0.0.',
    offline: 'Telefony nie mogą połączyć się z tym stołem: ten komputer nie jest podłączony do żadnej sieci.',
  },

  lastCard: 'Ostatnia karta',
};

export default pl;
