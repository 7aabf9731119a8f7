import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTS = /\.(?:js|css|html|svg|json|webmanifest)$/;
/** Below this, headers weigh more than what is saved. */
const SMALLEST = 500;

/** Puts compressed twins beside the built files, which the server sends to whoever understands them. */
export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    enforce: 'post',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: {
      // After the service worker is written.
      order: 'post',
      sequential: true,
      handler: () => {
        for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          const file = join(folder, name);
          if (!TEXTS.test(name) || statSync(file).size < SMALLEST) continue;
          const text = readFileSync(file);
          writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
          const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
          writeFileSync(`${file}.br`, brotliCompressSync(text, { params: quality }));
        }
      },
    },
  };
}
