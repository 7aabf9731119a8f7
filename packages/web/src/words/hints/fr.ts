import type { Words } from '../areas.ts';

const fr: Words<'hints'> = {
  turn: (t) =>
    `« ${t.hit} » : une carte de plus ; « ${t.stay} » : tes points sont à l’abri ; mais un nombre en double, et tu ne marques rien dans cette manche.`,
  target: {
    freeze: 'Le joueur que tu choisis quitte la manche et garde ses points.',
    flipThree: 'Le joueur que tu choisis doit piocher trois cartes : un cadeau au début, un piège ensuite.',
    secondChance: (t) => `Tu as déjà « ${t.secondChance} » : choisis à qui donner celle-ci.`,
    keepSecondChance: (t) =>
      `Avec ces règles, tu peux garder « ${t.secondChance} » ou la donner à un joueur qui n’en a pas.`,
  },
  secondChance: (t) => `« ${t.secondChance} » évite une fois de sauter.`,
  bust: 'Sauté : deux fois le même nombre, donc aucun point dans cette manche.',
  save: (t) => `Sauvetage : « ${t.secondChance} » et le doublon sont défaussés, rien d’autre n’est perdu.`,
  saveOrBust: (t) =>
    `Un doublon : avec « ${t.secondChance} », les deux cartes sont défaussées ; sans elle, on saute.`,
  flip7: (t) => `${t.flip7} : sept nombres différents terminent aussitôt la manche, pour tout le monde.`,
  close: 'Compris',
  tutorial: 'Faire le tutoriel',
};

export default fr;
