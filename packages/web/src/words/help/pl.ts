import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural } = formats('pl');

const pl: Words<'help'> = {
  cardList: 'Karty',
  markList: 'Na stole',
  copies: (count) =>
    plural(count, {
      one: '# taka karta w talii',
      few: '# takie karty w talii',
      many: '# takich kart w talii',
      other: '# takiej karty w talii',
    }),
  cards: {
    number: (value) =>
      plural(value, {
        one: 'Warta # punkt.',
        few: 'Warta # punkty.',
        many: 'Warta # punktów.',
        other: 'Warta # punktu.',
      }),
    twice: 'Druga taka sama to skucha.',
    plus: 'Dodatkowe punkty do twoich liczb. Nigdy nie powoduje skuchy.',
    times2: 'Podwaja sumę twoich liczb, zanim dojdą karty z plusem. Nigdy nie powoduje skuchy.',
    freeze: 'Gracz, który ją dostaje, kończy rundę i zachowuje swoje punkty.',
    flipThree: (t) =>
      `Gracz, który ją dostaje, dobiera trzy karty, jedną po drugiej. Wcześniej przerywa to tylko skucha albo ${t.flip7}.`,
    secondChance: 'Raz ratuje przed skuchą: zostaje odrzucona razem z powtórzoną liczbą.',
  },
  marks: {
    points: {
      name: 'Punkty tej rundy',
      text: 'Tyle dają karty, jeśli runda skończy się teraz. Skucha je odbiera.',
    },
    total: { name: 'Suma', text: 'Punkty ze wszystkich dotychczasowych rund.' },
    dealer: 'Rozdaje w tej rundzie. W następnej rozdaje kolejny gracz.',
    flips: 'Musi dobrać trzy karty. Wypełnione znaki to karty już dobrane.',
    stayed: 'Poza rundą, punkty są bezpieczne.',
    frozen: 'Poza rundą, ale z zachowanymi punktami.',
    busted: 'Dwa razy ta sama liczba: poza rundą, bez punktów.',
    flip7: 'Siedem różnych liczb: runda się kończy i jest premia.',
    sittingOut: 'W tej rundzie grają tylko gracze, którzy zremisowali.',
    pile: {
      name: 'Stos dobierania',
      text: 'Karty, które są jeszcze zakryte. Gdy się skończą, tasuje się karty odrzucone.',
    },
    discard: {
      name: 'Stos kart odrzuconych',
      text: 'Karty poza grą, dopóki nie skończy się stos dobierania.',
    },
  },
};

export default pl;
