import type { Words } from '../areas.ts';

const pl: Words<'privacy'> = {
  title: 'Prywatność',
  lead: 'Bez kont, bez reklam, bez śledzenia, bez ciasteczek. Oto wszystko, co jest przechowywane, gdzie, jak długo i jak to usunąć.',
  deviceTitle: 'Na tym urządzeniu',
  device:
    'Ustawienia, gry solo, przeciw botom i na jednym urządzeniu, arkusze punktów, śledzone gry, historia z analizami, ćwiczenia i wyniki talii dnia, kopia twoich grup i tajny klucz, który mówi, kim jesteś. Wszystko to zostaje w tej przeglądarce, dopóki tego nie usuniesz, i opuszcza ją tylko wtedy, gdy grasz z innymi albo coś udostępniasz.',
  serverTitle: 'Na serwerze',
  server:
    'Tylko to, co robisz z innymi, na serwerze, którego adres pokazuje przeglądarka. Nie wie on, kim jesteś: przechowuje skrót twojego klucza i imiona, pod którymi grasz. Podane niżej okresy obowiązują, jeśli prowadzący serwer nie ustawili innych.',
  stored: [
    {
      what: 'Stoły online',
      about:
        'Imiona, miejsca i ruchy; podczas szukania graczy i przez godzinę potem także twoje imię i ranking. Czat nie jest przechowywany.',
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
      until:
        'Do twojego odejścia: imię znika, a gry zostają z wpisem „ktoś, kto odszedł”. Grupa znika na dobre po 5 latach bez zmian albo 14 dni po tym, jak usunie ją admin.',
    },
    {
      what: 'Ranking',
      about:
        'Twój ranking po każdej grze rankingowej, liczba takich gier w miesiącu i imię, pod którym grasz. Na liście najlepszych, razem z kosztem decyzji, pojawiasz się tylko wtedy, gdy chcesz.',
      until: 'Do chwili, gdy usuniesz wszystko.',
    },
    { what: 'Talia dnia', about: 'Twoje odpowiedzi i wynik.', until: '2 lata.' },
    {
      what: 'Powiadomienia',
      about:
        'Adres, który usługa push przeglądarki nadała temu urządzeniu, jego język i strefa czasowa, to, o czym chcesz wiedzieć, godziny ciszy oraz wiadomości, które czekają na wysłanie.',
      until: 'Do chwili, gdy je wyłączysz.',
    },
    {
      what: 'Urządzenia i klucze dostępu',
      about:
        'O każdym urządzeniu: skrót jego klucza, rodzaj, data dodania i skrót, który miało wcześniej; o każdym kluczu dostępu: jego klucz publiczny, liczba użyć i data utworzenia.',
      until:
        'Do chwili, gdy je usuniesz; wcześniejszy skrót do chwili, gdy usuniesz wszystko. Link dla kolejnego urządzenia znika po dziesięciu minutach.',
    },
    {
      what: 'Webhooki',
      about:
        'Adres, który dowiaduje się o końcu gry przy twoim stole albo w twojej grupie, i sekret, którym podpisana jest wiadomość.',
      until: 'Do chwili, gdy ktoś go usunie albo zniknie stół lub grupa.',
    },
  ],
  networkTitle: 'Twój adres internetowy',
  network:
    'Serwer potrzebuje go, żeby ci odpowiadać, i liczy przychodzące z niego zapytania, żeby nikt nie mógł go przeciążyć. Nie ma go ani w bazie danych, ani w dziennikach. Żeby wykryć grę z samym sobą, serwer przechowuje ślad tego adresu. Przy stołach, podczas szukania graczy i w grach rankingowych jest to kod tak krótki, że wspólny dla tysięcy adresów. Przy talii dnia jest to skrót, usuwany, gdy dzień się skończy.',
  deleteTitle: 'Usuwanie',
  delete:
    'Jedna gra: w historii. Wszystko, tutaj i na serwerze: na stronie „Ty”. Zostają tylko imiona przy stole w grach osób, z którymi grasz, gry twoich grup z wpisem „ktoś, kto odszedł” w twoim miejscu i wyniki talii dnia, które nie należą już do nikogo.',
  toYou: 'Ty: twoje urządzenia i usuwanie wszystkiego',
};

export default pl;
