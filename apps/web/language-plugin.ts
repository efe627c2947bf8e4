import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';
import { labelInSpanish, spanishLabels } from '../../packages/catalog/src/texts/es/labels/index.ts';

const packages = normalizePath(fileURLToPath(new URL('../../packages/', import.meta.url)));
const catalog = `${packages}catalog/src/`;
const texts = `${catalog}texts/`;
const spanish = `${texts}es/`;
const currentLanguage = `${packages}domain/src/language/current.ts`;

const spanishOf = (id: string): string | undefined => {
  if (!id.startsWith(texts) || id.startsWith(spanish)) return undefined;
  const file = spanish + id.slice(texts.length);
  return existsSync(file) ? file : undefined;
};

/**
 * Builds the console in Spanish: a module with texts is read from the same path below `es/`, the formats of counts and
 * dates from the Spanish language, and labels of fields and screens are replaced where they stand. Nothing of it is
 * decided in the browser, so a language costs no console a byte.
 */
export const inSpanish = (): Plugin => ({
  name: 'language',
  enforce: 'pre',
  resolveId(source, importer) {
    if (importer === undefined || !source.startsWith('.') || !importer.startsWith(texts)) return null;
    const read = spanishOf(importer) ?? importer;
    const target = normalizePath(join(dirname(read), source));
    // A Spanish module keeps the path of the English one, by which the chunks name it.
    const known = texts + target.slice(spanish.length);
    return target.startsWith(spanish) && existsSync(known) ? known : target;
  },
  load(id) {
    if (id === currentLanguage) return "export { spanish as language } from './spanish.ts';";
    const file = spanishOf(id);
    return file === undefined ? null : readFileSync(file, 'utf8');
  },
  transform(code, id) {
    if (!id.startsWith(catalog) || id.startsWith(texts)) return null;
    return withSpanishLabels(code);
  },
  transformIndexHtml: html => html.replace('<html lang="en">', '<html lang="es">'),
});

/** A label in Spanish, or as it is where it has none. */
export const spanishLabel = (label: string): string => spanishLabels[label] ?? label;

/** A literal, or what may have an apostrophe inside it: a comment, a text in other quotes. */
const literal = /\/\*.*?\*\/|\/\/[^\n]*|"[^"\n]*"|(?:(?<member>\w+):\s*)?'(?<text>(?:[^'\\\n]|\\.)+)'(?<key>\s*:)?/gs;

/** Replaces labels where they stand. */
const withSpanishLabels = (code: string): string =>
  code.replace(literal, (whole, member: string | undefined, text: string | undefined, key: string | undefined) => {
    if (text === undefined || key !== undefined) return whole;
    const label = labelInSpanish(text.replaceAll("\\'", "'"), member);
    return label === undefined ? whole : whole.slice(0, -(text.length + 2)) + JSON.stringify(label);
  });
