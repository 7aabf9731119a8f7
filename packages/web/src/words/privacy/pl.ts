import type { Words } from '../areas.ts';

const pl: Words<'privacy'> = {
  title: 'Prywatność',
  lead: 'Bez kont, bez reklam, bez śledzenia, bez ciasteczek. Oto wszystko, co jest przechowywane, gdzie, jak długo i jak to usunąć.',
  deviceTitle: 'Na tym urządzeniu',
  device:
    'Ustawienia, gry solo, przeciw botom i na jednym urządzeniu, arkusze punktów, śledzone gry, historia z analizami, ćwiczenia i tajny klucz, który mówi, kim jesteś. Wszystko to zostaje w tej przeglądarce, dopóki tego nie usuniesz, i opuszcza ją tylko wtedy, gdy grasz z innymi albo coś udostępniasz.',
  serverTitle: 'Na serwerze',
  server:
    'Tylko to, co robisz z innymi, na serwerze, którego adres pokazuje przeglądarka. Nie wie on, kim jesteś: przechowuje skrót twojego klucza i imiona, pod którymi grasz. Podane niżej okresy obowiązują, jeśli prowadzący serwer nie ustawili innych.',
  stored: [
    {
      what: 'Stoły online',
      about:
        'Imiona, miejsca i ruchy; podczas szukania graczy także twoje imię i ranking. Czat nie jest przechowywany.',
      until:
        'Stół zamyka się po 7 dniach bez ruchu i jest usuwany rok później; gospodarz może go usunąć w każdej chwili.',
    },
    {
      what: 'Zakończone gry',
      about: 'Każda karta i każda odpowiedź, z imionami przy stole i skrótem dla każdego gracza.',
      until: '5 lat albo do chwili, gdy ostatni gracz usunie grę ze swojej historii.',
    },
    {
      what: 'Udostępniane arkusze punktów',
      about: 'Imiona i punkty.',
      until: '90 dni od ostatniej zmiany albo do końca udostępniania.',
    },
    {
      what: 'Grupy',
      about:
        'Imiona osób w grupie i gry, które dodają. Widzą je wszyscy w grupie i każdy, kto ma link z zaproszeniem.',
      until: 'Do twojego odejścia: imię znika, a gry zostają z wpisem „ktoś, kto odszedł”.',
    },
    {
      what: 'Ranking',
      about:
        'Twój ranking po każdej grze rankingowej i imię, pod którym grasz. Na liście najlepszych tylko wtedy, gdy chcesz.',
      until: 'Do chwili, gdy usuniesz wszystko.',
    },
    { what: 'Talia dnia', about: 'Twoje odpowiedzi i wynik.', until: '2 lata.' },
    {
      what: 'Powiadomienia',
      about:
        'Adres, który usługa push przeglądarki nadała temu urządzeniu, jego język i strefa czasowa oraz godziny ciszy.',
      until: 'Do chwili, gdy je wyłączysz.',
    },
    {
      what: 'Urządzenia i klucze dostępu',
      about: 'Skróty i klucze publiczne, rodzaj urządzenia i data dodania.',
      until: 'Do chwili, gdy je usuniesz.',
    },
  ],
  networkTitle: 'Twój adres internetowy',
  network:
    'Serwer potrzebuje go, żeby ci odpowiadać, i liczy przychodzące z niego zapytania, żeby nikt nie mógł go przeciążyć. Nie ma go ani w bazie danych, ani w dziennikach. Żeby wykryć grę z samym sobą, przechowywany jest jego skrót: przy talii dnia przez ten dzień, przy grach rankingowych do ich analizy.',
  deleteTitle: 'Usuwanie',
  delete:
    'Jedna gra: w historii. Wszystko, tutaj i na serwerze: na stronie „Ty”. Zostają tylko imiona przy stole w grach osób, z którymi je rozegrano, i wyniki talii dnia, które do nikogo już nie należą.',
  toYou: 'Ty: twoje urządzenia i usuwanie wszystkiego',
};

export default pl;
