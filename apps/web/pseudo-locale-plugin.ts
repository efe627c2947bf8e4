import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';

const catalog = '/packages/catalog/src/';

/** Modules whose strings are all texts; in the others, texts stand beside values, paths and keys. */
const textModules = `${catalog}texts/`;
const runtime = normalizePath(fileURLToPath(new URL('pseudo-locale.ts', import.meta.url)));

/**
 * Builds the console in a language that does not exist: each text of the catalog longer, and between « and ». A word on
 * screen without these marks comes from the server or from `Intl`, or stands outside the catalog.
 */
export const pseudoLocale = (): Plugin => ({
  name: 'pseudo-locale',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes(catalog)) return null;
    const names = [...code.matchAll(/^(?:export )?const (\w+)/gm)].map(([, name]) => name);
    const translate = id.includes(textModules) ? 'translateTexts' : 'translateDefinitions';
    return `${code}\nimport { ${translate} } from ${JSON.stringify(runtime)};\n${translate}([${names.join(', ')}]);\n`;
  },
});
