import fc from 'fast-check';
import { expect, it } from 'vitest';
import { initial } from '../computed/initial.ts';
import type { Field, Value } from '../field/field.ts';
import { array } from '../kinds/array.ts';
import { group } from '../kinds/group.ts';
import { idField } from '../kinds/id.ts';
import { list } from '../kinds/list.ts';
import { reference } from '../kinds/reference.ts';
import { set } from '../kinds/set.ts';
import type { FoundReference } from '../targets/find-references.ts';
import { arbitraryOf } from '../testing/arbitrary.ts';
import { changedPaths } from '../testing/changed-paths.ts';
import { card, dish } from '../testing/sample.ts';
import { validateValue } from '../validation/validate.ts';
import { validateChanges } from '../validation/validate-changes.ts';
import { danglingReferences } from './references.ts';
import {
  removeDanglingCrossDocument,
  removeDanglingIncremental,
  removeDanglingReferences,
} from './remove-dangling-references.ts';

const doc = {
  ...initial(card),
  tags: [{ id: 4, name: 'Vegan' }],
  courses: [
    {
      id: 'c',
      name: 'Mains',
      dishes: [
        { ...initial(dish), id: 9, tags: [4, 5], station: 's1' },
        { ...initial(dish), id: 10, tags: ['4'] },
      ],
    },
  ],
};

it('removes all dangling references, and returns a valid document as the same object', () => {
  fc.assert(
    fc.property(arbitraryOf(card), value => {
      const { document, gone } = removeDanglingReferences(card, value);
      expect(danglingReferences(card, document)).toEqual([]);
      expect(removeDanglingReferences(card, document)).toEqual({ document, gone: [], cleaned: [] });
      expect(removeDanglingReferences(card, document).document).toBe(document);
      expect(gone).toEqual(danglingReferences(card, value));
      if (gone.length === 0) expect(document).toBe(value);
    }),
  );
});

it('removes the entry or empties the reference, as the field says, and reports both', () => {
  const { document, gone } = removeDanglingReferences(card, doc);
  expect((document as typeof doc).courses[0]?.dishes[0]).toEqual({ ...initial(dish), id: 9, tags: [4] });
  expect((document as typeof doc).courses[0]?.dishes[1]).toBe(doc.courses[0]?.dishes[1]);
  expect(gone.map(({ path, onDelete }) => [path, onDelete])).toEqual([
    ['/courses/[c]/dishes/[9]/tags/[5]', 'drop-entry'],
    ['/courses/[c]/dishes/[9]/station', 'unset'],
  ]);
});

it('removes the entry around a reference, not only the reference, where the entry stood for its target', () => {
  const fee = group({ label: 'Fee' }, { zone: reference({ label: 'Zone', to: '/zones', onDelete: 'drop-entry' }) });
  const fees = group(
    { label: 'Doc' },
    { zones: array({ label: 'Zones' }, idField()), fees: array({ label: 'Fees' }, fee) },
  );
  const { document } = removeDanglingReferences(fees, { zones: [], fees: [{ zone: 1 }, { zone: '' }] });
  expect(document).toEqual({ zones: [], fees: [{ zone: '' }] });
});

const zoneFields = group(
  { label: 'Zone' },
  { id: idField(), city: reference({ label: 'City', to: '/cities', onDelete: 'drop-entry' }) },
);
interface Zone extends Value<typeof zoneFields> {}
const zone: Field<Zone> = zoneFields;
const cityFields = group({ label: 'City' }, { id: idField() });
interface City extends Value<typeof cityFields> {}
const city: Field<City> = cityFields;
const chain = group(
  { label: 'Doc' },
  {
    cities: list({ label: 'Cities' }, city),
    zones: list({ label: 'Zones' }, zone),
    first: reference({ label: 'First', to: '/zones', onDelete: 'unset' }),
  },
);

it('continues where a removed entry contains targets of other references', () => {
  const { document, gone } = removeDanglingReferences(chain, { cities: [], zones: [{ id: 'z', city: 1 }], first: 'z' });
  expect(document).toEqual({ cities: [], zones: [], first: '' });
  expect(gone.map(({ path }) => path)).toEqual(['/zones/[z]/city', '/first']);
});

it('a document without dangling references inside loses the same references to other documents as in the whole cascade', () => {
  const visit = group(
    { label: 'Visit' },
    {
      card,
      places: set({ label: 'Places' }, reference({ label: 'Place', to: 'guide:/places', onDelete: 'drop-entry' })),
      best: reference({ label: 'Best', to: 'guide:/places', onDelete: 'unset' }),
    },
  );
  const guides = fc.uniqueArray(fc.nat(5)).map(ids => ({ guide: { places: ids.map(each => ({ id: each })) } }));
  const holders = fc.record({ places: fc.uniqueArray(fc.nat(5)), best: fc.constantFrom('', 1, 5) });
  let [cases, cleaned] = [0, 0];
  fc.assert(
    fc.property(arbitraryOf(card), holders, guides, (inner, outward, companions) => {
      cases++;
      const value = { card: inner, ...outward };
      const inside = removeDanglingReferences(visit, value);
      const rest = removeDanglingCrossDocument(visit, inside.document, companions);
      const whole = removeDanglingReferences(visit, value, companions);
      expect(rest.document).toEqual(whole.document);
      expect(paths([...inside.gone, ...rest.gone])).toEqual(paths(whole.gone));
      expect(removeDanglingCrossDocument(visit, rest.document, companions)).toEqual({
        document: rest.document,
        gone: [],
        cleaned: [],
      });
      if (rest.gone.length > 0) cleaned++;
    }),
  );
  expect(cleaned).toBeGreaterThan(cases / 4);
});

const clean = arbitraryOf(card).map(value => removeDanglingReferences(card, value).document);
const paths = (found: readonly FoundReference[]) => found.map(({ path }) => path).toSorted();

it('finds and removes the same references incrementally as in the whole document', () => {
  let [cases, cleaned] = [0, 0];
  fc.assert(
    fc.property(clean, arbitraryOf(card), fc.boolean(), (before, other, half) => {
      cases++;
      // Half of another document, so that most values stay the same objects.
      const after = half ? { ...(before as object), tags: (other as typeof doc).tags } : other;
      const whole = removeDanglingReferences(card, after);
      const some = removeDanglingIncremental(card, before, after, changedPaths(card, before, after));
      expect(some.document).toEqual(whole.document);
      expect(paths(some.gone)).toEqual(paths(whole.gone));
      if (some.gone.length > 0) cleaned++;
    }),
  );
  expect(cleaned).toBeGreaterThan(cases / 4);
});

const sound = clean.filter(value => validateValue(card, value).length === 0);
const named = (issues: ReturnType<typeof validateValue>) =>
  issues.map(issue => `${issue.path} ${issue.code} ${issue.rule ?? ''}`).toSorted();

it('a save that cascades and validates only changes finds the same as validating the whole document', () => {
  fc.assert(
    fc.property(sound, arbitraryOf(card), fc.nat(127), (before, other, picks) => {
      const after = Object.fromEntries(
        Object.entries(before as object).map(([key, value], i) => [key, picks & (1 << i) ? own(other, key) : value]),
      );
      const changed = changedPaths(card, before, after);
      const { document, gone } = removeDanglingIncremental(card, before, after, changed);
      const issues = validateChanges(card, document, [...changed, ...gone.map(({ path }) => path)]);
      expect(named(issues)).toEqual(named(validateValue(card, removeDanglingReferences(card, after).document)));
    }),
  );
});

const own = (value: unknown, key: string): unknown => (value as Readonly<Record<string, unknown>>)[key];
