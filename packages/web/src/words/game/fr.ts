import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';
import { called } from '../you-or-name.ts';

const { list, number, percent, plural } = formats('fr');

const fr: Words<'game'> = {
  title: 'La table',
  round: (round) => `Manche ${round}`,
  goal: (points) => `jusqu’à ${number(points)}`,
  pile: (cards) => plural(cards, { one: '# carte dans la pioche', other: '# cartes dans la pioche' }),
  discard: (cards) => plural(cards, { one: '# carte dans la défausse', other: '# cartes dans la défausse' }),
  players: 'Joueurs',
  points: (points) => plural(points, { one: '# point', other: '# points' }),
  total: (points) => `${number(points)} au total`,

  dealer: 'donne',
  you: 'toi',
  bot: 'bot',
  away: 'pas là',
  standIn: 'un bot joue à sa place',
  sittingOut: 'ne joue pas cette manche',
  flipOf: (done) => `carte ${done} sur 3`,
  comes: (card) => `${card} en route`,
  yourTurnAs: (name) => `${name}, à toi`,
  turn: (who) => (who.isYou ? 'À toi de jouer' : `À ${who.name} de jouer`),
  deals: (who) => (who.isYou ? 'Ta première carte' : `Première carte pour ${who.name}`),
  draws: (who) => (who.isYou ? 'Ta carte' : `Une carte pour ${who.name}`),
  mustDraw: (who) =>
    who.isYou
      ? 'Tu n’as pas encore de carte : tu dois piocher'
      : `${who.name} n’a pas encore de carte et doit piocher`,
  flips: (who, next) =>
    who.isYou ? `Tu pioches la carte ${next} sur 3` : `${who.name} pioche la carte ${next} sur 3`,
  askTurn: (hit, stay) => `${hit} ou ${stay} ?`,
  askTarget: (card) => `Qui reçoit « ${card} » ?`,
  askKeep: (chance) => `Garder « ${chance} » ou la donner ?`,
  keep: 'La garder',
  askSave: (card, chance) => `Un deuxième ${card} ! Utiliser ta « ${chance} » ?`,
  thinks: (who) => (who.isYou ? 'Tu réfléchis' : `${who.name} réfléchit`),
  noAnswer: (who) => (who.isYou ? 'Tu n’as pas encore répondu' : `${who.name} n’a pas encore répondu`),
  botThinks: (who) => (who.isYou ? 'Un bot réfléchit pour toi' : `Un bot réfléchit pour ${who.name}`),
  chooses: (who, card) =>
    who.isYou ? `Tu choisis qui reçoit « ${card} »` : `${who.name} choisit qui reçoit « ${card} »`,
  use: (chance) => `Utiliser « ${chance} »`,
  decline: 'Sauter quand même',
  paused: 'La partie est en pause.',
  watching: 'Tu regardes la partie.',
  skip: 'Passer',
  out: 'Tu es hors jeu pour cette manche.',
  safe: (points) =>
    plural(points, { one: 'Ton # point est à l’abri.', other: 'Tes # points sont à l’abri.' }),
  timeLeft: (time) => `encore ${time}`,
  secondsLeft: (seconds) => plural(seconds, { one: 'encore # seconde', other: 'encore # secondes' }),
  bustChance: (chance) => `${percent(chance)} de risque`,

  wouldFreeze: (points) => `à l’abri : ${number(points)}`,
  wouldBeWasted: 'sans effet',

  headlines: {
    bust: 'Sauté',
    saved: 'Sauvetage !',
    flip7: (seven) => `${seven} !`,
  },
  said: {
    roundBegan: (round, who) => `Manche ${round}. ${who.isYou ? 'Tu donnes.' : `${who.name} donne.`}`,
    drew: (who, card) => `${called(who, 'Toi')} : ${card}.`,
    saved: (who, card, chance) =>
      `${called(who, 'Toi')} : ouf ! « ${chance} » et le deuxième ${card} vont à la défausse.`,
    busted: (who, card) =>
      who.isYou ? `Tu sautes : un deuxième ${card}.` : `${who.name} saute : un deuxième ${card}.`,
    stayedWith: (who, t, points) =>
      `${who.isYou ? t.youStay : `${who.name} ${t.stays}`} ${plural(points, { one: 'avec # point.', other: 'avec # points.' })}`,
    flippedSeven: (who, seven, bonus) =>
      `${called(who, 'Toi')} : sept nombres ! ${seven}${bonus === 0 ? '' : `, et ${plural(bonus, { one: '# point', other: '# points' })} de bonus`}.`,
    gaveSecondChance: (who, target, chance) =>
      `${called(who, 'Toi')} : « ${chance} » pour ${called(target, 'toi')}.`,
    keptSecondChance: (who, chance) =>
      who.isYou ? `Tu gardes « ${chance} ».` : `${who.name} garde « ${chance} ».`,
    setAside: (who, card) =>
      `${called(who, 'Toi')} : carte « ${card} » mise de côté jusqu’à la troisième carte.`,
    aimed: (who, target, card) => `${called(who, 'Toi')} : « ${card} » pour ${called(target, 'toi')}.`,
    aimedSelf: (who, card) =>
      who.isYou ? `Tu gardes « ${card} » pour toi.` : `${who.name} garde « ${card} ».`,
    frozen: (who, points) =>
      `${called(who, 'Toi')} : ${plural(points, { one: 'hors jeu avec # point.', other: 'hors jeu avec # points.' })}`,
    discarded: (who, card) => `Carte « ${card} » pour ${called(who, 'toi')} : sans effet, défaussée.`,
    reshuffled: (cards) =>
      plural(cards, { one: 'On remélange : # carte.', other: 'On remélange : # cartes.' }),
    ranOut: 'La pioche est vide : la manche s’arrête.',
    roundEnded: (round) => `La manche ${round} est finie.`,
    scored: (who, points) =>
      `${called(who, 'Toi')} : ${plural(points, { one: '# point.', other: '# points.' })}`,
    gameEnded: (who) => `La partie est finie. ${who.isYou ? 'Tu gagnes !' : `${who.name} gagne !`}`,
    yourCards: (cards) => `Tes cartes : ${cards}.`,
  },

  scores: {
    title: (round) => `Scores de la manche ${round}`,
    player: 'Joueur',
    numbers: 'Nombres',
    cards: 'Cartes',
    times: 'Doublé',
    plus: 'Plus',
    bonus: 'Bonus',
    sum: 'Manche',
    total: 'Total',
    next: 'Manche suivante',
    result: 'Résultat',
  },

  end: {
    won: (winners) =>
      winners.length > 1
        ? winners.some(({ isYou }) => isYou)
          ? `${list([...winners.filter(({ isYou }) => !isYou).map(({ name }) => name), 'toi'])}, vous gagnez !`
          : `${list(winners.map(({ name }) => name))} gagnent !`
        : winners[0]!.isYou
          ? 'Tu gagnes !'
          : `${winners[0]!.name} gagne !`,
    youCame: (place) => `Tu finis ${place}.`,
    soloDone: (rounds) => plural(rounds, { one: 'Terminé en # manche', other: 'Terminé en # manches' }),
    rematch: 'Rejouer',
    review: 'Revoir et analyser',
    decisive: 'La carte décisive',
    decided: {
      flip7: (who, seven) =>
        who.isYou
          ? `Le septième nombre : ${seven} te donne la victoire.`
          : `Le septième nombre : ${seven} donne la victoire à ${who.name}.`,
      busted: (who, points) => {
        const lost = plural(points, { one: '# point', other: '# points' });
        return who.isYou
          ? `Ce doublon te coûte ${lost} et la victoire.`
          : `Ce doublon coûte ${lost} et la victoire à ${who.name}.`;
      },
      saved: (who) =>
        who.isYou
          ? 'Cette carte te sauve dans la dernière manche.'
          : `Cette carte sauve ${who.name} dans la dernière manche.`,
      passed: (who, rival) => {
        if (who.isYou) return `Avec cette carte, tu dépasses ${called(rival, 'toi')} pour de bon.`;
        return `Avec cette carte, ${who.name} ${rival.isYou ? 'te dépasse' : `dépasse ${rival.name}`} pour de bon.`;
      },
      reached: (who) =>
        `Avec cette carte, ${who.isYou ? 'tu franchis' : `${who.name} franchit`} la ligne d’arrivée.`,
    },
    race: 'Course',
    details: 'La partie en détail',
    chart: 'Totaux après chaque manche',
    chartLabel: (rounds) =>
      plural(rounds, { one: 'Totaux après # manche', other: 'Totaux après chacune des # manches' }),
    awards: 'Distinctions',
    standings: 'Classement final',
    mostSevens: (names, count, seven) => `${names} : ${count} × ${seven}`,
    bestRound: (names, points) =>
      `${names} : ${plural(points, { one: '# point en une manche', other: '# points en une manche' })}`,
    mostBusts: (names, count) => `${names} : ${plural(count, { one: '# saut', other: '# sauts' })}`,
    mostSaves: (names, count) => `${names} : ${plural(count, { one: '# sauvetage', other: '# sauvetages' })}`,
    mostFrozen: (names, count) => `${names} : ${plural(count, { one: '# gel', other: '# gels' })}`,
    boldest: (names, chance) => `${names} : une carte à ${percent(chance)} de risque, et c’est passé`,
    titles: {
      mostSevens: 'As du sept',
      bestRound: 'Plus beau butin',
      mostBusts: 'Feu d’artifice',
      mostSaves: 'Neuf vies',
      mostFrozen: 'Place la plus froide',
      boldest: 'Nerfs d’acier',
    },
  },

  log: 'Journal',
  openLog: 'Voir le journal',
  leave: 'Quitter la table',
  soundOn: 'Activer le son',
  soundOff: 'Couper le son',
  help: 'Comment jouer',
  shortcuts: 'Raccourcis clavier',
  keys: {
    h: (hit) => hit,
    s: (stay) => stay,
    digits: 'Choisir un joueur',
    arrows: 'Passer d’un joueur à l’autre',
    space: 'Passer l’animation',
    l: 'Journal',
    question: 'Comment jouer',
    k: 'Afficher cette liste',
    escape: 'Fermer',
  },
  aboutRule: (rule) => `Règle ${rule}`,
};

export default fr;
