export default {
  home: 'Sevenfold, start page',
  settings: 'Settings',
  help: 'How to play',
  skipToContent: 'Skip to the content',
  close: 'Close',
  cancel: 'Cancel',
  loading: 'Loading …',

  share: 'Share',
  copyLink: 'Copy link',
  copied: 'Copied.',
  copyByHand: (text: string): string => `Copying is not allowed here. Copy it by hand: ${text}`,

  lostTitle: 'Nothing in this slot',
  lostText: 'There is no page at this address. It may be mistyped, or the page has moved.',
  goHome: 'To the start page',

  crashTitle: 'That should not have happened',
  crashText:
    'This page has stumbled. Nothing is lost: games on this device are kept, and online games go on. Loading it again usually helps.',
  reload: 'Load again',
  crashDetails: 'What went wrong, for a bug report',

  failedTitle: 'This page could not be loaded',
  failedText: 'Perhaps the connection is gone, or a new version has come out. Try again in a moment.',
  tryAgain: 'Try again',

  updateReady: 'A new version is ready.',
  update: 'Update',

  trademark:
    '‘Flip 7’ is a trademark of its owner. Sevenfold is an independent open-source project, not affiliated with or endorsed by them.',
};
