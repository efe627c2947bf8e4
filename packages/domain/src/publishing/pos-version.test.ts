import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOlderPos } from './pos-version.ts';

it.each([
  ['8.2.9', true],
  ['8.2.25', true],
  ['8.1.99', true],
  ['7.9.30', true],
  ['8.2', true],
  ['8', true],
  ['v8.2.25-rc1', true],
  ['8.2.26', false],
  ['8.2.26.0', false],
  ['8.2.26-rc1', false],
  ['8.2.100', false],
  ['8.10', false],
  ['9', false],
  ['', false],
  ['nightly', false],
  [null, false],
] as const)('POS %s is older than 8.2.26: %s', (version, older) => {
  expect(isOlderPos(version, '8.2.26')).toBe(older);
});

it('of two different versions exactly one is older, and no version is older than itself', () => {
  const versions = fc.array(fc.nat({ max: 120 }), { minLength: 1, maxLength: 4 });
  const said = (numbers: readonly number[]) => numbers.join('.');
  fc.assert(
    fc.property(versions, versions, (a, b) => {
      expect(isOlderPos(said(a), said(a))).toBe(false);
      expect(isOlderPos(said(a), said([...a, 0]))).toBe(false);
      expect(isOlderPos(said(a), said([...a, 1]))).toBe(true);
      const padded = [...Array(4).keys()].map(at => [a[at] ?? 0, b[at] ?? 0]);
      const same = padded.every(([x, y]) => x === y);
      expect(isOlderPos(said(a), said(b)) !== isOlderPos(said(b), said(a))).toBe(!same);
    }),
  );
});
