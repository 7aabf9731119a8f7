import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural, number, percent } = formats('pl');

const pl: Words<'history'> = {
  title: 'Historia',
  emptyTitle: 'Jeszcze żadnych gier',
  emptyText:
    'Tu trafia każda gra zakończona na tym urządzeniu: z powtórką, wygranymi, skuchami i szczęściem.',
  play: 'Zagraj teraz',
  nothingFits: 'Żadna gra nie pasuje do tych filtrów.',

  figures: 'Twoje statystyki',
  games: 'Gry',
  wins: 'Wygrane',
  ofEvenShare: (share) => `przy równych szansach ${number(share, 1)}`,
  averageRound: 'Punkty na rundę',
  busts: 'Skuchy',
  bestRound: 'Najlepsza runda',
  bestTotal: (total) => `najlepsza suma: ${number(total)}`,
  rounds: (rounds) =>
    plural(rounds, { one: 'w # rundę', few: 'w # rundy', many: 'w # rund', other: 'w # rundy' }),
  bestKnown: (share) => `gra idealna solo: ${percent(share)}`,
  bestAverage: (points) => `gra idealna solo: ${number(points, 1)}`,
  streak: 'Najdłuższa seria wygranych',
  streakNow: (count) =>
    plural(count, {
      one: 'teraz: # wygrana',
      few: 'teraz: # wygrane',
      many: 'teraz: # wygranych',
      other: 'teraz: # wygranej',
    }),
  accuracy: 'Dokładność',
  luck: 'Szczęście',
  luckWins: (wins) => `${wins < 0 ? '−' : '+'}${number(Math.abs(wins), 2)}`,
  luckHint: 'wygrane, które karty ci dały lub zabrały',
  reviewed: (games, of) => `przeanalizowano ${number(games)} z ${number(of)} gier`,
  notCounted: (games) =>
    plural(games, {
      one: '# gra na jednym urządzeniu lub bez ciebie jest na liście, ale się nie liczy.',
      few: '# gry na jednym urządzeniu lub bez ciebie są na liście, ale się nie liczą.',
      many: '# gier na jednym urządzeniu lub bez ciebie jest na liście, ale się nie liczy.',
      other: '# gry na jednym urządzeniu lub bez ciebie jest na liście, ale się nie liczy.',
    }),

  winsTitle: 'Wygrane według liczby graczy',
  winsNote: 'Jaki odsetek gier wygrywasz, a jaki wypadałby przy równych szansach.',
  won: 'wygrane',
  evenShare: 'równe szanse',
  players: (players) =>
    plural(players, { one: 'solo', few: '# graczy', many: '# graczy', other: '# gracza' }),
  ofGames: (wins, games) => `${number(wins, wins % 1 === 0 ? 0 : 1)} z ${number(games)}`,
  playersColumn: 'Gracze',
  accuracyTitle: 'Dokładność w czasie',
  accuracyNote: 'Ile z tego, co było stawką twoich decyzji, udało ci się zachować, gra po grze.',
  luckTitle: 'Szczęście w czasie',
  luckNote: 'Co karty ci dały i zabrały, zsumowane, w wygranych. Szczęście się wyrównuje, umiejętności nie.',
  game: 'gra',
  date: 'Data',

  reviewAll: (games) =>
    plural(games, {
      one: 'Analizuj # grę',
      few: 'Analizuj # gry',
      many: 'Analizuj # gier',
      other: 'Analizuj # gry',
    }),
  reviewing: (done, of) => `Analiza gry ${number(done)} z ${number(of)}`,
  reviewFailed: 'Niektórych gier nie udało się przeanalizować.',

  list: 'Gry',
  way: 'Rodzaj',
  ways: {
    all: 'Wszystkie rodzaje',
    play: 'Przeciw botom',
    pass: 'Na jednym urządzeniu',
    solo: 'Wyzwanie solo',
    daily: 'Talia dnia',
    online: 'Ze znajomymi',
    keep: 'Arkusz punktów',
    track: 'Śledzona gra',
    file: 'Z pliku',
  },
  result: 'Wynik',
  results: { all: 'Wszystkie wyniki', won: 'Wygrane', lost: 'Przegrane' },
  points: (points) =>
    plural(points, { one: '# punkt', few: '# punkty', many: '# punktów', other: '# punktu' }),
  with: (names) => `z graczami: ${names}`,
  unreadable: 'Tej gry nie da się odczytać',
  takeBacks: (count) =>
    plural(count, {
      one: '# cofnięcie',
      few: '# cofnięcia',
      many: '# cofnięć',
      other: '# cofnięcia',
    }),
  more: 'Pokaż więcej',
  remove: (date) => `Usuń grę z ${date}`,
  removed: 'Gra usunięta.',
  undo: 'Cofnij',

  data: 'Twoje dane',
  save: 'Zapisz do pliku',
  load: 'Importuj plik',
  loaded: (games) =>
    plural(games, {
      one: 'Zaimportowano # grę.',
      few: 'Zaimportowano # gry.',
      many: 'Zaimportowano # gier.',
      other: 'Zaimportowano # gry.',
    }),
  loadedNone: 'Wszystkie gry z tego pliku są już zaimportowane.',
  loadErrors: {
    tooLarge: () => 'Ten plik jest za duży jak na plik historii.',
    notJson: () => 'Ten plik jest uszkodzony albo nie jest plikiem historii. Nic nie zmieniono.',
    notHistory: () => 'To nie jest plik historii. Nic nie zmieniono.',
    badGame: (index) => `Gra ${number(index)} w tym pliku jest uszkodzona. Nic nie zmieniono.`,
    full: () => 'Historia mieści najwyżej 500 gier. Najpierw usuń kilka.',
  },
  removeAll: 'Usuń wszystko',
  removeAllTitle: 'Usunąć całą historię?',
  removeAllText: (games) =>
    plural(games, {
      one: '# gra i jej analiza znikną z tego urządzenia, a gry online także z twojej listy na serwerze. Jeśli chcesz ją zachować, najpierw zapisz plik.',
      few: '# gry i ich analizy znikną z tego urządzenia, a gry online także z twojej listy na serwerze. Jeśli chcesz je zachować, najpierw zapisz plik.',
      many: '# gier i ich analizy znikną z tego urządzenia, a gry online także z twojej listy na serwerze. Jeśli chcesz je zachować, najpierw zapisz plik.',
      other:
        '# gry i ich analizy znikną z tego urządzenia, a gry online także z twojej listy na serwerze. Jeśli chcesz je zachować, najpierw zapisz plik.',
    }),
  removedAll: 'Historia usunięta.',
  onlineNote: 'Gry online pochodzą z serwera. Gra usunięta tutaj znika też tam, ale tylko dla ciebie.',
  offline: 'Brak połączenia z serwerem: może brakować gier online.',
};

export default pl;
