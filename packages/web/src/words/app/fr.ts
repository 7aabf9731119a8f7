import type { Words } from '../areas.ts';

const fr: Words<'app'> = {
  home: 'Sevenfold, accueil',
  settings: 'Réglages',
  tutorial: 'Tutoriel',
  skipToContent: 'Aller au contenu',
  close: 'Fermer',
  cancel: 'Annuler',
  loading: 'Chargement…',

  share: 'Partager',
  copyLink: 'Copier le lien',
  copied: 'Copié.',
  copyByHand: (text) => `Ce navigateur ne permet pas de copier. Copie à la main : ${text}`,

  lostTitle: 'Page introuvable',
  lostText: 'Il n’y a pas de page à cette adresse. Vérifie l’orthographe, ou repars de l’accueil.',
  goHome: 'Aller à l’accueil',

  crashTitle: 'Quelque chose s’est mal passé',
  crashText:
    'Cette page a planté. Rien n’est perdu : les parties de cet appareil sont enregistrées et les parties en ligne continuent. Recharger suffit le plus souvent.',
  reload: 'Recharger',
  crashDetails: 'Détails pour un rapport de bug',

  failedTitle: 'Cette page n’a pas pu être chargée',
  failedText:
    'Tu es peut-être hors ligne, ou une nouvelle version vient de sortir. Réessaie dans un instant.',
  tryAgain: 'Réessayer',

  updateReady: 'Une nouvelle version est prête.',
  update: 'Mettre à jour',
  updating: 'Mise à jour…',

  trademark:
    '« Flip 7 » est une marque de son propriétaire. Sevenfold est un projet libre indépendant, ni affilié à celui-ci ni approuvé par lui.',
};

export default fr;
