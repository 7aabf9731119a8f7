import type { Words } from '../areas.ts';

const fr: Words<'app'> = {
  home: 'Sevenfold, accueil',
  settings: 'Réglages',
  help: 'Comment jouer',
  skipToContent: 'Aller au contenu',
  close: 'Fermer',
  cancel: 'Annuler',
  loading: 'Chargement…',

  share: 'Partager',
  copyLink: 'Copier le lien',
  copied: 'Copié.',
  copyByHand: (text) => `La copie n’est pas permise ici. Copie-le à la main : ${text}`,

  lostTitle: 'Cette case est vide',
  lostText:
    'Il n’y a pas de page à cette adresse. Elle est peut-être mal tapée, ou la page a changé de place.',
  goHome: 'Vers l’accueil',

  crashTitle: 'Cela n’aurait pas dû arriver',
  crashText:
    'Cette page a trébuché. Rien n’est perdu : les parties de cet appareil sont gardées et les parties en ligne continuent. Recharger suffit le plus souvent.',
  reload: 'Recharger',
  crashDetails: 'Ce qui s’est passé, pour un rapport de bug',

  failedTitle: 'Cette page n’a pas pu être chargée',
  failedText:
    'La connexion est peut-être coupée, ou une nouvelle version est sortie. Réessaie dans un instant.',
  tryAgain: 'Réessayer',

  updateReady: 'Une nouvelle version est prête.',
  update: 'Mettre à jour',

  trademark:
    '« Flip 7 » est une marque de son propriétaire. Sevenfold est un projet libre indépendant, ni affilié à celui-ci ni approuvé par lui.',
};

export default fr;
