import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';
import { called } from '../you-or-name.ts';

const { plural, number, percent } = formats('fr');

const points = { one: '# point', other: '# points' };

const fr: Words<'review'> = {
  whose: 'La partie de',
  played: 'Précision',
  luck: 'Chance',
  headline: (who, accuracy, luck) =>
    `${who.isYou ? 'Tu as' : `${who.name} a`} joué avec ${accuracy} de précision. Chance : ${luck}.`,
  headlineIdle: (who, luck) =>
    `${who.isYou ? 'Tu n’avais' : `${who.name} n’avait`} rien à décider. Chance : ${luck}.`,
  explain:
    'Précision : la part conservée de ce qui était en jeu dans les décisions. Chance : ce que les cartes ont donné et pris. Les deux se mesurent en chances de gagner.',
  explainSolo:
    'Précision : la part conservée de ce qui était en jeu dans les décisions. Chance : ce que les cartes ont donné et pris. Les deux se mesurent en manches attendues. Un signe moins est une bonne nouvelle : il indique des manches en moins.',
  medal: (start, end) => `Chances de médaille : ${start} au départ, ${end} à la fin.`,
  rounds: (count) =>
    `${number(count, Number.isInteger(count) ? 0 : 2)} ${plural(count, { one: 'manche', other: 'manches' })}`,
  saved: (count, rounds) =>
    `${rounds} ${plural(count, { one: 'manche économisée', other: 'manches économisées' })}`,
  wasted: (count, rounds) => `${rounds} ${plural(count, { one: 'manche perdue', other: 'manches perdues' })}`,
  account: 'Du départ au résultat',
  start: 'Chances au départ',
  startSolo: 'Attendu au départ',
  end: 'Résultat',
  noise: 'Tout cela est estimé à l’aide de parties simulées : de très petits écarts ne veulent rien dire.',
  wentWell: 'Bien joué',
  goodDecisions: (good, all) =>
    `${plural(good, { one: '# bonne décision', other: '# bonnes décisions' })} sur ${number(all)}`,
  praised: (round, answer, stake) => `Manche ${number(round)} : « ${answer} », avec ${stake} en jeu`,
  costMost: 'Le plus coûteux',
  decisions: (count) => plural(count, { one: '# décision', other: '# décisions' }),
  judged: (decisions, mistakes) => `${decisions} : ${mistakes}`,
  perDecision: (cost) => `En moyenne, une décision a coûté ${cost} de chances de gagner.`,
  perDecisionSolo: (cost) => `En moyenne, une décision a coûté ${cost}.`,
  none: 'aucune erreur.',
  counts: {
    inaccuracy: (count) => plural(count, { one: '# imprécision', other: '# imprécisions' }),
    mistake: (count) => plural(count, { one: '# erreur', other: '# erreurs' }),
    blunder: (count) => plural(count, { one: '# gaffe', other: '# gaffes' }),
  },
  verdicts: {
    best: 'le mieux',
    good: 'bien',
    inaccuracy: 'imprécis',
    mistake: 'erreur',
    blunder: 'gaffe',
  },
  everyone: 'Tout le monde',
  player: 'Joueur',
  mistakes: 'Erreurs',
  skill: 'Décisions personnelles',
  others: 'Décisions des autres',
  byRound: 'Manche par manche',
  round: 'Manche',

  misplays: 'Les décisions les plus coûteuses',
  noMisplays: (who, least) =>
    `${who.isYou ? 'Aucune de tes décisions' : `${who.name} : aucune décision`} n’a coûté ${least} ou plus. Bien joué !`,
  misplay: (round, chosen, best) => `Manche ${number(round)} : « ${chosen} » au lieu de « ${best} »`,
  costs: (who, cost) =>
    who.isYou
      ? `Cela t’a coûté ${cost} de chances de gagner.`
      : `Cela a coûté ${cost} de chances de gagner à ${who.name}.`,
  costsRounds: (cost) => `Cela coûte ${cost} en moyenne.`,
  known: 'Ce qu’on savait',
  knownPoints: (who, held, total) =>
    `${who.isYou ? 'Tu avais' : `${who.name} avait`} ${plural(held, points)} dans cette manche et ${number(total)} au total.`,
  knownBust: (chance) => `Risque de sauter à la prochaine carte : ${percent(chance)}.`,
  knownSaved: (card) => `Avec « ${card} », impossible de sauter à la prochaine carte.`,
  why: (answer) => `Pour « ${answer} »`,
  options: 'Chances de gagner selon la réponse',
  optionsRounds: 'Manches attendues selon la réponse',
  chosen: 'choisi',
  bestMark: 'le mieux',
  look: 'Voir ce moment',

  filed: (count) =>
    plural(count, {
      one: '# position de cette partie est entrée dans ton entraînement.',
      other: '# positions de cette partie sont entrées dans ton entraînement.',
    }),
  practise: 'S’entraîner',

  cards: 'Les cartes qui ont fait basculer la partie',
  lucky: 'Coups de chance',
  unlucky: 'Coups de malchance',
  turned: (round, who, card) => `Manche ${number(round)} : ${card} pour ${called(who, 'toi')}`,
  noCards: 'Aucune.',

  all: 'Toutes les décisions',
  onlyCostly: 'Seulement les décisions coûteuses',
  answer: 'Réponse',
  best: 'Le mieux',
  lost: 'Coût',
  verdict: 'Verdict',
  aimed: (card, target) => `${card} pour ${called(target, 'toi')}`,
  more: (samples) => `Analyser à nouveau, plus précisément (${number(samples)} parties simulées)`,
  cancel: 'Arrêter',

  weighed: (best, win, next, other, why) =>
    `« ${best} » gagne dans ${win} des cas, « ${next} » dans ${other}${why === '' ? '' : ` : ${why}`}.`,
  weighedRounds: (best, rounds, next, other, why) =>
    `« ${best} » demande ${rounds} en moyenne, « ${next} » ${other}${why === '' ? '' : ` : ${why}`}.`,
  inARow: (count) =>
    plural(count, {
      one: '# décision.',
      other: 'C’est le coût total de # décisions de suite ; celle-ci a coûté le plus.',
    }),
  noReason: 'Aucune raison ne l’emporte à elle seule.',
  without: (answer) => `sinon, « ${answer} » serait meilleur`,
  differs: (effect) => `cela fait une différence de ${effect}`,
  because: (fact, change) => `${fact} (${change})`,
  howSure: 'Est-ce fiable ?',
  estimates: 'Ce sont des estimations. Les vraies valeurs sont presque toujours dans ces limites :',
  range: (label, low, high, known) => `${label} : de ${low} à ${high} (${known})`,
  knownAs: { exact: 'valeur exacte', model: 'modèle', sample: 'échantillon' },
  percentPoints: (size) => `${size} points de pourcentage`,
  knownMeans: {
    exact: 'Valeur exacte : elle découle des seules règles.',
    model:
      'Modèle : toutes les cartes de cette manche sont prises en compte, les manches suivantes sont estimées.',
    sample:
      'Échantillon : tiré de parties simulées avec les mêmes cartes pour chaque réponse ; l’écart entre deux réponses est donc plus sûr que chacune des valeurs.',
  },

  subjects: {
    use: (card) => `Utiliser ${card}`,
    decline: 'Sauter',
  },
  withoutCard: (card, fact) => `sans « ${card} », ${fact}`,

  facts: {
    wins: (answer) => `« ${answer} » gagne tout de suite`,
    ties: (answer, who) => `« ${answer} » mène à l’égalité avec ${called(who, 'toi')}`,
    loses: (answer, who, by) =>
      `avec « ${answer} », il manque ${plural(by, points)} face à ${called(who, 'toi')}`,
    reachesTarget: (answer, total) =>
      `« ${answer} » donne ${number(total)} au total, et cette manche est la dernière`,
    beatable: (answer, total) =>
      `« ${answer} » ne donne que ${number(total)} au total, ce qui peut encore être dépassé`,
    bust: (who, chance, held) =>
      who.isYou
        ? `sauter (risque de ${percent(chance)}) te coûterait ${plural(held, points)}`
        : `sauter (risque de ${percent(chance)}) coûterait ${plural(held, points)} à ${who.name}`,
    sureBust: (who, held) =>
      `chaque carte ${who.isYou ? 'te ferait sauter' : `ferait sauter ${who.name}`}, au prix de ${plural(held, points)}`,
    secondChance: (who, card) =>
      who.isYou ? `« ${card} » te sauverait une fois` : `« ${card} » sauverait ${who.name} une fois`,
    safe: (who) =>
      `aucune carte de la pioche ne ${who.isYou ? 'te ferait sauter' : `ferait sauter ${who.name}`}`,
    nextAction: (card, chance) =>
      chance === 1
        ? `la prochaine carte sera forcément « ${card} »`
        : `la prochaine carte sera « ${card} » dans ${percent(chance)} des cas`,
    flip7: (seven, chance, bonus) =>
      `il y a ${percent(chance)} de chances de faire ${seven}, soit ${plural(bonus, points)} de plus`,
    noCard: (who) => `aucune carte ne suffit à elle seule pour passer devant ${called(who, 'toi')}`,
    fewCards: (who, cards, of) =>
      `${number(cards)} ${plural(cards, { one: 'seule carte', other: 'cartes seulement' })} sur ${number(of)} ${plural(cards, { one: 'suffit', other: 'suffisent' })} pour passer devant ${called(who, 'toi')}`,
    pointsInHand: (who, held, total) =>
      `${who.isYou ? 'tu as' : `${who.name} a`} ${plural(held, points)} dans cette manche, soit ${number(total)} au total`,
    race: (who, need, chance) =>
      `il ${who.isYou ? 'te faut' : `faut à ${who.name}`} ${plural(need, points)} dans cette manche pour atteindre l’objectif, ce qui réussit dans ${percent(chance)} des manches simulées`,
    behind: (who, by) =>
      `${who.isYou ? 'tu avais' : `${who.name} avait`} ${plural(by, points)} d’avance avant cette manche`,
    ahead: (who, by) =>
      `l’avance sur ${called(who, 'toi')} était de ${plural(by, points)} avant cette manche`,
    gain: (chance, more) =>
      `${chance === 1 ? 'chaque carte rapporte' : `${percent(chance)} des cartes rapportent`} des points, ${more} en moyenne`,
    gainFor: (who, chance, more) => {
      const cards =
        chance === 1
          ? `chaque carte ${who.isYou ? 'te ' : ''}rapporte`
          : `${percent(chance)} des cartes ${who.isYou ? 'te ' : ''}rapportent`;
      return `${cards} des points${who.isYou ? '' : ` à ${who.name}`}, ${more} en moyenne`;
    },
    threeRisk: (who, chance) =>
      `trois cartes ${who.isYou ? 'te feraient sauter' : `feraient sauter ${who.name}`} dans ${percent(chance)} des cas`,
    threeBust: (who, chance, held) =>
      who.isYou
        ? `sauter sur trois cartes (risque de ${percent(chance)}) te coûterait ${plural(held, points)}`
        : `sauter sur trois cartes (risque de ${percent(chance)}) coûterait ${plural(held, points)} à ${who.name}`,
    threeGain: (who, more) =>
      who.isYou
        ? `trois cartes te rapporteraient ${more} points en moyenne, risque de sauter compris`
        : `trois cartes rapporteraient ${more} points en moyenne à ${who.name}, risque de sauter compris`,
  },
};

export default fr;
