import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatPath,
  isBelow,
  isMemberToken,
  joinPath,
  joinTokens,
  keyToken,
  memberId,
  memberToken,
  PathError,
  parentPath,
  parsePath,
  splitPath,
  tokenKey,
  withinPaths,
} from './path.ts';

const text = fc.oneof(fc.string(), fc.stringMatching(/^[[\]~/ab]{0,6}$/));

it('writes and reads any key and any id, brackets, slashes and tildes included', () => {
  fc.assert(
    fc.property(text, text, (key, id) => {
      const path = joinTokens([keyToken(key), memberToken(id)]);
      const [first = '', second = ''] = splitPath(path);
      expect([isMemberToken(first), tokenKey(first)]).toEqual([false, key]);
      expect([isMemberToken(second), memberId(second)]).toEqual([true, id]);
    }),
  );
});

const hardText = fc.oneof(
  fc.constantFrom('', '[', ']', '[a]', '~', '/', '~2', '~0', '.', '"', '\ud800', 'id', '0'),
  fc.string(),
);
const step = fc.oneof(
  hardText.map(key => ({ key })),
  hardText.map(id => ({ id })),
);
const code = (path: string): unknown => {
  try {
    return parsePath(path);
  } catch (error) {
    return error instanceof PathError ? error.code : error;
  }
};

describe('paths', () => {
  it('every list of steps has one text form, and is read back from it', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 6 }), steps => {
        const path = formatPath(steps);
        expect(parsePath(path)).toEqual(steps);
        expect(formatPath(parsePath(path))).toBe(path);
      }),
    );
  });

  it('two different lists of steps never have the same text form', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 3 }), fc.array(step, { maxLength: 3 }), (a, b) => {
        expect(formatPath(a) === formatPath(b)).toBe(JSON.stringify(a) === JSON.stringify(b));
      }),
    );
  });

  it('rejects escapes and brackets that are not canonical', () => {
    expect(code('a')).toBe('bad-path');
    expect(code('/[a')).toBe('bad-path');
    expect(code('/[')).toBe('bad-path');
    expect(code('/~3')).toBe('bad-escape');
    expect(code('/a~2')).toBe('bad-escape');
    expect(code('/a~')).toBe('bad-escape');
    expect(code('/[~2]')).toBe('bad-escape');
    expect(code('/~2~1/[a]b]/')).toEqual([{ key: '[/' }, { id: 'a]b' }, { key: '' }]);
  });

  it('a path is within some paths where it is below one of them', () => {
    const anyPath = fc.array(fc.constantFrom('a', 'b', '[a]', ''), { maxLength: 3 }).map(joinTokens);
    fc.assert(
      fc.property(anyPath, fc.array(anyPath, { maxLength: 4 }), (path, others) => {
        expect(withinPaths(others)(path)).toBe(others.some(other => isBelow(path, other)));
      }),
    );
  });

  it('a prefix ends only at a step, and every path is below the document', () => {
    expect(isBelow('/a/b', '/a')).toBe(true);
    expect(isBelow('/a', '/a')).toBe(true);
    expect(isBelow('/ab', '/a')).toBe(false);
    expect(isBelow('/a', '/a/b')).toBe(false);
    expect(isBelow('/a', '')).toBe(true);
    expect(isBelow('', '')).toBe(true);
    expect(parentPath('/a/[b]')).toBe('/a');
    expect(parentPath('/a')).toBe('');
    expect(parentPath('')).toBeUndefined();
    expect(joinPath('/a', keyToken('x/y'), memberToken(3))).toBe('/a/x~1y/[3]');
  });
});
