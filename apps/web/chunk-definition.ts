/** A chunk of the console: one script and at most one style sheet. */
export interface ChunkDefinition {
  readonly name: string;
  /**
   * Files, or folders when they end in a slash, from the root of the repository. The chunk holds them and all that they
   * import, except for what a chunk above holds.
   */
  readonly modules: readonly string[];
  /** Of these files and folders, what it does not hold: a chunk below does. */
  readonly without?: readonly string[];
  /** Folders whose style sheets are in this chunk although their scripts are not: one request less. */
  readonly styles?: readonly string[];
  /** The chunks that it loads besides the entrance and the shell. */
  readonly uses?: readonly string[];
}

export const web = (...paths: readonly string[]) => paths.map(path => `apps/web/src/${path}`);
export const views = (...names: readonly string[]) => names.map(name => `apps/web/src/views/${name}/`);
export const texts = (...names: readonly string[]) => names.map(name => `packages/catalog/src/texts/${name}.ts`);
export const component = (name: string) => `node_modules/@mantine/core/esm/components/${name}/`;
export const icon = (name: string) => `node_modules/@tabler/icons-react/dist/esm/icons/Icon${name}.mjs`;
