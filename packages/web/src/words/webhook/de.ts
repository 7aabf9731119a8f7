import type { Words } from '../areas.ts';

const de: Words<'webhook'> = {
  hints: {
    table: 'Meldet jedes Spiel, das an diesem Tisch endet, an einen Chat oder ein Programm.',
    circle: 'Meldet jedes neue Spiel dieser Gruppe an einen Chat oder ein Programm.',
  },
  url: 'Adresse des Webhooks',
  save: 'Speichern',
  remove: 'Entfernen',
  test: 'Test senden',
  secret: 'Schlüssel zum Prüfen der Signatur. Kopiere ihn jetzt: Er wird nur einmal gezeigt.',
  copy: 'Schlüssel kopieren',
  set: (host) => `Jedes Spiel wird an ${host} gemeldet.`,
  arrived: 'Der Test ist angekommen.',
  lost: (answer) => `Der Test ist nicht angekommen: ${answer}.`,
  noAnswer: 'keine Antwort',
  status: (status) => `Antwort ${status}`,
  wrong: 'Gib eine Adresse ein, die mit https:// beginnt und zu einem öffentlichen Server gehört.',
};

export default de;
