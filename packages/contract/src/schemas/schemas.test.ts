import { expect, it } from 'vitest';
import { documentPath, edits, epochMs, epochQuery, innerPath } from './schemas.ts';

it('accepts instants of the years 1970 to 9999, in a body and in a query', () => {
  const last = Date.parse('9999-12-31T23:59:59.999Z');
  for (const schema of [epochMs, epochQuery]) {
    expect([0, last].map(value => schema.safeParse(value).success)).toEqual([true, true]);
    expect([-1, last + 1, 8.64e15, 1.5, Number.NaN].map(value => schema.safeParse(value).success)).not.toContain(true);
  }
});

it('accepts document paths that change lists may contain, and names a wrong escape', () => {
  for (const path of ['', '/a', '/a/[d7]', '/a~1b']) expect(documentPath.safeParse(path).success).toBe(true);
  expect(innerPath.safeParse('').success).toBe(false);
  for (const [path, code] of [
    ['/departments/[~x]', 'bad-escape'],
    ['/a~', 'bad-escape'],
    ['a', 'bad-path'],
    ['/[a', 'bad-path'],
  ] as const)
    expect(documentPath.safeParse(path).error?.issues[0]?.message).toBe(code);
});

it('rejects edits that are no list, an empty list, or too many', () => {
  for (const value of [undefined, null, {}, '', 7, [], [null], Array(501).fill({ op: 'reset', path: '/a' })])
    expect(edits.safeParse(value).success).toBe(false);
  expect(edits.safeParse([{ op: 'reset', path: '/a' }]).success).toBe(true);
});
