import {
  equal,
  formatPath,
  group,
  idField as identity,
  list,
  set as setOf,
  text,
  validateValue,
} from '@commissary/schema';
import { describe, expect, it } from 'vitest';
import { apply, applyReporting } from './apply/apply.ts';
import { normalize } from './apply/compose.ts';
import { count, isEmpty, revert } from './apply/revert.ts';
import { canonicalJson } from './change/canonical.ts';
import type { Change } from './change/change.ts';
import { digest } from './change/digest.ts';
import { getAt } from './change/get-at.ts';
import { recordPrevious } from './change/previous-values.ts';
import { validate } from './change/validate.ts';
import { diff } from './diff/diff.ts';
import { explainProvenance, sourceOf } from './layers/provenance.ts';
import { mergeChanges } from './merge/merge-changes.ts';

const json = (value: string): unknown => JSON.parse(value);
const ops = (base: unknown, next: unknown): string[] => diff(base, next).map(change => `${change.op} ${change.path}`);

interface Difference {
  readonly name: string;
  readonly base: unknown;
  readonly next: unknown;
  readonly changes: readonly string[];
}

const differences: readonly Difference[] = [
  {
    name: 'E1 two members with one id',
    base: { a: [{ id: 1 }, { id: 1, n: 1 }] },
    next: { a: [{ id: 1 }] },
    changes: ['set /a'],
  },
  {
    name: 'E1 1 and "1" together',
    base: { a: [{ id: 1 }] },
    next: { a: [{ id: 1 }, { id: '1' }] },
    changes: ['set /a'],
  },
  {
    name: 'E1 the same duplicate ids, one member changed',
    base: { a: [{ id: 1 }, { id: 1 }] },
    next: { a: [{ id: 1 }, { id: 1, n: 1 }] },
    changes: ['set /a'],
  },
  {
    name: 'E1 an id that changes from 1 to "1"',
    base: { a: [{ id: 1 }] },
    next: { a: [{ id: '1' }] },
    changes: ['set /a/[1]'],
  },
  { name: 'E2 a member without id', base: { a: [{ id: 1 }] }, next: { a: [{ id: 1 }, { n: 1 }] }, changes: ['set /a'] },
  { name: 'E2 primitives', base: { a: [1, 2] }, next: { a: [1, 3] }, changes: ['set /a'] },
  {
    name: 'E3 an empty array to a keyed one',
    base: { a: [] },
    next: { a: [{ id: 1 }, { id: 2 }] },
    changes: ['add /a/[1]', 'add /a/[2]'],
  },
  { name: 'E3 a keyed array to an empty one', base: { a: [{ id: 1 }] }, next: { a: [] }, changes: ['remove /a/[1]'] },
  {
    name: 'E4 a map keyed by index',
    base: { b: { '10': { x: 1 }, '2': {} } },
    next: { b: { '2': {}, '10': { x: 2 } } },
    changes: ['set /b/10/x'],
  },
  {
    name: 'E5 another id',
    base: { a: [{ id: 1, n: 0 }] },
    next: { a: [{ id: 2, n: 0 }] },
    changes: ['remove /a/[1]', 'add /a/[2]'],
  },
  { name: 'E6 null', base: { a: 1 }, next: { a: null }, changes: ['set /a'] },
  { name: 'E6 absent', base: { a: null }, next: {}, changes: ['unset /a'] },
  { name: 'E6 undefined', base: { a: 1, b: undefined }, next: { a: undefined }, changes: ['unset /a'] },
  { name: 'E7 another type', base: { a: { b: 1 } }, next: { a: [1] }, changes: ['set /a'] },
  { name: 'E9 minus zero', base: { a: 0 }, next: { a: -0 }, changes: [] },
  { name: 'E4 keys in another order', base: { a: 1, b: 2 }, next: { b: 2, a: 1 }, changes: [] },
  {
    name: 'E14 a member that moves to another parent',
    base: { a: [{ id: 1 }], b: [{ id: 2 }] },
    next: { a: [], b: [{ id: 2 }, { id: 1 }] },
    changes: ['remove /a/[1]', 'add /b/[1]'],
  },
  {
    name: 'E11 composed and decomposed letters',
    base: { é: 1 },
    next: { 'e\u0301': 1 },
    changes: ['set /e\u0301', 'unset /é'],
  },
  { name: 'E12 a key of the prototype', base: {}, next: { toString: 1 }, changes: ['set /toString'] },
  {
    name: 'one department moved first',
    base: [{ id: 1 }, { id: 2 }, { id: 3 }],
    next: [{ id: 3 }, { id: 1 }, { id: 2 }],
    changes: ['move /[3]'],
  },
];

