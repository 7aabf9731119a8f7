import type { Words } from '../areas.ts';

const fr: Words<'you'> = {
  title: 'Toi',
  lead: 'Tu joues sans compte. Une clé secrète sur cet appareil dit qui tu es.',
  playAs: (name) => `Ton nom à la table : ${name}.`,
  nameless: 'Tu n’as pas encore choisi de nom.',
  changeName: 'Changer de nom',

  keepTitle: 'Garde tes parties et ta cote',
  keepText:
    'Si tu perds cet appareil ou si tu effaces les données du navigateur, tu perds tes parties en ligne, tes groupes et ta cote. Une clé d’accès ou un deuxième appareil te permet de les garder.',
  kept: 'Même si tu perds cet appareil, tu peux revenir.',
  makePasskey: 'Créer une clé d’accès',
  passkeyHint:
    'C’est ton appareil ou ton gestionnaire de mots de passe qui la conserve. Sevenfold ne demande ni nom, ni adresse e-mail, ni mot de passe.',
  noPasskeys:
    'Les clés d’accès ne fonctionnent pas à cette adresse, qui n’a pas de https ou pas de nom d’hôte. Ajoute plutôt un deuxième appareil.',
  passkeyMade: 'Clé d’accès créée.',
  addDevice: 'Ajouter un autre appareil',
  linkText:
    'Scanne ce code avec ton autre appareil, ou envoie-toi le lien. Il sert une seule fois, pendant dix minutes. Ne le donne à personne : quiconque l’ouvre prend ton identité ici.',
  makingLink: 'Création du lien…',
  qr: 'QR code du lien',
  onlyHere: 'Les autres appareils ne peuvent pas joindre ce serveur pour le moment.',

  devicesTitle: 'Tes appareils et tes clés d’accès',
  kinds: { phone: 'Téléphone', tablet: 'Tablette', computer: 'Ordinateur' },
  thisDevice: 'cet appareil',
  added: (date) => `Ajouté le ${date}`,
  passkey: 'Clé d’accès',
  created: (date) => `Créée le ${date}`,
  remove: 'Retirer',
  removeNamed: (what) => `Retirer : ${what}`,
  removeTitles: {
    device: 'Retirer l’autre appareil ?',
    self: 'Retirer cet appareil ?',
    passkey: 'Retirer la clé d’accès ?',
  },
  removeTexts: {
    device:
      'Il ne sera plus lié à toi : il perd tes places, tes parties sur le serveur, tes groupes et ta cote. Ce qu’il a lui-même en mémoire y reste.',
    self: 'Cet appareil ne sera plus lié à toi : il perd tes places, tes parties sur le serveur, tes groupes et ta cote. Ce qu’il a lui-même en mémoire y reste.',
    passkey:
      'Elle ne te permettra plus de revenir. Supprime-la aussi dans ton gestionnaire de mots de passe.',
  },
  deviceAdded: 'L’appareil a été ajouté.',
  deviceRemoved: 'L’appareil a été retiré.',
  passkeyRemoved: 'La clé d’accès a été retirée.',

  restoreTitle: 'Tu as déjà joué ici ?',
  restoreText: 'Avec ta clé d’accès, tu retrouves sur cet appareil tes parties, tes groupes et ta cote.',
  restore: 'Utiliser une clé d’accès',
  restoreByLink:
    'Avec un deuxième appareil : ouvres-y cette page, choisis « Ajouter un autre appareil » et scanne le code avec cet appareil.',

  joinByLink: 'Ajouter cet appareil ?',
  joinByPasskey: 'Continuer sur cet appareil ?',
  joinLinkText:
    'Cet appareil sera désormais lié à la personne qui a créé le lien : mêmes parties, mêmes groupes, même cote.',
  joinWarning:
    'As-tu créé ce lien toi-même ? Sinon, annule : quelqu’un d’autre pourrait jouer à ta place, voir tes parties et les supprimer.',
  joinPasskeyText:
    'Cet appareil sera désormais lié à ta clé d’accès, avec ses parties, ses groupes et sa cote.',
  joinMerges:
    'Ce que tu as ici s’y ajoute : parties en ligne, groupes, places aux tables ouvertes et paquets du jour. S’il y a deux cotes, celle de cet appareil disparaît.',
  joinLeaves:
    'Tes parties en ligne, tes groupes et ta cote restent avec tes autres appareils et clés d’accès, pas avec cet appareil.',
  joinAction: 'Ajouter cet appareil',
  joined: 'C’est fait. Cet appareil est aussi le tien.',

  lostTitle: 'Si tout est perdu',
  lostText:
    'Sans aucun de tes appareils ni clé d’accès, personne ne peut retrouver tes parties, tes groupes et ta cote, pas même les gens qui gèrent ce serveur. Ce que cet appareil a en mémoire peut être enregistré dans un fichier.',
  saveFile: 'Aller à l’historique pour enregistrer un fichier',

  deleteTitle: 'Tout supprimer',
  deleteText:
    'Tout ce qui est sur cet appareil, et tout ce que le serveur sait de toi et de tous tes appareils : parties, groupes, cote, paquets du jour, notifications, clés d’accès. Ceux avec qui tu as joué gardent leurs parties, avec les noms de la table.',
  deleteAction: 'Tout supprimer',
  deleteAskTitle: 'Tout supprimer, ici et sur le serveur ?',
  deleteAskText:
    'Tu n’existeras plus ici, sur aucun appareil. Ce que tes autres appareils ont eux-mêmes en mémoire doit être supprimé sur chacun d’eux. C’est définitif.',
  deleted: 'Tout a été supprimé.',
  unreachableTitle: 'Le serveur n’a rien supprimé',
  unreachableText:
    'Il est injoignable ou en maintenance ; rien n’a donc été supprimé ici non plus. Réessaie plus tard. Si tu supprimes seulement ce qui est sur cet appareil, la clé disparaît aussi, et ce que le serveur sait de toi y reste.',
  deleteHere: 'Supprimer seulement ici',
  privacy: 'Ce qui est enregistré et où',

  problems: {
    noTicket: 'Ce lien ne fonctionne plus : il a déjà servi, ou il a plus de dix minutes. Crées-en un autre.',
    badPasskey: 'La clé d’accès n’a pas été acceptée. Réessaie.',
    noPasskey:
      'Le serveur ne connaît pas cette clé d’accès : elle a été retirée, ou elle appartient à un autre serveur.',
    noPasskeys: 'Les clés d’accès ne fonctionnent pas à cette adresse. Ajoute plutôt un autre appareil.',
    tooManyDevices: 'Tu as atteint le nombre maximal d’appareils et de clés d’accès. Retires-en d’abord.',
    lastDevice: 'C’est ton seul appareil. Ajoute d’abord un autre appareil ou une clé d’accès.',
    noDevice: 'Cet appareil a déjà été retiré.',
    dismissed: 'Aucune clé d’accès n’a été utilisée. Réessaie, ou ajoute un autre appareil.',
  },
};

export default fr;
