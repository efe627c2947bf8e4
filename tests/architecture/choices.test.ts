import { expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

/**
 * Mantine keeps the options of a closed list in the page: ten thousand locations for each choice on a screen. The Select of
 * `ui/` and `useShownOptions` hold only what is shown.
 */
const keepsAll = (text: string): readonly string[] => {
  const imported = [...text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(([, names = '']) =>
    names.split(',').map(name => name.trim()),
  );
  const elements = [...text.matchAll(/<MultiSelect\b(.*?)\/>/gs)].filter(
    ([, props = '']) => !/\{\.\.\.shown/.test(props),
  );
  return [...imported.filter(name => name === 'Select'), ...elements.map(() => 'MultiSelect')];
};

it('every choice holds the options of a closed list out of the page', () => {
  const files = sourceFiles().filter(({ path }) => /^apps\/web\/src\/.*\.tsx$/.test(path));
  expect(files.flatMap(({ path, text }) => keepsAll(text).map(name => `${path}: ${name}`))).toEqual([]);
  expect(files.filter(({ text }) => /<(?:Multi)?Select\b/.test(text)).length).toBeGreaterThan(20);
});

it('one that does not is found', () => {
  expect(keepsAll("import { Button, Select } from '@mantine/core';")).toEqual(['Select']);
  expect(keepsAll("import { Select as Other } from '@mantine/core';")).toEqual([]);
  expect(keepsAll('<MultiSelect data={all} />')).toEqual(['MultiSelect']);
  expect(keepsAll('<MultiSelect {...shown} data={all} />')).toEqual([]);
});
