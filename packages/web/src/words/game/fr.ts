import type { Words } from '../areas.ts';
import { speech } from '../speech.ts';

const { plural, percent, number } = speech('fr');

const fr: Words<'game'> = {
  title: 'La table',
  round: (round) => `Manche ${round}`,
  goal: (points) => `jusqu’à ${number(points)}`,
  pile: (cards) => plural(cards, { one: '# carte à piocher', other: '# cartes à piocher' }),
  discard: (cards) => plural(cards, { one: '# carte défaussée', other: '# cartes défaussées' }),
  players: 'Joueurs',
  points: (points) => plural(points, { one: '# point', other: '# points' }),
  total: (points) => `${number(points)} au total`,

  dealer: 'donne',
  you: 'toi',
  bot: 'robot',
  away: 'absent',
  standIn: 'un robot joue à sa place',
  hasTurn: 'à son tour',
  sittingOut: 'passe cette manche',
  flipOf: (done) => `carte ${done} sur 3`,
  comes: (card) => `${card} en route`,

  yourTurn: 'À toi de jouer',
  yourTurnAs: (name) => `${name}, à toi de jouer`,
  askTurn: (hit, stay) => `${hit} ou ${stay} ?`,
  askTarget: (card) => `Qui reçoit « ${card} » ?`,
  askSave: (card, chance) => `Un deuxième ${card} ! Utiliser « ${chance} » ?`,
  thinks: (name) => `${name} réfléchit`,
  chooses: (name, card) => `${name} choisit qui reçoit « ${card} »`,
  aboutYou: {
    turn: 'À toi de jouer',
    deals: 'Ta première carte',
    draws: 'Ta carte',
    mustDraw: 'Tu n’as rien devant toi et dois prendre une carte',
    flips: (next) => `Tu prends la carte ${next} sur 3`,
  },
  about: {
    turn: (name) => `Au tour de ${name}`,
    deals: (name) => `Première carte pour ${name}`,
    draws: (name) => `Une carte pour ${name}`,
    mustDraw: (name) => `${name} n’a rien devant soi et doit prendre une carte`,
    flips: (name, next) => `${name} prend la carte ${next} sur 3`,
  },
  use: (chance) => `Utiliser « ${chance} »`,
  decline: 'Plutôt être éliminé',
  paused: 'La partie est en pause.',
  watching: 'Tu regardes.',
  out: 'Tu es hors de cette manche.',
  safe: (points) =>
    plural(points, { one: 'Ton # point est à l’abri.', other: 'Tes # points sont à l’abri.' }),
  secondsLeft: (seconds) => plural(seconds, { one: 'encore # seconde', other: 'encore # secondes' }),
  bustChance: (chance) => `${percent(chance)} de risque`,

  wouldFreeze: (points) => plural(points, { one: 'sort avec # point', other: 'sort avec # points' }),
  wouldFlip: (chance) => `prend trois cartes : ${percent(chance)} de risque`,
  wouldFlipUnknown: 'prend trois cartes',
  wouldBeSafer: (chance) => `à l’abri une fois, sinon ${percent(chance)} de risque`,
  wouldBeWasted: 'sort avant : sans effet',
  choose: (name, what) => `${name} : ${what}`,

  said: {
    roundBegan: (round, name) => `Manche ${round}. Donne : ${name}.`,
    drew: (name, card) => `${name} : ${card}.`,
    saved: (name, card, chance) =>
      `${name} : sauvetage ! « ${chance} » et le deuxième ${card} disparaissent.`,
    busted: (name, card) => `${name} : un deuxième ${card}, tout est perdu.`,
    stayedWith: (name, stay, points) =>
      `${name} : ${plural(points, { one: `${stay} avec # point.`, other: `${stay} avec # points.` })}`,
    flippedSeven: (name, seven, bonus) =>
      `${name} : sept nombres ! ${seven}, et ${number(bonus)} points de plus.`,
    gaveSecondChance: (name, target, chance) => `« ${chance} » : de ${name} à ${target}.`,
    setAside: (name, card) => `${name} : « ${card} », mis de côté jusqu’à la troisième carte.`,
    aimed: (name, target, card) => `« ${card} » : de ${name} à ${target}.`,
    aimedSelf: (name, card) => `« ${card} » : pour ${name} aussi.`,
    frozen: (name, points) =>
      `${name} : ${plural(points, { one: 'sortie avec # point.', other: 'sortie avec # points.' })}`,
    discarded: (name, card) => `« ${card} » pour ${name} : sans effet, à la défausse.`,
    reshuffled: (cards) => plural(cards, { one: 'Mélange : # carte.', other: 'Mélange : # cartes.' }),
    ranOut: 'Plus de carte à piocher : la manche est finie.',
    roundEnded: (round) => `La manche ${round} est finie.`,
    scored: (name, points) => `${name} : ${plural(points, { one: '# point.', other: '# points.' })}`,
    gameEnded: (names) => `La partie est finie. Première place : ${names}.`,
    missed: (beats) =>
      plural(beats, {
        one: 'Entre-temps, une chose s’est passée.',
        other: 'Entre-temps, # choses se sont passées.',
      }),
  },

  scores: {
    title: (round) => `Points de la manche ${round}`,
    player: 'Joueur',
    numbers: 'Nombres',
    times: 'Fois',
    plus: 'Plus',
    bonus: 'Prime',
    sum: 'Manche',
    total: 'Total',
    next: 'Manche suivante',
  },

  end: {
    won: (names, winners) => `${names} ${winners === 1 ? 'gagne' : 'gagnent'}`,
    youWon: 'Tu gagnes !',
    youCame: (place) => `Tu finis ${place}.`,
    soloDone: (rounds) => plural(rounds, { one: 'Réussi en # manche', other: 'Réussi en # manches' }),
    rematch: 'Rejouer',
    review: 'Revoir la partie',
    leave: 'Quitter la table',
    chart: 'Totaux après chaque manche',
    chartLabel: (rounds) =>
      plural(rounds, { one: 'Totaux après # manche', other: 'Totaux après chacune des # manches' }),
    awards: 'Distinctions',
    standings: 'Classement final',
    mostSevens: (names, count, seven) => `${names} : ${count} × ${seven}`,
    bestRound: (names, points) =>
      `${names} : ${plural(points, { one: '# point en une manche', other: '# points en une manche' })}`,
    mostBusts: (names, count) =>
      `${names} : ${plural(count, { one: '# élimination', other: '# éliminations' })}`,
    mostSaves: (names, count) => `${names} : ${plural(count, { one: '# sauvetage', other: '# sauvetages' })}`,
    mostFrozen: (names, count) =>
      `${names} : ${plural(count, { one: '# fois au froid', other: '# fois au froid' })}`,
    boldest: (names, chance) => `${names} : une carte à ${percent(chance)} de risque, et c’est passé`,
    titles: {
      mostSevens: 'Sept fois sept',
      bestRound: 'Plus beau butin',
      mostBusts: 'Feu d’artifice',
      mostSaves: 'Neuf vies',
      mostFrozen: 'Place la plus froide',
      boldest: 'Nerfs d’acier',
    },
  },

  log: 'Ce qui s’est passé',
  openLog: 'Montrer ce qui s’est passé',
  leave: 'Quitter la table',
  soundOn: 'Activer le son',
  soundOff: 'Couper le son',
  shortcuts: 'Touches',
  keys: {
    h: (hit) => hit,
    s: (stay) => stay,
    digits: 'Choisir quelqu’un',
    arrows: 'Passer d’un joueur à l’autre',
    space: 'Passer l’animation',
    l: 'Ce qui s’est passé',
    question: 'Ces touches',
    escape: 'Fermer',
  },
  aboutRule: (rule) => `Règle ${rule}`,
};

export default fr;
