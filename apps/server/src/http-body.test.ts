import { describe, expect, it } from 'vitest';
import { readJson } from './http-body.ts';
import { Refusal } from './services/refusal.ts';

const read = (text: string): unknown => {
  try {
    return readJson(new TextEncoder().encode(text));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.failures;
  }
};
const nested = (levels: number) => `${'['.repeat(levels)}1${']'.repeat(levels)}`;

describe('a body of JSON', () => {
  it.each([
    ['{"a":[1,"two",null,{"b":true}]}', { a: [1, 'two', null, { b: true }] }],
    ['"🍕 é"', '🍕 é'],
    ['', undefined],
  ])('is read: %s', (text, value) => {
    expect(read(text)).toEqual(value);
  });

  it.each([
    ['{"a":{"__proto__":1}}', 'UNSAFE_KEY'],
    ['[{"constructor":1}]', 'UNSAFE_KEY'],
    ['{"prototype":1}', 'UNSAFE_KEY'],
    ['{"a":"x\\u0000y"}', 'UNSAFE_TEXT'],
    ['{"x\\u0000y":1}', 'UNSAFE_TEXT'],
    ['["\\ud800"]', 'UNSAFE_TEXT'],
    ['[1e999]', 'UNSAFE_NUMBER'],
    ['{"a":1', 'INVALID_JSON'],
  ])('is refused: %s', (text, code) => {
    expect(read(text)).toEqual([{ code, path: '/body' }]);
  });

  it('may have 64 levels and not one more', () => {
    expect(read(nested(64))).toBeInstanceOf(Array);
    expect(read(nested(65))).toEqual([{ code: 'TOO_DEEP', path: '/body' }]);
  });

  it('must be UTF-8', () => {
    expect(() => readJson(new Uint8Array([0x22, 0xff, 0x22]))).toThrow('INVALID_JSON');
  });
});
