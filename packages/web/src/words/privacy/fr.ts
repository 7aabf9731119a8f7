import type { Words } from '../areas.ts';

const fr: Words<'privacy'> = {
  title: 'Confidentialité',
  lead: 'Pas de comptes, pas de publicité, pas de traceurs, pas de cookies. Voici tout ce qui est enregistré, où, pendant combien de temps, et comment le supprimer.',
  deviceTitle: 'Sur cet appareil',
  device:
    'Tes réglages, les parties en solo, contre des bots et sur un seul appareil, les feuilles de score, les parties suivies, ton historique et ses analyses, ton entraînement et tes résultats du jour, une copie de tes groupes, et la clé secrète qui dit qui tu es. Tout cela reste dans ce navigateur jusqu’à ce que tu le supprimes, et n’en sort que si tu joues avec d’autres ou partages quelque chose.',
  serverTitle: 'Sur le serveur',
  server:
    'Seulement ce que tu fais avec d’autres, sur le serveur dont ton navigateur affiche l’adresse. Il ne sait pas qui tu es : il enregistre une empreinte de ta clé et les noms que tu choisis pour jouer. Les durées ci-dessous s’appliquent, sauf si les gens qui gèrent le serveur en ont choisi d’autres.',
  stored: [
    {
      what: 'Tables en ligne',
      about:
        'Noms, places et coups ; pendant que tu cherches des joueurs, et une heure après, ton nom et ta cote. Le chat n’est pas enregistré.',
      until:
        'Une table se ferme après 7 jours sans coup et est supprimée un an plus tard ; son hôte peut la supprimer à tout moment.',
    },
    {
      what: 'Parties terminées',
      about: 'Chaque carte et chaque réponse, avec les noms de la table et une empreinte par joueur.',
      until: '5 ans, ou jusqu’à ce que le dernier joueur l’ait supprimée de son historique.',
    },
    {
      what: 'Feuilles de score partagées',
      about: 'Noms et points.',
      until: '90 jours après la dernière modification, ou jusqu’à ce que tu arrêtes le partage.',
    },
    {
      what: 'Groupes',
      about:
        'Les noms des membres et les parties qu’ils ajoutent. Les membres les voient, ainsi que tous ceux qui ont le lien d’invitation.',
      until:
        'Jusqu’à ton départ : ton nom disparaît, les parties restent, avec « ancien membre » à ta place. Un groupe disparaît pour de bon après 5 ans sans changement, ou 14 jours après sa suppression par un admin.',
    },
    {
      what: 'Cote',
      about:
        'Ta cote après chaque partie classée, combien tu en joues par mois, et le nom sous lequel tu as joué. Tu ne figures au palmarès, avec le coût de tes décisions, que si tu le veux.',
      until: 'Jusqu’à ce que tu supprimes tout.',
    },
    { what: 'Paquet du jour', about: 'Tes réponses et ton résultat.', until: '2 ans.' },
    {
      what: 'Notifications',
      about:
        'L’adresse que le service push de ton navigateur a donnée à cet appareil, sa langue, son fuseau horaire, ce que tu veux savoir, tes heures calmes et les messages encore à envoyer.',
      until: 'Jusqu’à ce que tu les désactives.',
    },
    {
      what: 'Appareils et clés d’accès',
      about:
        'Pour chaque appareil, l’empreinte de sa clé, son type, la date d’ajout et l’empreinte qu’il avait avant ; pour chaque clé d’accès, sa clé publique, le nombre d’utilisations et la date de création.',
      until:
        'Jusqu’à ce que tu les retires ; l’empreinte d’avant, jusqu’à ce que tu supprimes tout. Un lien pour un autre appareil disparaît après dix minutes.',
    },
    {
      what: 'Webhooks',
      about:
        'L’adresse prévenue quand une partie se termine à ta table ou dans ton groupe, et le secret qui sert à signer.',
      until: 'Jusqu’à ce que quelqu’un le retire, ou que la table ou le groupe soit supprimé.',
    },
  ],
  networkTitle: 'Ton adresse internet',
  network:
    'Le serveur en a besoin pour te répondre, et compte les requêtes qui en viennent pour que personne ne puisse le surcharger. Elle n’est ni dans la base de données ni dans les journaux. Pour repérer ceux qui jouent contre eux-mêmes, le serveur garde une trace de l’adresse. Aux tables, pendant que tu cherches des joueurs et dans les parties classées, c’est un code si court que des milliers d’adresses le partagent. Pour le paquet du jour, c’est une empreinte supprimée à la fin de la journée.',
  deleteTitle: 'Supprimer',
  delete:
    'Une seule partie : dans ton historique. Tout, ici et sur le serveur : sous « Toi ». Trois choses restent : les noms de la table, dans les parties de ceux avec qui tu as joué ; les parties de tes groupes, avec « ancien membre » à ta place ; et des résultats du paquet du jour qui n’appartiennent plus à personne.',
  toYou: 'Toi : tes appareils, et tout supprimer',
};

export default fr;
