import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural, number, list } = formats('pl');

const POSITIONS = { one: '# pozycja', few: '# pozycje', many: '# pozycji', other: '# pozycji' };

const pl: Words<'practice'> = {
  title: 'Ćwiczenia',
  intro:
    'Pięć pozycji dziennie. Te, w których się pomylisz, wracają następnego dnia, a te rozwiązane dobrze – coraz rzadziej.',
  today: 'Dzisiaj',
  start: 'Zacznij',
  goOn: 'Dalej',
  more: 'Jeszcze pięć',
  progress: (at, of) => `${number(at)} z ${number(of)}`,
  fresh: 'Czekają na ciebie nowe pozycje.',
  due: (own, others) => {
    const parts = [`${plural(own, POSITIONS)} z twoich gier`, `${plural(others, POSITIONS)} do powtórki`];
    return `Na dziś: ${list(parts.filter((_, index) => [own, others][index]! > 0))}.`;
  },
  doneTitle: 'Na dziś to wszystko',
  doneText: (right, all) => `Dobre odpowiedzi: ${number(right)} z ${number(all)}.`,
  comeBack: 'Wróć jutro.',
  streak: (days) =>
    plural(days, {
      one: 'Seria: # dzień',
      few: 'Seria: # dni',
      many: 'Seria: # dni',
      other: 'Seria: # dnia',
    }),
  own: 'Twoje pozycje',
  noOwn: 'Gdy analiza znajdzie w twoich grach błędy lub grube błędy, trafią tutaj.',
  ownCount: (count) => `Z analiz twoich gier: ${plural(count, POSITIONS)} do ćwiczenia.`,
  collection: (count) =>
    `Gdy w danym dniu ich brakuje, dochodzą pozycje z gier silnych botów. Jest ich ${number(count)}.`,
  history: 'Przeanalizuj swoje gry',
  strategy: 'Karta strategii',

  themes: {
    lastRound: 'Ostatnia runda',
    race: 'Wyścig do celu',
    counting: 'Liczenie kart',
    points: (hit, stay) => `${hit} czy ${stay}?`,
    aim: (card) => `${card}: dla kogo?`,
  },
  theme: 'Temat',
  allThemes: 'Wszystkie tematy',

  result: 'Wynik',
  right: 'Dobrze!',
  wrong: (best) => `Lepiej: „${best}”`,
  inGame: (answer) => `Odpowiedź w grze: „${answer}”.`,
  seeGame: 'Zobacz w grze',
  example: (answer, at, of) => `Możliwy dalszy ciąg („${answer}”): przykład ${number(at)} z ${number(of)}`,
  skip: 'Pomiń',
  playAgain: 'Obejrzyj jeszcze raz',
  rounds: (rounds) =>
    plural(rounds, {
      one: '# symulowana runda z tymi samymi kartami',
      few: '# symulowane rundy z tymi samymi kartami',
      many: '# symulowanych rund z tymi samymi kartami',
      other: '# symulowanej rundy z tymi samymi kartami',
    }),
  better: 'Lepiej',
  closer: 'Bliżej wygranej',
  points: (who) => (who.isYou ? 'Twoja średnia' : `Średnia gracza ${who.name}`),
  noPoints: 'Bez punktów',
  next: 'Następna pozycja',
  finish: 'Zakończ',
  remove: 'Usuń pozycję',
  removed: 'Pozycja usunięta.',
  undo: 'Cofnij',
  back: 'Wróć do ćwiczeń',

  notCounted: 'To była gra ćwiczebna: nie liczy się w twoich statystykach.',

  accuracyTitle: 'Dobre odpowiedzi z biegiem czasu',
  accuracyNote: 'Każdy punkt obejmuje twoje ostatnie siedem dni ćwiczeń.',
  accuracy: 'Dobre',
  day: 'dzień ćwiczeń',
  date: 'Data',
  answers: 'Odpowiedzi',
};

export default pl;
