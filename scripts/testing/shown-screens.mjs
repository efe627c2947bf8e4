import { builtScreens } from '@commissary/catalog';

const components = 'apps/web/src/screen-components.tsx';
const documentScreen = 'apps/web/src/form/document-screen.tsx';

/**
 * What each test in a browser shows, by the addresses that its text names: the files of the views of those screens and
 * of the sections that they edit. It imports none of them: the console loads a screen by its address. `files` are all
 * of the repository, `textOf` returns the text of one.
 */
export function shownScreens(tests, files, textOf) {
  const views = new Map(
    [...textOf(components).matchAll(/(\w+): async \(\) => \(await import\('\.\/([^']+)'\)/g)].map(([, view, file]) => [
      view,
      `apps/web/src/${file}`,
    ]),
  );
  const sections = sectionFiles(files);
  const filesOf = screen => [
    (screen.view && views.get(screen.view)) ?? documentScreen,
    ...(screen.edits?.sections ?? []).flatMap(path => sections.get(sectionName(path)) ?? []),
  ];
  const shown = builtScreens.map(screen => ({ pattern: patternOf(screen.path), files: filesOf(screen) }));
  return new Map(
    tests.map(test => {
      const addresses = [...textOf(test).matchAll(/['"`](\/[^'"`?\s]*)/g)].map(([, address]) => address);
      const found = shown.filter(({ pattern }) => addresses.some(address => pattern.test(address)));
      return [test, [...new Set(found.flatMap(({ files }) => files))]];
    }),
  );
}

/** An address in a test has a value or a `${…}` where the path has a parameter. */
const patternOf = path => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);

/** The files of the sections of documents, by the name of the section. */
function sectionFiles(files) {
  const found = new Map();
  for (const file of files) {
    const [, name] = /^packages\/catalog\/src\/documents\/.*?([a-z-]+)\.ts$/.exec(file) ?? [];
    if (name) found.set(name, [...(found.get(name) ?? []), file]);
  }
  return found;
}

/** `deliverySettings/orderMinimum` is defined in `delivery-settings.ts`. */
const sectionName = path => path.split('/')[0].replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
