import type { Words } from '../areas.ts';

const pl: Words<'refusals'> = {
  gameOver: 'Gra jest skończona.',
  cardExpected: 'Trwa dobieranie karty; poczekaj, aż będzie odkryta.',
  answerExpected: 'Zanim pojawi się następna karta, gracz musi odpowiedzieć.',
  notInPile: 'Tej karty nie ma już w stosie dobierania.',
  wrongAnswer: 'To nie jest odpowiedź na bieżące pytanie.',
  noSuchPlayer: 'Nie ma takiego gracza przy tym stole.',
  targetOut: 'Ten gracz nie bierze już udziału w rundzie; wybierz kogoś, kto jeszcze gra.',
  targetHasSecondChance: 'Ten gracz już ją ma; wybierz kogoś, kto jej nie ma.',
  othersFirst:
    'Przy tych zasadach bierzesz akcję tylko wtedy, gdy nie ma nikogo innego; wybierz innego gracza.',
  tooLong: 'To jest za długie; skróć tekst.',
  notJson: 'Nie udało się tego zrozumieć; wczytaj stronę ponownie.',
  badMessage: 'Nie udało się tego zrozumieć; wczytaj stronę ponownie.',
  badVersion: 'Ta strona jest starsza niż stół; wczytaj ją ponownie.',
  noTable: 'Nie ma stołu o tym kodzie; sprawdź go.',
  notJoined: 'Nie jesteś przy żadnym stole; otwórz go ponownie.',
  noToken: 'Tylko oglądasz; najpierw zajmij miejsce.',
  notYourSeat: 'To miejsce należy do kogoś innego.',
  notYourTurn: 'Teraz kolej kogoś innego.',
  notPlaying: 'Teraz nikt tu nie gra.',
  playing: 'To musi poczekać do końca gry.',
  paused: 'Gra jest wstrzymana; może ją wznowić gospodarz.',
  hostOnly: 'To może zrobić tylko gospodarz.',
  creatorOnly: 'To może zrobić tylko osoba, która otworzyła stół.',
  locked: 'Stół jest zablokowany; odblokować może go gospodarz.',
  badTicket:
    'Ten link był już użyty, wygasł albo jest niepełny; utwórz nowy na urządzeniu, które ma miejsce.',
  full: 'Wszystkie miejsca są zajęte; możesz oglądać.',
  crowded: 'Przy tym stole nie zmieści się więcej widzów; spróbuj później.',
  badName: 'Imię musi mieć co najmniej jeden widoczny znak.',
  noSeat: 'Nie ma takiego miejsca.',
  noBot: 'Nie ma takiego bota.',
  badRules: 'Tych zasad nie da się połączyć; zmień jedną z nich.',
  badPlayers: 'Te zasady są dla innej liczby graczy; zmień zasady albo miejsca.',
  chatOff: 'Gospodarz wyłączył czat.',
  tooFast: 'To było za szybko; poczekaj chwilę.',
  closed: 'Ten stół jest zamknięty.',
  busy: 'Nie udało się połączyć ze stołem; spróbuj ponownie.',
};

export default pl;
