import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural } = formats('pl');

const pl: Words<'landing'> = {
  headline: 'Jeszcze jedna karta?',
  what: 'Gra karciana, w której kusisz los, znana jako Flip 7: za darmo i bez reklam.',
  promise: 'Siedem różnych liczb i runda jest twoja. Jedna liczba dwa razy i wszystko przepada.',
  playNow: 'Zagraj teraz',
  ways: 'Sposoby gry',
  friends: 'Graj ze znajomymi',
  friendsHint: 'Udostępnij stół linkiem lub kodem',
  someone: 'Znajdź graczy',
  someoneHint: 'Gra rankingowa z tymi, którzy czekają',
  tv: 'Graj na telewizorze',
  tvHint: 'Jeden duży stół, każdy na swoim telefonie',
  pass: 'Na jednym urządzeniu',
  passHint: 'Podawajcie je sobie, do 18 graczy',
  solo: 'Wyzwanie solo',
  soloHint: 'Zmierz się z talią w pojedynkę',
  daily: 'Talia dnia',
  dailyHint: 'Dziś te same karty dla wszystkich',
  join: 'Dołącz',
  joinLabel: 'Kod stołu',
  joinWrong: 'Kod ma co najmniej sześć liter i cyfr, na przykład KR7 P4M. Poproś o niego gospodarza.',
  resume: 'Kontynuuj grę',
  backToTable: 'Wróć do swojego stołu',
  ofWay: {
    play: 'Przeciw botom',
    pass: 'Na jednym urządzeniu',
    solo: 'Wyzwanie solo',
    daily: 'Talia dnia',
    practice: 'Ćwiczenie',
  },
  practiceDue: (due) =>
    plural(due, {
      one: 'Ćwiczenia: # pozycja na dziś',
      few: 'Ćwiczenia: # pozycje na dziś',
      many: 'Ćwiczenia: # pozycji na dziś',
      other: 'Ćwiczenia: # pozycji na dziś',
    }),
  more: 'Więcej',
  keep: 'Arkusz punktów',
  track: 'Śledź prawdziwą grę',
  lab: 'Laboratorium',
  replay: 'Powtórka i analiza',
  tutorial: 'Samouczek',
  rules: 'Zasady',
  strategy: 'Karta strategii',
  practice: 'Ćwiczenia',
  circles: 'Grupy',
  history: 'Historia',
  you: 'Ty',
  privacy: 'Prywatność',
  about: 'O aplikacji',
  languages: 'Języki',
  install: 'Zainstaluj aplikację',
  installIos: 'Aby zainstalować, stuknij Udostępnij, a potem „Do ekranu początkowego”.',
  noAccount: 'Bez konta. Bez reklam. Działa offline.',
};

export default pl;
