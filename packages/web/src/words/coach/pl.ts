import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';
import { called } from '../you-or-name.ts';

const { plural, number } = formats('pl');

const POINTS = { one: '# punkt', few: '# punkty', many: '# punktów', other: '# punktu' };

const pl: Words<'coach'> = {
  title: 'Trener',
  switchOn: 'Włącz trenera',
  switchOff: 'Wyłącz trenera',
  mode: 'Jak trener pomaga',
  advice: 'Porady',
  training: 'Trening',
  more: 'Więcej szczegółów',
  waits: 'Odzywa się, gdy przychodzi twoja kolej.',
  waitsTraining: 'Ocenia twoje decyzje.',
  weighing: 'Myśli…',
  decideFirst: 'Najpierw zdecyduj; ocena będzie potem.',
  failed: 'Trener nie działa w tej przeglądarce.',
  bust: 'Ryzyko skuchy',
  saved: 'Ocalenie',
  range: (low, high) => `${low} do ${high}`,
  ranges: 'granice',
  rangesMean: 'Granice: prawdziwa wartość leży pomiędzy nimi.',
  points: 'Punkty średnio',
  pointsStay: (stay, points) => `${stay} ${points}`,
  pointsOnce: (hit, points) => `raz „${hit}” ${points}`,
  pointsBest: (points) => `przy najlepszej grze ${points}`,
  close: (best, next, win) =>
    `„${best}” albo „${next}”: obie odpowiedzi wygrywają w około ${win} gier, więc prawie bez różnicy.`,
  hopeless: 'Wygrana jest prawie poza zasięgiem.',
  lost: 'Gra jest przegrana bez względu na odpowiedź.',
  won: 'Gra jest wygrana bez względu na odpowiedź.',
  stillCount: 'Liczą się jeszcze punkty i pozycja.',
  nextAhead: (who, by) => `Tuż wyżej: ${called(who, 'ty')}, o ${plural(by, POINTS)} więcej.`,
  nextBehind: (who, by) => `Tuż niżej: ${called(who, 'ty')}, o ${plural(by, POINTS)} mniej.`,
  goOn: 'Dalej',
  sevenNext: (seven) => `${seven} z następną kartą`,
  sevenLater: (seven) => `${seven} bez zatrzymywania się`,
  win: 'Szansa na wygraną',
  computed: 'obliczone bez symulowanych gier',
  samples: (count) =>
    plural(count, {
      one: '# symulowana gra, przedział 95%',
      few: '# symulowane gry, przedziały 95%',
      many: '# symulowanych gier, przedziały 95%',
      other: '# symulowanej gry, przedziały 95%',
    }),
  only: (answer) => `„${answer}”: nie ma innego wyjścia.`,
  closeRounds: (best, next, rounds) =>
    `„${best}” albo „${next}”: w obu wypadkach około ${rounds}, więc prawie bez różnicy.`,
  next: 'Następna karta',
  nextSummary: (size, twice) => {
    const of = plural(size, { one: '# karty', few: '# kart', many: '# kart', other: '# karty' });
    return plural(twice, {
      one: `Powtórzyłaby się # z ${of}`,
      few: `Powtórzyłyby się # z ${of}`,
      many: `Powtórzyłoby się # z ${of}`,
      other: `Powtórzyłoby się # z ${of}`,
    });
  },
  card: 'Karta',
  left: 'Zostało',
  chance: 'Szansa',
  busts: 'skucha',
  score: (best, decisions) => `Dobre odpowiedzi: ${number(best)} z ${number(decisions)}`,
  scoreCost: (cost) => `strata: ${cost}`,
  restart: 'Licz od nowa',
  marked: 'z włączonym trenerem',
};

export default pl;
