import type { Words } from '../areas.ts';

const pl: Words<'about'> = {
  title: 'O Sevenfold',
  lead: 'Sevenfold to wolny projekt open source poświęcony grze karcianej, w której kusi się los, znanej jako Flip 7. Aplikacja, boty, serwer i wiersz poleceń korzystają z tego samego, dokładnego silnika zasad.',
  privacyTitle: 'Prywatność',
  privacy:
    'Bez kont, reklam, śledzenia i ciasteczek. Gry solo, przeciw botom i na jednym urządzeniu zostają na tym urządzeniu, dopóki ich nie udostępnisz.',
  privacyMore: 'Co jest przechowywane i jak to usunąć',
  fairTitle: 'Uczciwe karty',
  fair: 'W grze online kolejność kart jest ustalona przed grą, a tasują wszyscy przy stole. Po grze każdy może sprawdzić, że żadnej karty nie podmieniono.',
  thanksTitle: 'Stworzone z użyciem',
  thanks:
    'Svelte i kroju pisma Bricolage Grotesque autorstwa Mathieu Triaya (SIL Open Font License). Karty, dźwięki i rysunki są nasze.',
  legalTitle: 'Nazwy i prawa',
  licence: 'Sevenfold jest wolnym oprogramowaniem na licencji MIT.',
  version: (number) => `Wersja ${number}`,
};

export default pl;
