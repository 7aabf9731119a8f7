import type { Words } from '../areas.ts';

const fr: Words<'server'> = {
  problems: {
    offline: 'Le serveur est injoignable. Vérifie ta connexion, puis réessaie.',
    slow: 'La connexion a été coupée, ou elle est trop lente. Réessaie.',
    portal:
      'Ce n’est pas le serveur qui a répondu. Si ton Wi-Fi a une page de connexion, ouvre-la d’abord ; sinon, recharge cette page.',
    tooMany: 'Trop de requêtes. Attends une minute, puis réessaie.',
    readOnly: 'Le serveur est en maintenance. Réessaie plus tard.',
    gone: 'Ce n’est plus sur le serveur.',
    refused: 'Le serveur n’a pas pu le faire. Recharge la page, puis réessaie.',
  },
};

export default fr;
