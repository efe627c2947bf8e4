import { expect, it } from 'vitest';
import { secondsFrom } from './changed-tests.mjs';

it('a file takes what it took here, else what is remembered of it, else what is usual in its folder', () => {
  const files = [
    'apps/web/src/here.browser.test.tsx',
    'apps/web/src/known.browser.test.tsx',
    'apps/web/src/new.test.ts',
  ];
  const [here, known, fresh] = files;
  const secondsOf = secondsFrom({ [here]: 7 }, { [here]: 40, [known]: 42 });
  expect([here, known, fresh, 'tests/e2e/new.spec.ts'].map(secondsOf)).toEqual([7, 42, 1, 15]);
});
