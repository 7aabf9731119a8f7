import type { Words } from '../areas.ts';

const de: Words<'you'> = {
  title: 'Du',
  lead: 'Du spielst ohne Konto. Ein geheimer Schlüssel auf diesem Gerät sagt, wer du bist.',
  playAs: (name) => `Du spielst als ${name}.`,
  nameless: 'Du hast noch keinen Namen gewählt.',
  changeName: 'Namen ändern',

  keepTitle: 'Spiele und Wertung sichern',
  keepText:
    'Wenn du dieses Gerät verlierst oder die Browserdaten löschst, verlierst du deine Online-Spiele, deine Gruppen und deine Wertung. Mit einem Passkey oder einem zweiten Gerät behältst du sie.',
  kept: 'Auch wenn du dieses Gerät verlierst, kannst du wiederkommen.',
  makePasskey: 'Passkey anlegen',
  passkeyHint:
    'Den Passkey speichert dein Gerät oder dein Passwortmanager. Sevenfold fragt weder nach Namen noch nach E-Mail-Adresse oder Passwort.',
  noPasskeys:
    'Unter dieser Adresse gibt es keine Passkeys: Sie brauchen https und einen Hostnamen. Füge stattdessen ein zweites Gerät hinzu.',
  passkeyMade: 'Passkey angelegt.',
  addDevice: 'Weiteres Gerät hinzufügen',
  linkText:
    'Scanne den Code mit deinem anderen Gerät, oder schick dir den Link. Er gilt einmal und zehn Minuten lang. Gib ihn niemandem: Wer ihn öffnet, wird zu dir.',
  makingLink: 'Der Link wird erstellt …',
  qr: 'QR-Code des Links',
  onlyHere: 'Andere Geräte erreichen diesen Server gerade nicht.',

  devicesTitle: 'Deine Geräte und Passkeys',
  kinds: { phone: 'Handy', tablet: 'Tablet', computer: 'Computer' },
  thisDevice: 'dieses Gerät',
  added: (date) => `Hinzugefügt: ${date}`,
  passkey: 'Passkey',
  created: (date) => `Angelegt: ${date}`,
  remove: 'Entfernen',
  removeNamed: (what) => `Entfernen: ${what}`,
  removeTitles: {
    device: 'Das andere Gerät entfernen?',
    self: 'Dieses Gerät entfernen?',
    passkey: 'Passkey entfernen?',
  },
  removeTexts: {
    device:
      'Es gehört dann nicht mehr zu dir und verliert deine Plätze, deine Spiele auf dem Server, deine Gruppen und deine Wertung. Was es selbst gespeichert hat, behält es.',
    self: 'Dieses Gerät gehört dann nicht mehr zu dir und verliert deine Plätze, deine Spiele auf dem Server, deine Gruppen und deine Wertung. Was es selbst gespeichert hat, behält es.',
    passkey: 'Mit ihm kannst du dann nicht mehr wiederkommen. Lösche ihn auch in deinem Passwortmanager.',
  },
  deviceAdded: 'Das Gerät wurde hinzugefügt.',
  deviceRemoved: 'Das Gerät wurde entfernt.',
  passkeyRemoved: 'Der Passkey wurde entfernt.',

  restoreTitle: 'Schon einmal hier gewesen?',
  restoreText:
    'Mit deinem Passkey machst du auf diesem Gerät weiter, mit deinen Spielen, Gruppen und deiner Wertung.',
  restore: 'Passkey verwenden',
  restoreByLink:
    'Mit einem zweiten Gerät: Öffne dort diese Seite, wähle „Weiteres Gerät hinzufügen“ und scanne den Code mit diesem Gerät.',

  joinByLink: 'Dieses Gerät hinzufügen?',
  joinByPasskey: 'Auf diesem Gerät weitermachen?',
  joinLinkText:
    'Dieses Gerät gehört dann zu dem, der den Link erstellt hat, mit denselben Spielen, Gruppen und derselben Wertung.',
  joinWarning:
    'Hast du den Link selbst erstellt? Sonst brich ab: Jemand anders könnte als du spielen und deine Spiele sehen und löschen.',
  joinPasskeyText: 'Dieses Gerät gehört dann zu deinem Passkey, mit dessen Spielen, Gruppen und Wertung.',
  joinMerges:
    'Was du hier hast, kommt dazu: Online-Spiele, Gruppen, Plätze an offenen Tischen und Decks des Tages. Gibt es auf beiden Seiten eine Wertung, entfällt die dieses Geräts.',
  joinLeaves:
    'Deine Online-Spiele, Gruppen und deine Wertung bleiben bei deinen anderen Geräten und Passkeys, nicht bei diesem Gerät.',
  joinAction: 'Gerät hinzufügen',
  joined: 'Fertig. Auch dieses Gerät ist jetzt deins.',

  lostTitle: 'Wenn alles verloren ist',
  lostText:
    'Ohne eines deiner Geräte und ohne Passkey kann niemand deine Spiele, Gruppen und deine Wertung zurückholen, auch nicht, wer diesen Server betreibt. Was auf diesem Gerät ist, kannst du als Datei speichern.',
  saveFile: 'Zum Verlauf, um eine Datei zu speichern',

  deleteTitle: 'Alles löschen',
  deleteText:
    'Alles auf diesem Gerät, und alles, was der Server über dich und alle deine Geräte weiß: Spiele, Gruppen, Wertung, Decks des Tages, Benachrichtigungen, Passkeys. Wer mit dir gespielt hat, behält seine Spiele, samt den Namen am Tisch.',
  deleteAction: 'Alles löschen',
  deleteAskTitle: 'Alles löschen, hier und auf dem Server?',
  deleteAskText:
    'Dich gibt es hier dann nicht mehr, auf keinem Gerät. Was deine anderen Geräte selbst speichern, musst du dort löschen. Das lässt sich nicht rückgängig machen.',
  deleted: 'Alles wurde gelöscht.',
  unreachableTitle: 'Der Server hat nichts gelöscht',
  unreachableText:
    'Er ist nicht erreichbar oder wird gerade gewartet; deshalb wurde auch hier nichts gelöscht. Versuch es später noch einmal. Löschst du nur, was auf diesem Gerät ist, geht der Schlüssel mit verloren, und was der Server weiß, bleibt dort.',
  deleteHere: 'Nur hier löschen',
  privacy: 'Was wo gespeichert wird',

  problems: {
    noTicket:
      'Dieser Link gilt nicht mehr: Er wurde schon benutzt oder ist älter als zehn Minuten. Erstelle einen neuen.',
    badPasskey: 'Der Passkey wurde nicht angenommen. Versuch es noch einmal.',
    noPasskey:
      'Der Server kennt diesen Passkey nicht: Er wurde entfernt oder gehört zu einem anderen Server.',
    noPasskeys: 'Unter dieser Adresse gibt es keine Passkeys. Füge stattdessen ein weiteres Gerät hinzu.',
    tooManyDevices: 'Du hast die Höchstzahl an Geräten und Passkeys erreicht. Entferne zuerst eines davon.',
    lastDevice: 'Das ist dein einziges Gerät. Füge zuerst ein weiteres oder einen Passkey hinzu.',
    noDevice: 'Dieses Gerät wurde schon entfernt.',
    dismissed: 'Es wurde kein Passkey verwendet. Versuch es noch einmal, oder füge ein weiteres Gerät hinzu.',
  },
};

export default de;
