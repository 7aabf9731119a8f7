import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;
const LICENCE = /^(?:licen[cs]e|copying|notice)/i;

/**
 * For Rolldown and Vite: a file beside what is bundled, with the licence of every package that is part of it. `also`
 * names folders of packages that are included in some other way.
 */
export function thirdParty(file, also = []) {
  return {
    name: 'third-party',
    generateBundle(_options, bundle) {
      const parts = Object.values(bundle).flatMap((part) => part.moduleIds ?? part.originalFileNames ?? []);
      const found = parts.flatMap((part) => PACKAGE.exec(part)?.[0] ?? []);
      const folders = [...new Set([...found, ...also])].filter((folder) =>
        existsSync(join(folder, 'package.json')),
      );
      const texts = new Set(folders.map(licenceOf));
      this.emitFile({ type: 'asset', fileName: file, source: [...texts].sort().join('\n') });
    },
  };
}

function licenceOf(folder) {
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder).filter((entry) => LICENCE.test(entry));
  const texts = files.map((entry) => readFileSync(join(folder, entry), 'utf8').trim());
  const text = texts.length > 0 ? texts.join('\n\n') : `From ${about.repository?.url ?? about.repository}`;
  return `${about.name} ${about.version} (${about.license})\n\n${text}\n`;
}
