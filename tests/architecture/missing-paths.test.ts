import { describe, expect, it } from 'vitest';
import { repositoryRoot } from './lint-sandbox.ts';
import { missingPaths } from './missing-paths.ts';
import { markdownFiles, sourceFiles } from './source-files.ts';

const pages = markdownFiles();
const sources = sourceFiles();
const files = [...pages, ...sources].map(({ path }) => path);
/** The comment at the head of an index says where to look. */
const heads = sources
  .filter(({ path, text }) => path.endsWith('/index.ts') && text.startsWith('/**'))
  .map(({ path, text }) => ({ path, text: text.slice(0, text.indexOf('*/')) }));
const inPage = (text: string) => missingPaths([{ path: 'docs/a.md', text }], files, repositoryRoot);

describe('paths in the documentation', () => {
  it('exist, also those at the head of an index', () => {
    expect(heads.length).toBeGreaterThan(40);
    expect(missingPaths([...pages, ...heads], files, repositoryRoot)).toEqual([]);
  });

  it.each([
    ['`apps/server/src/planted.ts`', 'docs/a.md: apps/server/src/planted.ts'],
    ['`store/planted.ts`', 'docs/a.md: store/planted.ts'],
    ['`apps/server/src/planted/`', 'docs/a.md: apps/server/src/planted/'],
    ['[a page](planted.md)', 'docs/a.md: planted.md'],
  ])('reports as missing: %s', (text, found) => {
    expect(inPage(`See ${text}.`)).toEqual([found]);
  });

  it.each([
    '`apps/server/src/store/database/transaction.ts`',
    '`database/transaction.ts`',
    '`apps/web/src/form/`',
    '[it](security.md)',
  ])('accepts as existing: %s', text => {
    expect(inPage(`See ${text}.`)).toEqual([]);
  });
});

it('no two decisions have one number', () => {
  const numbers = pages.flatMap(({ path }) => /^docs\/adr\/(\d{4})-/.exec(path)?.[1] ?? []);
  expect(numbers.length).toBeGreaterThan(60);
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
});
