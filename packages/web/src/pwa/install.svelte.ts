// Installing the app: through the browser's prompt, or, on iOS, by telling people where to tap.

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
  get possible(): boolean {
    return prompt !== undefined;
  },
  /** Whether people have to install it by hand, and have not yet. */
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
