import type { Words } from '../areas.ts';

const de: Words<'tv'> = {
  title: 'Auf dem Fernseher spielen',
  intro: 'Dieser Bildschirm ist der Tisch. Alle spielen auf ihrem Handy, mit einem Code und ohne Konto.',
  open: 'Tisch hier öffnen',
  already: 'Ist schon ein Tisch offen?',
  code: 'Code des Tisches',
  show: 'Hier zeigen',

  scan: 'Scannen und mitspielen',
  or: (host) => `oder geh auf ${host} und gib diesen Code ein`,
  first: 'Wer zuerst Platz nimmt, ist Host.',
  starts: (host) => `${host} kann das Spiel starten.`,
  waits: 'Warten auf den Host',
  join: 'Mitspielen oder zuschauen',

  address: 'Öffne auf dem Fernseher diese Adresse:',
  enter: 'Gib dann diesen Code ein:',
  phones: 'Alle spielen auf ihrem Handy.',

  onlyMyCards: 'Nur meine Karten zeigen',
  wholeTable: 'Den ganzen Tisch zeigen',

  unreachable: {
    here: 'Handys erreichen diesen Tisch nicht: Der Server ist nur von diesem Rechner aus erreichbar. Starte ihn ohne --host oder mit --host 0.0.0.0.',
    offline: 'Handys erreichen diesen Tisch nicht: Dieser Rechner ist mit keinem Netzwerk verbunden.',
  },

  lastCard: 'Letzte Karte',
};

export default de;
