import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { followUpdates } from './pwa/update.ts';
import { startRouter } from './router.svelte.ts';
import { followSettings } from './settings.svelte.ts';

followSettings();
try {
  await startRouter();
  mount(App, { target: document.getElementById('app')! });
  followUpdates();
} catch (error) {
  // Not even the words are here, so this is said in the language of the page as it was sent.
  console.error(error);
  document.getElementById('app')!.textContent =
    'Sevenfold could not be loaded. Check the connection, then load the page again.';
}
