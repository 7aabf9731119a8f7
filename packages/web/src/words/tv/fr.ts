import type { Words } from '../areas.ts';

const fr: Words<'tv'> = {
  title: 'Jouer sur la télé',
  intro: 'Cet écran est la table. Chacun joue sur son téléphone, avec un code et sans compte.',
  open: 'Ouvrir une table ici',
  already: 'Une table est déjà ouverte ?',
  code: 'Code de la table',
  show: 'L’afficher ici',

  scan: 'Scanne pour jouer',
  or: (host) => `ou va sur ${host} et saisis ce code`,
  first: 'Le premier joueur à prendre place est l’hôte.',
  starts: (host) => `${host} peut lancer la partie.`,
  waits: 'En attente de l’hôte',
  join: 'Jouer ou regarder',

  address: 'Sur la télé, ouvre cette adresse :',
  enter: 'Puis saisis ce code :',
  phones: 'Chacun joue sur son téléphone.',

  onlyMyCards: 'N’afficher que mes cartes',
  wholeTable: 'Afficher toute la table',

  unreachable: {
    here: 'Les téléphones ne peuvent pas atteindre cette table : le serveur n’écoute que sur cette machine. Lance-le sans --host, ou avec --host 0.0.0.0.',
    offline:
      'Les téléphones ne peuvent pas atteindre cette table : cette machine n’est connectée à aucun réseau.',
  },

  lastCard: 'Dernière carte',
};

export default fr;
