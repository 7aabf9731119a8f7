import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { number, plural } = formats('pl');

const POINTS = { one: '# punkt', few: '# punkty', many: '# punktów', other: '# punktu' };

const pl: Words<'rulebook'> = {
  title: 'Zasady z numerami',
  intro: 'Każda zasada ma numer, do którego można linkować.',
  by: 'Zasady',
  differs: 'inaczej niż w zasadach z pudełka',
  link: (rule) => `Link do zasady ${rule}`,
  contents: 'Spis treści',
  guide: 'Zasady w dwie minuty',
  print: 'Drukuj',
  printHint: 'Jedna strona, A4 lub Letter.',
  share: 'Udostępnij lub wydrukuj',
  qr: 'Kod z linkiem do tych zasad',
  play: 'Zagraj na tych zasadach',
  friends: 'Ze znajomymi',
  save: 'Zapisz na tym urządzeniu',
  sections: {
    cards: 'Karty',
    round: 'Runda',
    turning: 'Dobieranie kart',
    empty: 'Gdy skończą się karty',
    points: 'Punkty i zwycięstwo',
    record: 'Zasady domowe i zapisy',
  },
  rules: {
    R1: (t) =>
      `Są 94 karty. Liczby: jedno 0, jedna 1, dwie 2, trzy 3 i tak dalej, aż do dwunastu 12. Karty premii: +2, +4, +6, +8, +10 i ×2, po jednej. Akcje: „${t.freeze}”, „${t.flipThree}” i „${t.secondChance}”, po trzy.`,
    R2: () =>
      'Każda karta jest zawsze dokładnie w jednym miejscu: w stosie dobierania, na stosie kart odrzuconych, przed graczem albo w drodze do niego.',
    R3: (_, o) =>
      o.shuffle === 'whenEmpty'
        ? 'Stos dobierania przechodzi z rundy do rundy. Między rundami odrzuca się wszystko, co leży na stole.'
        : 'Każda runda zaczyna się ze wszystkimi kartami w stosie dobierania: przed pierwszą kartą wtasowuje się do niego karty odrzucone.',
    R4: (_, o) =>
      o.decks === 'auto'
        ? 'Jedna talia dla najwyżej 18 graczy i kolejna na każdych następnych 18. Przy kilku taliach liczy się każde +N, a każde ×2 podwaja jeszcze raz.'
        : `${o.decks === 1 ? 'Jedna talia' : `Liczba talii: ${o.decks}`}, niezależnie od liczby graczy.`,
    R5: (_, o) => `Dla ${o.minPlayers}–${o.maxPlayers} graczy.`,
    R6: () => 'Losuje się, kto rozdaje pierwszy. Następną rundę rozdaje następny gracz.',
    R7: () =>
      'Karty rozdaje się raz dookoła, od miejsca za rozdającym: każdy dostaje kartę bez pytania. Pomija się graczy, którzy już wypadli.',
    R8: (t) =>
      `Gracz, który przez akcję podczas rozdawania ma już przed sobą kartę, wybiera zamiast tego „${t.hit}” albo „${t.stay}”.`,
    R9: () => 'Karta akcji przerywa rozdawanie, dopóki nie rozstrzygnie się wszystko, co z niej wynika.',
    R10: (t, o) =>
      ({
        oneEach: 'Kto odda pierwszą kartę, zaczyna bez niczego.',
        untilAllHaveCards:
          'Kto oddał pierwszą kartę, dostaje następną, aż każdy, kto jest jeszcze w rundzie, będzie miał kartę.',
        untilAllHaveNumbers:
          'Kto nie ma liczby, dostaje po kolei następną kartę, aż każdy, kto jest jeszcze w rundzie, będzie miał liczbę.',
        none:
          o.stay === 'withCard'
            ? 'Kart się nie rozdaje: gracze od razu grają po kolei, a kto nie ma nic przed sobą, musi dobrać.'
            : `Kart się nie rozdaje: gracze od razu grają po kolei, a „${t.stay}” wolno wybrać, nawet nie mając nic przed sobą.`,
      })[o.deal],
    R11: (t, o) =>
      o.turn === 'oneCard'
        ? `Potem gracze grają po kolei: „${t.hit}”, aby dobrać jedną kartę, albo „${t.stay}”. Po karcie i wszystkim, co z niej wynika, kolej na następnego gracza.`
        : `Potem gracze grają po kolei: „${t.hit}” dowolną liczbę razy, po jednej karcie, aż wybierzesz „${t.stay}”, będziesz mieć skuchę, wypadniesz albo runda się skończy.`,
    R13: (t, o) =>
      o.stay === 'withCard'
        ? `„${t.stay}” kończy dla ciebie rundę i zachowujesz punkty. Musisz mieć przed sobą kartę; bez niej trzeba dobrać.`
        : `„${t.stay}” kończy dla ciebie rundę i zachowujesz punkty, nawet jeśli nie masz jeszcze niczego.`,
    R14: (t) =>
      `Aktywny jest gracz, który nie miał skuchy, nie został zamrożony i nie wybrał „${t.stay}”, także wtedy, gdy nie ma jeszcze karty.`,
    R15: (t) => `Karta przed tobą to liczba, karta premii albo „${t.secondChance}”.`,
    R16: (t) =>
      `Runda kończy się, gdy nikt nie jest aktywny, gdy ktoś zbierze „${t.flip7}” albo gdy nie ma już kart do dobrania.`,
    R17: () => 'Pytanie pada tylko wtedy, gdy jest wybór. Wymuszone ruchy wykonują się same.',
    R18: () =>
      'Liczba dołącza do twojego rzędu. Jeśli już ją masz, to skucha: wypadasz z rundy i nie dostajesz punktów. Twoje karty zostają na stole do końca rundy.',
    R19: (t) => `„${t.flip7}”: siedem różnych liczb natychmiast kończy rundę, dla wszystkich.`,
    R20: () => 'Kartę premii zachowujesz. Nigdy nie powoduje skuchy i nie wlicza się do siedmiu liczb.',
    R21: (t, o) =>
      o.secondChanceTo === 'drawer'
        ? `Kartę „${t.secondChance}” zachowujesz, jeśli jej nie masz, także podczas „${t.flipThree}”.`
        : `Jeśli nie masz karty „${t.secondChance}”, wybierasz: zatrzymujesz dobraną albo od razu dajesz ją aktywnemu graczowi, który jej nie ma, także podczas „${t.flipThree}”.`,
    R22: (t) =>
      `Jeśli dobierzesz kolejną kartę „${t.secondChance}”, od razu dajesz ją aktywnemu graczowi, który jej nie ma; wybierasz komu. Jeśli takiego nie ma, odrzuca się ją.`,
    R23: (t, o) =>
      o.secondChance === 'auto'
        ? `Powtórzoną liczbę, która dałaby skuchę, odrzuca się razem z twoją kartą „${t.secondChance}”, a ty zostajesz w rundzie. Nie pomaga ona przeciw „${t.freeze}”. Nieużytą odrzuca się na koniec rundy.`
        : `Jeśli dobierzesz powtórzoną liczbę i masz kartę „${t.secondChance}”, wybierasz: użyć jej, wtedy odrzuca się obie, albo skucha. Nie pomaga ona przeciw „${t.freeze}”.`,
    R25: (t) => `„${t.freeze}”: gracz, który ją dostaje, kończy rundę i zachowuje punkty.`,
    R26: (t) =>
      `„${t.flipThree}”: gracz, który ją dostaje, dobiera trzy karty, jedną po drugiej, i przerywa wcześniej tylko przy skusze albo „${t.flip7}”.`,
    R27: (t) =>
      `Kartę „${t.freeze}” lub „${t.flipThree}” spośród tych trzech odkłada się na bok, aż wszystkie trzy zostaną dobrane.`,
    R28: (t, o) =>
      ({
        anyActive: `Jeśli dobierzesz „${t.freeze}” lub „${t.flipThree}”, daj ją dowolnemu aktywnemu graczowi albo weź ją sobie.`,
        othersFirst: `Jeśli dobierzesz „${t.freeze}” lub „${t.flipThree}”, daj ją innemu aktywnemu graczowi. Weź ją sobie tylko wtedy, gdy nie ma nikogo innego.`,
        drawer: `Jeśli dobierzesz „${t.freeze}” lub „${t.flipThree}”, bierzesz ją sobie.`,
      })[o.targeting],
    R29: (t, o) =>
      o.deferred === 'discardOnBust' || o.targeting === 'drawer'
        ? `Przy skusze podczas „${t.flipThree}” odrzuca się karty odłożone na bok. Tak samo po „${t.flip7}”.`
        : `Przy skusze podczas „${t.flipThree}” i tak przydzielasz karty odłożone na bok. Po „${t.flip7}” odrzuca się je.`,
    R30: () => 'Wszystkie karty odłożone na bok przydziela się w kolejności dobrania, zanim któraś zadziała.',
    R31: () =>
      'Czekają w jednej kolejce, najstarsza pierwsza. Jeśli gracz wypadł, zanim przyszła kolej jego karty, odrzuca się ją: nie działa i nikt inny jej nie dostaje.',
    R32: () => 'Gdy runda się kończy, odrzuca się wszystko, co jeszcze czeka.',
    R33: () =>
      'Jeśli potrzebna jest karta, a stos dobierania jest pusty, tasuje się karty odrzucone i tworzy nowy stos. Karty na stole zostają na miejscu.',
    R34: () =>
      'Jeśli wśród kart odrzuconych też nie ma liczby ani karty premii, runda się kończy, a wszyscy aktywni gracze zachowują punkty.',
    R35: (t, o) => {
      const cards =
        o.doubles === 'numbers'
          ? 'Dodaj liczby, przy karcie ×2 podwój sumę, a potem dodaj karty +.'
          : 'Dodaj liczby i karty +, a przy karcie ×2 podwój sumę.';
      if (o.flip7Bonus === 0) return `${cards} „${t.flip7}” nic nie dodaje.`;
      return o.doubles === 'everything'
        ? `${cards} „${t.flip7}” daje premię ${o.flip7Bonus} pkt, którą też się podwaja.`
        : `${cards} „${t.flip7}” daje premię ${o.flip7Bonus} pkt, której nigdy się nie podwaja.`;
    },
    R36: () => 'Punkty dostaje każdy, kto nie miał skuchy, także gracze wciąż aktywni na koniec rundy.',
    R37: (_, o) => `Po rundzie, w której ktoś osiągnie ${plural(o.target, POINTS)}, wygrywa najwyższa suma.`,
    R38: (_, o) =>
      ({
        everyone:
          'Przy remisie na czele wszyscy grają jeszcze jedną rundę, aż ktoś będzie prowadził samodzielnie.',
        tiedOnly: 'Przy remisie na czele jeszcze jedną rundę grają tylko remisujący; pozostali pauzują.',
        shared: 'Przy remisie na czele wygrywają wszyscy remisujący.',
      })[o.tieBreak],
    R41: (_, o) =>
      `Grając solo, liczysz rundy do ${number(o.target)} punktów: najwyżej 11 to brąz, 9 srebro, 7 złoto, a 4 legenda.`,
    R42: () =>
      'Zasady domowe to zestaw i zmiany jego opcji. Nieznane zestawy, opcje i wartości są odrzucane.',
    R43: () =>
      'Grę można zapisać: zasady, graczy, pierwszego rozdającego i wszystko, co się stało, karta po karcie i odpowiedź po odpowiedzi. Z takiego zapisu można ją odtworzyć.',
  },
  examples: {
    ramp: 'Kreski na brzegu pokazują, ile jest kart z daną liczbą: jedno 0, dwanaście 12.',
    bust: 'Druga 8 to skucha: w tej rundzie bez punktów.',
    seven: (points, bonus) =>
      `Siedem różnych liczb: ${points - bonus} pkt i ${bonus} premii, razem ${points}.`,
    saved: (t) => `Druga 10 i „${t.secondChance}” zostają odrzucone. 10 i 6 zostają.`,
    score: (points, o) =>
      `${o.doubles === 'numbers' ? '(9 + 5) × 2 + 4' : '(9 + 5 + 4) × 2'} = ${points} pkt.`,
    plusAlone: (points, o) =>
      o.doubles === 'numbers'
        ? `×2 bez liczb nic nie daje, ale karty + się liczą: ${points} pkt.`
        : `×2 podwaja karty + nawet bez liczb: ${points} pkt.`,
    queue: (t) =>
      `Ann dobiera trzy karty i daje „${t.flipThree}” Benowi, a „${t.freeze}” Cleo. Ben jest pierwszy; wśród jego kart jest kolejna „${t.flipThree}”, którą daje Cleo. Czeka ona za jej kartą „${t.freeze}”: gdy przychodzi jej kolej, Cleo już wypadła i kartę się odrzuca.`,
  },
};

export default pl;
