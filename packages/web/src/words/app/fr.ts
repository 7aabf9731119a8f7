import type { Words } from '../areas.ts';

const fr: Words<'app'> = {
  home: 'Sevenfold, accueil',
  menu: 'Menu',
  settings: 'Réglages',
  skipToContent: 'Aller au contenu',
  close: 'Fermer',
  cancel: 'Annuler',
  back: 'Retour',
  lostTitle: 'Il n’y a rien ici',
  lostText: 'L’adresse est peut-être mal tapée, ou la page a changé de place.',
  goHome: 'Aller à l’accueil',
};

export default fr;
