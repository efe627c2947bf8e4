import { build, type Plugin, type PluginOption, type Rolldown } from 'vite';

/** The screen that a signed-out user waits for. */
const entranceScreen = 'src/views/sign-in/sign-in.tsx';

/** A smaller file is not worth a request of its own; in bytes of source as it was read. */
const worthRequest = 30_000;

/**
 * What the sign-in page loads when nothing is grouped: the modules of its chunks and of the chunks that they import.
 */
const modulesOfEntrance = async (root: string, plugins: PluginOption[]): Promise<ReadonlySet<string>> => {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins,
    build: { write: false, minify: false },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const chunks = new Map(output.flatMap(one => (one.type === 'chunk' ? [[one.fileName, one]] : [])));
  const first = [...chunks.values()].filter(
    ({ isEntry, facadeModuleId }) => isEntry || facadeModuleId?.endsWith(entranceScreen),
  );
  // A set that grows during iteration is iterated to its end.
  const loaded = new Set(first.map(({ fileName }) => fileName));
  for (const fileName of loaded) for (const imported of chunks.get(fileName)?.imports ?? []) loaded.add(imported);
  return new Set([...loaded].flatMap(fileName => chunks.get(fileName)?.moduleIds ?? []));
};

/** A group for each set of screens that share its modules; sets that differ little are merged. */
const byUse = { minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: worthRequest };

const output = (entrance: ReadonlySet<string>): Rolldown.OutputOptions => ({
  codeSplitting: {
    groups: [
      { name: 'entrance', test: id => entrance.has(id), priority: 1 },
      // Apart from the rest: merged with what other screens share, the form would be loaded by screens without one.
      { name: 'form', test: /\/web\/src\/form\//, priority: 1, ...byUse },
      { name: 'shared', ...byUse },
    ],
  },
  // Chunks that contain parts of each other's screens import each other: the execution order must not depend on which
  // loaded first.
  strictExecutionOrder: true,
  chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
});

/**
 * Splits the console into chunks. By default every set of screens that share a module gets a chunk of its own: 150
 * requests for a form, six at a time. So what the sign-in page needs is one chunk, and modules that are shared by
 * nearly the same screens are grouped. `plugins` = those that the console is built with.
 */
export const chunkByUse = (plugins: () => PluginOption[]): Plugin => ({
  name: 'cut-into-files',
  apply: 'build',
  config: async ({ root = process.cwd() }) => ({
    build: { rolldownOptions: { output: output(await modulesOfEntrance(root, plugins())) } },
  }),
});
