import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { number } = formats('pl');

const pl: Words<'ruleEffects'> = {
  title: 'Które zasady są dla nas?',
  intro: (games) =>
    `Dobrzy gracze sprawdzili każdą zasadę. Liczba gier: ${number(games)} na zasadę. Wybierz, czego szukasz, i zobacz, które zasady to dają.`,
  ask: 'Czego szukasz?',
  questions: {
    quicker: { name: () => 'Szybsza gra', wanted: 'Szybciej', opposite: 'Dłużej' },
    waiting: { name: () => 'Mniej czekania', wanted: 'Mniej czekania', opposite: 'Więcej czekania' },
    skill: {
      name: () => 'Szczęście czy umiejętności?',
      wanted: 'Więcej umiejętności',
      opposite: 'Więcej szczęścia',
    },
    busts: { name: () => 'Mniej skuch', wanted: 'Mniej skuch', opposite: 'Więcej skuch' },
    action: { name: () => 'Więcej akcji', wanted: 'Więcej akcji', opposite: 'Mniej akcji' },
    sevens: { name: (t) => `Częściej ${t.flip7}`, wanted: 'Częściej', opposite: 'Rzadziej' },
    seat: {
      name: () => 'Równe miejsca',
      wanted: 'Miejsce znaczy mniej',
      opposite: 'Miejsce znaczy więcej',
    },
  },
  measures: {
    rounds: {
      name: () => 'Rundy w grze',
      says: (_t, now, official) => `Gra trwa ${now} rundy zamiast ${official}.`,
    },
    cards: {
      name: () => 'Karty w grze',
      says: (_t, now, official) => `Liczba kart w grze: ${now} zamiast ${official}.`,
    },
    points: {
      name: () => 'Punkty na rundę',
      says: (_t, now, official) => `Runda daje ci średnio ${now} punktu zamiast ${official}.`,
    },
    busts: {
      name: () => 'Rundy ze skuchą',
      says: (_t, now, official) => `Masz skuchę w ${now} swoich rund zamiast w ${official}.`,
    },
    sevens: {
      name: (t) => `Rundy z ${t.flip7}`,
      says: (t, now, official) => `Zdobywasz „${t.flip7}” w ${now} swoich rund zamiast w ${official}.`,
    },
    waiting: {
      name: () => 'Karty, na które czekasz',
      says: (_t, now, official) =>
        `Gdy runda się dla ciebie kończy, czekasz jeszcze ${now} karty zamiast ${official}.`,
    },
    actions: {
      name: () => 'Rundy zakończone akcją',
      says: (_t, now, official) => `Akcja kończy ${now} twoich rund zamiast ${official}.`,
    },
    seat: {
      name: () => 'Przewaga pierwszego miejsca',
      says: (_t, now, official) =>
        `Wygrane gracza, który zaczyna, w porównaniu z pierwszym rozdającym: ${now} zamiast ${official}.`,
    },
    goodPlay: {
      name: () => 'Wygrane dobrego gracza',
      says: (_t, now, official) =>
        `Gracz, który liczy karty, wygrywa ${now} gier z prostymi botami zamiast ${official}.`,
    },
    skill: {
      name: () => 'Wygrane bardzo dobrego gracza',
      says: (_t, now, official) =>
        `Bardzo dobry gracz wygrywa ${now} gier z prostymi botami zamiast ${official}.`,
    },
  },
  same: 'Mała różnica albo żadna',
  nothing: 'Żadna z tych zasad nie robi różnicy, którą dałoby się zauważyć.',
  comparisons: { unseen: 'nie widać różnicy', alike: 'mniej więcej tyle samo' },
  difference: (amount) => `Różnica: ${amount} (przedział 99,9%)`,
  percentagePoints: (amount) => `${amount} punktu procentowego`,
  play: 'Zagraj z tą zasadą',
  playThese: 'Zagraj na tych zasadach',
  measure: 'Zmierz ponownie',
  own: 'Zmierz własne zasady',
  ownHint: 'Połącz zasady, jak chcesz, a urządzenie porówna je z oficjalnymi.',
  start: 'Zmierz',
  measured: 'Zmierzone na tym urządzeniu',
  officialOnly: 'To są oficjalne zasady, więc nic się nie zmienia.',
  run: (players, seed) =>
    `Każda gra toczy się na tych zasadach i na oficjalnych, z tymi samymi kartami; graczy: ${players}, ziarno ${seed}`,
  finished: (games) => `Gotowe. Rozegrane gry: ${number(games)}.`,
  close: 'Zamknij ten pomiar',
  badLink: 'Ten link jest uszkodzony. Poproś o niego jeszcze raz albo zmierz niżej własne zasady.',
  how: 'Jak to zmierzono',
  howText: (players, games, goodPlayGames, skillGames) =>
    `Jednakowo dobre boty (racer; graczy przy stole: ${players}) rozegrały wszystkie gry na każdej z zasad i na oficjalnych, zawsze z tymi samymi kartami, żeby szczęście się znosiło. Liczba gier na zasadę: ${number(games)}. Umiejętności zmierzono w grach z prostymi botami (stay25): jeden racer rozegrał ich ${number(goodPlayGames)}, a najsilniejszy bot (oracle) ${number(skillGames)}. To, co może być jeszcze przypadkiem, nie liczy się jako różnica.`,
  command: 'W terminalu te same wartości da polecenie',
};

export default pl;
