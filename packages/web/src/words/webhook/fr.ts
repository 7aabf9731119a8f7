import type { Words } from '../areas.ts';

const fr: Words<'webhook'> = {
  hints: {
    table: 'Prévient un salon de discussion ou un programme de chaque partie terminée à cette table.',
    circle: 'Prévient un salon de discussion ou un programme de chaque nouvelle partie de ce groupe.',
  },
  url: 'Adresse du webhook',
  save: 'Enregistrer',
  remove: 'Supprimer',
  test: 'Envoyer un test',
  secret: 'Secret pour vérifier la signature. Copie-le maintenant : il ne s’affiche qu’une fois.',
  copy: 'Copier le secret',
  set: (host) => `${host} est prévenu de chaque partie.`,
  arrived: 'Le test est arrivé.',
  lost: (answer) => `Le test n’est pas arrivé : ${answer}.`,
  noAnswer: 'pas de réponse',
  status: (status) => `réponse ${status}`,
  wrong: 'Saisis une adresse qui commence par https:// et appartient à un serveur public.',
};

export default fr;
