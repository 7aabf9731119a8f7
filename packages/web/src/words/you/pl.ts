import type { Words } from '../areas.ts';

const pl: Words<'you'> = {
  title: 'Ty',
  lead: 'Grasz bez konta. O tym, kim jesteś, mówi tajny klucz na tym urządzeniu.',
  playAs: (name) => `Twoje imię przy stole: ${name}.`,
  nameless: 'Nie wybrano jeszcze imienia.',
  changeName: 'Zmień imię',

  keepTitle: 'Zachowaj gry i ranking',
  keepText:
    'Gdy zgubisz to urządzenie albo wyczyścisz dane przeglądarki, stracisz swoje gry online, grupy i ranking. Zachowa je klucz dostępu albo drugie urządzenie.',
  kept: 'Możesz wrócić, nawet jeśli zgubisz to urządzenie.',
  makePasskey: 'Utwórz klucz dostępu',
  passkeyHint:
    'Klucz dostępu przechowuje twoje urządzenie albo menedżer haseł. Sevenfold nie pyta o nazwisko, adres e-mail ani hasło.',
  noPasskeys:
    'Pod tym adresem klucze dostępu nie działają, bo brakuje mu https albo nazwy hosta. Zamiast tego dodaj drugie urządzenie.',
  passkeyMade: 'Klucz dostępu utworzony.',
  addDevice: 'Dodaj inne urządzenie',
  linkText:
    'Zeskanuj ten kod drugim urządzeniem albo wyślij sobie link. Działa raz, przez dziesięć minut. Nie dawaj go nikomu: kto go otworzy, będzie mógł grać jako ty.',
  makingLink: 'Tworzenie linku…',
  qr: 'Kod QR linku',
  onlyHere: 'Inne urządzenia nie mają teraz dostępu do tego serwera.',

  devicesTitle: 'Twoje urządzenia i klucze dostępu',
  kinds: { phone: 'Telefon', tablet: 'Tablet', computer: 'Komputer' },
  thisDevice: 'to urządzenie',
  added: (date) => `Dodano: ${date}`,
  passkey: 'Klucz dostępu',
  created: (date) => `Utworzono: ${date}`,
  remove: 'Usuń',
  removeNamed: (what) => `Usuń: ${what}`,
  removeTitles: {
    device: 'Usunąć tamto urządzenie?',
    self: 'Usunąć to urządzenie?',
    passkey: 'Usunąć klucz dostępu?',
  },
  removeTexts: {
    device:
      'Nie będzie już z tobą powiązane: straci twoje miejsca, gry na serwerze, grupy i ranking. To, co samo przechowuje, na nim zostanie.',
    self: 'To urządzenie nie będzie już z tobą powiązane: straci twoje miejsca, gry na serwerze, grupy i ranking. To, co samo przechowuje, tu zostanie.',
    passkey: 'Nie wrócisz już z jego pomocą. Usuń go też w menedżerze haseł.',
  },
  deviceAdded: 'Urządzenie zostało dodane.',
  deviceRemoved: 'Urządzenie zostało usunięte.',
  passkeyRemoved: 'Klucz dostępu został usunięty.',

  restoreTitle: 'Grasz tu nie pierwszy raz?',
  restoreText: 'Klucz dostępu przywróci na tym urządzeniu twoje gry, grupy i ranking.',
  restore: 'Użyj klucza dostępu',
  restoreByLink:
    'Z drugim urządzeniem: otwórz na nim tę stronę, wybierz „Dodaj inne urządzenie” i zeskanuj kod tym urządzeniem.',

  joinByLink: 'Dodać to urządzenie?',
  joinByPasskey: 'Kontynuować na tym urządzeniu?',
  joinLinkText:
    'To urządzenie będzie odtąd należeć do osoby, która utworzyła link, z tymi samymi grami, grupami i rankingiem.',
  joinWarning:
    'Czy to twój link? Jeśli nie, anuluj: ktoś inny mógłby grać jako ty oraz oglądać i usuwać twoje gry.',
  joinPasskeyText:
    'To urządzenie będzie odtąd powiązane z twoim kluczem dostępu, z jego grami, grupami i rankingiem.',
  joinMerges:
    'To, co masz tutaj, zostanie dołączone: gry online, grupy, miejsca przy otwartych stołach i talie dnia. Jeśli są dwa rankingi, ten z tego urządzenia przepada.',
  joinLeaves:
    'Twoje gry online, grupy i ranking zostaną przy innych urządzeniach i kluczach dostępu, nie przy tym urządzeniu.',
  joinAction: 'Dodaj to urządzenie',
  joined: 'Gotowe. To urządzenie też jest twoje.',

  lostTitle: 'Gdy wszystko przepadnie',
  lostText:
    'Bez żadnego z twoich urządzeń i bez klucza dostępu nikt nie odzyska twoich gier, grup i rankingu, nawet ci, którzy prowadzą ten serwer. To, co przechowuje to urządzenie, można zapisać w pliku.',
  saveFile: 'Przejdź do historii, żeby zapisać plik',

  deleteTitle: 'Usuń wszystko',
  deleteText:
    'Wszystko z tego urządzenia i wszystko, co serwer wie o tobie i wszystkich twoich urządzeniach: gry, grupy, ranking, talie dnia, powiadomienia, klucze dostępu. Osoby, z którymi grasz, zachowują swoje gry razem z imionami przy stole.',
  deleteAction: 'Usuń wszystko',
  deleteAskTitle: 'Usunąć wszystko, tutaj i na serwerze?',
  deleteAskText:
    'Znikniesz stąd na wszystkich urządzeniach. To, co same przechowują inne twoje urządzenia, trzeba usunąć na nich. Tego nie można cofnąć.',
  deleted: 'Wszystko zostało usunięte.',
  unreachableTitle: 'Serwer niczego nie usunął',
  unreachableText:
    'Nie odpowiada albo trwają na nim prace, więc tutaj też niczego nie usunięto. Spróbuj później. Jeśli usuniesz tylko to, co jest na tym urządzeniu, przepadnie też klucz, a to, co wie serwer, na nim zostanie.',
  deleteHere: 'Usuń tylko tutaj',
  privacy: 'Co i gdzie jest przechowywane',

  problems: {
    noTicket: 'Ten link już nie działa: został użyty albo ma ponad dziesięć minut. Utwórz nowy.',
    badPasskey: 'Klucz dostępu nie został przyjęty. Spróbuj ponownie.',
    noPasskey: 'Serwer nie zna tego klucza dostępu: został usunięty albo należy do innego serwera.',
    noPasskeys: 'Pod tym adresem klucze dostępu nie działają. Dodaj zamiast tego inne urządzenie.',
    tooManyDevices: 'Masz już maksymalną liczbę urządzeń i kluczy dostępu. Najpierw usuń coś z listy.',
    lastDevice: 'To twoje jedyne urządzenie. Najpierw dodaj inne albo klucz dostępu.',
    noDevice: 'To urządzenie zostało już usunięte.',
    dismissed: 'Nie użyto klucza dostępu. Spróbuj ponownie albo dodaj inne urządzenie.',
  },
};

export default pl;
