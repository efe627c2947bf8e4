import { expect, it } from 'vitest';
import { expectCodes } from '../testing/cases.ts';
import { idField, isId } from './id.ts';

it('is a number that is not negative or a short word, never a key of Object.prototype', () => {
  expectCodes(
    idField(),
    [0, 12, 'k7m2p9qrstuv', 'MAIN_SAFE'],
    [
      [-1, 'bad-id'],
      ['', 'bad-id'],
      ['a b', 'bad-id'],
      ['__proto__', 'bad-id'],
      ['constructor', 'bad-id'],
      [null, 'type'],
      [1.5, 'bad-id'],
    ],
  );
  expect(isId({})).toBe(false);
});