describe('diff', () => {
  for (const { name, base, next, changes } of differences) {
    it(`${name}: ${changes.join(', ') || 'nothing'}`, () => {
      expect(ops(base, next)).toEqual(changes);
      expect(equal(apply(base, diff(base, next)), next)).toBe(true);
    });
  }

  it('E2 a definition decides what is keyed: sets of primitives, arrays set whole', () => {
    const field = group(
      { label: 'Printer' },
      {
        stations: setOf({ label: 'Stations' }, text({ label: 'Station' })),
        rows: list(
          { label: 'Rows' },
          group({ label: 'Row' }, { id: text({ label: 'Id' }), name: text({ label: 'Name' }) }),
        ),
        note: text({ label: 'Note' }),
      },
    );
    const base = { stations: ['a', 'b'], rows: [{ id: 'r', name: 'x' }], note: { id: 'n', deep: 1 } };
    const next = { stations: ['c', 'b'], rows: [{ id: 'r', name: 'y' }], note: { id: 'n', deep: 2 } };
    const changes = diff(base, next, { field });
    expect(changes.map(({ op, path }) => `${op} ${path}`)).toEqual([
      'set /note',
      'set /rows/[r]/name',
      'remove /stations/[a]',
      'add /stations/[c]',
    ]);
    expect(apply(base, changes)).toEqual(next);
  });

  it('records what each entry replaced', () => {
    expect(diff({ a: 1, b: { c: 1 }, d: [{ id: 1 }], e: 2 }, { a: 2, b: 1, d: [], f: 1 })).toEqual([
      { op: 'set', path: '/a', value: 2, was: 1 },
      { op: 'set', path: '/b', value: 1, was: { '#': digest({ c: 1 }) } },
      { op: 'remove', path: '/d/[1]', was: { '#': digest({ id: 1 }) } },
      { op: 'unset', path: '/e', was: 2 },
      { op: 'set', path: '/f', value: 1 },
    ]);
  });
});

interface Application {
  readonly name: string;
  readonly base: unknown;
  readonly list: readonly Change[];
  readonly value: unknown;
  readonly reports: readonly string[];
}

const move = (id: string, after: string | null): Change => ({ op: 'move', path: `/[${id}]`, after });
const add = (id: string, after: string | null): Change => ({ op: 'add', path: `/[${id}]`, after, value: { id } });
/** Returns a path through two keys and the members with these ids. */
const at = (one: string, two: string, ids: readonly string[]): string =>
  formatPath([{ key: one }, { key: two }, ...ids.map(id => ({ id }))]);
const order = (...ids: string[]): unknown => ids.map(id => ({ id }));

