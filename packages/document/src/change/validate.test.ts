import { describe, expect, it } from 'vitest';
import { ChangeListError, type RefusalCode } from './error.ts';
import { limits, validate } from './validate.ts';

const set = (path: string, value: unknown = 1): unknown => ({ op: 'set', path, value });
const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });
const json = (text: string): unknown => JSON.parse(text);

const refusals: readonly {
  readonly name: string;
  readonly list: unknown;
  readonly code: RefusalCode;
  index?: number;
}[] = [
  { name: 'no list', list: { op: 'set' }, code: 'not-a-list' },
  { name: 'an entry that is no object', list: [set('/a'), 'x'], code: 'not-a-change', index: 1 },
  { name: 'an unknown op', list: [{ op: 'copy', path: '/a' }], code: 'unknown-op', index: 0 },
  { name: 'an op of the prototype', list: [{ op: 'toString', path: '/a' }], code: 'unknown-op', index: 0 },
  { name: 'an unknown property', list: [{ op: 'unset', path: '/a', value: 1 }], code: 'unknown-property', index: 0 },
  { name: 'no path', list: [{ op: 'unset' }], code: 'bad-path', index: 0 },
  { name: 'a path without a slash', list: [set('a')], code: 'bad-path', index: 0 },
  { name: 'an open bracket', list: [set('/[a')], code: 'bad-path', index: 0 },
  { name: 'the document unset', list: [{ op: 'unset', path: '' }], code: 'bad-path', index: 0 },
  { name: 'E10 an unknown escape', list: [set('/a~5')], code: 'bad-escape', index: 0 },
  { name: 'E10 the bracket escape inside a key', list: [set('/a~2')], code: 'bad-escape', index: 0 },
  { name: 'no value', list: [{ op: 'set', path: '/a' }], code: 'bad-value', index: 0 },
  { name: 'E9 not a number', list: [set('/a', Number.NaN)], code: 'bad-value', index: 0 },
  { name: 'E9 infinity inside', list: [set('/a', [{ b: Number.POSITIVE_INFINITY }])], code: 'bad-value', index: 0 },
  { name: 'E9 a date', list: [set('/a', new Date(0))], code: 'bad-value', index: 0 },
  { name: 'E9 a function', list: [set('/a', { b: () => 1 })], code: 'bad-value', index: 0 },
  { name: 'E6 undefined in an array', list: [set('/a', [undefined])], code: 'bad-value', index: 0 },
  { name: 'a numeric anchor', list: [{ op: 'move', path: '/[1]', after: 2 }], code: 'bad-after', index: 0 },
  { name: 'no anchor', list: [{ op: 'add', path: '/[1]', value: { id: 1 } }], code: 'bad-after', index: 0 },
  { name: 'a member behind itself', list: [{ op: 'move', path: '/[1]', after: '1' }], code: 'bad-after', index: 0 },
  { name: 'a field removed', list: [{ op: 'remove', path: '/a' }], code: 'not-a-member', index: 0 },
  { name: 'a member unset', list: [{ op: 'unset', path: '/[a]' }], code: 'is-a-member', index: 0 },
  {
    name: 'E5 another id added',
    list: [{ op: 'add', path: '/[a]', after: null, value: { id: 'b' } }],
    code: 'wrong-id',
    index: 0,
  },
  { name: 'E5 another id set', list: [set('/[a]', { id: 'b' })], code: 'wrong-id', index: 0 },
  { name: 'E5 an id edited', list: [set('/items/[a]/id', 'b')], code: 'id-edited', index: 0 },
  { name: 'E5 an id unset', list: [{ op: 'unset', path: '/items/[a]/id' }], code: 'id-edited', index: 0 },
  { name: 'E12 the prototype as a key', list: [set('/a/__proto__/b')], code: 'unsafe-key', index: 0 },
  { name: 'E12 the constructor as a key', list: [set('/constructor')], code: 'unsafe-key', index: 0 },
  {
    name: 'E12 the prototype as a member',
    list: [{ op: 'remove', path: '/[prototype]' }],
    code: 'unsafe-key',
    index: 0,
  },
  {
    name: 'E12 the prototype in a value',
    list: [set('/a', json('{"b":[{"__proto__":{"c":1}}]}'))],
    code: 'unsafe-key',
    index: 0,
  },
  { name: 'a bad digest', list: [{ op: 'unset', path: '/a', was: { '#': 'XYZ' } }], code: 'bad-was', index: 0 },
  {
    name: 'an object as the previous value',
    list: [{ op: 'unset', path: '/a', was: { b: 1 } }],
    code: 'bad-was',
    index: 0,
  },
  { name: 'a path twice', list: [set('/a'), set('/b'), set('/a', 2)], code: 'duplicate', index: 2 },
  { name: 'set and unset', list: [set('/a'), { op: 'unset', path: '/a' }], code: 'duplicate', index: 1 },
  {
    name: 'set and removed',
    list: [set('/[a]', { id: 'a' }), { op: 'remove', path: '/[a]' }],
    code: 'duplicate',
    index: 1,
  },
  { name: 'an entry below a value set whole', list: [set('/a', {}), set('/a/b')], code: 'covered', index: 1 },
  { name: 'a value set whole above an entry', list: [set('/a/b'), set('/a', {})], code: 'covered', index: 0 },
  {
    name: 'an entry below a removed member',
    list: [{ op: 'remove', path: '/[a]' }, set('/[a]/b')],
    code: 'covered',
    index: 1,
  },
  { name: 'E13 a deep path', list: [set('/a'.repeat(limits.depth + 1))], code: 'too-deep', index: 0 },
  { name: 'E13 a deep value', list: [set('/a', nested(limits.depth))], code: 'too-deep', index: 0 },
  { name: 'E13 a long path', list: [set(`/${'é'.repeat(limits.pathBytes / 2)}`)], code: 'path-too-long', index: 0 },
  {
    name: 'E13 many entries',
    list: Array.from({ length: limits.changes + 1 }, (_, i) => set(`/${i}`)),
    code: 'too-many',
  },
  {
    name: 'E13 large values',
    list: Array.from({ length: 17 }, (_, i) => set(`/${i}`, 'x'.repeat(1024 * 1024))),
    code: 'too-large',
    index: 15,
  },
];

