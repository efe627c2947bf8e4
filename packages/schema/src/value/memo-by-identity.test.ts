import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { identityMap, memoByIdentity } from './memo-by-identity.ts';

/** Few objects and values, so that the same arguments come again; equal objects are different ones. */
const objects = [{}, {}, { a: 1 }, { a: 1 }, [], () => 0];
const others = [0, -0, 1, '', '1', null, undefined, Number.NaN, true];
const anyObject = fc.constantFrom(...objects);
const anyArgument = fc.constantFrom<unknown>(...objects, ...others);
const sameArguments = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, at) => one === b[at] || (Number.isNaN(one) && Number.isNaN(b[at])));

describe('a function with its results kept by identity', () => {
  it('is called once for the same arguments, and returns what it returned then', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyObject, fc.array(anyArgument, { maxLength: 3 }))), calls => {
        const computed: { readonly args: readonly unknown[]; readonly value: object | undefined }[] = [];
        const memo = memoByIdentity((...args: readonly unknown[]) => {
          const value = args.length === 2 ? undefined : {};
          computed.push({ args, value });
          return value;
        });
        for (const [first, rest] of calls) {
          const args = [first, ...rest];
          const before = computed.filter(one => sameArguments(one.args, args));
          const value = memo(...args);
          const after = computed.filter(one => sameArguments(one.args, args));
          expect(after).toHaveLength(1);
          expect(value).toBe(after[0]?.value);
          if (before.length === 1) expect(after).toEqual(before);
        }
      }),
    );
  });

  it('is called each time where the first argument is no object', () => {
    fc.assert(
      fc.property(fc.constantFrom<unknown>(...others), anyArgument, (first, second) => {
        let calls = 0;
        const memo = memoByIdentity((..._: readonly unknown[]) => ++calls);
        expect([memo(first, second), memo(first, second)]).toEqual([1, 2]);
      }),
    );
  });

  it('keeps no result of a call that throws', () => {
    let fails = true;
    const memo = memoByIdentity((_: object) => {
      if (fails) throw new Error('not yet');
      return 1;
    });
    const key = {};
    expect(() => memo(key)).toThrow('not yet');
    fails = false;
    expect(memo(key)).toBe(1);
  });
});

describe('a map by identity', () => {
  it('behaves like a map of the objects among its keys', () => {
    const anyAct = fc.tuple(fc.constantFrom('set', 'delete', 'compute'), anyArgument, fc.option(fc.nat(3)));
    fc.assert(
      fc.property(fc.array(anyAct), acts => {
        const map = identityMap<unknown, number | null>();
        const model = new Map<unknown, number | null>();
        for (const [act, key, value] of acts) {
          const isKept = objects.some(one => one === key);
          if (act === 'delete') map.delete(key);
          else if (act === 'set') map.set(key, value);
          else expect(map.getOrCompute(key, () => value)).toBe(model.has(key) ? model.get(key) : value);
          if (act === 'delete') model.delete(key);
          else if (isKept && (act === 'set' || !model.has(key))) model.set(key, value);
          for (const one of [...objects, ...others]) {
            expect(map.get(one)).toBe(model.get(one));
            expect(map.has(one)).toBe(model.has(one));
          }
        }
      }),
    );
  });
});
