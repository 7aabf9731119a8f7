import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural, number, date } = formats('fr');

const fr: Words<'solo'> = {
  title: 'Défi solo',
  intro: (target) => `Combien de manches te faut-il pour atteindre ${number(target)} points en solo ?`,
  start: 'Commencer',
  resume: 'Continuer',
  rounds: (count) => plural(count, { one: '# manche', other: '# manches' }),
  medals: { legend: 'Légende', gold: 'Or', silver: 'Argent', bronze: 'Bronze' },
  within: (rounds) => `${number(rounds)} manches ou moins`,
  under: (rounds) => `moins de ${number(rounds)} manches`,
  noMedal: 'Pas de médaille cette fois',
  best: 'Ton record',
  noBest: 'Aucun essai terminé pour l’instant.',
  newBest: 'Nouveau record !',
  bestPlay: (rounds) =>
    `Le jeu parfait demande ${number(rounds, 2)} manches en moyenne, avec un paquet neuf à chaque manche.`,
  legendChance: (games) =>
    `Moins de cinq manches : même le jeu parfait n’y arrive que dans une partie sur ${number(games)}.`,
  compare: (difference) =>
    difference < 0
      ? `${number(-difference, 1)} ${plural(-difference, { one: 'manche', other: 'manches' })} de moins que le jeu parfait en moyenne`
      : `${number(difference, 1)} ${plural(difference, { one: 'manche', other: 'manches' })} de plus que le jeu parfait en moyenne`,
  attempts: 'Essais',
  when: (at) => date(at),
  takeBacks: (count) => plural(count, { one: 'avec # annulation', other: 'avec # annulations' }),
};

export default fr;
