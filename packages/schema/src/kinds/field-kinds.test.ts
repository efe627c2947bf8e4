import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { byKind } from '../testing/arbitrary.ts';

const here = dirname(fileURLToPath(import.meta.url));
/** The other files of the folder: the map of kinds, what all kinds have in common, the door. */
const others = new Set(['field-kinds', 'has-restricted-fields', 'index', 'restriction']);

it('every kind is one file with its test beside it, and is in the map of kinds', () => {
  const files = globSync('**/*.ts', { cwd: here }).map(file => basename(file, '.ts'));
  const kinds = files.filter(name => !name.endsWith('.test') && !others.has(name)).toSorted();
  expect(Object.keys(byKind).toSorted()).toEqual(kinds);
  expect(kinds.filter(kind => !files.includes(`${kind}.test`))).toEqual([]);
});
