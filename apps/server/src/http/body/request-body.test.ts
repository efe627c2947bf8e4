import { endpoint, ordinaryLimits } from '@commissary/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ApiError } from '../../services/errors/api-error.ts';
import { parsedBody } from './parse-json.ts';

const anything = endpoint({
  method: 'POST',
  path: '/anything',
  summary: 'Takes anything',
  access: { kind: 'session' },
  body: z.unknown(),
  responses: { 204: z.undefined() },
});
const read = (bytes: Uint8Array): unknown => {
  try {
    return parsedBody(anything, bytes, ordinaryLimits(anything));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.failures;
  }
};
const readText = (text: string): unknown => read(new TextEncoder().encode(text));
const nested = (levels: number) => `${'['.repeat(levels)}1${']'.repeat(levels)}`;

describe('a JSON body', () => {
  it.each([
    ['{"a":[1,"two",null,{"b":true}]}', { a: [1, 'two', null, { b: true }] }],
    ['"🍕 é"', '🍕 é'],
    ['', undefined],
  ])('is parsed: %s', (text, value) => {
    expect(readText(text)).toEqual(value);
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
  ])('is rejected: %s', (text, code) => {
    expect(readText(text)).toEqual([{ code, path: '/body' }]);
  });

  it('may have 64 levels, but not 65', () => {
    expect(readText(nested(64))).toBeInstanceOf(Array);
    expect(readText(nested(65))).toEqual([{ code: 'TOO_DEEP', path: '/body' }]);
  });

  it('must be UTF-8', () => {
    expect(read(new Uint8Array([0x22, 0xff, 0x22]))).toEqual([{ code: 'INVALID_JSON', path: '/body' }]);
  });
});
