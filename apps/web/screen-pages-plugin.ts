import { readFileSync } from 'node:fs';
import { builtScreens } from '@commissary/catalog';
import type { Plugin, Rolldown } from 'vite';
import { screenPage } from './screen-page.ts';

/** Where each screen's component is loaded from: `name: async () => (await import('./file.tsx'))` in this module. */
const components = new URL('src/screen-components.tsx', import.meta.url);
const loader = /(\w+)(?:: Load =|:) async \(\) => \(await import\('\.\/([^']+)'\)\)/g;

const frameStyles = readFileSync(new URL('frame.css', import.meta.url), 'utf8').replace(/\/\*.*?\*\//gs, '');

/**
 * Writes a page for each screen beside `index.html`: `pages/<id>.html` with links to the chunks of the screen, which it
 * would otherwise ask for only after the entrance has run, and with its first text: the title, in the language of the
 * build.
 */
export const screenPages = (labelOf: (title: string) => string = title => title): Plugin => ({
  name: 'screen-pages',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const html = sourceOf(bundle['index.html']);
    const entrance = Object.keys(bundle).find(name => html.includes(`href="/${name}"`) && name.endsWith('.css'));
    const styles = sourceOf(bundle[entrance ?? '']) + frameStyles;
    const files = new Map([...readFileSync(components, 'utf8').matchAll(loader)].map(([, name, file]) => [name, file]));
    for (const screen of builtScreens) {
      const component = files.get(screen.view ?? 'documentForm');
      if (component === undefined) this.error(`The component of the screen ${screen.id} is not in ${components}.`);
      const roots = screen.access === undefined ? ['shell/app-shell.tsx', component] : [component];
      const loaded = filesOf(roots, bundle).filter(file => !html.includes(`/${file}"`));
      this.emitFile({
        type: 'asset',
        fileName: `pages/${screen.id}.html`,
        source: screenPage({ ...screen, title: labelOf(screen.title) }, { html, styles, files: loaded }),
      });
    }
  },
});

/** The chunks that contain these modules, with all that they import and their style sheets. */
const filesOf = (modules: readonly string[], bundle: Rolldown.OutputBundle): readonly string[] => {
  const contains = (chunk: Rolldown.OutputChunk) =>
    chunk.moduleIds.some(id => modules.some(path => id.endsWith(`/web/src/${path}`)));
  const chunks = new Map(Object.values(bundle).flatMap(one => (one.type === 'chunk' ? [[one.fileName, one]] : [])));
  const loaded = new Set([...chunks.values()].filter(contains).map(({ fileName }) => fileName));
  // A set that grows during iteration is iterated to its end.
  for (const name of loaded) for (const imported of chunks.get(name)?.imports ?? []) loaded.add(imported);
  return [...loaded].flatMap(name => [name, ...(chunks.get(name)?.viteMetadata?.importedCss ?? [])]);
};

const sourceOf = (output: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string => {
  if (output?.type !== 'asset') throw new Error('The build has no page, or no style sheet of the entrance.');
  return typeof output.source === 'string' ? output.source : new TextDecoder().decode(output.source);
};
