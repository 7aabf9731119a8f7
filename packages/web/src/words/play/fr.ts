import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural } = formats('fr');

const fr: Words<'play'> = {
  title: 'Contre des bots',
  starting: 'On mélange…',
  setUp: 'Joueurs et règles',
  opponents: (count) => plural(count, { one: '# adversaire', other: '# adversaires' }),
  add: 'Ajouter un adversaire',
  addRandom: 'Au hasard',
  remove: (name) => `Retirer ${name}`,
  fullTable: 'La table est pleine : 18 joueurs au maximum.',
  strength: 'Difficulté',
  strengths: { easy: 'facile', medium: 'moyenne', hard: 'difficile', own: 'mixte' },
  rules: 'Règles',
  speed: 'Vitesse',
  start: 'Distribuer les cartes',
  shareRules: 'Copier un lien avec ces règles',
  copied: 'Lien copié.',
  takeBack: 'Annuler',
  takenBack: 'Annulé. Le résultat le mentionnera.',
  nothingToTakeBack: 'Rien à annuler : tu n’as encore rien décidé.',
  takeBacks: (count) => plural(count, { one: 'avec # annulation', other: 'avec # annulations' }),
  notStored: 'Ce navigateur n’enregistre rien : la partie sera perdue si tu fermes cette page.',
  gone: 'Cette partie n’est pas sur cet appareil.',
  newGame: 'Nouvelle partie',
  elsewhere: 'Cette partie est ouverte dans un autre onglet.',
  here: 'Jouer ici',
  cannotStart: 'Cette partie ne peut pas commencer. Essaie d’autres joueurs ou d’autres règles.',
};

export default fr;
