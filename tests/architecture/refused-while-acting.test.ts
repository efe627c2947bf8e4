import { contract, type Endpoint } from '@commissary/contract';
import { expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

const webCode = sourceFiles()
  .filter(({ path }) => path.startsWith('apps/web/src/') && !/\.test\.|\/testing\//.test(path))
  .map(({ text }) => text)
  .join('\n');

/** Calls that nobody makes while acting as another person, and that the console makes. */
const refused = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries<Endpoint>(calls).flatMap(([name, { acting }]) =>
    acting === 'refused' && webCode.includes(`api.${area}.${name}(`) ? [`${area}.${name}`] : [],
  ),
);

it('a call that is refused to whoever acts as another person is named where the console disables what makes it', () => {
  expect(refused.length).toBeGreaterThan(15);
  expect(refused.filter(name => !webCode.includes(`contract.${name}`))).toEqual([]);
});
