import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural, number } = formats('pl');

const pl: Words<'rating'> = {
  title: 'Twój ranking',
  none: 'Nie masz jeszcze rankingu',
  noneText:
    'Zaczyna się od pierwszej gry rankingowej: wybierz „Znajdź graczy” albo zajmij miejsce przy stole, którego gospodarz włączył gry rankingowe.',
  value: (rating, uncertainty) => `${number(rating)} ± ${number(uncertainty)}`,
  games: (games) =>
    plural(games, {
      one: '# gra rankingowa',
      few: '# gry rankingowe',
      many: '# gier rankingowych',
      other: '# gry rankingowej',
    }),
  meaning: (uncertainty) =>
    `Zaczyna się od ${number(1500)}. Mając 400 punktów więcej niż przeciwnik, wygrywasz dziesięć z jedenastu gier dwuosobowych. Twoja prawdziwa siła prawie na pewno różni się od rankingu najwyżej o ${number(uncertainty)} pkt; każda gra zawęża ten margines.`,
  history: 'Ranking z biegiem czasu',
  historyNote: 'Po każdej grze rankingowej. Twoja prawdziwa siła prawie na pewno leży w zaznaczonym paśmie.',
  game: 'gra',
  date: 'Data',
  rating: 'Ranking',
  uncertainty: 'Niepewność',
  characters: 'Postacie',
  charactersText:
    'Ich ranking jest stały, zmierzony w tysiącach gier. Liczy się każde miejsce, nie tylko pierwsze. Sibyl dla wygranej ryzykuje ostatnie, więc jej ranking jest niższy, niż można by sądzić.',
  list: 'Pokazuj mnie na liście najlepszych',
  listHint: 'Z imieniem z ostatniej gry, rankingiem i liczbą gier. Po wyłączeniu znikasz od razu.',
  leaderboard: 'Lista najlepszych',
  leaderboardText: 'Gry rankingowe na tym serwerze. Są tu tylko ci, którzy tego chcą.',
  period: 'Okres',
  periods: { month: 'Ten miesiąc', all: 'Od początku' },
  order: 'Sortuj według',
  orders: { rating: 'Ranking', games: 'Gry', skill: 'Decyzje' },
  skillText:
    'Ile średnio kosztuje jedna decyzja, liczona w szansie na wygraną. Serwer oblicza to z części gier rankingowych osób z tej listy.',
  name: 'Imię',
  gamesHead: 'Gry',
  errorHead: 'Koszt decyzji',
  error: (percent) => `${number(percent, 2)}%`,
  you: 'ty',
  empty: 'Nikogo tu jeszcze nie ma',
  leastGames: (games) =>
    plural(games, {
      one: 'Pojawisz się tu po # grze rankingowej, jeśli włączysz „Pokazuj mnie na liście najlepszych” na stronie „Twój ranking”.',
      few: 'Pojawisz się tu po # grach rankingowych, jeśli włączysz „Pokazuj mnie na liście najlepszych” na stronie „Twój ranking”.',
      many: 'Pojawisz się tu po # grach rankingowych, jeśli włączysz „Pokazuj mnie na liście najlepszych” na stronie „Twój ranking”.',
      other:
        'Pojawisz się tu po # gry rankingowej, jeśli włączysz „Pokazuj mnie na liście najlepszych” na stronie „Twój ranking”.',
    }),
  leastDecisions: (decisions) =>
    plural(decisions, {
      one: 'Pojawisz się tu po # przeanalizowanej decyzji w grach rankingowych, jeśli włączysz „Pokazuj mnie na liście najlepszych” na stronie „Twój ranking”.',
      few: 'Pojawisz się tu po # przeanalizowanych decyzjach w grach rankingowych, jeśli włączysz „Pokazuj mnie na liście najlepszych” na stronie „Twój ranking”.',
      many: 'Pojawisz się tu po # przeanalizowanych decyzjach w grach rankingowych, jeśli włączysz „Pokazuj mnie na liście najlepszych” na stronie „Twój ranking”.',
      other:
        'Pojawisz się tu po # przeanalizowanej decyzji w grach rankingowych, jeśli włączysz „Pokazuj mnie na liście najlepszych” na stronie „Twój ranking”.',
    }),
  failed: 'Nie udało się',
  retry: 'Spróbuj ponownie',
  counting: 'Gra rankingowa: liczenie wyniku…',
  unchanged: 'Ta gra nie zmieniła twojego rankingu.',
  sameNetwork: 'Gra dwóch osób w tej samej sieci się nie liczy.',
  changed: (rating, change) =>
    change === 0
      ? `Twój ranking to nadal ${number(rating)}`
      : `Twój ranking: ${number(rating)} (${change > 0 ? '+' : ''}${number(change)})`,
  match: {
    title: 'Znajdź graczy',
    intro: 'Serwer łączy cię z tymi, którzy właśnie czekają, najpierw z najbliższymi w rankingu.',
    rated:
      'Gra rankingowa według oficjalnych zasad, z 30 sekundami na decyzję. Wyjście z gry oznacza ostatnie miejsce.',
    start: 'Znajdź grę',
    looking: 'Szukanie graczy…',
    waiting: (people) =>
      plural(people, {
        one: 'Nikt inny nie czeka.',
        few: 'Czeka # graczy.',
        many: 'Czeka # graczy.',
        other: 'Czeka # gracza.',
      }),
    seconds: (seconds) =>
      plural(seconds, { one: '# sekunda', few: '# sekundy', many: '# sekund', other: '# sekundy' }),
    soon: 'Jeśli czekają inni, zasiądziesz do stołu w ciągu dziesięciu sekund. Po dwudziestu sekundach dołączają boty o twojej sile.',
    stop: 'Przestań czekać',
    stopped: 'Już nie czekasz.',
    found: 'Twój stół jest gotowy.',
    problems: {
      offline: 'Brak połączenia. Ponawianie…',
      tooMany: 'Z twojej sieci czeka już zbyt wielu graczy. Ponawianie…',
      readOnly: 'Na serwerze trwają prace. Ponawianie…',
      refused: 'Serwer nie mógł na to odpowiedzieć. Ponawianie…',
    },
  },
};

export default pl;
