import type { Words } from '../areas.ts';

const de: Words<'privacy'> = {
  title: 'Datenschutz',
  lead: 'Keine Konten, keine Werbung, keine Tracker, keine Cookies. Hier steht alles, was gespeichert wird, wo, wie lange, und wie du es löschst.',
  deviceTitle: 'Auf diesem Gerät',
  device:
    'Deine Einstellungen, Spiele allein, gegen Bots und an einem Gerät, Punkteblätter, mitverfolgte Spiele, dein Verlauf mit seinen Analysen, deine Übungen und Tagesergebnisse, eine Kopie deiner Gruppen und der geheime Schlüssel, der sagt, wer du bist. All das bleibt in diesem Browser, bis du es löschst, und verlässt ihn nur, wenn du mit anderen spielst oder etwas teilst.',
  serverTitle: 'Auf dem Server',
  server:
    'Nur, was du mit anderen machst, und zwar auf dem Server, dessen Adresse dein Browser zeigt. Er weiß nicht, wer du bist: Er speichert einen Hash deines Schlüssels und die Namen, unter denen du spielst. Die Fristen unten gelten, wenn der Betreiber des Servers nichts anderes eingestellt hat.',
  stored: [
    {
      what: 'Online-Tische',
      about:
        'Namen, Plätze und Züge; solange du Mitspieler suchst und eine Stunde danach, dein Name und deine Wertung. Der Chat wird nicht gespeichert.',
      until:
        'Ein Tisch schließt nach 7 Tagen ohne Zug und wird ein Jahr danach gelöscht; sein Host kann ihn jederzeit löschen.',
    },
    {
      what: 'Beendete Spiele',
      about: 'Jede Karte und jede Antwort, mit den Namen am Tisch und einem Hash für jeden Spieler.',
      until: '5 Jahre, oder bis der letzte Spieler das Spiel aus seinem Verlauf gelöscht hat.',
    },
    {
      what: 'Punkteblätter, die du teilst',
      about: 'Namen und Punkte.',
      until: '90 Tage nach der letzten Änderung, oder bis du sie nicht mehr teilst.',
    },
    {
      what: 'Gruppen',
      about:
        'Die Namen der Mitglieder und die Spiele, die sie eintragen. Sehen können sie die Mitglieder und alle, die den Einladungslink haben.',
      until:
        'Bis du gehst: Dein Name verschwindet, die Spiele bleiben, mit „ehemaliges Mitglied“ an deiner Stelle. Eine Gruppe, in der sich nichts ändert, verschwindet nach 5 Jahren endgültig, eine von einem Admin gelöschte nach 14 Tagen.',
    },
    {
      what: 'Wertung',
      about:
        'Deine Wertung nach jedem gewerteten Spiel, wie viele du im Monat spielst und der Name, unter dem du gespielt hast. In der Bestenliste stehst du nur, wenn du willst; dort steht dann auch, was deine Entscheidungen kosten.',
      until: 'Bis du alles löschst.',
    },
    { what: 'Deck des Tages', about: 'Deine Antworten und dein Ergebnis.', until: '2 Jahre.' },
    {
      what: 'Benachrichtigungen',
      about:
        'Die Adresse, die der Push-Dienst deines Browsers diesem Gerät gegeben hat, seine Sprache und Zeitzone, worüber du etwas hören willst, deine Ruhezeit und Nachrichten, die noch verschickt werden.',
      until: 'Bis du sie ausschaltest.',
    },
    {
      what: 'Geräte und Passkeys',
      about:
        'Zu jedem Gerät ein Hash seines Schlüssels, was für ein Gerät es ist, wann du es hinzugefügt hast und welchen Hash es vorher hatte; zu jedem Passkey sein öffentlicher Schlüssel, wie oft er benutzt wurde und wann du ihn erstellt hast.',
      until:
        'Bis du sie entfernst; der frühere Hash, bis du alles löschst. Ein Link für ein weiteres Gerät verschwindet nach zehn Minuten.',
    },
    {
      what: 'Webhooks',
      about:
        'Die Adresse, die erfährt, wenn ein Spiel an deinem Tisch oder in deiner Gruppe endet, und der Schlüssel, mit dem die Meldung signiert wird.',
      until: 'Bis jemand sie entfernt oder der Tisch oder die Gruppe gelöscht wird.',
    },
  ],
  networkTitle: 'Deine Internetadresse',
  network:
    'Der Server braucht sie, um dir zu antworten, und zählt die Anfragen von ihr, damit ihn niemand überlasten kann. Sie steht weder in der Datenbank noch in den Protokollen. Um zu merken, wenn jemand gegen sich selbst spielt, speichert der Server eine Spur der Adresse. An Tischen, während du Mitspieler suchst und in gewerteten Spielen ist das ein Code, der so kurz ist, dass ihn Tausende Adressen gemeinsam haben. Beim Deck des Tages ist es ein Hash, der gelöscht wird, wenn der Tag vorbei ist.',
  deleteTitle: 'Löschen',
  delete:
    'Ein einzelnes Spiel: im Verlauf. Alles, hier und auf dem Server: unter „Du“. Drei Dinge bleiben: die Namen am Tisch, in den Spielen derer, mit denen du gespielt hast; die Spiele in deinen Gruppen, mit „ehemaliges Mitglied“ an deiner Stelle; und Ergebnisse des Decks des Tages, die niemandem mehr gehören.',
  toYou: 'Du: deine Geräte, und alles löschen',
};

export default de;
