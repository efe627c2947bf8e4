import { describe, expect, it } from 'vitest';
import { findRetiredNames } from './find-retired-names.ts';
import { retiredFileNames } from './retired-file-names.ts';
import { retiredIdentifiers } from './retired-identifiers.ts';
import { markdownFiles, sourceFiles } from './source-files.ts';

// These files list the retired names.
const tables = /^tests\/architecture\/(retired-|find-retired-)/;
const files = [...sourceFiles(), ...markdownFiles()].filter(file => !tables.test(file.path));

describe('retired names', () => {
  it('do not come back in identifiers, file names and texts', () => {
    expect(findRetiredNames(files)).toEqual([]);
  });

  it.each([
    ['an identifier', 'apps/web/src/a.ts', 'export const clashRow = 1;', 'clashRow, say conflictRow'],
    ['a comment', 'apps/web/src/a.ts', '// As `clashRow` does.', 'clashRow, say conflictRow'],
    ['an import', 'apps/web/src/a.ts', `import { x } from './draft-keeper.ts';`, 'draft-keeper, say draft-autosave'],
    ['a file name', 'apps/web/src/draft-keeper.test.ts', '', 'draft-keeper, say draft-autosave'],
    ['a page of the docs', 'docs/a.md', 'See `form/draft-keeper.ts`.', 'draft-keeper, say draft-autosave'],
  ])('are found in %s', (_, path, text, found) => {
    expect(findRetiredNames([{ path, text }])).toEqual([`${path}: ${found}`]);
  });

  it('are not found inside a longer name', () => {
    expect(findRetiredNames([{ path: 'a.ts', text: 'const clashRowCount = "on-draft-keeper";' }])).toEqual([]);
  });

  it('are never the current word for something else', () => {
    const tables = { ...retiredIdentifiers, ...retiredFileNames };
    expect(Object.values(tables).filter(name => Object.hasOwn(tables, name))).toEqual([]);
  });
});
