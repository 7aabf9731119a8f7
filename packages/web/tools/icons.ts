// `npm run -w packages/web icons`: the PNG icons of the installed app, from public/icon.svg.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';

const folder = join(import.meta.dirname, '..', 'public');
const svg = readFileSync(join(folder, 'icon.svg'), 'utf8');
/** Systems cut maskable icons to their own shape: no corners of ours, and the mark within the safe middle. */
const maskable = svg
  .replace(' rx="112"', '')
  .replace('translate(256 372) scale(5.9)', 'translate(256 346) scale(4.6)');

write('icon-180.png', svg.replace(' rx="112"', ''), 180);
write('icon-192.png', svg, 192);
write('icon-512.png', svg, 512);
write('icon-maskable-512.png', maskable, 512);

function write(name: string, drawing: string, width: number): void {
  writeFileSync(
    join(folder, name),
    new Resvg(drawing, { fitTo: { mode: 'width', value: width } }).render().asPng(),
  );
}
