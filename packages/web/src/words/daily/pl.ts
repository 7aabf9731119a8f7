import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural, number, percent } = formats('pl');

const ROUNDS = { one: '# runda', few: '# rundy', many: '# rund', other: '# rundy' };

const pl: Words<'daily'> = {
  title: 'Talia dnia',
  intro:
    'Dziś wszyscy grają tymi samymi kartami i nikt nie może ich podejrzeć. Masz jedną próbę, która się liczy; potem graj innymi taliami, ile chcesz.',
  start: 'Zagraj dzisiejszą talią',
  resume: 'Kontynuuj',
  resumeOther: 'Kontynuuj grę drugą talią',
  resumeUntil: 'Potem masz jeszcze dwie godziny na dokończenie dzisiejszej.',
  another: 'Zagraj inną talią',
  practice: 'Inna talia: ta próba się nie liczy.',
  retry: 'Spróbuj ponownie',
  problems: {
    offline:
      'Dzisiejsza talia jest na serwerze, z którym nie ma teraz połączenia. Możesz zagrać inną talią, ale nie będzie się to liczyć.',
    gone: 'Ten dzień już minął. Wczytaj stronę ponownie, aby zagrać dzisiejszą talią.',
    tooMany: 'Z twojej sieci rozpoczęto zbyt wiele prób. Spróbuj ponownie za kilka minut.',
    readOnly: 'Na serwerze trwają prace. Spróbuj później albo zagraj inną talią: taka próba się nie liczy.',
  },
  waiting: {
    offline: 'Brak połączenia. Twoja próba jest bezpieczna; ponawianie…',
    gone: 'Czas minął: tej talii nie da się już dokończyć.',
    tooMany: 'Zbyt wiele zapytań z twojej sieci; ponawianie…',
    readOnly: 'Na serwerze trwają prace. Twoja próba jest bezpieczna.',
  },
  done: (rounds) =>
    plural(rounds, {
      one: 'Cel osiągnięty w # rundę',
      few: 'Cel osiągnięty w # rundy',
      many: 'Cel osiągnięty w # rund',
      other: 'Cel osiągnięty w # rundy',
    }),
  points: (points) =>
    plural(points, { one: '# punkt', few: '# punkty', many: '# punktów', other: '# punktu' }),
  streak: (days) =>
    plural(days, {
      one: 'Seria: # dzień',
      few: 'Seria: # dni',
      many: 'Seria: # dni',
      other: 'Seria: # dnia',
    }),
  better: (share, others) => `Lepiej niż ${percent(share)} z ${number(others)} innych graczy`,
  betterThan: (worse, others) =>
    others === 1
      ? worse > 0
        ? 'Lepiej niż jedyna jak dotąd inna próba'
        : 'Jedyna jak dotąd inna próba była co najmniej tak samo dobra'
      : `Lepiej niż ${number(worse)} z ${number(others)} innych graczy`,
  first: 'Nikt inny jeszcze nie skończył.',
  notCompared:
    'Twój wynik nie wchodzi do tego porównania, bo z twojej sieci grało dziś już kilka nowych osób.',
  share: 'Udostępnij wynik',
  shared: 'Wynik skopiowany.',
  shareText: (day, rounds) => `Sevenfold, talia dnia, ${day}: ${plural(rounds, ROUNDS)}`,
  nextDeck: (time) => `Następna talia pojawi się o ${time}.`,
  toToday: 'Do dzisiejszej talii',
  details: 'Jak poszło innym?',
  signs:
    'Jeden symbol na rundę: 💥 skucha, 🌱 poniżej 15 punktów, 🍀 poniżej 30, 🔶 poniżej 50, 🔥 50 lub więcej, 🌟 siedem liczb.',

  everyone: 'Jak poszło wszystkim',
  attempts: (count) =>
    plural(count, {
      one: '# ukończona próba',
      few: '# ukończone próby',
      many: '# ukończonych prób',
      other: '# ukończonej próby',
    }),
  roundsAxis: 'Rundy',
  shareAxis: 'Odsetek prób',
  attemptsColumn: 'Próby',
  you: 'Ty',

  costliest: 'Twoja najdroższa decyzja',
  thinking: 'Przeglądanie twoich decyzji…',
  noMistake: 'Żadna z twoich decyzji nie była błędem. Dobrze zagrane!',
  review: 'Zobacz analizę',

  calendar: 'Kalendarz',
  calendarNote: 'Duża liczba pokazuje, ile rund zajęło dojście do celu.',
  previous: 'Poprzedni miesiąc',
  next: 'Następny miesiąc',
  dayDone: (day, rounds) => `${day}: ${plural(rounds, ROUNDS)}`,

  fair: 'Nikt nie może podejrzeć kart',
  fairText:
    'Serwer ustalił te karty, zanim ktokolwiek zagrał, i wydaje każdą dopiero wtedy, gdy jest potrzebna. Sekret, z którego wynikają, publikuje o 2:00 UTC następnego dnia; od tej chwili każdy może sprawdzić karty wszystkich.',
  commitment: 'Odcisk sekretu',
  secret: 'Sekret',
  verify: 'Pobraną grę sprawdzisz poleceniem:',
  file: 'PLIK',
  published: 'Co publikuje serwer',
  howItWorks: 'Jak to działa',
};

export default pl;
