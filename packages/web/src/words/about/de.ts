import type { Words } from '../areas.ts';

const de: Words<'about'> = {
  title: 'Über Sevenfold',
  lead: 'Sevenfold ist ein freies Open-Source-Projekt rund um das Kartenspiel, das als Flip 7 bekannt ist: Wer wagt, gewinnt – oder platzt. App, Bots, Server und Kommandozeile nutzen dieselbe exakte Spiellogik.',
  privacyTitle: 'Datenschutz',
  privacy:
    'Keine Konten, keine Werbung, keine Tracker, keine Cookies. Spiele allein, gegen Bots und an einem Gerät verlassen dieses Gerät nie. Einen Tisch mit Freunden speichert der Server, auf dem ihr spielt, samt den Namen, die ihr eingebt; wer ihn geöffnet hat, kann ihn löschen. Ein beendetes Spiel gehört denen, die es gespielt haben: Jeder kann es aus seinem Verlauf löschen, und sobald alle das getan haben, verschwindet es auch vom Server.',
  fairTitle: 'Faire Karten',
  fair: 'Online steht die Reihenfolge der Karten vor dem Spiel fest, und alle am Tisch mischen mit. Nach dem Spiel können alle nachprüfen, dass keine Karte ausgetauscht wurde.',
  thanksTitle: 'Gemacht mit',
  thanks:
    'Svelte und der Schrift Bricolage Grotesque von Mathieu Triay (SIL Open Font License). Karten, Klänge und Zeichnungen sind unsere eigenen.',
  legalTitle: 'Namen und Rechte',
  licence: 'Sevenfold ist freie Software unter der MIT-Lizenz.',
  version: (number) => `Version ${number}`,
};

export default de;
