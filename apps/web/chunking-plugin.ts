import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin, type Rolldown } from 'vite';
import { type ChunkDefinition, chunkDefinitions } from './chunks.ts';

const repository = normalizePath(fileURLToPath(new URL('../..', import.meta.url)));

const isIn = (id: string, places: readonly string[]): boolean => {
  const path = normalizePath(id).replace(repository, '');
  return places.some(place => (place.endsWith('/') ? path.startsWith(place) : path === place));
};

const groupOf = ({ name, modules, styles = [] }: ChunkDefinition, at: number): Rolldown.CodeSplittingGroup => ({
  name,
  test: id => isIn(id, modules) || (id.endsWith('.css') && isIn(id, styles)),
  priority: chunkDefinitions.length - at,
});

/** Every screen loads these; the bundler's own functions are the last. */
const everywhere = ['entrance', 'shell', 'rolldown-runtime'];

/** The chunks that one loads although its definition does not say so. */
const undeclaredImports = (chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): readonly string[] => {
  const { uses = [] } = chunkDefinitions.find(({ name }) => name === chunk.name) ?? {};
  const declared = [...everywhere.slice(chunk.name === 'entrance' ? 2 : 0), ...uses];
  return chunk.imports.flatMap(fileName => {
    const imported = bundle[fileName];
    if (imported?.type !== 'chunk' || declared.includes(imported.name)) return [];
    return [`${chunk.name} loads ${imported.name}: ${chunk.importedBindings[fileName]?.join(', ')}`];
  });
};

/** Splits the console into the chunks of `chunks.ts`, and fails when one needs a chunk that it does not name. */
export const chunking = (): Plugin => ({
  name: 'chunking',
  apply: 'build',
  config: () => ({
    build: { rolldownOptions: { output: { codeSplitting: { groups: chunkDefinitions.map(groupOf) } } } },
  }),
  generateBundle(_, bundle) {
    const problems = Object.values(bundle).flatMap(one => (one.type === 'chunk' ? undeclaredImports(one, bundle) : []));
    if (problems.length > 0)
      this.error(
        `Chunks that chunks.ts does not allow:\n${problems.join('\n')}\nMove what both need to a chunk above.`,
      );
  },
});
