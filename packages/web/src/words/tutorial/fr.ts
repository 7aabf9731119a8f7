import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { percent } = formats('fr');

const fr: Words<'tutorial'> = {
  title: 'Tutoriel',
  next: 'Suivant',
  skip: 'Passer',
  step: (at, of) => `Étape ${at} sur ${of}`,
  instead: {
    s: (t) =>
      `« ${t.stay} » terminerait ta manche ici, et tu garderais tes points. Mais il reste des choses à voir : appuie sur « ${t.hit} ».`,
    h: (t) => `« ${t.hit} » mettrait tes 24 points en jeu. Garde-les cette fois : appuie sur « ${t.stay} ».`,
    '@0': (t) =>
      `Tu peux te donner « ${t.freeze} » à toi-même : ta manche s’arrêterait et tu garderais tes points. Cette fois, donne-la à Pip.`,
  },
  steps: {
    welcome: () =>
      'Collectionne des nombres différents et arrête-toi avant d’en avoir un en double. Dès qu’un joueur atteint l’objectif, ici 80 points, le plus haut total gagne. Tout le monde commence avec une carte.',
    firstCard: (t) => `Un 8 : huit points, si tu les gardes. Encore une carte ? Appuie sur « ${t.hit} ».`,
    risk: (t, chance) =>
      `8 et 3 : 11 points pour l’instant. Un autre 8 ou un autre 3 te ferait sauter : ${percent(chance)} des cartes. Le paquet compte huit 8, mais seulement trois 3 ; les traits sur la carte disent combien il y en a. Encore « ${t.hit} ».`,
    greed: (t, chance) =>
      `23 points, et ${percent(chance)} de risque de sauter : il y a douze 12. Pip s’est arrêté. Il serait sage d’en faire autant… mais regarde ce qui se passe : « ${t.hit} ».`,
    bust: () =>
      'Un deuxième 8 : tu sautes, et tu ne marques rien dans cette manche. C’est le seul danger du jeu. Passons à la manche suivante.',
    modifier: (t) =>
      `+4 est une carte bonus : quatre points de plus, et elle ne te fait jamais sauter. Tu n’as encore aucun nombre, donc « ${t.hit} » est sans danger.`,
    secondChance: (t) =>
      `« ${t.secondChance} » ! Elle te sauve d’un doublon. C’est le moment d’oser : « ${t.hit} ».`,
    safe: (t) => `Un 10, et rien à craindre. « ${t.hit} » !`,
    saved: (t) =>
      `Un deuxième 10, mais « ${t.secondChance} » te sauve : les deux cartes sont défaussées et tu restes en jeu. Te voilà sans protection. Encore « ${t.hit} ».`,
    stay: (t) => `×2 double tes nombres : 10 × 2 + 4 font 24 points. Garde-les : appuie sur « ${t.stay} ».`,
    scored: () => '24 points, bien à l’abri. Dernière manche : regarde ce que Pip fait de la première carte.',
    flipThree: (t) =>
      `« ${t.flipThree} » : le joueur qui la reçoit pioche trois cartes, une par une. Pip espérait te voir sauter ; à la place, tu as quatre nombres. « ${t.hit} ».`,
    freeze: (t) =>
      `« ${t.freeze} » : le joueur qui la reçoit sort de la manche avec les points qu’il a. Pip n’en a pas encore. Donne-la à Pip.`,
    four: (t) =>
      `Pip sort sans un point, et tu en as 26. Sept nombres différents font « ${t.flip7} », 15 points de plus. Tu en as quatre. Ose : « ${t.hit} ».`,
    nearly: (t) => `Cinq. « ${t.hit} ».`,
    last: (t, chance) => `Six ! Encore un, à ${percent(chance)} de risque. « ${t.hit} » !`,
    done: (t) =>
      `« ${t.flip7} » ! La manche s’arrête aussitôt, et tu marques 61 points : 46 pour les nombres et 15 de bonus. Tu gagnes ! On passe à de vrais adversaires ?`,
  },
  play: 'Jouer maintenant',
  rules: 'Lire les règles',
  again: 'Encore une fois',
};

export default fr;
