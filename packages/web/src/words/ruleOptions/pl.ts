import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural } = formats('pl');

const pl: Words<'ruleOptions'> = {
  title: 'Zasady domowe',
  presets: {
    official: { name: 'Oficjalne', text: () => 'Zasady z pudełka.' },
    classic: {
      name: 'Klasyczne',
      text: () =>
        'Dla 3–18 graczy: gdy przychodzi twoja kolej, dobierasz, dopóki starczy ci odwagi, a akcje oddajesz innym, póki możesz.',
    },
    dealThree: {
      name: 'Bierzesz na siebie',
      text: (t) =>
        `Dla 5–12 graczy: dobrane akcje bierzesz na siebie, a ty decydujesz, czy użyć karty „${t.secondChance}”.`,
    },
    party: { name: 'Impreza', text: () => 'Zasady z pudełka dla 1–18 graczy.' },
    turnSeven: {
      name: 'Wszyscy startują',
      text: () =>
        'Gdy przychodzi twoja kolej, bierzesz jedną kartę; wszyscy zaczynają z kartą, a akcje oddajesz innym, póki możesz.',
    },
  },
  differing: (rules) => `Grasz na innych zasadach: ${rules}. Oto różnice:`,
  changes: (count) => plural(count, { one: '# zmiana', few: '# zmiany', many: '# zmian', other: '# zmiany' }),
  single: 'Wszystkie opcje',
  setting: (name, value) => `${name}: ${value}`,
  official: (value) => `Oficjalnie: ${value}`,
  effects: 'Co zmienia każda zasada?',
  reset: 'Przywróć zestaw',
  nameSet: 'Nazwij te zasady',
  nameSetHint: 'Na tym urządzeniu będą pierwsze na liście przy każdym wyborze zasad.',
  setExample: 'Zasady babci',
  saveSet: 'Zapisz nazwę',
  savedSet: (name) => `Zapisano: ${name}`,
  showSet: 'Pokaż, udostępnij lub wydrukuj',
  removeSet: (name) => `Usuń „${name}”`,
  options: {
    target: {
      name: 'Punkty do wygranej',
      text: () => 'Gdy ktoś ma ich tyle po rundzie, wygrywa najwyższa suma.',
    },
    flip7Bonus: {
      name: 'Premia za siedem liczb',
      text: (t) => `Ile punktów dodaje w rundzie „${t.flip7}”.`,
    },
    deal: {
      name: 'Pierwsze karty',
      text: () =>
        'Jak zaczyna się runda: z jedną kartą dla każdego, z kolejnymi, aż każdy coś ma, albo bez rozdawania.',
    },
    turn: {
      name: 'Kolej gracza',
      text: () => 'Jedna karta i kolej na następnego gracza, albo tyle kart, na ile się odważysz.',
    },
    stay: {
      name: 'Zatrzymanie się',
      text: (t) => `Czy do „${t.stay}” trzeba mieć przed sobą kartę.`,
    },
    targeting: {
      name: 'Kto dostaje akcje',
      text: (t) => `Kogo możesz wybrać, gdy dobierzesz „${t.freeze}” lub „${t.flipThree}”.`,
    },
    secondChance: {
      name: 'Ratunek',
      text: (t) => `„${t.secondChance}” ratuje automatycznie albo decydujesz ty.`,
    },
    secondChanceTo: {
      name: 'Ratowanie innych',
      text: (t) => `Dobraną kartę „${t.secondChance}” zatrzymujesz albo możesz ją dać komuś, kto jej nie ma.`,
    },
    shuffle: {
      name: 'Tasowanie',
      text: () =>
        'Stos dobierania wykorzystuje się do końca albo każda runda zaczyna się ze wszystkimi kartami.',
    },
    doubles: {
      name: 'Co podwaja ×2',
      text: () => 'Tylko liczby, także karty + albo nawet premię za siedem liczb.',
    },
    deferred: {
      name: 'Akcje odłożone na bok',
      text: (t) => `Co się z nimi dzieje, gdy masz skuchę podczas „${t.flipThree}”.`,
    },
    tieBreak: {
      name: 'Remis na czele',
      text: () => 'Co się dzieje, gdy kilku graczy ma najwyższą sumę.',
    },
    decks: { name: 'Talie', text: () => 'Ile talii po 94 karty tasuje się razem.' },
    minPlayers: { name: 'Najmniej graczy', text: () => 'Tylu graczy potrzeba co najmniej.' },
    maxPlayers: { name: 'Najwięcej graczy', text: () => 'Więcej graczy nie może zagrać.' },
  },
  values: {
    deal: {
      oneEach: 'Po jednej',
      untilAllHaveCards: 'Aż wszyscy będą mieli kartę',
      untilAllHaveNumbers: 'Aż wszyscy będą mieli liczbę',
      none: 'Bez rozdawania',
    },
    turn: { oneCard: 'Jedna karta', pressOn: 'Ile chcesz' },
    stay: { withCard: 'Z kartą', always: 'Zawsze' },
    targeting: { anyActive: 'Dowolny gracz', othersFirst: 'Najpierw inni', drawer: 'Kto ją dobrał' },
    secondChance: { auto: 'Automatycznie', ask: 'Pytaj' },
    secondChanceTo: { drawer: 'Zatrzymujesz', anyone: 'Zatrzymujesz lub dajesz' },
    shuffle: { whenEmpty: 'Gdy stos jest pusty', everyRound: 'Przed każdą rundą' },
    doubles: { numbers: 'Liczby', numbersAndPlus: 'Liczby i karty +', everything: 'Wszystko' },
    deferred: { discardOnBust: 'Odrzucane', resolveOnBust: 'Mimo to przydzielane' },
    tieBreak: {
      everyone: 'Grają dalej wszyscy',
      tiedOnly: 'Grają dalej tylko remisujący',
      shared: 'Wygrywają wszyscy remisujący',
    },
  },
  autoDecks: 'Według liczby graczy',
  points: (count) => plural(count, { one: '# punkt', few: '# punkty', many: '# punktów', other: '# punktu' }),
  forPlayers: (fewest, most) => `Te zasady są dla ${fewest}–${most} graczy.`,
  needMore: (count) =>
    plural(count, {
      one: 'Dodaj jeszcze # gracza albo wybierz inne zasady.',
      few: 'Dodaj jeszcze # graczy albo wybierz inne zasady.',
      many: 'Dodaj jeszcze # graczy albo wybierz inne zasady.',
      other: 'Dodaj jeszcze # gracza albo wybierz inne zasady.',
    }),
  needFewer: (count) =>
    plural(count, {
      one: 'Usuń # gracza albo wybierz inne zasady.',
      few: 'Usuń # graczy albo wybierz inne zasady.',
      many: 'Usuń # graczy albo wybierz inne zasady.',
      other: 'Usuń # gracza albo wybierz inne zasady.',
    }),
};

export default pl;
