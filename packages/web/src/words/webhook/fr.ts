import type { Words } from '../areas.ts';

const fr: Words<'webhook'> = {
  hints: {
    table: 'Annonce chaque partie terminée à cette table à une messagerie ou à un programme.',
    circle: 'Annonce chaque nouvelle partie de ce groupe à une messagerie ou à un programme.',
  },
  url: 'Adresse du webhook',
  save: 'Enregistrer',
  remove: 'Supprimer',
  test: 'Envoyer un test',
  secret: 'Secret pour vérifier la signature, affiché seulement maintenant',
  copy: 'Copier le secret',
  set: (host) => `Chaque partie est annoncée à ${host}.`,
  arrived: 'Le test est arrivé.',
  lost: (answer) => `Le test n’est pas arrivé : ${answer}.`,
  noAnswer: 'pas de réponse',
  status: (status) => `réponse ${status}`,
  wrong: 'Saisis une adresse qui commence par https:// et appartient à un serveur public.',
  failed: 'Ça n’a pas marché. Réessaie.',
};

export default fr;
