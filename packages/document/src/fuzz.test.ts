import { isArray, isRecord } from '@commissary/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyReporting } from './apply/apply.ts';
import type { Change } from './change/change.ts';
import { ChangeListError } from './change/error.ts';
import { validate } from './change/validate.ts';
import { anyDocument, anyValue, invalidEntry } from './laws/documents.arbitrary.ts';
import { resolve } from './layers/resolve.ts';
import { Visits } from './testing/visits.ts';

const unsafe = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__'];
const names = fc.oneof(
  fc.constantFrom(...unsafe, 'id', 'a', 'items', 'name', '', '[a]', '0', '1e3', '\ud800', 'length'),
  fc.string({ maxLength: 4 }),
);
const tokens = fc.oneof(
  names.map(name => name.replaceAll('~', '~0').replaceAll('/', '~1')),
  names.map(name => `[${name.replaceAll('~', '~0').replaceAll('/', '~1')}]`),
  fc.constantFrom('~', '~3', '[', ']', '[]', '~2', '[__proto__]', '[constructor]'),
);
const paths = fc.oneof(
  { weight: 8, arbitrary: fc.array(tokens, { maxLength: 6 }).map(parts => parts.map(part => `/${part}`).join('')) },
  { weight: 1, arbitrary: fc.string({ maxLength: 10 }) },
  { weight: 1, arbitrary: fc.constantFrom('/a'.repeat(80), `/${'x'.repeat(3000)}`, '/'.repeat(70)) },
);

const deep = (depth: number, wrap: (inner: unknown) => unknown): unknown => {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = wrap(value);
  return value;
};

/** Hostile values, including values that JSON cannot represent. */
const values: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: anyValue },
  { weight: 2, arbitrary: fc.dictionary(names, fc.oneof(names, fc.integer()), { maxKeys: 4 }) },
  { weight: 1, arbitrary: fc.anything({ withBigInt: true, withDate: true, withMap: true, withSparseArray: true }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(
      Number.NaN,
      Number.POSITIVE_INFINITY,
      undefined,
      Symbol('s'),
      () => 1,
      new Date(0),
      deep(20_000, inner => [inner]),
      deep(20_000, inner => ({ a: inner })),
      JSON.parse('{"__proto__":{"polluted":true},"id":"a"}'),
      Array.from({ length: 5000 }, (_, i) => ({ id: i % 7 })),
      new Array(1_000_000),
    ),
  },
);

const entries = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record(
      {
        op: fc.oneof(
          { weight: 9, arbitrary: fc.constantFrom('set', 'unset', 'add', 'remove', 'move') },
          { weight: 1, arbitrary: fc.constantFrom<unknown>('copy', 'test', 'reset', '__proto__', 'toString', 5, null) },
        ),
        path: fc.oneof({ weight: 9, arbitrary: paths }, { weight: 1, arbitrary: values }),
        after: fc.oneof(fc.constant(null), names, values),
        value: values,
        was: fc.oneof(fc.constant({ '#': '0123abcd' }), values),
        more: values,
      },
      { requiredKeys: ['op', 'path'] },
    ),
  },
  { weight: 1, arbitrary: values },
);
const hostile = fc.oneof(
  { weight: 9, arbitrary: fc.array(entries, { maxLength: 8 }) },
  { weight: 1, arbitrary: values },
);

/** The same entries in a valid form: hostile in what they name, not in how they are built. */
const taken = fc
  .array(
    fc.record({
      op: fc.constantFrom('set', 'unset', 'add', 'remove', 'move'),
      way: fc.array(fc.constantFrom('/a', '/items', '/[a]', '/[1]', '/0', '/name', '/[b]', '/toString'), {
        maxLength: 4,
      }),
      after: fc.constantFrom(null, 'a', 'b', '1', 'gone'),
      value: anyValue,
    }),
    { maxLength: 30 },
  )
  .map(list =>
    list.flatMap(({ op, way, after, value }) => {
      const id = way.at(-1)?.startsWith('/[') ? way.at(-1)?.slice(2, -1) : undefined;
      const path = way.join('');
      const member = id === undefined ? value : { ...(isRecord(value) ? value : {}), id };
      const change = {
        set: { op, path, value: member },
        unset: { op, path },
        add: { op, path, after: after === id ? null : after, value: member },
        remove: { op, path },
        move: { op, path, after: after === id ? null : after },
      }[op];
      return change === undefined || !isTaken([change]) ? [] : [change as Change];
    }),
  )
  .map(list => list.filter((change, i) => isTaken([...list.slice(0, i), change])));

const isTaken = (list: readonly unknown[]): boolean => {
  try {
    validate(list);
    return true;
  } catch {
    return false;
  }
};

const isPolluted = (): boolean => Object.keys(Object.prototype).length > 0 || 'polluted' in {};

