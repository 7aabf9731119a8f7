import type { Words } from '../areas.ts';
import { speech } from '../speech.ts';

const { plural, number, date } = speech('fr');

const fr: Words<'solo'> = {
  title: 'Défi en solo',
  intro: (target) => `Combien de manches jusqu’à ${number(target)} points, seul contre la pioche ?`,
  start: 'Commencer',
  resume: 'Continuer',
  rounds: (count) => plural(count, { one: '# manche', other: '# manches' }),
  medals: { legend: 'Légende', gold: 'Or', silver: 'Argent', bronze: 'Bronze' },
  within: (rounds) => `${number(rounds)} manches ou moins`,
  under: (rounds) => `moins de ${number(rounds)} manches`,
  noMedal: 'Pas de médaille cette fois',
  best: 'Ton record',
  noBest: 'Aucun essai terminé pour l’instant.',
  newBest: 'Ton nouveau record !',
  bestPlay: (rounds) =>
    `Le meilleur jeu demande ${number(rounds, 2)} manches en moyenne, avec une pioche neuve à chaque manche.`,
  legendChance: (games) =>
    `Moins de cinq : une partie sur ${number(games)}, en jouant parfaitement pour cela.`,
  compare: (difference) =>
    difference < 0
      ? `${number(-difference, 1)} manches de mieux que le meilleur jeu en moyenne`
      : `${number(difference, 1)} manches de plus que le meilleur jeu en moyenne`,
  attempts: 'Essais',
  when: (at) => date(at),
  takeBacks: (count) => plural(count, { one: 'avec # reprise', other: 'avec # reprises' }),

  dailyTitle: 'Pioche du jour',
  dailyIntro:
    'Aujourd’hui, les mêmes cartes pour tous. Ton premier essai compte ; ensuite tu peux t’exercer.',
  dailyStart: 'Jouer la pioche du jour',
  practise: 'S’exercer sur la pioche du jour',
  practice: 'Exercice : seul ton premier essai compte.',
  done: (rounds) => plural(rounds, { one: 'Réussi en # manche', other: 'Réussi en # manches' }),
  streak: (days) => plural(days, { one: '# jour de suite', other: '# jours de suite' }),
  share: 'Partager le résultat',
  shared: 'Le résultat est copié.',
  shareText: (day, rounds) =>
    plural(rounds, {
      one: `Sevenfold, pioche du ${day} : # manche`,
      other: `Sevenfold, pioche du ${day} : # manches`,
    }),
  nextDeck: 'La prochaine pioche arrive à minuit UTC.',
  signs:
    'Un signe par manche : 💥 éliminé, 🌱 moins de 15 points, 🍀 moins de 30, 🔶 moins de 50, 🔥 dès 50, 🌟 sept nombres.',
};

export default fr;
