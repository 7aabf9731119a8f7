import type { Words } from '../areas.ts';

const de: Words<'about'> = {
  title: 'Über Sevenfold',
  lead: 'Sevenfold ist ein freies Open-Source-Projekt rund um das Kartenspiel, das als Flip 7 bekannt ist: Wer wagt, gewinnt – oder platzt. App, Bots, Server und Kommandozeile nutzen dieselbe exakte Spiellogik.',
  privacyTitle: 'Datenschutz',
  privacy:
    'Keine Konten, keine Werbung, keine Tracker, keine Cookies. Spiele allein, gegen Bots und an einem Gerät bleiben auf diesem Gerät, solange du sie nicht teilst.',
  privacyMore: 'Was gespeichert wird und wie du es löschst',
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
