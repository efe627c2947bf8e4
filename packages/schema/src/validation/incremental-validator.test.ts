import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Field } from '../field/field.ts';
import { childField, keyingOf } from '../field/walk.ts';
import { keyToken } from '../path/path.ts';
import { arbitraryOf } from '../testing/arbitrary.ts';
import { changedPaths } from '../testing/changed-paths.ts';
import { anyDefinition } from '../testing/definitions.arbitrary.ts';
import { card } from '../testing/sample.ts';
import { isArray, isRecord, own } from '../value/json.ts';
import { createIncrementalValidator } from './incremental-validator.ts';
import type { Issue } from './issue.ts';
import { validateChanges } from './validate-changes.ts';

type Choose = (options: number) => number;

/** A document between two others: parts of both, as objects of theirs, so that only what is taken is another object. */
const mixed = (field: Field | undefined, one: unknown, other: unknown, choose: Choose): unknown => {
  if (field === undefined || one === undefined || other === undefined || choose(3) === 0)
    return choose(2) === 0 ? one : other;
  if (keyingOf(field) === 'group' && isRecord(one) && isRecord(other)) {
    const part = { ...one };
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
      const value =
        choose(2) === 0
          ? own(one, key)
          : mixed(childField(field, keyToken(key)), own(one, key), own(other, key), choose);
      if (value === undefined) delete part[key];
      else part[key] = value;
    }
    return part;
  }
  if (keyingOf(field) === 'list' && isArray(one) && isArray(other)) {
    const theirs = new Map(other.map(member => [String(own(member, 'id')), member]));
    const kept = one.filter(() => choose(4) !== 0);
    const ids = new Set(kept.map(member => String(own(member, 'id'))));
    return [
      ...kept.map(member =>
        mixed(childField(field, '[x]'), member, theirs.get(String(own(member, 'id'))) ?? member, choose),
      ),
      ...[...theirs].filter(([id]) => !ids.has(id) && choose(2) === 0).map(([, member]) => member),
    ];
  }
  return choose(2) === 0 ? one : other;
};

const texts = (issues: readonly Issue[]) => issues.map(issue => JSON.stringify(issue)).toSorted();

const agrees = (field: Field, saved: unknown, others: readonly unknown[], bits: readonly number[]) => {
  let at = 0;
  const choose: Choose = options => (bits[at++ % bits.length] ?? 0) % options;
  const validator = createIncrementalValidator(field);
  let before = saved;
  for (const other of [...others, saved, ...others.toReversed()]) {
    const document = mixed(field, before, other, choose);
    const paths = changedPaths(field, saved, document).toSorted();
    const changed = choose(8) === 0 ? undefined : changedPaths(field, before, document);
    const expected = texts(validateChanges(field, document, paths));
    expect(texts(validator.issues(document, paths, changed))).toEqual(expected);
    // Undone, and redone or not.
    const undone = changedPaths(field, saved, before).toSorted();
    const back = changedPaths(field, document, before);
    expect(texts(validator.issues(before, undone, back))).toEqual(texts(validateChanges(field, before, undone)));
    if (choose(2) === 0) continue;
    expect(texts(validator.issues(document, paths, back))).toEqual(expected);
    before = document;
  }
};

const bits = fc.array(fc.nat(), { minLength: 40, maxLength: 120 });

it('finds in each state of a document what a check of all its changes finds', () => {
  const world = anyDefinition.chain(field =>
    fc.tuple(
      fc.constant(field),
      arbitraryOf(field),
      fc.array(arbitraryOf(field), { minLength: 1, maxLength: 3 }),
      bits,
    ),
  );
  fc.assert(fc.property(world, ([field, saved, others, random]) => agrees(field, saved, others, random)));
});

it('holds for a definition with rules, unique values and references', () => {
  const documents = fc.array(arbitraryOf(card), { minLength: 2, maxLength: 4 });
  fc.assert(fc.property(documents, bits, ([saved, ...others], random) => agrees(card, saved, others, random)));
});

it('finds a repeated value as soon as it is repeated, and no longer than that', () => {
  const plu = (name: string, number: string) => ({ info: { name, plu: number } });
  const dish = (id: string, number: string) => ({ id, ...plu(id, number) });
  const course = (dishes: readonly object[]) => ({ courses: [{ id: 1, dishes }] });
  const [a, b, c] = [dish('a', '1'), dish('b', '2'), dish('c', '1')];
  const validator = createIncrementalValidator(card);
  const repeated = (document: unknown, changed?: readonly string[]) =>
    validator
      .issues(document, ['/courses/[1]/dishes/[b]/info/plu', '/courses/[1]/dishes/[c]'], changed)
      .filter(({ code }) => code === 'not-unique')
      .map(({ path }) => path);
  const path = (id: string) => `/courses/[1]/dishes/[${id}]/info/plu`;
  expect(repeated(course([a, b]))).toEqual([]);
  expect(repeated(course([a, b, c]), ['/courses/[1]/dishes/[c]'])).toEqual([path('a'), path('c')]);
  expect(repeated(course([a, dish('b', '1'), c]), [path('b')])).toEqual([path('a'), path('b'), path('c')]);
  expect(repeated(course([a, b]), [path('b'), '/courses/[1]/dishes/[c]'])).toEqual([]);
});

it('judges nothing again where the last step is undone or redone, but for other changes of the same document', () => {
  const dish = (plu: string) => ({ courses: [{ id: 1, dishes: [{ id: 'a', info: { name: 'Soup', plu } }] }] });
  const [before, after] = [dish('x'), dish('1')];
  const [name, plu] = ['name', 'plu'].map(key => `/courses/[1]/dishes/[a]/info/${key}`) as [string, string];
  const validator = createIncrementalValidator(card);
  const first = validator.issues(before, [name, plu]);
  const second = validator.issues(after, [name, plu], [plu]);
  expect([first.map(({ path }) => path), second]).toEqual([[plu], []]);
  expect(validator.issues(before, [name, plu], [plu])).toBe(first);
  expect(validator.issues(after, [name, plu], [plu])).toBe(second);
  expect(validator.issues(before, [name, plu], [plu])).toBe(first);
  // The one before is now the one that was undone to.
  validator.issues(dish('y'), [name, plu], [plu]);
  expect(validator.issues(before, [name, plu], [plu])).toBe(first);
  expect(validator.issues(before, [name], [plu])).toEqual([]);
});
