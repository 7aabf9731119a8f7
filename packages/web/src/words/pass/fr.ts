import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural } = formats('fr');

const fr: Words<'pass'> = {
  title: 'Sur un seul appareil',
  intro:
    'Tout le monde joue sur cet appareil. Les cartes sont visibles de tous : inutile de détourner les yeux.',
  players: (count) => plural(count, { one: '# joueur', other: '# joueurs' }),
  addBot: 'Ajouter un bot',
  handOver: 'Pause entre les tours',
  handOverHint:
    'Affiche en grand qui doit jouer, jusqu’à ce qu’on touche l’écran. Pratique quand l’appareil circule.',
  start: 'Distribuer les cartes',
  pass: (name) => `Passe l’appareil à ${name}`,
  ready: (name) => `Je suis ${name}`,
};

export default fr;
