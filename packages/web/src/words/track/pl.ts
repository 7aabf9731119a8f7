import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural, number, percent } = formats('pl');

const pl: Words<'track'> = {
  title: 'Śledź prawdziwą grę',
  intro:
    'Śledź grę prawdziwymi kartami, karta po karcie: zobacz, co zostało w stosie dobierania i jakie jest ryzyko każdego gracza, a potem obejrzyj powtórkę i analizę.',
  newGame: 'Śledź nową grę',
  games: 'Śledzone gry',
  progress: (round, entries) =>
    `Runda ${round}, ${plural(entries, { one: '# wpis', few: '# wpisy', many: '# wpisów', other: '# wpisu' })}`,
  wonBy: (names) => `Wygrana: ${names}`,
  remove: (names) => `Usuń grę: ${names}`,
  removed: 'Gra usunięta.',
  bringBack: 'Cofnij',
  notLasting: 'Ta przeglądarka niczego nie zapisuje: gra przepadnie po zamknięciu strony.',
  gone: 'Tej gry nie ma na tym urządzeniu.',
  toList: 'Wszystkie śledzone gry',

  setup: {
    who: 'Kto gra?',
    order: 'W kolejności siedzenia, zgodnie z ruchem wskazówek zegara.',
    dealer: 'Kto rozdaje pierwszy?',
    rules: 'Zasady',
    start: 'Zacznij śledzić',
    forCircle: (circle) => `Gra grupy ${circle}: na koniec możesz ją tam dodać.`,
    inCircle: 'W grupie',
  },

  undo: 'Cofnij',
  redo: 'Ponów',
  menu: 'Więcej',
  showLog: 'Popraw wpis',
  big: 'Duże cyfry',
  table: 'Pokaż stół',
  soFar: 'Powtórka i analiza do tej pory',
  save: 'Pobierz zapis',
  keys: 'Skróty klawiszowe',

  firstCard: (name) => `${name}: pierwsza karta`,
  card: (name) => `${name}: karta`,
  flip: (name, card) => `${name}: karta ${card} z 3`,
  turn: (name, stay) => `${name}: karta czy ${stay}?`,
  target: (name, card) => `${name}: kto dostaje kartę „${card}”?`,
  duplicate: (name, chance) => `${name}: powtórzona liczba. Użyta karta „${chance}”?`,
  kept: (name) => `${name} zatrzymuje`,
  used: 'Użyta',
  declined: 'Nieużyta: skucha',
  // 'Ze 100', because it is read 'ze stoma'.
  stayWith: (points) =>
    `${points >= 100 && points < 200 ? 'ze' : 'z'} ${plural(points, { one: '# punktem', few: '# punktami', many: '# punktami', other: '# punktu' })}`,

  pad: 'Karty',
  cardLeft: (card, left, chance) => `${card}: zostało ${number(left)}, szansa ${percent(chance)}`,
  cardBusts: (card, left, chance) =>
    `${card}: zostało ${number(left)}, szansa ${percent(chance)}, powtórzona`,
  cardGone: (card) => `${card}: nie ma już w stosie dobierania`,
  allGone: (card) =>
    `W stosie dobierania nie ma już karty „${card}”. Jeśli ją rozdano, wcześniejszy wpis jest błędny.`,
  pile: (cards) => `do dobrania: ${number(cards)}`,
  risks: 'Ryzyko skuchy przy następnej karcie',
  bustUnit: 'ryzyka',
  bust: 'ryzyka przy następnej karcie',
  savedOnce: (chance) => `raz ocaleje, inaczej ${chance}`,
  outOf: 'poza rundą',

  entries: 'Wpisy',
  entriesHint: 'Stuknij wpis, aby go poprawić. Najnowszy jest na górze.',
  noEntries: 'Jeszcze nic.',
  round: (round) => `Runda ${round}`,
  got: (name, card) => `${name}: ${card}`,
  answered: (name, answer) => `${name}: ${answer}`,
  aimed: (name, card, target) => `${name}: „${card}” dla gracza ${target}`,
  to: (name) => `dla gracza ${name}`,
  reassigned: (count) =>
    plural(count, {
      one: '# późniejszy wpis należy teraz do innego gracza.',
      few: '# późniejsze wpisy należą teraz do innego gracza.',
      many: '# późniejszych wpisów należy teraz do innego gracza.',
      other: '# późniejszego wpisu należy teraz do innego gracza.',
    }),
  waits: 'jeszcze nie pasuje',
  correct: (entry) => `Popraw „${entry}”`,
  instead: 'Zastąp przez',
  before: 'Wstaw przed nim',
  delete: 'Usuń ten wpis',
  back: 'Wróć do listy',

  misfit: {
    title: (entry) => `„${entry}” już nie pasuje`,
    waiting: (count) =>
      plural(count, {
        one: 'Nic nie przepadło: # wpis czeka.',
        few: 'Nic nie przepadło: # wpisy czekają.',
        many: 'Nic nie przepadło: # wpisów czeka.',
        other: 'Nic nie przepadło: # wpisu czeka.',
      }),
    replace: (entry) => `Zastąp przez: ${entry}`,
    insert: (entry) => `Wstaw przed nim: ${entry}`,
    delete: 'Usuń',
    fits: (fits, of) => `będzie pasować ${number(fits)} z ${number(of)}`,
    tap: 'Albo stuknij kartę, która była przed nim.',
    undo: 'Cofnij poprawkę',
    drop: 'Usuń wszystko, co czeka',
  },

  over: {
    fileInCircle: 'Dodaj do grupy',
    fileIn: (circle) => `Dodaj do grupy ${circle}`,
    review: 'Powtórka i analiza',
    again: 'Jeszcze raz w tym samym składzie',
  },

  keyList: {
    digits: 'Liczby od 0 do 9 albo gracz, gdy trzeba kogoś wybrać',
    tens: 'Liczby 10, 11, 12',
    plus: 'Karty +: naciśnij +, potem liczbę; +1 to +10',
    times: 'Razy dwa',
    actions: (freeze, three, chance) => `${freeze}, ${three}, ${chance}`,
    stay: (stay) => stay,
    save: (chance) => `„${chance}” użyta lub nie`,
    undo: 'Cofnij; z klawiszem Shift ponów',
    log: 'Popraw wpis',
    big: 'Duże cyfry',
  },
};

export default pl;
