import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup.mjs';
import { output } from './program.mjs';

/** The two ways in which today's projects resolve modules. Everything is type-checked, including our own types. */
const PROJECTS = {
  nodenext: { module: 'nodenext', outDir: 'compiled', rootDir: '.' },
  bundler: { module: 'esnext', moduleResolution: 'bundler', noEmit: true },
};

/** Writes every TypeScript example of every README into a folder; returns their names. */
export function writeExamples(folder) {
  mkdirSync(folder, { recursive: true });
  const packages = readdirSync(join(root, 'packages')).map((name) => join('packages', name));
  const pages = ['.', ...packages].map((place) => join(place, 'README.md'));
  const examples = pages.flatMap((page) => {
    const text = readFileSync(join(root, page), 'utf8').replaceAll('\r\n', '\n');
    return Array.from(text.matchAll(/^```ts\n(.*?)^```$/gms), ([, code], at) => ({
      name: `${page.replaceAll(/[\\/.]+/g, '-').replace(/^-/, '')}-${at + 1}`,
      code,
    }));
  });
  for (const { name, code } of examples) writeFileSync(join(folder, `${name}.ts`), code);
  for (const [name, options] of Object.entries(PROJECTS)) {
    const compilerOptions = { target: 'es2023', lib: ['es2023', 'dom'], strict: true, ...options };
    const project = { compilerOptions: { ...compilerOptions, types: ['node'] }, include: ['*.ts'] };
    writeFileSync(join(folder, `tsconfig.${name}.json`), JSON.stringify(project));
  }
  return examples.map(({ name }) => name);
}

/** Type-checks the examples both ways; one of them also compiles. */
export async function checkTypes(folder, options) {
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  for (const name of Object.keys(PROJECTS))
    await output(options.node, [tsc, '-p', join(folder, `tsconfig.${name}.json`)], options);
}
