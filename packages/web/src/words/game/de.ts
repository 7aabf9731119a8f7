import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';
import { called, listed } from '../you-or-name.ts';

const { list, number, percent, plural } = formats('de');

const de: Words<'game'> = {
  title: 'Der Tisch',
  round: (round) => `Runde ${round}`,
  goal: (points) => `bis ${number(points)}`,
  pile: (cards) => plural(cards, { one: '# Karte im Nachziehstapel', other: '# Karten im Nachziehstapel' }),
  discard: (cards) => plural(cards, { one: '# Karte abgelegt', other: '# Karten abgelegt' }),
  players: 'Spieler',
  points: (points) => plural(points, { one: '# Punkt', other: '# Punkte' }),
  total: (points) => `insgesamt ${number(points)}`,

  dealer: 'gibt',
  you: 'du',
  bot: 'Bot',
  away: 'nicht da',
  standIn: 'ein Bot springt ein',
  sittingOut: 'setzt diese Runde aus',
  flipOf: (done) => `Karte ${done} von 3`,
  comes: (card) => `${card} kommt gleich`,
  yourTurnAs: (name) => `${name}, du bist dran`,
  turn: (who) => (who.isYou ? 'Du bist dran' : `${who.name} ist dran`),
  deals: (who) => (who.isYou ? 'Deine erste Karte' : `Erste Karte für ${who.name}`),
  draws: (who) => (who.isYou ? 'Deine Karte' : `Eine Karte für ${who.name}`),
  mustDraw: (who) =>
    who.isYou
      ? 'Du hast noch keine Karte und musst ziehen'
      : `${who.name} hat noch keine Karte und muss ziehen`,
  flips: (who, next) =>
    who.isYou ? `Du ziehst Karte ${next} von 3` : `${who.name} zieht Karte ${next} von 3`,
  askTurn: (hit, stay) => `${hit} oder ${stay}?`,
  askTarget: (card) => `Wer bekommt „${card}“?`,
  askKeep: (chance) => `„${chance}“ behalten oder verschenken?`,
  keep: 'Behalten',
  askSave: (card, chance) => `Die zweite ${card}! „${chance}“ einsetzen?`,
  thinks: (who) => (who.isYou ? 'Du überlegst' : `${who.name} überlegt`),
  noAnswer: (who) =>
    who.isYou ? 'Du hast noch nicht geantwortet' : `${who.name} hat noch nicht geantwortet`,
  botThinks: (who) => (who.isYou ? 'Ein Bot überlegt für dich' : `Ein Bot überlegt für ${who.name}`),
  chooses: (who, card) =>
    who.isYou ? `Du wählst, wer „${card}“ bekommt` : `${who.name} wählt, wer „${card}“ bekommt`,
  use: (chance) => `„${chance}“ einsetzen`,
  decline: 'Lieber platzen',
  paused: 'Das Spiel ist pausiert.',
  watching: 'Du schaust zu.',
  skip: 'Überspringen',
  out: 'Du bist in dieser Runde raus.',
  safe: (points) => plural(points, { one: 'Dein # Punkt ist sicher.', other: 'Deine # Punkte sind sicher.' }),
  timeLeft: (time) => `noch ${time}`,
  secondsLeft: (seconds) => plural(seconds, { one: 'noch # Sekunde', other: 'noch # Sekunden' }),
  bustChance: (chance) => `${percent(chance)} Risiko`,

  wouldFreeze: (points) => `sicher: ${number(points)}`,
  wouldBeWasted: 'ohne Wirkung',

  headlines: {
    bust: 'Geplatzt',
    saved: 'Gerettet!',
    flip7: (seven) => `${seven}!`,
  },
  said: {
    roundBegan: (round, who) => `Runde ${round}. ${who.isYou ? 'Du gibst.' : `${who.name} gibt.`}`,
    drew: (who, card) => `${called(who, 'Du')}: ${card}.`,
    saved: (who, card, chance) =>
      `${called(who, 'Du')}: gerettet! „${chance}“ und die zweite ${card} werden abgelegt.`,
    busted: (who, card) =>
      who.isYou ? `Du platzt: die zweite ${card}.` : `${who.name} platzt: die zweite ${card}.`,
    stayedWith: (who, t, points) =>
      `${who.isYou ? t.youStay : `${who.name} ${t.stays}`} ${plural(points, { one: 'mit # Punkt.', other: 'mit # Punkten.' })}`,
    flippedSeven: (who, seven, bonus) =>
      `${called(who, 'Du')}: sieben Zahlen! ${seven}${bonus === 0 ? '' : `, und ${plural(bonus, { one: '# Punkt', other: '# Punkte' })} obendrauf`}.`,
    gaveSecondChance: (who, target, chance) =>
      `${called(who, 'Du')}: „${chance}“ für ${called(target, 'dich')}.`,
    keptSecondChance: (who, chance) =>
      who.isYou ? `Du behältst „${chance}“.` : `${who.name} behält „${chance}“.`,
    setAside: (who, card) =>
      `${called(who, 'Du')}: „${card}“, beiseitegelegt, bis alle drei Karten gezogen sind.`,
    aimed: (who, target, card) => `${called(who, 'Du')}: „${card}“ für ${called(target, 'dich')}.`,
    aimedSelf: (who, card) =>
      who.isYou ? `Du nimmst „${card}“ selbst.` : `${who.name} nimmt „${card}“ selbst.`,
    frozen: (who, points) =>
      `${called(who, 'Du')}: ${plural(points, { one: 'raus mit # Punkt.', other: 'raus mit # Punkten.' })}`,
    discarded: (who, card) => `„${card}“ für ${called(who, 'dich')}: ohne Wirkung, abgelegt.`,
    reshuffled: (cards) => plural(cards, { one: 'Neu gemischt: # Karte.', other: 'Neu gemischt: # Karten.' }),
    ranOut: 'Es sind keine Karten mehr da: Die Runde endet.',
    roundEnded: (round) => `Runde ${round} ist vorbei.`,
    scored: (who, points) =>
      `${called(who, 'Du')}: ${plural(points, { one: '# Punkt.', other: '# Punkte.' })}`,
    gameEnded: (who) => `Das Spiel ist aus. ${who.isYou ? 'Du gewinnst!' : `${who.name} gewinnt!`}`,
    yourCards: (cards) => `Deine Karten: ${cards}.`,
  },

  scores: {
    title: (round) => `Punkte in Runde ${round}`,
    player: 'Spieler',
    numbers: 'Zahlen',
    cards: 'Karten',
    times: 'Verdoppelt',
    plus: 'Plus',
    bonus: 'Bonus',
    sum: 'Runde',
    total: 'Gesamt',
    next: 'Nächste Runde',
    result: 'Ergebnis',
  },

  end: {
    won: (winners) =>
      winners.length > 1
        ? `${list(listed(winners, 'Du'))}${winners.some(({ isYou }) => isYou) ? ', ihr gewinnt' : ' gewinnen'}!`
        : winners[0]!.isYou
          ? 'Du gewinnst!'
          : `${winners[0]!.name} gewinnt!`,
    youCame: (place) => `Du bist ${place} geworden.`,
    soloDone: (rounds) => plural(rounds, { one: 'In # Runde geschafft', other: 'In # Runden geschafft' }),
    rematch: 'Noch einmal',
    review: 'Wiedergabe und Analyse',
    decisive: 'Die entscheidende Karte',
    decided: {
      flip7: (who, seven) => `Die siebte Zahl: ${seven} bringt ${called(who, 'dir')} den Sieg.`,
      busted: (who, points) =>
        `Diese doppelte Zahl kostete ${called(who, 'dich')} ${plural(points, { one: '# Punkt', other: '# Punkte' })} und den Sieg.`,
      saved: (who) => `Diese Karte bewahrte ${called(who, 'dich')} in der letzten Runde vor dem Platzen.`,
      passed: (who, rival) =>
        `Mit dieser Karte ${who.isYou ? 'bist du' : `ist ${who.name}`} endgültig an ${called(rival, 'dir')} vorbeigezogen.`,
      reached: (who) => `Diese Karte brachte ${called(who, 'dich')} ins Ziel.`,
    },
    race: 'Rennen',
    details: 'Das Spiel im Einzelnen',
    chart: 'Stand nach jeder Runde',
    chartLabel: (rounds) =>
      plural(rounds, { one: 'Stand nach # Runde', other: 'Stand nach jeder der # Runden' }),
    awards: 'Auszeichnungen',
    standings: 'Endstand',
    mostSevens: (names, count, seven) => `${names}: ${count} × ${seven}`,
    bestRound: (names, points) =>
      `${names}: ${plural(points, { one: '# Punkt in einer Runde', other: '# Punkte in einer Runde' })}`,
    mostBusts: (names, count) =>
      `${names}: ${plural(count, { one: 'einmal geplatzt', other: '#-mal geplatzt' })}`,
    mostSaves: (names, count) =>
      `${names}: ${plural(count, { one: 'einmal gerettet', other: '#-mal gerettet' })}`,
    mostFrozen: (names, count) =>
      `${names}: ${plural(count, { one: 'einmal eingefroren', other: '#-mal eingefroren' })}`,
    boldest: (names, chance) => `${names}: bei ${percent(chance)} Risiko gezogen, und es ging gut`,
    titles: {
      mostSevens: 'Siebenfach',
      bestRound: 'Größte Beute',
      mostBusts: 'Feuerwerk',
      mostSaves: 'Sieben Leben',
      mostFrozen: 'Kältester Platz',
      boldest: 'Nerven aus Stahl',
    },
  },

  log: 'Protokoll',
  openLog: 'Protokoll zeigen',
  leave: 'Tisch verlassen',
  soundOn: 'Ton einschalten',
  soundOff: 'Ton ausschalten',
  help: 'So wird gespielt',
  shortcuts: 'Tastenkürzel',
  keys: {
    h: (hit) => hit,
    s: (stay) => stay,
    digits: 'Spieler wählen',
    arrows: 'Zwischen Spielern wechseln',
    space: 'Animation überspringen',
    l: 'Protokoll',
    question: 'So wird gespielt',
    k: 'Diese Liste zeigen',
    escape: 'Schließen',
  },
  aboutRule: (rule) => `Regel ${rule}`,
};

export default de;
