import type { Words } from '../areas.ts';
import { speech } from '../speech.ts';

const { plural } = speech('fr');

const fr: Words<'pass'> = {
  title: 'Autour d’un appareil',
  intro: 'Tout le monde joue sur cet appareil. Les cartes sont visibles, personne n’a à détourner les yeux.',
  players: (count) => plural(count, { one: '# joueur', other: '# joueurs' }),
  addBot: 'Ajouter un bot',
  handOver: 'Demander avant chaque tour',
  handOverHint:
    'Affiche en grand à qui c’est le tour, jusqu’à ce qu’on touche l’écran. Utile quand l’appareil circule.',
  start: 'Distribuer',
  pass: (name) => `Passe l’appareil à ${name}`,
  ready: (name) => `Je suis ${name}`,
};

export default fr;
