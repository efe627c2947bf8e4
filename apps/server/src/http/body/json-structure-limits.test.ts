import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../services/errors/api-error.ts';
import { countJsonStructure } from './json-structure-limits.ts';

const wide = { values: 1e9, names: 1e9, depth: 64, textBytes: 1e9 };
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** The error for the bytes; null when there is none. */
const refusalOf = (bytes: Uint8Array, limits: Partial<typeof wide>, { jsonInText = false } = {}) => {
  try {
    countJsonStructure(bytes, { ...wide, ...limits }, { jsonInText });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.failures[0]?.code;
  }
};

/**
 * Values by the rules of the count: an empty list or object counts twice, the outermost value is counted only when it
 * is a list or object.
 */
const valuesIn = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0;
  const members = Object.values(value);
  return 1 + Math.max(0, members.length - 1) + members.reduce((sum: number, member) => sum + valuesIn(member), 0);
};
const namesIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return [...(Array.isArray(value) ? [] : Object.keys(value)), ...Object.values(value).flatMap(namesIn)];
};
const depthOf = (value: unknown): number =>
  typeof value !== 'object' || value === null ? 0 : 1 + Math.max(0, ...Object.values(value).map(depthOf));
const textsIn = (value: unknown): number[] => {
  if (typeof value === 'string') return [bytesOf(JSON.stringify(value)).length - 2];
  if (typeof value !== 'object' || value === null) return [0];
  return [
    ...(Array.isArray(value) ? [] : Object.keys(value).flatMap(textsIn)),
    ...Object.values(value).flatMap(textsIn),
  ];
};
const json = fc
  .jsonValue({ maxDepth: 5, stringUnit: 'binary' })
  .map(value => JSON.parse(JSON.stringify(value)) as unknown);

describe('counting the structure of JSON', () => {
  it('throws at each limit and not before', () => {
    fc.assert(
      fc.property(json, value => {
        const bytes = bytesOf(JSON.stringify(value));
        const found = {
          values: valuesIn(value),
          names: new Set(namesIn(value)).size,
          depth: depthOf(value),
          textBytes: Math.max(0, ...textsIn(value)),
        };
        expect(refusalOf(bytes, found)).toBeNull();
        for (const [limit, code] of Object.entries(codes)) {
          const most = found[limit as keyof typeof found];
          if (most > 0) expect(refusalOf(bytes, { [limit]: most - 1 })).toBe(code);
        }
      }),
    );
  });

  it('counts a string that is JSON itself like the rest, escaped or not', () => {
    fc.assert(
      fc.property(json, fc.boolean(), (value, isEscaped) => {
        const text = JSON.stringify(value);
        const said = isEscaped ? `"${[...bytesOf(text)].map(hex).join('')}"` : JSON.stringify(text);
        const bytes = bytesOf(`{"menuBlob":${said}}`);
        const values = 1 + valuesIn(value);
        expect(refusalOf(bytes, { values }, { jsonInText: true })).toBeNull();
        expect(refusalOf(bytes, { values: values - 1 }, { jsonInText: true })).toBe('TOO_MANY_VALUES');
        const depth = depthOf(value);
        if (depth > 1) expect(refusalOf(bytes, { depth: depth - 1 }, { jsonInText: true })).toBe('TOO_DEEP');
      }),
    );
  });

  it('does not count such a string where the call has none', () => {
    const bytes = bytesOf(JSON.stringify({ text: JSON.stringify(Array.from({ length: 100 }, () => [])) }));
    expect(refusalOf(bytes, { values: 1 })).toBeNull();
  });

  it.each(['"\\"', '{]', '}}}}', '[[[[', '\\\\', '"\\u00', ',,,,'])('counts correctly with %s', text => {
    expect(refusalOf(bytesOf(text), {})).toBeNull();
    expect(refusalOf(bytesOf(`{"a":"${text}`), {}, { jsonInText: true })).toBeNull();
  });
});

const codes = { values: 'TOO_MANY_VALUES', names: 'TOO_MANY_NAMES', depth: 'TOO_DEEP', textBytes: 'TEXT_TOO_LONG' };
const hex = (byte: number): string => `\\u${byte.toString(16).padStart(4, '0')}`;
