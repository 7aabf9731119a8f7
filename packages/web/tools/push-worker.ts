import { build, type Plugin } from 'vite';

/** Builds the part of the service worker that shows notifications: one classic script, which Workbox's imports. */
export function pushWorker(entry: string, fileName: string): Plugin {
  return {
    name: 'push-worker',
    apply: 'build',
    async generateBundle() {
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        build: {
          write: false,
          target: 'es2022',
          lib: { entry, formats: ['iife'], name: 'pushWorker', fileName: () => fileName },
        },
      });
      const [{ output } = { output: [] }] = Array.isArray(built) ? built : [];
      const [source] = output.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
      if (source === undefined) throw new Error(`${entry} could not be built`);
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