/** Whether a value holds a prototype key, which no document may hold. */
const holdsUnsafe = (value: unknown): boolean => {
  if (isArray(value)) return value.some(holdsUnsafe);
  if (!isRecord(value)) return false;
  return Object.keys(value).some(key => unsafe.slice(0, 3).includes(key) || holdsUnsafe(value[key]));
};

describe('hostile lists', () => {
  it('are accepted or rejected with a code, and nothing else happens', () => {
    let [cases, refused] = [0, 0];
    fc.assert(
      fc.property(hostile, input => {
        cases++;
        try {
          for (const change of validate(input)) expect(holdsUnsafe(change)).toBe(false);
        } catch (error) {
          if (!(error instanceof ChangeListError)) throw error;
          refused++;
        }
        expect(isPolluted()).toBe(false);
      }),
    );
    expect(refused).toBeGreaterThan(cases / 4);
  });

  it('apply to any document without a throw when accepted, and report what they could not do', () => {
    fc.assert(
      fc.property(taken, fc.oneof(anyDocument, anyValue), (input, base) => {
        const list = validate(JSON.parse(JSON.stringify(input)));
        const { value, dropped } = applyReporting(base, list);
        expect(holdsUnsafe(value)).toBe(false);
        const known = new Set(list.map(({ op, path }) => `${op} ${path}`));
        for (const { op, path } of dropped) expect(known.has(`${op} ${path}`)).toBe(true);
        expect(isPolluted()).toBe(false);
      }),
    );
  });

  it('apply without a throw even when not validated, as far as their entries are entries', () => {
    fc.assert(
      fc.property(fc.array(taken, { maxLength: 4 }), invalidEntry, (lists, { base, list }) => {
        // Several lists in one: duplicate paths, entries below values set whole, in any order.
        applyReporting(base, [...lists.flat(), ...list]);
        resolve(base, [...lists, list]);
        expect(isPolluted()).toBe(false);
      }),
    );
  });
});

const add = (id: string, after: string | null): Change => ({ op: 'add', path: `/[${id}]`, after, value: { id } });
const move = (id: number, after: number | null): Change => ({
  op: 'move',
  path: `/[m${id}]`,
  after: after === null ? null : `m${after}`,
});
const many = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
const members = (count: number): unknown => many(count, i => ({ id: `m${i}` }));

interface Attack {
  readonly base: unknown;
  readonly list: readonly Change[];
}

/** Lists with expensive shapes, by size. */
const attacks: Readonly<Record<string, (size: number) => Attack>> = {
  'a chain of anchors': n => ({ base: [], list: many(n, i => add(`n${i}`, i === 0 ? null : `n${i - 1}`)) }),
  'a chain of anchors in reverse order': n => ({ base: [], list: many(n, i => add(`n${i}`, `n${i + 1}`)) }),
  'all members behind one anchor': n => ({ base: members(1), list: many(n, i => add(`n${i}`, 'm0')) }),
  'one long cycle': n => ({ base: members(n), list: many(n, i => move(i, (i + 1) % n)) }),
  'many short cycles': n => ({ base: members(n), list: many(n, i => move(i, i ^ 1)) }),
  'long chains into one cycle': n => ({ base: members(n), list: many(n, i => move(i, i < 2 ? 1 - i : i - 1)) }),
  'every anchor lost': n => ({
    base: members(n),
    list: many(n, i => ({ ...move(i, null), after: `gone${i}` }) as Change),
  }),
  'every member removed': n => ({ base: members(n), list: many(n, i => ({ op: 'remove', path: `/[m${i}]` })) }),
  'every id duplicated': n => ({
    base: many(2 * n, i => ({ id: `m${i >> 1}` })),
    list: many(n, i => ({ op: 'set', path: `/[m${i}]/a`, value: i })),
  }),
  'every entry dormant': n => ({
    base: {},
    list: many(n, i => ({ op: 'set', path: `/a/[${i}]/b/[${i}]`, value: { id: i } })),
  }),
  'many keys of one object': n => ({ base: {}, list: many(n, i => ({ op: 'set', path: `/k${i}`, value: i })) }),
  'one long array as a value': n => ({ base: {}, list: [{ op: 'set', path: '/a', value: members(n) }] }),
};

describe('the cost of a hostile list', () => {
  for (const [name, make] of Object.entries(attacks)) {
    it(`${name}: a list twice as long costs at most a little more than twice as much`, () => {
      const cost = (size: number): number => {
        const { base, list } = make(size);
        const visits = new Visits();
        const watched = { base: visits.watch(base), list: list.map(change => visits.watch(change)) };
        return visits.during(() => applyReporting(watched.base, validate(watched.list))).reads;
      };
      const [small, large] = [cost(500), cost(4000)];
      // Eight times the size; sorting may add a third.
      expect(large / small).toBeLessThanOrEqual(8 * 1.5);
    });
  }
});
