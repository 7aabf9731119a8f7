import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { number, percent, plural } = formats('pl');

const pl: Words<'strategy'> = {
  title: 'Karta strategii',
  poster: 'Kiedy się zatrzymać?',
  solved: 'Rozwiązane dla wszystkich 94 kart',
  lead: (t, points) =>
    `Dodaj swoje liczby: suma na białym polu to „${t.hit}”, na czarnym „${t.stay}”. Solo, z nową talią, nie da się grać lepiej: średnio ${number(points, 1)} pkt na rundę.`,
  chance: (t) => `Masz kartę „${t.secondChance}”?`,
  always: (t) => `Zawsze „${t.hit}”.`,
  numbers: 'twoje liczby',
  sums: 'ich suma',
  limit: (t) => `${t.stay} od`,
  never: 'nigdy',
  few: (t) => `Z jedną liczbą lub bez: zawsze „${t.hit}”`,
  legendHit: (t) => t.hit,
  legendStay: (t) => t.stay,
  legendMixed: (t) => `zależy od liczb; im pełniejsze pole, tym częściej „${t.stay}”`,
  cell: (t, numbers, sum, share) =>
    `${plural(numbers, { one: '# liczba', few: '# liczby', many: '# liczb', other: '# liczby' })}, suma ${sum}: ${share < 0.005 ? t.hit : share > 0.995 ? t.stay : `${percent(share)} ${t.stay}`}`,
  tableLabel: (t) => `„${t.hit}” czy „${t.stay}”, zależnie od tego, ile masz kart liczb i jaka jest ich suma`,
  modifiers: (t, limits) =>
    `Z kartami + zatrzymaj się trochę wcześniej: od progu odejmij jedną trzecią ich punktów. Z kartą ×2: „${t.stay}” od ${limits}. Podwaja to, co możesz stracić, ale też to, co możesz zyskać.`,
  rulesTitle: 'Trzy reguły do zapamiętania',
  rulesNote: (t) =>
    `Każda jest o mniej niż 1% gorsza od gry idealnej. Z kartą „${t.secondChance}” wszystkie mówią „${t.hit}”.`,
  rules: {
    twentyFour: {
      title: 'Dwadzieścia cztery',
      text: (t) => `„${t.stay}”, gdy twoje liczby dają w sumie 24.`,
    },
    twentyOne: {
      title: 'Dwadzieścia jeden',
      text: (t) =>
        `Od każdej liczby odejmij jeden. „${t.stay}”, gdy reszta daje 21 (przy sześciu liczbach: 30).`,
    },
    twentyOneThird: {
      title: 'Dwadzieścia jeden i jedna trzecia',
      text: () => 'To samo, ale dolicz jedną trzecią punktów ze swoich kart +.',
    },
    points: { title: 'Zwykła rada', text: (t) => `„${t.stay}” przy 25 punktach.` },
  },
  lossTitle: 'Ile tracą wobec gry idealnej, w punktach na rundę',
  loss: (points, share) => `${number(points, 3)} (${percent(share, 2)})`,
  perRound: (points) => `${number(points, 4)} na rundę`,
  why: 'Liczba minus jeden mówi, ile jest jeszcze takich samych kart, które dają skuchę. Dlatego dwadzieścia jeden działa tak dobrze.',
  howTitle: 'Jak ją czytać',
  how: (t) => [
    'Policz swoje karty liczb: to wiersz. Dodaj je: to kolumna.',
    `Białe pole to „${t.hit}”, czarne „${t.stay}”. Jeśli pole jest częściowo wypełnione, zależy to od liczb; kto trzyma się kolumny po prawej, nie traci prawie nic.`,
    'Wartości są dokładne: niczego nie symulowano, zsumowano wszystkie możliwe rundy, dla jednego gracza i nowej talii. Przy większej liczbie graczy najlepsze sumy prawie się nie zmieniają, dopóki ktoś nie zbliży się do celu.',
  ],
  tryIt: 'Wypróbuj w laboratorium',
  print: 'Drukuj',
  save: 'Zapisz jako SVG',
  practise: 'Ćwicz na pozycjach',
  printHint: 'Jedna strona, A4 lub Letter, równie czytelna w czerni i bieli.',
  footer: 'Dokładne wartości obliczone przez Sevenfold',
};

export default pl;
