import type { Words } from '../areas.ts';

const pl: Words<'app'> = {
  home: 'Sevenfold, strona główna',
  settings: 'Ustawienia',
  tutorial: 'Samouczek',
  skipToContent: 'Przejdź do treści',
  close: 'Zamknij',
  cancel: 'Anuluj',
  loading: 'Wczytywanie…',

  share: 'Udostępnij',
  copyLink: 'Kopiuj link',
  copied: 'Skopiowano.',
  copyByHand: (text) => `Ta przeglądarka nie pozwala kopiować. Skopiuj ręcznie: ${text}`,

  lostTitle: 'Nie ma takiej strony',
  lostText: 'Pod tym adresem nic nie ma. Sprawdź pisownię albo wróć na stronę główną.',
  goHome: 'Na stronę główną',

  crashTitle: 'Coś poszło nie tak',
  crashText:
    'Ta strona przestała działać. Nic nie przepadło: gry na tym urządzeniu są zapisane, a gry online trwają dalej. Zwykle pomaga ponowne wczytanie.',
  reload: 'Wczytaj ponownie',
  crashDetails: 'Szczegóły do zgłoszenia błędu',

  failedTitle: 'Nie udało się wczytać tej strony',
  failedText: 'Być może nie masz połączenia albo wyszła nowa wersja. Spróbuj ponownie za chwilę.',
  tryAgain: 'Spróbuj ponownie',

  updateReady: 'Nowa wersja jest gotowa.',
  update: 'Aktualizuj',
  updating: 'Aktualizowanie…',

  trademark:
    '„Flip 7” jest znakiem towarowym swojego właściciela. Sevenfold to niezależny projekt open source, niezwiązany z nim i przez niego niewspierany.',
};

export default pl;