const applications: readonly Application[] = [
  {
    name: 'E1 two members with one id: the first is changed',
    base: [{ id: 1 }, { id: 1 }],
    list: [{ op: 'set', path: '/[1]/n', value: 1 }],
    value: [{ id: 1, n: 1 }, { id: 1 }],
    reports: ['ambiguous /[1]/n'],
  },
  {
    name: 'E1 a member with a duplicate id set whole',
    base: [{ id: 1 }, { id: 1 }],
    list: [{ op: 'set', path: '/[1]', value: { id: 1, n: 1 } }],
    value: [{ id: 1, n: 1 }, { id: 1 }],
    reports: ['ambiguous /[1]'],
  },
  {
    name: 'E1 a member with a duplicate id removed: all with that id are removed, so that twice is once',
    base: [{ id: 1 }, { id: '1' }, { id: 2 }],
    list: [{ op: 'remove', path: '/[1]' }],
    value: [{ id: 2 }],
    reports: ['ambiguous /[1]'],
  },
  {
    name: 'a field of a missing object',
    base: {},
    list: [{ op: 'set', path: '/a/b', value: 1 }],
    value: {},
    reports: ['missing /a/b'],
  },
  {
    name: 'a field of a text',
    base: { a: 'x' },
    list: [{ op: 'set', path: '/a/b', value: 1 }],
    value: { a: 'x' },
    reports: ['type /a/b'],
  },
  {
    name: 'a member of an object',
    base: { a: {} },
    list: [{ op: 'remove', path: '/a/[1]' }],
    value: { a: {} },
    reports: ['type /a/[1]'],
  },
  { name: 'E6 an absent field unset', base: {}, list: [{ op: 'unset', path: '/a' }], value: {}, reports: [] },
  {
    name: 'a missing member removed',
    base: [],
    list: [{ op: 'remove', path: '/[1]' }],
    value: [],
    reports: ['missing /[1]'],
  },
  {
    name: 'a removed anchor marks its old position',
    base: order('a', 'x', 'b'),
    list: [{ op: 'remove', path: '/[x]' }, add('y', 'x')],
    value: order('a', 'y', 'b'),
    reports: [],
  },
  {
    name: 'E15 an anchor that another layer removed',
    base: order('a', 'b'),
    list: [move('a', 'x'), add('y', 'x')],
    value: order('b', 'y', 'a'),
    reports: ['anchor /[a]', 'anchor /[y]'],
  },
  {
    name: 'several members behind one anchor',
    base: order('a', 'b'),
    list: [add('z', 'a'), add('y', 'a')],
    value: order('a', 'y', 'z', 'b'),
    reports: [],
  },
  {
    name: 'E16 a cycle of anchors',
    base: order('a', 'b', 'c', 'd'),
    list: [move('b', 'c'), move('c', 'b'), move('a', 'c')],
    value: order('d', 'b', 'c', 'a'),
    reports: ['cycle /[a]', 'cycle /[b]', 'cycle /[c]'],
  },
  {
    name: 'E12 an unsafe key in a path',
    base: {},
    list: [{ op: 'set', path: '/__proto__/x', value: 1 }],
    value: {},
    reports: ['unsafe /__proto__/x'],
  },
  {
    name: 'E12 an unsafe key in a value',
    base: {},
    list: [{ op: 'set', path: '/a', value: json('{"__proto__":{"x":1}}') }],
    value: {},
    reports: ['unsafe /a'],
  },
  {
    name: 'E12 an unsafe key in a member',
    base: [],
    list: [{ op: 'add', path: '/[a]', after: null, value: json('{"id":"a","constructor":1}') }],
    value: [],
    reports: ['unsafe /[a]'],
  },
  {
    name: 'E12 a path into the prototype',
    base: {},
    list: [{ op: 'set', path: '/toString/x', value: 1 }],
    value: {},
    reports: ['missing /toString/x'],
  },
  {
    name: 'E2 a member of a set',
    base: { s: [3, 4] },
    list: [
      { op: 'remove', path: '/s/[3]' },
      { op: 'add', path: '/s/[5]', after: '4', value: 5 },
    ],
    value: { s: [4, 5] },
    reports: [],
  },
];

