import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** The server that `npm run -w packages/web dev` talks to. */
const server = process.env['SEVENFOLD_SERVER'] ?? 'http://localhost:7777';

export default defineConfig({
  plugins: [svelte()],
  build: { target: 'es2022' },
  server: { proxy: { '/v1': { target: server, ws: true } } },
});
