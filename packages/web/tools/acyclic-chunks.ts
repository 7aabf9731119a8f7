import type { Plugin } from 'vite';

/** A built file, as far as this check goes. */
interface Chunk {
  readonly fileName: string;
  readonly imports: readonly string[];
}

/**
 * Fails the build when files import each other in a circle: the first of them to run would miss constants of the
 * others, which only a browser notices. Groups of files go by names of modules, so moving a module can do that.
 */
export function acyclicChunks(): Plugin {
  return {
    name: 'acyclic-chunks',
    apply: 'build',
    generateBundle(_options, bundle) {
      const circle = circleAmong(Object.values(bundle).filter((output) => output.type === 'chunk'));
      if (circle === undefined) return;
      this.error(
        `Built files import each other in a circle: ${circle.join(' → ')} → ${circle[0]}. ` +
          'Move a module that one needs of the next to another group of CHUNKS in vite.config.ts.',
      );
    },
  };
}

/** Files that import each other in a circle, each the next one. */
export function circleAmong(chunks: readonly Chunk[]): string[] | undefined {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const done = new Set<string>();
  const search = (file: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(file)) return path.slice(path.indexOf(file));
    if (done.has(file)) return undefined;
    for (const imported of importsOf.get(file) ?? []) {
      const circle = search(imported, [...path, file]);
      if (circle !== undefined) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const { fileName } of chunks) {
    const circle = search(fileName, []);
    if (circle !== undefined) return circle;
  }
  return undefined;
}