describe('apply', () => {
  for (const { name, base, list: changes, value, reports } of applications) {
    it(`${name}`, () => {
      const result = applyReporting(base, changes);
      expect(result.value).toEqual(value);
      expect(result.dropped.map(({ reason, path }) => `${reason} ${path}`)).toEqual(reports);
      expect(Object.getPrototypeOf({})).not.toHaveProperty('x');
    });
  }

  it('applies the entries of a list that is not in normal form one after the other', () => {
    const written: Change[] = [
      add('x', 'a'),
      { op: 'set', path: '/[x]/n', value: 1 },
      { op: 'set', path: '/[a]/n', value: 1 },
      { op: 'set', path: '/[a]/n', value: 2, was: 1 },
      { op: 'remove', path: '/[b]' },
      { op: 'set', path: '/[b]/n', value: 3 },
    ];
    expect(normalize(written)).toEqual([
      { op: 'set', path: '/[a]/n', value: 2 },
      { op: 'remove', path: '/[b]' },
      { op: 'add', path: '/[x]', after: 'a', value: { id: 'x', n: 1 } },
    ]);
    expect(apply(order('a', 'b'), written)).toEqual([
      { id: 'a', n: 2 },
      { id: 'x', n: 1 },
    ]);
  });

  it('E1 under a definition that names members by id, two with one id are an issue that names it', () => {
    const row = group({ label: 'Row' }, { id: identity(), name: text({ label: 'Name' }) });
    const field = group({ label: 'Printer' }, { rows: list({ label: 'Rows' }, row) });
    const rows = [
      { id: 1, name: 'a' },
      { id: '1', name: 'b' },
    ];
    expect(validateValue(field, { rows })).toEqual([{ path: '/rows/[1]', code: 'duplicate-id', params: { id: '1' } }]);
    expect(diff({ rows: rows.slice(1) }, { rows }, { field }).map(({ op, path }) => `${op} ${path}`)).toEqual([
      'set /rows',
    ]);
  });

  it('E10 keys of every kind can be written as a path and read back', () => {
    const keys = ['/', '~', '[', ']', '[x]', 'a[0]', '.', '"', "'", '', ' ', '~1', '~2', '0'];
    const next = Object.fromEntries(keys.map(key => [key, { [key]: [{ id: key || 'none', on: true }] }]));
    const base = apply(
      next,
      keys.map((key): Change => ({ op: 'set', path: `${at(key, key, [key || 'none'])}/on`, value: false })),
    );
    const changes = diff(base, next);
    expect(validate(json(JSON.stringify(changes)))).toEqual(changes);
    expect(changes).toHaveLength(keys.length);
    expect(apply(base, changes)).toEqual(next);
    for (const key of keys) expect(getAt(next, `${at(key, key, [key || 'none'])}/on`)).toBe(true);
  });

  it('E11 lists are sorted by code units, and a lone surrogate is a key like any other', () => {
    const next = { z: 1, é: 1, Z: 1, '\ud800': 1, '\uffff': 1, '😀': 1 };
    const paths = diff({}, next).map(({ path }) => path);
    expect(paths).toEqual(['/Z', '/z', '/é', '/\ud800', '/😀', '/\uffff']);
    expect(apply({}, diff({}, next))).toEqual(next);
  });

  it('E16 a merge may put two members behind each other: the cycle is broken at its smallest path and reported', () => {
    const base = order('a', 'b', 'c');
    const { changes, conflicts } = mergeChanges([], [move('a', 'b')], [move('b', 'a')]);
    expect(conflicts).toEqual([]);
    const { value, dropped } = applyReporting(base, changes);
    expect(value).toEqual(order('c', 'a', 'b'));
    expect(dropped.map(({ reason, path }) => `${reason} ${path}`)).toEqual(['cycle /[a]', 'cycle /[b]']);
  });

  it('E13 long arrays and long chains of anchors do not overflow the stack', () => {
    const length = 50_000;
    const chain = Array.from({ length }, (_, i) => add(`n${i}`, i === 0 ? null : `n${i - 1}`));
    const value = apply<readonly { readonly id: string }[]>([], chain);
    expect(value).toHaveLength(length);
    expect(value.at(-1)?.id).toBe(`n${length - 1}`);
    expect(diff(value, value.toReversed()).length).toBe(length - 1);
  });
});

