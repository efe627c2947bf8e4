import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isTest } from '../../scripts/lint/rooms/refused-imports.mjs';
import { sourceFiles } from './source-files.ts';

const files = sourceFiles();
const mostLines = 500;
const mostInAFolder = 25;
const fullFolders = [
  ...Map.groupBy(
    files.filter(({ path }) => /^(?:packages|apps)\/.*\.tsx?$/.test(path) && !isTest(path)),
    ({ path }) => dirname(path),
  ),
].flatMap(([folder, inside]) => (inside.length > mostInAFolder ? [folder] : []));
/** The files whose first line says why it, or its folder, exceeds a limit. */
const explained = files
  .filter(({ text }) => /^\/\/ More than \d+ (?:lines|files): \S/.test(text))
  .map(({ path }) => path);
const emptyNames = /^(utils?|helpers?|common|manager|misc|data|info)\.[a-z.]+$/;
// The linter rejects every `any`, so an escape is either a double cast or a comment that silences a tool.
const typeEscape = /\bas unknown as\b|@ts-(?:ignore|expect-error|nocheck)|biome-ignore/g;
const escapesPerThousandLines = 0.3;

describe('code metrics', () => {
  it(`no file has more than ${mostLines} lines without a reason in its first one`, () => {
    const found = files.filter(file => file.lines > mostLines && !explained.includes(file.path));
    expect(found.map(file => `${file.path}: ${file.lines}`)).toEqual([]);
  });

  it('the median file has at most 100 lines', () => {
    const sorted = files.map(file => file.lines).sort((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(100);
  });

  it(`no folder has more than ${mostInAFolder} source files, without tests and without a reason in its index.ts`, () => {
    const found = fullFolders.filter(folder => !explained.includes(`${folder}/index.ts`));
    expect(found).toEqual([]);
  });

  it('no reason outlives what it explains', () => {
    const long = files.filter(file => file.lines > mostLines).map(({ path }) => path);
    const needed = [...long, ...fullFolders.map(folder => `${folder}/index.ts`)];
    expect(explained.filter(path => !needed.includes(path))).toEqual([]);
  });

  it('no file has a meaningless name', () => {
    expect(files.filter(file => emptyNames.test(basename(file.path))).map(file => file.path)).toEqual([]);
  });

  it(`type escapes and suppressions stay within ${escapesPerThousandLines} per 1,000 lines`, () => {
    const typed = files.filter(file => /\.tsx?$/.test(file.path) && !file.path.startsWith('tests/architecture/'));
    const found = typed.flatMap(file => [...file.text.matchAll(typeEscape)].map(match => `${file.path}: ${match[0]}`));
    const budget = (typed.reduce((sum, file) => sum + file.lines, 0) / 1000) * escapesPerThousandLines;
    expect(found.length, found.join('\n')).toBeLessThanOrEqual(budget);
  });

  it('an exported component that loads another has a name of its own, so that an import cannot mean either', () => {
    const twins = files.flatMap(({ path, text }) =>
      [...text.matchAll(/export const (\w+) = lazyComponent\(\s*async \(\) => \(await import\([^)]*\)\)\.(\w+)/g)]
        .filter(([, name, loaded]) => name === loaded)
        .map(([, name]) => `${path}: ${name}`),
    );
    expect(twins).toEqual([]);
  });
});
