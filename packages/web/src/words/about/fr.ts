import type { Words } from '../areas.ts';

const fr: Words<'about'> = {
  title: 'À propos de Sevenfold',
  lead: 'Sevenfold est une maison libre et ouverte pour le jeu de cartes de prise de risque connu sous le nom de Flip 7 : un seul moteur de règles, exact, pour l’appli, les bots, le serveur et la ligne de commande.',
  privacyTitle: 'Vie privée',
  privacy:
    'Ni comptes, ni publicité, ni traceurs, ni cookies. Les parties contre des bots, autour d’un appareil et en solo ne quittent jamais cet appareil. Une table entre amis est gardée par le serveur où vous jouez, avec les noms que vous donnez ; qui l’a créée peut la supprimer. Une partie terminée appartient à ses joueurs : chacun peut la supprimer de son historique, et le dernier l’efface du serveur.',
  fairTitle: 'Des cartes honnêtes',
  fair: 'En ligne, l’ordre des cartes est fixé avant la partie et chacun à la table contribue au mélange. Ensuite, tout le monde peut vérifier qu’aucune carte n’a été touchée.',
  thanksTitle: 'Fait avec',
  thanks:
    'Svelte et la police Bricolage Grotesque de Mathieu Triay (SIL Open Font Licence). Les cartes, les sons et les dessins sont les nôtres.',
  legalTitle: 'Noms et droits',
  licence: 'Sevenfold est un logiciel libre sous licence MIT.',
  version: (number) => `Version ${number}`,
};

export default fr;
