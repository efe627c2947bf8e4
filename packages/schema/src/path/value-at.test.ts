import { expect, it } from 'vitest';
import { valueAt } from './value-at.ts';

it('finds values by identity, numbers and words alike, and only own ones', () => {
  const doc = {
    rows: [
      { id: 2, name: 'b' },
      { id: 'x', tags: [3, 'y'] },
    ],
    '[odd': { 'a/b': 1 },
  };
  const cases: [string, unknown][] = [
    ['', doc],
    ['/rows/[2]/name', 'b'],
    ['/rows/[x]/tags/[3]', 3],
    ['/rows/[9]/name', undefined],
    ['/rows/0', undefined],
    ['/~2odd/a~1b', 1],
    ['/toString', undefined],
  ];
  for (const [path, value] of cases) expect([path, valueAt(doc, path)]).toEqual([path, value]);
});
