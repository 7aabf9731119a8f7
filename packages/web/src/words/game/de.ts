import type { Words } from '../areas.ts';
import { speech } from '../speech.ts';

const { plural, percent, number } = speech('de');

const de: Words<'game'> = {
  title: 'Der Tisch',
  round: (round) => `Runde ${round}`,
  goal: (points) => `bis ${number(points)}`,
  pile: (cards) => plural(cards, { one: '# Karte im Stapel', other: '# Karten im Stapel' }),
  discard: (cards) => plural(cards, { one: '# Karte abgelegt', other: '# Karten abgelegt' }),
  players: 'Spieler',
  points: (points) => plural(points, { one: '# Punkt', other: '# Punkte' }),
  total: (points) => `insgesamt ${number(points)}`,

  dealer: 'gibt',
  you: 'du',
  bot: 'Bot',
  away: 'nicht da',
  standIn: 'ein Bot spielt für sie',
  hasTurn: 'am Zug',
  sittingOut: 'setzt aus',
  flipOf: (done) => `Karte ${done} von 3`,
  comes: (card) => `${card} ist unterwegs`,

  yourTurn: 'Du bist dran',
  yourTurnAs: (name) => `${name}, du bist dran`,
  askTurn: (hit, stay) => `${hit} oder ${stay}?`,
  askTarget: (card) => `Wer bekommt „${card}“?`,
  askSave: (card, chance) => `Die zweite ${card}! „${chance}“ einsetzen?`,
  thinks: (name) => `${name} überlegt`,
  chooses: (name, card) => `${name} wählt, wer „${card}“ bekommt`,
  aboutYou: {
    turn: 'Du bist dran',
    deals: 'Deine erste Karte',
    draws: 'Deine Karte',
    mustDraw: 'Du hast nichts vor dir und musst ziehen',
    flips: (next) => `Du ziehst Karte ${next} von 3`,
  },
  about: {
    turn: (name) => `${name} ist dran`,
    deals: (name) => `Erste Karte für ${name}`,
    draws: (name) => `Eine Karte für ${name}`,
    mustDraw: (name) => `${name} hat nichts vor sich und muss ziehen`,
    flips: (name, next) => `${name} zieht Karte ${next} von 3`,
  },
  use: (chance) => `${chance} einsetzen`,
  decline: 'Lieber platzen',
  paused: 'Das Spiel pausiert.',
  watching: 'Du schaust zu.',
  out: 'Du bist in dieser Runde raus.',
  safe: (points) => plural(points, { one: 'Dein # Punkt ist sicher.', other: 'Deine # Punkte sind sicher.' }),
  secondsLeft: (seconds) => plural(seconds, { one: 'noch # Sekunde', other: 'noch # Sekunden' }),
  bustChance: (chance) => `${percent(chance)} Risiko`,

  wouldFreeze: (points) => plural(points, { one: 'raus mit # Punkt', other: 'raus mit # Punkten' }),
  wouldFlip: (chance) => `zieht drei: platzt zu ${percent(chance)}`,
  wouldFlipUnknown: 'zieht drei Karten',
  wouldBeSafer: (chance) => `einmal sicher, sonst ${percent(chance)} Risiko`,
  wouldBeWasted: 'ist vorher raus: keine Wirkung',
  choose: (name, what) => `${name}: ${what}`,

  said: {
    roundBegan: (round, name) => `Runde ${round}. Geber: ${name}.`,
    drew: (name, card) => `${name}: ${card}.`,
    saved: (name, card, chance) => `${name}: gerettet! „${chance}“ und die zweite ${card} sind weg.`,
    busted: (name, card) => `${name}: geplatzt, die zweite ${card}.`,
    stayedWith: (name, stay, points) =>
      `${name}: ${plural(points, { one: `${stay} mit # Punkt.`, other: `${stay} mit # Punkten.` })}`,
    flippedSeven: (name, seven, bonus) =>
      `${name}: sieben Zahlen! ${seven}, und ${number(bonus)} Punkte dazu.`,
    gaveSecondChance: (name, target, chance) => `„${chance}“: von ${name} an ${target}.`,
    setAside: (name, card) => `${name}: „${card}“, beiseitegelegt, bis alle drei Karten gezogen sind.`,
    aimed: (name, target, card) => `„${card}“: von ${name} an ${target}.`,
    aimedSelf: (name, card) => `„${card}“: ${name} selbst.`,
    frozen: (name, points) =>
      `${name}: ${plural(points, { one: 'raus mit # Punkt.', other: 'raus mit # Punkten.' })}`,
    discarded: (name, card) => `„${card}“ für ${name}: keine Wirkung, abgelegt.`,
    reshuffled: (cards) => plural(cards, { one: 'Neu gemischt: # Karte.', other: 'Neu gemischt: # Karten.' }),
    ranOut: 'Es gibt keine Karte mehr: Die Runde endet.',
    roundEnded: (round) => `Runde ${round} ist vorbei.`,
    scored: (name, points) => `${name}: ${plural(points, { one: '# Punkt.', other: '# Punkte.' })}`,
    gameEnded: (names) => `Das Spiel ist aus. Platz eins: ${names}.`,
    missed: (beats) =>
      plural(beats, {
        one: 'Inzwischen ist eine Sache passiert.',
        other: 'Inzwischen sind # Dinge passiert.',
      }),
  },

  scores: {
    title: (round) => `Punkte der Runde ${round}`,
    player: 'Spieler',
    numbers: 'Zahlen',
    times: 'Mal',
    plus: 'Plus',
    bonus: 'Bonus',
    sum: 'Runde',
    total: 'Gesamt',
    next: 'Nächste Runde',
  },

  end: {
    won: (names, winners) => `${names} ${winners === 1 ? 'gewinnt' : 'gewinnen'}`,
    youWon: 'Du gewinnst!',
    youCame: (place) => `Du bist ${place} geworden.`,
    soloDone: (rounds) => plural(rounds, { one: 'In # Runde geschafft', other: 'In # Runden geschafft' }),
    rematch: 'Noch einmal',
    review: 'Das Spiel noch einmal ansehen',
    leave: 'Tisch verlassen',
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
      `${names}: ${plural(count, { one: 'einmal kaltgestellt', other: '#-mal kaltgestellt' })}`,
    boldest: (names, chance) => `${names}: eine Karte bei ${percent(chance)} Risiko, und es ging gut`,
    titles: {
      mostSevens: 'Siebenfach',
      bestRound: 'Größte Beute',
      mostBusts: 'Feuerwerk',
      mostSaves: 'Neun Leben',
      mostFrozen: 'Kältester Platz',
      boldest: 'Nerven aus Stahl',
    },
  },

  log: 'Was geschah',
  openLog: 'Zeigen, was geschah',
  leave: 'Tisch verlassen',
  soundOn: 'Ton an',
  soundOff: 'Ton aus',
  shortcuts: 'Tasten',
  keys: {
    h: (hit) => hit,
    s: (stay) => stay,
    digits: 'Jemanden wählen',
    arrows: 'Zwischen Spielern wechseln',
    space: 'Animation überspringen',
    l: 'Was geschah',
    question: 'Diese Tasten',
    escape: 'Schließen',
  },
  aboutRule: (rule) => `Regel ${rule}`,
};

export default de;
