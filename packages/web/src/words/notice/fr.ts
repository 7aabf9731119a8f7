import type { Words } from '../areas.ts';

const fr: Words<'notice'> = {
  banner: (text) => `Message du serveur : ${text}`,
  readOnly: 'Le serveur est en maintenance : tu peux regarder, mais personne ne peut jouer avant la fin.',
  readOnlyOver: 'La maintenance est terminée : tu peux de nouveau jouer.',
};

export default fr;
