import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { number, plural } = formats('pl');

const POINTS = { one: '# punkt', few: '# punkty', many: '# punktów', other: '# punktu' };

const pl: Words<'rules'> = {
  title: 'Zasady',
  lead: 'Wszystko, czego potrzebujesz do gry, w dwie minuty.',
  goal: 'Cel gry',
  goalText: (target) =>
    `Runda po rundzie zbieraj różne liczby i zatrzymaj się, zanim któraś się powtórzy. Gdy ktoś zdobędzie ${plural(target, POINTS)}, wygrywa najwyższa suma.`,
  turn: 'Twoja kolej',
  turnText: 'Wszyscy zaczynają rundę z jedną kartą. Gdy przyjdzie twoja kolej, masz wybór:',
  hitText: 'Dobierz kolejną kartę i połóż ją przed sobą.',
  stayText: 'Zatrzymaj się. Kończysz rundę, a twoje punkty są bezpieczne.',
  bust: 'Uważaj na skuchę!',
  bustText: 'Jeśli dobierzesz liczbę, którą już masz, to skucha: wypadasz z rundy bez punktów.',
  numbers: 'Duże liczby są ryzykowne',
  numbersText:
    'Jest jedna 1, są dwie 2, trzy 3… i dwanaście 12. Im większa liczba, tym więcej daje punktów i tym łatwiej się powtarza. Jest też jedno jedyne 0.',
  sevenText: (bonus) =>
    bonus === 0
      ? 'Siedem różnych liczb natychmiast kończy rundę dla wszystkich.'
      : `Siedem różnych liczb natychmiast kończy rundę dla wszystkich i daje ci ${plural(bonus, POINTS)} premii.`,
  actions: 'Trzy karty akcji',
  freezeText:
    'Daj ją graczowi, który jest jeszcze w rundzie, albo weź ją sobie. Ten gracz kończy rundę i zachowuje punkty.',
  flipThreeText:
    'Daj ją graczowi, który jest jeszcze w rundzie, albo weź ją sobie. Ten gracz musi dobrać trzy karty.',
  secondChanceText: 'Zachowaj ją. Gdy grozi ci skucha, odrzuć ją razem z powtórzoną liczbą i graj dalej.',
  scoring: 'Punkty',
  scoringText:
    'Dodaj swoje liczby. Karta ×2 podwaja tę sumę. Potem dolicz karty +, które nigdy nie powodują skuchy.',
  scoringExample: (points) => `(9 + 5) × 2 + 4 = ${number(points)} pkt`,
  sevenExample: (t, sum, bonus) =>
    `${t.flip7}! ${number(sum)} + ${number(bonus)} = ${number(sum + bonus)} pkt`,
  winning: 'Zwycięstwo',
  winningText: (target) =>
    `Gdy ktoś ma na koniec rundy ${plural(target, POINTS)}, wygrywa najwyższa suma. Przy remisie gracie jeszcze jedną rundę.`,
  otherRules: (rules) => `Twoja ostatnia gra toczyła się na innych zasadach: ${rules}.`,
  play: 'Zagraj teraz',
  tutorial: 'Przejdź samouczek',
  reference: 'Wszystkie zasady z numerami',
};

export default pl;
