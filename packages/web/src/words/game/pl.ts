import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';
import { called, listed } from '../you-or-name.ts';

const { list, number, percent, plural } = formats('pl');

const CARDS = { one: '# karta', few: '# karty', many: '# kart', other: '# karty' };
const POINTS = { one: '# punkt', few: '# punkty', many: '# punktów', other: '# punktu' };

/** 'Ze 100', because it is read 'ze stoma'. */
const withPoints = (points: number): string =>
  `${points >= 100 && points < 200 ? 'ze' : 'z'} ${plural(points, { one: '# punktem', few: '# punktami', many: '# punktami', other: '# punktu' })}`;

const pl: Words<'game'> = {
  title: 'Stół',
  round: (round) => `Runda ${round}`,
  goal: (points) => `do ${number(points)}`,
  pile: (cards) => `${plural(cards, CARDS)} w stosie dobierania`,
  discard: (cards) => `${plural(cards, CARDS)} na stosie kart odrzuconych`,
  players: 'Gracze',
  points: (points) => plural(points, POINTS),
  total: (points) => `razem ${number(points)}`,

  dealer: 'rozdaje',
  you: 'ty',
  bot: 'bot',
  away: 'poza stołem',
  standIn: 'teraz gra bot',
  sittingOut: 'pauzuje w tej rundzie',
  flipOf: (done) => `karta ${done} z 3`,
  comes: (card) => `${card} w drodze`,

  yourTurnAs: (name) => `${name}, twoja kolej`,
  turn: (who) => (who.isYou ? 'Twoja kolej' : `Kolej gracza ${who.name}`),
  deals: (who) => (who.isYou ? 'Twoja pierwsza karta' : `Pierwsza karta dla gracza ${who.name}`),
  draws: (who) => (who.isYou ? 'Twoja karta' : `Karta dla gracza ${who.name}`),
  mustDraw: (who) =>
    who.isYou ? 'Nie masz jeszcze kart, więc musisz dobrać' : `${who.name} nie ma jeszcze kart i musi dobrać`,
  flips: (who, next) => (who.isYou ? `Dobierasz kartę ${next} z 3` : `${who.name} dobiera kartę ${next} z 3`),
  askTurn: (hit, stay) => `${hit} czy ${stay}?`,
  askTarget: (card) => `Kto dostaje kartę „${card}”?`,
  askKeep: (chance) => `Zatrzymać kartę „${chance}” czy ją oddać?`,
  keep: 'Zatrzymuję',
  askSave: (card, chance) => `Drugi raz ${card}! Użyć karty „${chance}”?`,
  thinks: (who) => (who.isYou ? 'Decydujesz' : `${who.name} decyduje`),
  noAnswer: (who) => (who.isYou ? 'Czekamy na twoją odpowiedź' : `Czekamy na odpowiedź gracza ${who.name}`),
  botThinks: (who) => (who.isYou ? 'Decyduje za ciebie bot' : `Za gracza ${who.name} decyduje bot`),
  chooses: (who, card) =>
    who.isYou
      ? `Wybierasz, kto dostanie kartę „${card}”`
      : `${who.name} wybiera, kto dostanie kartę „${card}”`,
  use: (chance) => `Użyj karty „${chance}”`,
  decline: 'Wolę skuchę',
  paused: 'Gra jest wstrzymana.',
  watching: 'Oglądasz grę.',
  skip: 'Pomiń',
  out: 'Ta runda jest już dla ciebie skończona.',
  safe: (points) =>
    plural(points, {
      one: 'Twój # punkt jest bezpieczny.',
      few: 'Twoje # punkty są bezpieczne.',
      many: 'Twoje # punktów jest bezpieczne.',
      other: 'Twoje # punktu jest bezpieczne.',
    }),
  timeLeft: (time) => `pozostało: ${time}`,
  secondsLeft: (seconds) =>
    plural(seconds, {
      one: 'została # sekunda',
      few: 'zostały # sekundy',
      many: 'zostało # sekund',
      other: 'zostało # sekundy',
    }),
  bustChance: (chance) => `ryzyko ${percent(chance)}`,

  wouldFreeze: (points) => `bezpieczne: ${number(points)}`,
  wouldBeWasted: 'bez efektu',

  headlines: {
    bust: 'Skucha',
    saved: 'Ocalenie!',
    flip7: (seven) => `${seven}!`,
  },
  said: {
    roundBegan: (round, who) => `Runda ${round}. ${who.isYou ? 'Rozdajesz.' : `Rozdaje ${who.name}.`}`,
    drew: (who, card) => `${called(who, 'Ty')}: ${card}.`,
    saved: (who, card, chance) =>
      `${called(who, 'Ty')}: ocalenie! Karta „${chance}” i druga ${card} zostają odrzucone.`,
    busted: (who, card) =>
      who.isYou ? `Masz skuchę: drugi raz ${card}.` : `${who.name} ma skuchę: drugi raz ${card}.`,
    stayedWith: (who, t, points) =>
      `${who.isYou ? t.youStay : `${who.name} ${t.stays}`} ${withPoints(points)}.`,
    flippedSeven: (who, seven, bonus) =>
      `${called(who, 'Ty')}: siedem liczb! ${seven}${bonus === 0 ? '' : ` i ${plural(bonus, POINTS)} premii`}.`,
    gaveSecondChance: (who, target, chance) =>
      `${called(who, 'Ty')}: „${chance}” dla ${target.isYou ? 'ciebie' : `gracza ${target.name}`}.`,
    keptSecondChance: (who, chance) =>
      who.isYou ? `Zatrzymujesz kartę „${chance}”.` : `${who.name} zatrzymuje kartę „${chance}”.`,
    setAside: (who, card) =>
      `${called(who, 'Ty')}: karta „${card}” odłożona na bok, aż będą wszystkie trzy karty.`,
    aimed: (who, target, card) =>
      `${called(who, 'Ty')}: „${card}” dla ${target.isYou ? 'ciebie' : `gracza ${target.name}`}.`,
    aimedSelf: (who, card) =>
      who.isYou ? `Bierzesz kartę „${card}”.` : `${who.name} bierze kartę „${card}”.`,
    frozen: (who, points) => `${called(who, 'Ty')}: koniec rundy ${withPoints(points)}.`,
    discarded: (who, card) =>
      `Karta „${card}” dla ${who.isYou ? 'ciebie' : `gracza ${who.name}`}: bez efektu, odrzucona.`,
    reshuffled: (cards) => `Ponowne tasowanie: ${plural(cards, CARDS)}.`,
    ranOut: 'Nie ma już kart do dobrania: runda się kończy.',
    roundEnded: (round) => `Koniec rundy ${round}.`,
    scored: (who, points) => `${called(who, 'Ty')}: ${plural(points, POINTS)}.`,
    gameEnded: (who) => `Koniec gry. ${who.isYou ? 'Wygrywasz!' : `Wygrywa ${who.name}!`}`,
    yourCards: (cards) => `Twoje karty: ${cards}.`,
  },

  scores: {
    title: (round) => `Punkty w rundzie ${round}`,
    player: 'Gracz',
    numbers: 'Liczby',
    cards: 'Karty',
    times: 'Podwojenie',
    plus: 'Plus',
    bonus: 'Premia',
    sum: 'Runda',
    total: 'Suma',
    next: 'Następna runda',
    result: 'Wynik',
  },

  end: {
    won: (winners) =>
      winners.length > 1
        ? `${winners.some(({ isYou }) => isYou) ? 'Wygrywacie' : 'Wygrywają'}: ${list(listed(winners, 'ty'))}!`
        : winners[0]!.isYou
          ? 'Wygrywasz!'
          : `Wygrywa ${winners[0]!.name}!`,
    youCame: (place) => `Zajmujesz ${place} miejsce.`,
    soloDone: (rounds) =>
      plural(rounds, {
        one: 'Cel osiągnięty w # rundę',
        few: 'Cel osiągnięty w # rundy',
        many: 'Cel osiągnięty w # rund',
        other: 'Cel osiągnięty w # rundy',
      }),
    rematch: 'Zagraj jeszcze raz',
    review: 'Powtórka i analiza',
    decisive: 'Decydująca karta',
    decided: {
      flip7: (who, seven) =>
        `Siódma liczba: ${seven} daje ${who.isYou ? 'ci' : `graczowi ${who.name}`} zwycięstwo.`,
      busted: (who, points) =>
        `Ta powtórzona liczba kosztuje ${who.isYou ? 'cię' : `gracza ${who.name}`} ${plural(points, POINTS)} i zwycięstwo.`,
      saved: (who) =>
        `Ta karta ratuje ${who.isYou ? 'cię' : `gracza ${who.name}`} przed skuchą w ostatniej rundzie.`,
      passed: (who, rival) => {
        const passed = rival.isYou ? 'cię' : `gracza ${rival.name}`;
        return `Dzięki tej karcie ${who.isYou ? 'wyprzedzasz' : `${who.name} wyprzedza`} ${passed} na dobre.`;
      },
      reached: (who) => `Dzięki tej karcie ${who.isYou ? 'docierasz' : `${who.name} dociera`} do mety.`,
    },
    race: 'Wyścig',
    details: 'Szczegóły gry',
    chart: 'Sumy po każdej rundzie',
    chartLabel: (rounds) =>
      plural(rounds, {
        one: 'Sumy po # rundzie',
        few: 'Sumy po każdej z # rund',
        many: 'Sumy po każdej z # rund',
        other: 'Sumy po # rundy',
      }),
    awards: 'Wyróżnienia',
    standings: 'Wynik końcowy',
    mostSevens: (names, count, seven) => `${names}: ${count} × ${seven}`,
    bestRound: (names, points) => `${names}: ${plural(points, POINTS)} w jednej rundzie`,
    mostBusts: (names, count) =>
      `${names}: ${plural(count, { one: '# skucha', few: '# skuchy', many: '# skuch', other: '# skuchy' })}`,
    mostSaves: (names, count) =>
      `${names}: ${plural(count, { one: '# ocalenie', few: '# ocalenia', many: '# ocaleń', other: '# ocalenia' })}`,
    mostFrozen: (names, count) =>
      `${names}: ${plural(count, { one: '# zamrożenie', few: '# zamrożenia', many: '# zamrożeń', other: '# zamrożenia' })}`,
    boldest: (names, chance) => `${names}: karta przy ryzyku ${percent(chance)}, i się udało`,
    titles: {
      mostSevens: 'Siódme niebo',
      bestRound: 'Największy łup',
      mostBusts: 'Fajerwerki',
      mostSaves: 'Dziewięć żyć',
      mostFrozen: 'Najzimniejsze miejsce',
      boldest: 'Nerwy ze stali',
    },
  },

  log: 'Dziennik',
  openLog: 'Pokaż dziennik',
  leave: 'Odejdź od stołu',
  soundOn: 'Włącz dźwięk',
  soundOff: 'Wyłącz dźwięk',
  help: 'Jak grać',
  shortcuts: 'Skróty klawiszowe',
  keys: {
    h: (hit) => hit,
    s: (stay) => stay,
    digits: 'Wybierz gracza',
    arrows: 'Przechodź między graczami',
    space: 'Pomiń animację',
    l: 'Dziennik',
    question: 'Jak grać',
    k: 'Pokaż tę listę',
    escape: 'Zamknij',
  },
  aboutRule: (rule) => `Zasada ${rule}`,
};

export default pl;
