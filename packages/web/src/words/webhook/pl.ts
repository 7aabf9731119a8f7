import type { Words } from '../areas.ts';

const pl: Words<'webhook'> = {
  hints: {
    table: 'Powiadamia czat lub program o każdej grze zakończonej przy tym stole.',
    circle: 'Powiadamia czat lub program o każdej nowej grze tej grupy.',
  },
  url: 'Adres webhooka',
  save: 'Zapisz',
  remove: 'Usuń',
  test: 'Wyślij test',
  secret: 'Sekret do sprawdzania podpisu. Skopiuj go teraz: pokazujemy go tylko raz.',
  copy: 'Kopiuj sekret',
  set: (host) => `O każdej grze dowiaduje się ${host}.`,
  arrived: 'Test dotarł.',
  lost: (answer) => `Test nie dotarł: ${answer}.`,
  noAnswer: 'brak odpowiedzi',
  status: (status) => `odpowiedź ${status}`,
  wrong: 'Podaj adres, który zaczyna się od https:// i należy do publicznego serwera.',
};

export default pl;