const refusalOf = (list: unknown): { code: string; index: number | undefined } | undefined => {
  try {
    validate(list);
  } catch (error) {
    if (error instanceof ChangeListError) return { code: error.code, index: error.index };
    throw error;
  }
  return undefined;
};

describe('validate', () => {
  for (const { name, list, code, index } of refusals) {
    it(`${name}: rejected as ${code}`, () => {
      expect(refusalOf(list)).toEqual({ code, index });
    });
  }

  it('E13 accepts what is just inside the limits', () => {
    expect(validate([set('/a'.repeat(limits.depth))])).toHaveLength(1);
    expect(validate([set('/a', nested(limits.depth - 1))])).toHaveLength(1);
    expect(validate([set(`/${'a'.repeat(limits.pathBytes - 1)}`)])).toHaveLength(1);
    expect(validate(Array.from({ length: limits.changes }, (_, i) => set(`/${i}`)))).toHaveLength(limits.changes);
  });

  it('accepts a replaced member that is also moved, and sorts the list', () => {
    const replaced = { op: 'set', path: '/[a]', value: { id: 'a', n: 2 } };
    const moved = { op: 'move', path: '/[a]', after: null };
    const added = { op: 'add', path: '/[1]', after: 'a', value: { id: 1, gone: undefined } };
    expect(validate([replaced, moved, added])).toEqual([added, moved, replaced]);
  });

  it('E10 accepts keys with slashes, tildes, brackets, dots, quotes, nothing, and lone surrogates', () => {
    for (const path of [
      '/a~1b',
      '/~0',
      '/~2x]',
      '/a.b',
      '/"',
      '/',
      '//',
      '/\ud800',
      '/[x~1y]/n',
      '/[[z]]/n',
      '/toString',
    ]) {
      expect(validate([set(path)]).map(change => change.path)).toEqual([path]);
    }
  });
});