describe('provenance', () => {
  const base = { rate: '8.00', name: 'Main', items: [{ id: 'a', n: 1 }] };

  it('reports that the value below has changed since the entry was made', () => {
    const [entry] = recordPrevious(base, [{ op: 'set', path: '/rate', value: '8.25' }]);
    expect(entry).toEqual({ op: 'set', path: '/rate', value: '8.25', was: '8.00' });
    const layer = entry === undefined ? [] : [entry];
    expect(explainProvenance(base, [[], layer], '/rate')).toEqual({
      source: 1,
      value: '8.25',
      inherited: '8.00',
      inheritedSource: -1,
      below: 0,
    });
    const moved = { ...base, rate: '8.10' };
    expect(explainProvenance(moved, [[], layer], '/rate')).toEqual({
      source: 1,
      value: '8.25',
      inherited: '8.10',
      inheritedSource: -1,
      drift: { was: '8.00' },
      below: 0,
    });
  });

  it('counts the values set below a section, and names the group as the source of what it set', () => {
    const groupList: Change[] = [{ op: 'set', path: '/items/[a]/n', value: 2 }];
    const own: Change[] = [
      { op: 'set', path: '/items/[a]/m', value: 3 },
      { op: 'remove', path: '/items/[z]' },
    ];
    expect(explainProvenance(base, [groupList, own], '/items')).toMatchObject({ source: -1, below: 2 });
    expect(explainProvenance(base, [groupList, own], '/items/[a]/n')).toMatchObject({
      source: 0,
      inherited: 2,
      inheritedSource: 0,
    });
    expect(sourceOf(base, [groupList, own], '/items/[z]')).toBe(-1);
    expect(explainProvenance(base, [], '/name')).toEqual({
      source: -1,
      value: 'Main',
      inherited: 'Main',
      inheritedSource: -1,
      below: 0,
    });
  });

  it('keeps `was` while the entry is sent unchanged, and writes it anew when the entry changes or is acknowledged', () => {
    const stored = recordPrevious(base, [
      { op: 'set', path: '/name', value: 'Lunch' },
      { op: 'set', path: '/rate', value: '9.00' },
    ]);
    const moved = { ...base, name: 'Dinner', rate: '8.10' };
    const sent: Change[] = [
      { op: 'set', path: '/name', value: 'Lunch', was: 'forged' },
      { op: 'set', path: '/rate', value: '9.50' },
    ];
    expect(recordPrevious(moved, sent, { stored }).map(change => change.was)).toEqual(['Main', '8.10']);
    expect(recordPrevious(moved, sent, { stored, acknowledge: ['/name'] }).map(change => change.was)).toEqual([
      'Dinner',
      '8.10',
    ]);
    expect(
      recordPrevious(moved, sent, { stored, isSecret: path => path === '/name' }).map(change => change.was),
    ).toEqual([undefined, '8.10']);
    expect(
      recordPrevious(base, [
        { op: 'remove', path: '/items/[a]', was: 1 },
        { op: 'unset', path: '/nothing', was: 1 },
      ]),
    ).toEqual([
      { op: 'remove', path: '/items/[a]', was: { '#': digest({ n: 1, id: 'a' }) } },
      { op: 'unset', path: '/nothing' },
    ]);
  });

  it('digests are equal exactly when the values are', () => {
    expect(canonicalJson({ b: [1, -0, null], a: { d: undefined, c: 'é' } })).toBe('{"a":{"c":"é"},"b":[1,0,null]}');
    expect(digest({ a: 1, b: 2 })).toBe(digest({ b: 2, a: 1, c: undefined }));
    expect(digest({ a: 1 })).not.toBe(digest({ a: 2 }));
    expect(digest({ a: 1 })).toMatch(/^[0-9a-f]{8}$/);
  });
});

describe('counting and reverting', () => {
  it('counts the paths on which the list differs from the revert point, resets included', () => {
    const point: Change[] = [
      { op: 'set', path: '/a', value: 1 },
      { op: 'set', path: '/b', value: 1 },
    ];
    expect(count(point)).toBe(2);
    expect(count(point, point)).toBe(0);
    expect(count([{ op: 'set', path: '/a', value: 1, was: 5 }], point)).toBe(1);
    expect(count([{ op: 'set', path: '/a', value: 2 }], point)).toBe(2);
    expect(count([move('a', null), { op: 'set', path: '/[a]', value: { id: 'a' } }])).toBe(1);
    expect(isEmpty([])).toBe(true);
    expect(isEmpty(point)).toBe(false);
  });

  it('keeps the position of a member that followed a reverted one', () => {
    const base = order('a', 'b');
    const changes = [add('x', 'a'), add('y', 'x')];
    expect(apply(base, revert(changes, '/[x]').changes)).toEqual(order('a', 'y', 'b'));
    expect(revert(changes, '')).toEqual({ changes: [] });
  });

  it('E8 below an added member and below a value set whole nothing is reverted, and the entry above is named', () => {
    const changes = [add('x', 'a'), { op: 'set', path: '/[a]/info', value: { name: 'A' } } as const];
    expect(revert(changes, '/[x]/name')).toEqual({ changes, covered: '/[x]' });
    expect(revert(changes, '/[a]/info/name')).toEqual({ changes, covered: '/[a]/info' });
  });
});
