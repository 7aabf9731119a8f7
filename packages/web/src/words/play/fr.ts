import type { Words } from '../areas.ts';
import { speech } from '../speech.ts';

const { plural } = speech('fr');

const fr: Words<'play'> = {
  title: 'Contre des bots',
  starting: 'On mélange …',
  setUp: 'Joueurs et règles',
  opponents: (count) => plural(count, { one: '# adversaire', other: '# adversaires' }),
  add: 'Ajouter un adversaire',
  addRandom: 'N’importe qui',
  remove: (name) => `Renvoyer ${name}`,
  fullTable: 'La table est pleine : dix-huit joueurs.',
  strength: 'Une table',
  strengths: { easy: 'facile', medium: 'moyenne', hard: 'difficile', own: 'mélangée' },
  rules: 'Règles',
  speed: 'Vitesse',
  start: 'Distribuer',
  shareRules: 'Copier un lien avec ces règles',
  copied: 'Le lien est copié.',
  takeBack: 'Reprendre',
  takenBack: 'Repris. Le résultat le mentionnera.',
  nothingToTakeBack: 'Il n’y a aucune décision de toi à reprendre.',
  takeBacks: (count) => plural(count, { one: 'avec # reprise', other: 'avec # reprises' }),
  notKept: 'Ce navigateur ne garde rien : la partie dure autant que cette page.',
  gone: 'Cette partie est introuvable sur cet appareil.',
  newGame: 'Nouvelle partie',
  elsewhere: 'Cette partie continue dans un autre onglet.',
  here: 'Jouer ici',
  cannotStart: 'Cette partie ne peut pas commencer. Essaie d’autres joueurs ou d’autres règles.',
};

export default fr;
