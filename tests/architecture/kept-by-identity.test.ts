import { expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** What is kept belongs to the first argument: without an object nothing is, and the function is called each time. */
const first = /memoByIdentity\(\s*(?:async )?\(\s*\w+: (\w+)\b/g;
const noObject = /^(?:string|number|boolean|Level|\w*Kind)$/;

it('what is kept by identity belongs to an object: the first argument is no text, number or kind', () => {
  const found = sourceFiles().flatMap(({ path, text }) =>
    [...text.matchAll(first)].map(([, type = '']) => ({ path, type })),
  );
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter(({ type }) => noObject.test(type))).toEqual([]);
});
