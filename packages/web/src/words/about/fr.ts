import type { Words } from '../areas.ts';

const fr: Words<'about'> = {
  title: 'À propos de Sevenfold',
  lead: 'Sevenfold est un projet libre autour du jeu de cartes « stop ou encore » connu sous le nom de Flip 7. L’appli, les bots, le serveur et la ligne de commande partagent un seul moteur de règles, exact.',
  privacyTitle: 'Confidentialité',
  privacy:
    'Ni compte, ni publicité, ni traceur, ni cookie. Les parties en solo, contre des bots et sur un seul appareil restent sur cet appareil tant que tu ne les partages pas.',
  privacyMore: 'Ce qui est enregistré et comment le supprimer',
  fairTitle: 'Des cartes équitables',
  fair: 'En ligne, l’ordre des cartes est fixé avant la partie et chacun à la table participe au mélange. Après la partie, tout le monde peut vérifier qu’aucune carte n’a été échangée.',
  thanksTitle: 'Fait avec',
  thanks:
    'Svelte et la police Bricolage Grotesque de Mathieu Triay (SIL Open Font License). Les cartes, les sons et les dessins sont les nôtres.',
  legalTitle: 'Noms et droits',
  licence: 'Sevenfold est un logiciel libre sous licence MIT.',
  version: (number) => `Version ${number}`,
};

export default fr;
