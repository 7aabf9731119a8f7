import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural } = formats('pl');

const pl: Words<'results'> = {
  share: 'Udostępnij wynik',
  shareText: 'Udostępnij tekst',
  copyText: 'Kopiuj tekst',
  bgStats: 'Dodaj do BG Stats',
  bgStatsHint: 'Otwiera aplikację BG Stats z wpisanymi graczami, punktami i zwycięzcą.',
  bgStatsMissing: 'BG Stats się nie otworzyło. Czy aplikacja jest zainstalowana na tym urządzeniu?',
  won: (names) => `Wygrana: ${names}`,
  me: 'Ja',
  player: (seat) => `Gracz ${seat}`,
  seat: (seat) => `Miejsce ${seat}`,
  round: (round) => `Runda ${round}`,
  rounds: (count) => plural(count, { one: '# runda', few: '# rundy', many: '# rund', other: '# rundy' }),
  points: (points) =>
    plural(points, { one: '# punkt', few: '# punkty', many: '# punktów', other: '# punktu' }),
  csv: 'Zapisz jako CSV',
  box: 'Które pudełko?',

  figures: {
    none: 'Nie ma jeszcze czego porównywać',
    noneText: 'Statystyki pojawią się tu po zakończeniu pierwszej gry.',
    name: 'Imię',
    games: 'Gry',
    wins: 'Wygrane',
    average: 'Punkty na rundę',
    busts: 'Skuchy',
    sevens: (flip7) => flip7,
    best: 'Najlepsza runda',
    everyone: 'Wszyscy',
    pairs: 'Jeden na jednego',
    pairsText: 'Kto kończył gry przed kim.',
    pair: (games) =>
      plural(games, { one: 'w # grze', few: 'w # grach', many: 'w # grach', other: 'w # gry' }),
    choose: 'Porównaj',
    with: 'z graczem',
    never: 'Nie mają jeszcze za sobą wspólnej zakończonej gry.',
    highestRound: 'Najlepsza runda',
    highestTotal: 'Najwyższa suma',
    mostFlip7s: (flip7) => `Najwięcej ${flip7} w jednej grze`,
    mostBusts: 'Najwięcej skuch w jednej grze',
    fastestWin: 'Najszybsza wygrana',
    widestWin: 'Najwyższa wygrana',
    ahead: (points) =>
      plural(points, {
        one: '# punkt przewagi',
        few: '# punkty przewagi',
        many: '# punktów przewagi',
        other: '# punktu przewagi',
      }),
    rivals: 'Ty i pozostali',
    rivalsText: 'Jak często kończysz przed każdym przeciwnikiem, a jak często za nim.',
    youAhead: 'Ty wyżej',
    theyAhead: 'Przeciwnik wyżej',
    playerAhead: 'Gracz wyżej',
    opponentAhead: 'Przeciwnik wyżej',
    level: 'Remisy',
    longestGame: 'Najdłuższa gra',
    record: 'Rekord',
    value: 'Wartość',
    rounds: 'Rundy',
    roundNumber: 'Runda',
    date: 'Data',
    player: 'Gracz',
    opponent: 'Przeciwnik',
  },
};

export default pl;
