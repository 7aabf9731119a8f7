import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';
import { called } from '../person.ts';

const { plural, number, percent } = formats('pl');

const pl: Words<'replay'> = {
  title: 'Powtórka i analiza',
  player: (seat) => `Gracz ${seat}`,
  others: (count) => plural(count, { one: '# inny', few: '# innych', many: '# innych', other: '# innego' }),
  unfinished: 'Niedokończona gra',
  rounds: (count) => plural(count, { one: '# runda', few: '# rundy', many: '# rund', other: '# rundy' }),

  openTitle: 'Otwórz grę',
  openHint: 'Wklej zapis, dziennik lub pozycję albo upuść plik w dowolnym miejscu tej strony.',
  openText: 'Zapis, dziennik, pozycja lub link',
  openFile: 'Wybierz plik',
  open: 'Otwórz',
  dropHere: 'Upuść, aby otworzyć',
  stored: 'Gry na tym urządzeniu',
  noneKept: 'Tu pojawią się gry zakończone na tym urządzeniu.',
  refused: {
    empty: 'Tu nic nie ma. Wklej cały zapis, dziennik lub pozycję.',
    tooLong: (count, most) =>
      `To ${number(count)} znaków, a żadna gra nie ma więcej niż ${number(most)}. Wklej tylko jedną grę.`,
    tooManyMoves: (count, most) => `Ruchów jest ${number(count)}; można pokazać najwyżej ${number(most)}.`,
    notJson:
      'Ten zapis jest uszkodzony lub niepełny: skopiuj go w całości, od pierwszej do ostatniej klamry.',
    manyGames: (count) => `Liczba gier: ${number(count)}. Wklej jedną z nich.`,
    badRecord: 'To nie jest zapis możliwej gry.',
    badPosition: (field) => `To nie jest możliwa pozycja: sprawdź część ${number(field)}, licząc od lewej.`,
    badLog: (move) => `Ten dziennik nie pasuje do żadnej liczby graczy: sprawdź ruch ${number(move)}.`,
    badLink: 'Ten link jest uszkodzony lub niepełny. Skopiuj go w całości albo poproś o niego jeszcze raz.',
    unknown: 'To nie jest zapis, dziennik, pozycja ani link do gry.',
  },
  inDetail: 'Szczegóły',
  missingTitle: 'Tej gry tu nie ma',
  missingText:
    'Nie ma jej na tym urządzeniu ani na serwerze. Mogła zostać usunięta albo była grana na innym urządzeniu.',
  offlineText: 'Nie ma jej na tym urządzeniu, a z serwerem nie ma połączenia. Spróbuj, gdy wróci sieć.',
  flaw: (move, token, reason) =>
    `Ten zapis łamie zasady w ruchu ${number(move)}, „${token}”. ${reason} Pokazujemy go do tego miejsca.`,
  unknownToken: 'To nie jest karta ani odpowiedź.',
  guessed: 'Dziennik nie mówi, ilu było graczy.',
  guessedSeats: 'Gracze',

  view: 'Części tej strony',
  views: { replay: 'Powtórka', review: 'Analiza', fair: 'Uczciwe karty' },
  more: 'Więcej',
  download: 'Pobierz zapis',
  share: 'Kopiuj link do tej chwili',
  keep: 'Zachowaj na tym urządzeniu',
  storedNow: 'Zapisano wśród twoich gier.',
  command: 'W terminalu',
  another: 'Otwórz inną grę',

  play: 'Odtwórz',
  pause: 'Wstrzymaj',
  speed: 'Szybkość',
  step: { back: 'Poprzedni ruch', forward: 'Następny ruch' },
  decision: { back: 'Poprzednia decyzja', forward: 'Następna decyzja' },
  round: { back: 'Poprzednia runda', forward: 'Następna runda' },
  timeline: 'Ruch',
  moveOf: (move, of) => `Ruch ${number(move)} z ${number(of)}`,
  keysHint: 'Strzałki: ruch. Shift + strzałki: decyzja. Page Up i Page Down: runda. Spacja: odtwarzanie.',
  jump: 'Przejdź do',
  jumpTo: 'Wybierz chwilę…',
  beginning: 'Przed pierwszą kartą.',
  inRound: (round, what) => `Runda ${number(round)}: ${what}`,
  marks: {
    bust: (who) => (who.isYou ? 'masz skuchę' : `${who.name} ma skuchę`),
    flip7: (who, seven) => `${seven} dla ${who.isYou ? 'ciebie' : `gracza ${who.name}`}`,
    saved: (who) => (who.isYou ? 'ratujesz się' : `ocalenie gracza ${who.name}`),
    reshuffled: 'ponowne tasowanie',
    lead: (who) => (who.isYou ? 'wychodzisz na prowadzenie' : `${who.name} wychodzi na prowadzenie`),
  },
  moves: 'Ruchy',
  asked: (who, hit) => `${called(who, 'Ty')}: ${hit}.`,

  chances: 'Szanse na wygraną',
  chancesTitle: (names) => `Szanse na wygraną w trakcie gry: ${names}`,
  medalTitle: 'Szansa na medal w trakcie gry',
  medalChance: 'Szansa na medal',
  expectedRounds: (rounds) => `Oczekiwane: ${rounds}`,
  chancesTable: 'Szanse w liczbach',
  sampled: (samples, most) =>
    `Oszacowane z ${number(samples)} symulowanych gier na pozycję: z dokładnością do ± ${percent(most, 1)} (pewność ${percent(0.95)}).`,
  atRoundEnd: 'Po rundzie',
  plusMinus: (interval) => `± ${number(interval * 100)}`,
  working: (done, of) => `Analiza pozycji: ${number(done)} z ${number(of)}`,
  stopped: 'Zatrzymano.',
  goOn: 'Kontynuuj',
  failed: 'W tej przeglądarce nie udało się przeanalizować pozycji.',
  nothingYet: 'Nie rozdano jeszcze żadnej karty.',

  fairIntro: 'Ta strona właśnie przeliczyła każde tasowanie na podstawie zapisu.',
  fairHolds: 'Wszystko się zgadza.',
  fairFails: 'W tym zapisie coś się nie zgadza.',
  fairOpen: 'Nie ma błędów, ale nie wszystko da się sprawdzić.',
  statuses: { holds: 'zgodne', fails: 'błędne', unknown: 'nieznane', open: 'niedokończone' },
  checks: {
    legal: 'Grano zgodnie z zasadami',
    commitment: 'Sekret ustalono przed pierwszą kartą',
    contributions: 'Losowość graczy jest częścią tasowania',
    dealer: 'Pierwszy rozdający wynika z sekretu',
    cards: 'Każda karta wynika z sekretu',
    complete: 'Gra jest kompletna',
    result: 'Podany wynik jest poprawny',
  },
  noProof: 'Ten zapis nie ma dowodu: nie mówi, skąd wzięły się karty.',
  proofs: {
    resultFails: 'Dziennik prowadzi do innych sum lub zwycięzców niż podaje zapis.',
    legalHolds: (moves) =>
      plural(moves, {
        one: '# ruch.',
        few: 'Wszystkie # ruchy.',
        many: 'Wszystkie # ruchów.',
        other: 'Wszystkie # ruchu.',
      }),
    wrongMove: (move, token) => `Ruch ${number(move)}, „${token}”, jest niezgodny z zasadami.`,
    wrongCard: (move, found, expected) =>
      `W ruchu ${number(move)} jest „${found}”, a powinno być „${expected}”.`,
    commitmentHolds: 'Porównaj go z odciskiem widocznym przed pierwszą kartą.',
    commitmentFails: 'To nie jest sekret, do którego zobowiązał się serwer.',
    contributionsHold: 'Każdy gracz znajdzie w zapisie swój wkład.',
    contributionsFail: 'Nie da się odczytać tego, co dodali gracze.',
    dealerFails: 'Pierwszy powinien rozdawać kto inny.',
    cardsHold: 'Zgadzają się co do jednej.',
    complete: 'Kończy się zwycięstwem.',
    result: 'Sumy i zwycięzcy wynikają z dziennika.',
    open: 'Dziennik urywa się przed końcem gry.',
    unknown: 'Tego nie da się sprawdzić: w zapisie brakuje potrzebnych danych.',
  },

  positionTitle: 'Pozycja',
  next: 'Następna karta',
  nextFrom: (cards) =>
    plural(cards, { one: 'z # karty', few: 'z # kart', many: 'z # kart', other: 'z # karty' }),
  noNext: 'Nie ma już kart do dobrania.',
  bustNext: 'Ryzyko przy następnej karcie',
  seats: 'Gracze',
  inFront: 'Karty',
  notAsked: 'Tu nikt nie musi o niczym decydować.',
  over: 'Gra się skończyła.',
  exact: 'Szanse następnej karty są dokładne.',
};

export default pl;
