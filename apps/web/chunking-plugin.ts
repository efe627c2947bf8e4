import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin, type Rolldown } from 'vite';
import type { ChunkDefinition } from './chunk-definition.ts';
import { chunkDefinitions } from './chunks.ts';

const repository = normalizePath(fileURLToPath(new URL('../..', import.meta.url)));

/** In a copy of the repository the installed packages are links to another folder. */
const outsideOfPackages = /^(?:\/|[A-Za-z]:).*?\/(?=node_modules\/)/;

const isIn = (id: string, places: readonly string[]): boolean => {
  const path = normalizePath(id).replace(repository, '').replace(outsideOfPackages, '');
  return places.some(place => (place.endsWith('/') ? path.startsWith(place) : path === place));
};

const groupOf = (
  { name, modules, without = [], styles = [] }: ChunkDefinition,
  at: number,
): Rolldown.CodeSplittingGroup => ({
  name,
  test: id => (isIn(id, modules) && !isIn(id, without)) || (id.endsWith('.css') && isIn(id, styles)),
  priority: chunkDefinitions.length - at,
});

/** The bundler's own functions, which it always puts into a chunk of their own. */
const runtime = 'rolldown-runtime';

/** Every screen loads these. */
const everywhere = ['entrance', 'shell', 'fields', runtime];

/** The chunks that one loads although its definition does not say so. */
const undeclaredImports = (chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): readonly string[] => {
  const { uses = [] } = chunkDefinitions.find(({ name }) => name === chunk.name) ?? {};
  const declared = [...everywhere.slice(chunk.name === 'entrance' ? 2 : 0), ...uses];
  return chunk.imports.flatMap(fileName => {
    const imported = bundle[fileName];
    if (imported?.type !== 'chunk' || declared.includes(imported.name)) return [];
    return [`${chunk.name} loads ${imported.name}: ${chunk.importedBindings?.[fileName]?.join(', ')}`];
  });
};

/** What is imported only when it is needed, in a chunk that has it from the beginning. */
const needlessLateImports = (
  bundle: Rolldown.OutputBundle,
  lateImportsOf: (id: string) => readonly string[],
): readonly string[] => {
  const chunks = Object.values(bundle).flatMap(one => (one.type === 'chunk' ? [one] : []));
  const chunkOf = new Map(chunks.flatMap(chunk => chunk.moduleIds.map(id => [id, chunk.fileName])));
  return chunks.flatMap(({ name, fileName, imports, moduleIds }) => {
    // The entrance imports the view of every screen late, its own too.
    if (name === 'entrance') return [];
    const present = new Set<string | undefined>([fileName, ...imports]);
    return moduleIds.flatMap(id =>
      lateImportsOf(id)
        .filter(target => present.has(chunkOf.get(target)))
        .map(target => `${shortened(id)} imports ${shortened(target)} late, but it is there`),
    );
  });
};

const shortened = (id: string): string => normalizePath(id).replace(repository, '');

const runtimeImport = /import \{([^}]*)\} from "\.\/rolldown-runtime-[^"]*";/;

/** The functions that a chunk imports by these names, as a part of the chunk: `n as __toESM$1` is `__toESM` there. */
const runtimeFunctions = (source: string, imported: string): string => {
  const names = imported.split(',').map(one => one.trim().split(' as ').at(-1) ?? '');
  const members = names.map(name => `${name}: ${name.replace(/\$\d+$/, '')}`);
  return `const { ${names.join(', ')} } = /* @__PURE__ */ (() => {\n${source}\nreturn { ${members.join(', ')} };\n})();`;
};

/** Splits the console into the chunks of `chunks.ts`, and fails when one needs a chunk that it does not name, or imports late what it has. */
export const chunking = (): Plugin => ({
  name: 'chunking',
  apply: 'build',
  config: () => ({
    build: { rolldownOptions: { output: { codeSplitting: { groups: chunkDefinitions.map(groupOf) } } } },
  }),
  // They are 0.3 kB without state: a copy in each chunk costs less than a request that every page waits for.
  renderChunk(code, _chunk, _options, { chunks }) {
    const [source] = Object.values(chunks).flatMap(one => (one.name === runtime ? Object.values(one.modules) : []));
    const imported = code.match(runtimeImport);
    if (imported === null || !source?.code) return null;
    return code.replace(runtimeImport, () => runtimeFunctions(source.code ?? '', imported[1] ?? ''));
  },
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      if (chunk.name === runtime) delete bundle[chunk.fileName];
      else chunk.imports = chunk.imports.filter(name => !name.includes(`/${runtime}-`));
    }
    const problems = [
      ...Object.values(bundle).flatMap(one => (one.type === 'chunk' ? undeclaredImports(one, bundle) : [])),
      ...needlessLateImports(bundle, id => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
    ];
    if (problems.length > 0)
      this.error(
        `Chunks that chunks.ts does not allow:\n${problems.join('\n')}\nMove what both need to a chunk above, and import at once what is there.`,
      );
  },
});
