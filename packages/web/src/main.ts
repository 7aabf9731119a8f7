import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { startRouter } from './router.svelte.ts';
import { followSettings } from './settings.svelte.ts';

followSettings();
await startRouter();
mount(App, { target: document.getElementById('app')! });
