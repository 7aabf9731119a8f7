import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural, number, percent } = formats('pl');

const pl: Words<'history'> = {
  title: 'Historia',
  emptyTitle: 'Jeszcze żadnych gier',
  emptyText:
    'Tu trafia każda zakończona gra: z tego urządzenia, online, śledzona albo z arkusza punktów, z wygranymi, skuchami i szczęściem.',
  play: 'Zagraj teraz',
  nothingFits: 'Żadna gra nie pasuje do tych filtrów.',

  figures: 'Twoje statystyki',
  games: 'Gry',
  wins: 'Wygrane',
  ofEvenShare: (share) => `przy równych szansach: ${number(share, 1)}`,
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
      one: '# gra się nie liczy: jest ćwiczebna albo bez twojego udziału.',
      few: '# gry się nie liczą: są ćwiczebne albo bez twojego udziału.',
      many: '# gier się nie liczy: są ćwiczebne albo bez twojego udziału.',
      other: '# gry się nie liczy: są ćwiczebne albo bez twojego udziału.',
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

  filters: 'Filtry',
  allBoxes: 'Oba pudełka',
  withWhom: 'Z kim',
  withAnyone: 'Z kimkolwiek',
  period: 'Okres',
  periods: { all: 'Cały okres', '7d': 'Ostatnie 7 dni', '30d': 'Ostatnie 30 dni' },
  noFilters: 'Pokaż wszystko',
  views: { label: 'Widoki', games: 'Gry', you: 'Statystyki', people: 'Jeden na jednego', records: 'Rekordy' },
  you: {
    title: 'Które imię jest twoje?',
    text: 'Arkusze punktów, śledzone gry i gry na jednym urządzeniu znają tylko imiona. Wybierz swoje, a te gry będą się liczyć.',
    done: 'To ja',
    nobody: 'Żadne z nich',
    change: 'Twoje imiona',
  },
  csv: {
    saveGames: 'Gry jako CSV',
    saveRounds: 'Rundy jako CSV',
    id: 'Gra',
    date: 'Data',
    way: 'Rodzaj',
    box: 'Pudełko',
    players: 'Gracze',
    winners: 'Zwycięzca',
    rounds: 'Rundy',
    yourPlace: 'Twoje miejsce',
    yourPoints: 'Twoje punkty',
    round: 'Runda',
    player: 'Gracz',
    points: 'Punkty',
    bust: 'Skucha',
    total: 'Suma',
  },

  list: 'Gry',
  way: 'Rodzaj',
  ways: {
    all: 'Każdy rodzaj',
    play: 'Przeciw botom',
    pass: 'Na jednym urządzeniu',
    solo: 'Wyzwanie solo',
    daily: 'Talia dnia',
    practice: 'Ćwiczenie',
    online: 'Online',
    keep: 'Arkusz punktów',
    track: 'Śledzona gra',
    file: 'Z pliku',
  },
  otherDeck: 'Inna talia',
  result: 'Wynik',
  results: { all: 'Każdy wynik', won: 'Wygrane', lost: 'Przegrane' },
  points: (points) =>
    plural(points, { one: '# punkt', few: '# punkty', many: '# punktów', other: '# punktu' }),
  with: (names) => `razem z: ${names}`,
  unreadable: 'Tej gry nie da się odczytać',
  takeBacks: (count) =>
    plural(count, {
      one: '# cofnięcie',
      few: '# cofnięcia',
      many: '# cofnięć',
      other: '# cofnięcia',
    }),
  more: 'Pokaż więcej',
  moreAbout: (date) => `Więcej o grze z ${date}`,
  removeOne: 'Usuń',
  removed: 'Gra usunięta.',
  undo: 'Cofnij',

  data: 'Twoje dane',
  save: 'Zapisz wszystko',
  saveHint:
    'Jeden plik z grami, arkuszami punktów, śledzonymi grami, wynikami analiz, ćwiczeniami, twoimi imionami, zasadami domowymi i ustawieniami. Nie ma w nim gier w toku ani kluczy, które mówią, kim jesteś przy stołach online, w grupach i na udostępnionych arkuszach.',
  load: 'Importuj plik',
  loaded: (games) =>
    plural(games, {
      one: 'Zaimportowano # grę.',
      few: 'Zaimportowano # gry.',
      many: 'Zaimportowano # gier.',
      other: 'Zaimportowano # gry.',
    }),
  loadedNone: 'Wszystko z tego pliku już tu jest.',
  loadedOther: 'Plik zaimportowano.',
  loadErrors: {
    tooLarge: () => 'Ten plik jest za duży, żeby pochodził z Sevenfold. Nic nie zmieniono.',
    notJson: () => 'Ten plik jest uszkodzony albo nie pochodzi z Sevenfold. Nic nie zmieniono.',
    notOurs: () => 'Ten plik nie pochodzi z Sevenfold. Nic nie zmieniono.',
    newer: () =>
      'Ten plik pochodzi z nowszej wersji. Wczytaj stronę ponownie, żeby ją zaktualizować, i spróbuj jeszcze raz.',
    damaged: (index) => `Wpis ${number(index)} w tym pliku jest uszkodzony. Nic nie zmieniono.`,
    noRoom: () => 'Ta przeglądarka nie ma miejsca na ten plik. Najpierw usuń kilka gier. Nic nie zmieniono.',
  },
  storage: {
    used: (share) => `Zajęte jest ${percent(share)} miejsca, które ta przeglądarka daje Sevenfold.`,
    nearlyFull:
      'Gdy się zapełni, nowe gry przetrwają tylko do zamknięcia strony. Zapisz wszystko do pliku, a potem usuń to, czego już nie potrzebujesz.',
    notLasting:
      'Ta przeglądarka nie zapisuje twoich ostatnich zmian: jej pamięć jest pełna albo zablokowana. Zapisz wszystko do pliku, zanim zamkniesz stronę.',
  },
  removeAll: 'Usuń historię',
  removeAllTitle: 'Usunąć całą historię?',
  removeAllText: (games) =>
    plural(games, {
      one: '# gra i jej analiza znikną z tego urządzenia, a jeśli to gra online, także z twojej listy na serwerze. Jeśli chcesz ją zachować, najpierw zapisz plik. Arkusze punktów i śledzone gry zostają.',
      few: '# gry i ich analizy znikną z tego urządzenia, a gry online także z twojej listy na serwerze. Jeśli chcesz je zachować, najpierw zapisz plik. Arkusze punktów i śledzone gry zostają.',
      many: '# gier i ich analizy znikną z tego urządzenia, a gry online także z twojej listy na serwerze. Jeśli chcesz je zachować, najpierw zapisz plik. Arkusze punktów i śledzone gry zostają.',
      other:
        '# gry i ich analizy znikną z tego urządzenia, a gry online także z twojej listy na serwerze. Jeśli chcesz je zachować, najpierw zapisz plik. Arkusze punktów i śledzone gry zostają.',
    }),
  removedAll: 'Historia usunięta.',
  onlineNote: 'Gry online pochodzą z serwera. Gra usunięta tutaj znika też tam, ale tylko dla ciebie.',
  offline: 'Brak połączenia z serwerem: może brakować gier online.',
};

export default pl;
