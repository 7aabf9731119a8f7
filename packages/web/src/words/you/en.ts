export default {
  title: 'You',
  lead: 'You play without an account. A secret key on this device says who you are.',
  playAs: (name: string): string => `You play as ${name}.`,
  nameless: 'You haven’t chosen a name yet.',
  changeName: 'Change your name',

  keepTitle: 'Keep your games and rating',
  keepText:
    'If you lose this device or clear your browser’s data, you lose your online games, circles and rating. A passkey or a second device keeps them safe.',
  kept: 'Even if you lose this device, you can come back.',
  makePasskey: 'Create a passkey',
  passkeyHint:
    'Your device or password manager stores the passkey. Sevenfold asks for no name, no email address and no password.',
  noPasskeys:
    'Passkeys don’t work at this address: they need https and a host name. Add a second device instead.',
  passkeyMade: 'Passkey created.',
  addDevice: 'Add another device',
  linkText:
    'Scan this code with your other device, or send yourself the link. It works once, for ten minutes. Don’t give it to anyone else: whoever opens it becomes you.',
  makingLink: 'Creating the link…',
  qr: 'QR code of the link',
  onlyHere: 'Other devices can’t reach this server at the moment.',

  devicesTitle: 'Your devices and passkeys',
  kinds: { phone: 'Phone', tablet: 'Tablet', computer: 'Computer' },
  thisDevice: 'this device',
  added: (date: string): string => `Added ${date}`,
  passkey: 'Passkey',
  created: (date: string): string => `Created ${date}`,
  remove: 'Remove',
  removeNamed: (what: string): string => `Remove: ${what}`,
  removeTitles: {
    device: 'Remove that device?',
    self: 'Remove this device?',
    passkey: 'Remove the passkey?',
  },
  removeTexts: {
    device:
      'That device will no longer count as yours: it loses your seats, your games on the server, your circles and your rating. Whatever is stored on it stays there.',
    self: 'This device will no longer count as yours: it loses your seats, your games on the server, your circles and your rating. Whatever is stored on it stays here.',
    passkey: 'You won’t be able to use it to get back in. Delete it in your password manager too.',
  },
  deviceAdded: 'The device has been added.',
  deviceRemoved: 'The device has been removed.',
  passkeyRemoved: 'The passkey has been removed.',

  restoreTitle: 'Been here before?',
  restoreText: 'Your passkey makes you the same person on this device, with your games, circles and rating.',
  restore: 'Use a passkey',
  restoreByLink:
    'With a second device: open this page there, choose ‘Add another device’ and scan the code with this device.',

  joinByLink: 'Add this device?',
  joinByPasskey: 'Continue on this device?',
  joinLinkText:
    'From now on this device will belong to whoever created this link, with the same games, circles and rating.',
  joinWarning:
    'Did you create the link yourself? Otherwise cancel: someone else could play as you, and see and delete your games.',
  joinPasskeyText: 'From now on this device will belong to your passkey, with its games, circles and rating.',
  joinMerges:
    'What you have here is added to it: online games, circles, seats at open tables and daily decks. If both have a rating, this device’s is dropped.',
  joinLeaves:
    'Your online games, circles and rating stay with your other devices and passkeys, not with this device.',
  joinAction: 'Add this device',
  joined: 'Done. This device is yours too.',

  lostTitle: 'If you lose all your devices',
  lostText:
    'Without any of your devices and without a passkey, nobody can restore your games, circles and rating, not even the people who run this server. What this device stores can be saved as a file.',
  saveFile: 'Go to your history to save a file',

  deleteTitle: 'Delete everything',
  deleteText:
    'Everything on this device, and everything the server knows about you and all your devices: games, circles, rating, daily decks, notifications, passkeys. The people you played with keep their games, including the names at the table.',
  deleteAction: 'Delete everything',
  deleteAskTitle: 'Delete everything, here and on the server?',
  deleteAskText:
    'You will no longer exist here, on any device. Whatever is stored on your other devices has to be deleted there. This can’t be undone.',
  deleted: 'Everything has been deleted.',
  unreachableTitle: 'The server didn’t delete anything',
  unreachableText:
    'It can’t be reached, or it’s under maintenance, so nothing has been deleted here either. Try again later. If you delete only what’s on this device, the key goes with it, and what the server knows stays there.',
  deleteHere: 'Delete only here',
  privacy: 'What’s stored, and where',

  problems: {
    noTicket:
      'This link no longer works: it has been used, or it’s more than ten minutes old. Create a new one.',
    badPasskey: 'The passkey wasn’t accepted. Try again.',
    noPasskey: 'The server doesn’t know this passkey: it was removed, or it belongs to another server.',
    noPasskeys: 'Passkeys don’t work at this address. Add another device instead.',
    tooManyDevices: 'You’ve reached the limit for devices and passkeys. Remove one first.',
    lastDevice: 'This is your only device. Add another one or a passkey first.',
    noDevice: 'That device has already been removed.',
    dismissed: 'No passkey was used. Try again, or add another device.',
  },
};
