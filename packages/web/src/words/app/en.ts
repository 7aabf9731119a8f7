export default {
  home: 'Sevenfold, home',
  settings: 'Settings',
  tutorial: 'Tutorial',
  skipToContent: 'Skip to content',
  close: 'Close',
  cancel: 'Cancel',
  loading: 'Loading…',

  share: 'Share',
  copyLink: 'Copy link',
  copied: 'Copied.',
  copyByHand: (text: string): string => `This browser won’t let us copy. Copy it by hand: ${text}`,

  lostTitle: 'Page not found',
  lostText: 'There is no page at this address. Check the spelling, or start from the home page.',
  goHome: 'Go to the home page',

  crashTitle: 'Something went wrong',
  crashText:
    'This page has crashed. Nothing is lost: games on this device are saved, and online games carry on. Reloading usually helps.',
  reload: 'Reload',
  crashDetails: 'Details for a bug report',

  failedTitle: 'This page couldn’t be loaded',
  failedText: 'You may be offline, or a new version may be out. Try again in a moment.',
  tryAgain: 'Retry',

  updateReady: 'A new version is ready.',
  update: 'Update',
  updating: 'Updating…',

  trademark:
    '‘Flip 7’ is a trademark of its owner. Sevenfold is an independent open-source project, not affiliated with or endorsed by them.',
};
