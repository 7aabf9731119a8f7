import type { Words } from '../areas.ts';

const de: Words<'about'> = {
  title: 'Über Sevenfold',
  lead: 'Sevenfold ist ein freies Open-Source-Zuhause für das Kartenspiel für Mutige, das als Flip 7 bekannt ist: ein exaktes Regelwerk, mit dem App, Bots, Server und Kommandozeile arbeiten.',
  privacyTitle: 'Datenschutz',
  privacy:
    'Es gibt keine Konten, keine Werbung, keine Tracker und keine Cookies. Spiele gegen Bots, rund um ein Gerät und solo verlassen dieses Gerät nie. Einen Tisch mit Freunden speichert der Server, auf dem ihr spielt, mit den Namen, die ihr angebt; wer ihn eröffnet hat, kann ihn löschen. Ein beendetes Spiel gehört denen, die es gespielt haben: Jeder kann es aus seinem Verlauf löschen, und mit dem Letzten verschwindet es vom Server.',
  fairTitle: 'Faire Karten',
  fair: 'Online steht die Reihenfolge der Karten vor dem Spiel fest, und alle am Tisch mischen mit. Hinterher kann jeder prüfen, dass keine Karte angerührt wurde.',
  thanksTitle: 'Gemacht mit',
  thanks:
    'Svelte und der Schrift Bricolage Grotesque von Mathieu Triay (SIL Open Font Licence). Karten, Klänge und Zeichnungen sind unsere eigenen.',
  legalTitle: 'Namen und Rechte',
  licence: 'Sevenfold ist freie Software unter der MIT-Lizenz.',
  version: (number) => `Version ${number}`,
};

export default de;
