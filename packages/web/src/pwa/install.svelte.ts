// Installing the app: browsers that can ask do so through us; on iOS people are told where to tap.

interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let prompt = $state.raw<InstallPrompt>();

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  prompt = event as InstallPrompt;
});
addEventListener('appinstalled', () => (prompt = undefined));

export const install = {
  /** Whether the browser offers it now. */
  get possible(): boolean {
    return prompt !== undefined;
  },
  /** Whether it goes by hand only, and has not been done. */
  get byHand(): boolean {
    const ios = /iPhone|iPad|iPod/.test(navigator.userAgent);
    return ios && !matchMedia('(display-mode: standalone)').matches;
  },
  async ask(): Promise<void> {
    const asked = prompt;
    prompt = undefined;
    await asked?.prompt();
  },
};
