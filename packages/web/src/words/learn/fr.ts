import type { Words } from '../areas.ts';
import { speech } from '../speech.ts';

const { percent } = speech('fr');

const fr: Words<'learn'> = {
  title: 'Comment jouer',
  next: 'Suite',
  skip: 'Passer',
  step: (at, of) => `Étape ${at} sur ${of}`,
  tryThis: (answer) => `Bonne idée. Pour cette leçon, essaie « ${answer} ».`,
  steps: {
    welcome: () =>
      'Rassemble des nombres différents, et arrête-toi avant qu’un nombre revienne. Le premier à l’objectif gagne ; ici, 80 suffisent. Pour commencer, chacun reçoit une carte.',
    firstCard: (t) => `Un 8 : huit points, si tu les gardes. Encore une carte ? Appuie sur « ${t.hit} ».`,
    risk: (t, chance) =>
      `8 et 3, 11 points pour l’instant. Un autre 8 ou 3 t’éliminerait : ${percent(chance)} des cartes. Il y a huit 8 dans la pioche, mais seulement trois 3 ; les traits sur la carte le disent. Encore « ${t.hit} ».`,
    greed: (t, chance) =>
      `23 points, et ${percent(chance)} de risque d’être éliminé : il y a douze 12. Pip s’est arrêté. Il serait sage d’en faire autant … mais vois ce qui arrive : « ${t.hit} ».`,
    bust: () =>
      'Un deuxième 8 : tu es éliminé, et la manche ne te rapporte rien. C’est tout le danger du jeu. Passons à la manche suivante.',
    modifier: (t) =>
      `+4 est un bonus : quatre points de plus, et il ne t’élimine jamais. Tu n’as encore aucun nombre, donc « ${t.hit} » est sans danger.`,
    secondChance: (t) =>
      `« ${t.secondChance} » ! Elle te sauve d’un doublon. C’est le moment d’oser : « ${t.hit} ».`,
    safe: (t) => `Un 10, et tu es protégé. « ${t.hit} » !`,
    saved: (t) =>
      `Un deuxième 10, mais « ${t.secondChance} » l’emporte : les deux sont défaussées, tu restes en jeu. Te voilà sans protection. Encore « ${t.hit} ».`,
    stay: (t) => `×2 double tes nombres : 10 × 2 + 4 font 24 points. Garde-les : appuie sur « ${t.stay} ».`,
    scored: () =>
      '24 points sont à toi pour de bon. Dernière manche : regarde ce que Pip fait de la première carte.',
    flipThree: (t) =>
      `« ${t.flipThree} » : qui la reçoit prend trois cartes, l’une après l’autre. Pip espérait te voir éliminé ; tu as quatre nombres. « ${t.hit} ».`,
    freeze: (t) =>
      `« ${t.freeze} » : qui la reçoit quitte la manche avec ce qu’il a. Pip n’a encore rien. Donne-la à Pip.`,
    six: (t) =>
      `Pip sort sans un point, et tu en as 26. Sept nombres différents font un « ${t.flip7} », 15 points de plus. Tu en as quatre. Ose : « ${t.hit} ».`,
    nearly: (t) => `Cinq. « ${t.hit} ».`,
    last: (t, chance) => `Six ! Encore un, à ${percent(chance)} de risque. « ${t.hit} » !`,
    done: (t) =>
      `« ${t.flip7} » ! La manche s’arrête aussitôt, et 61 points sont à toi : 46 pour les nombres et 15 de plus. Tu gagnes. Et maintenant, de vrais adversaires ?`,
  },
  yourRules: (rules) => `Ici, tu joues avec d’autres règles : ${rules}. Ce qui change :`,
  play: 'Jouer',
  rules: 'Lire toutes les règles',
  again: 'Encore une fois',
};

export default fr;
