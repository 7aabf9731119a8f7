import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { percent } = formats('pl');

const pl: Words<'tutorial'> = {
  title: 'Samouczek',
  next: 'Dalej',
  skip: 'Pomiń',
  step: (at, of) => `Krok ${at} z ${of}`,
  instead: {
    s: (t) =>
      `„${t.stay}” kończy twoją rundę i zachowuje punkty. Ale jest jeszcze coś do zobaczenia: naciśnij „${t.hit}”.`,
    h: (t) => `„${t.hit}” to ryzyko dla twoich 24 punktów. Tym razem je zachowaj: naciśnij „${t.stay}”.`,
    '@0': (t) =>
      `Kartę „${t.freeze}” możesz dać także sobie: kończysz wtedy rundę i zachowujesz punkty. Tym razem daj ją Pipowi.`,
  },
  steps: {
    welcome: () =>
      'Zbieraj różne liczby i zatrzymaj się, zanim któraś się powtórzy. Gdy ktoś osiągnie cel, tutaj 80 punktów, wygrywa najwyższa suma. Wszyscy zaczynają z jedną kartą.',
    firstCard: (t) => `Ósemka: osiem punktów, jeśli je zachowasz. Chcesz kolejną kartę? Naciśnij „${t.hit}”.`,
    risk: (t, chance) =>
      `8 i 3: na razie 11 punktów. Kolejna 8 lub 3 to skucha: ${percent(chance)} kart. W talii jest osiem ósemek, ale tylko trzy trójki; kreski na karcie pokazują, ile ich jest. Jeszcze raz „${t.hit}”.`,
    greed: (t, chance) =>
      `23 punkty i ryzyko ${percent(chance)}: dwunastek jest dwanaście. Pip już się zatrzymał. Rozsądnie byłoby zrobić to samo… ale zobacz, co się stanie: „${t.hit}”.`,
    bust: () =>
      'Druga ósemka: skucha, w tej rundzie nie dostajesz punktów. To jedyne niebezpieczeństwo w tej grze. Czas na następną rundę.',
    modifier: (t) =>
      `+4 to karta premii: cztery punkty więcej i nigdy nie powoduje skuchy. Nie masz jeszcze żadnej liczby, więc „${t.hit}” jest bezpieczne.`,
    secondChance: (t) =>
      `„${t.secondChance}”! Raz ocali cię przed powtórzoną liczbą. Czas zaryzykować: „${t.hit}”.`,
    safe: (t) => `Dziesiątka, a ty masz ochronę. „${t.hit}”!`,
    saved: (t) =>
      `Druga dziesiątka, ale „${t.secondChance}” cię ratuje: obie karty zostają odrzucone, a ty grasz dalej. Teraz już bez ochrony. Jeszcze raz „${t.hit}”.`,
    stay: (t) => `×2 podwaja twoje liczby: 10 × 2 + 4 daje 24 punkty. Zachowaj je: naciśnij „${t.stay}”.`,
    scored: () =>
      '24 punkty, których nikt ci już nie zabierze. Ostatnia runda: zobacz, co Pip zrobi z pierwszą kartą.',
    flipThree: (t) =>
      `„${t.flipThree}”: kto dostanie tę kartę, dobiera trzy karty, jedną po drugiej. Pip liczył na twoją skuchę, a ty masz cztery liczby. „${t.hit}”.`,
    freeze: (t) =>
      `„${t.freeze}”: kto dostanie tę kartę, kończy rundę z punktami, które ma. Pip nie ma jeszcze żadnych. Daj ją Pipowi.`,
    four: (t) =>
      `Pip kończy bez punktów, a ty masz 26. Siedem różnych liczb to „${t.flip7}” i 15 punktów więcej. Masz cztery. Odważysz się? „${t.hit}”.`,
    nearly: (t) => `Pięć. „${t.hit}”.`,
    last: (t, chance) => `Sześć! Jeszcze jedna, przy ryzyku ${percent(chance)}. „${t.hit}”!`,
    done: (t) =>
      `„${t.flip7}”! Runda natychmiast się kończy, a ty dostajesz 61 punktów: 46 za liczby i 15 premii. Wygrywasz! Czas na prawdziwych przeciwników?`,
  },
  play: 'Zagraj teraz',
  rules: 'Przeczytaj zasady',
  again: 'Zagraj jeszcze raz',
};

export default pl;
