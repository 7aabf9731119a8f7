import type { Plugin } from 'vite';

/** Has the page fetch its typeface at once, instead of when the first text is to be drawn with it. */
export function preloadedFonts(): Plugin {
  return {
    name: 'preloaded-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => name.endsWith('.woff2'))
          .map((name) => ({
            tag: 'link',
            injectTo: 'head-prepend',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: '' },
          })),
    },
  };
}
