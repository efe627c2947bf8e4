import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Field, Value } from '../field/field.ts';
import { optional } from '../field/field.ts';
import { array } from '../kinds/array.ts';
import { group } from '../kinds/group.ts';
import { idField } from '../kinds/id.ts';
import { list } from '../kinds/list.ts';
import { map } from '../kinds/map.ts';
import { reference } from '../kinds/reference.ts';
import { set } from '../kinds/set.ts';
import { text } from '../kinds/text.ts';
import { type FoundReference, referencesToList } from '../targets/find-references.ts';
import { arbitraryOf } from '../testing/arbitrary.ts';
import { isIdReference, replaceReferences } from './replace-references.ts';

const stationFields = group({ label: 'Station' }, { id: idField(), name: text({ label: 'Name' }) });
interface Station extends Value<typeof stationFields> {}
const station: Field<Station> = stationFields;

const to = '/stations';
const at = () => reference({ label: 'Station', to, onDelete: 'unset' });
const elsewhere = () => reference({ label: 'Menu', to: 'menu:/stations', onDelete: 'unset' });

const assignedFields = group(
  { label: 'Assigned' },
  {
    id: reference({ label: 'Station', to, onDelete: 'drop-entry', systemManaged: true }),
    next: at(),
    menu: elsewhere(),
  },
);
interface Assigned extends Value<typeof assignedFields> {}
const assigned: Field<Assigned> = assignedFields;

/** References in every position: alone, in groups, lists, sets, maps and rows, and as the id of a row. */
const kitchen = group(
  { label: 'Kitchen' },
  {
    stations: list({ label: 'Stations' }, station),
    main: at(),
    spare: optional(at()),
    home: reference({
      label: 'Home',
      to,
      onDelete: 'unset',
      initial: 'SAFE',
      extraOptions: [{ value: 'SAFE', label: 'Safe' }],
    }),
    open: set({ label: 'Open' }, reference({ label: 'Station', to, onDelete: 'drop-entry' })),
    byDay: map({ label: 'By day' }, at()),
    fees: array({ label: 'Fees' }, group({ label: 'Fee' }, { station: at(), note: text({ label: 'Note' }) })),
    assigned: list({ label: 'Assigned', nameFrom: to }, assigned),
    menu: elsewhere(),
  },
);

const meanings = (doc: unknown): FoundReference[] => referencesToList(kitchen, doc, to);
const repairable = (doc: unknown): FoundReference[] => meanings(doc).filter(({ path }) => !isIdReference(path));

const cases = arbitraryOf(kitchen).chain(doc => {
  const ids = repairable(doc).map(found => found.id);
  const some = fc.oneof(
    fc.nat({ max: 30 }),
    fc.constant('fresh'),
    ...(ids.length > 0 ? [fc.constantFrom(...ids)] : []),
  );
  return fc.record({ doc: fc.constant(doc), from: some, into: some });
});

it('leaves no reference to the replaced member, and points each one at the other member, once in each set', () => {
  fc.assert(
    fc.property(cases, ({ doc, from, into }) => {
      fc.pre(String(from) !== String(into));
      const after = replaceReferences(kitchen, doc, to, from, into);
      expect(repairable(after).filter(found => String(found.id) === String(from))).toEqual([]);
      const meant = (one: unknown, who: unknown) =>
        repairable(one).filter(({ id }) => String(id) === String(who)).length;
      const open = (doc as Value<typeof kitchen>).open.map(String);
      const both = open.includes(String(from)) && open.includes(String(into)) ? 1 : 0;
      expect(meant(after, into)).toBe(meant(doc, into) + meant(doc, from) - both);
      const kept = (after as Value<typeof kitchen>).open.map(String);
      expect(new Set(kept).size).toBe(kept.length);
    }),
  );
});

it('changes nothing else: a document without references to it is the same object, and the reverse replacement is exact', () => {
  fc.assert(
    fc.property(cases, ({ doc, from, into }) => {
      const after = replaceReferences(kitchen, doc, to, from, into);
      const refers = repairable(doc).some(({ id }) => String(id) === String(from));
      if (!refers || String(from) === String(into)) expect(after).toBe(doc);
      if (repairable(doc).some(({ id }) => String(id) === String(into))) return;
      const written = repairable(doc).find(({ id }) => String(id) === String(from))?.id;
      // A document may write one id as a number and as text; the reverse replacement writes it one way.
      fc.pre(repairable(doc).every(({ id }) => String(id) !== String(from) || id === written));
      if (written !== undefined) expect(replaceReferences(kitchen, after, to, into, written)).toEqual(doc);
    }),
  );
});

it('keeps rows that stand for the member, targets that always exist, and references into another document', () => {
  const doc = {
    stations: [{ id: 1, name: 'Grill' }],
    main: 1,
    home: 'SAFE',
    open: ['1', 2],
    byDay: { 1: 1 },
    fees: [{ station: 1, note: '1' }],
    assigned: [{ id: 1, next: 1, menu: 1 }],
    menu: 1,
  };
  expect(replaceReferences(kitchen, doc, to, 1, 2)).toEqual({
    ...doc,
    main: 2,
    open: [2],
    byDay: { 1: 2 },
    fees: [{ station: 2, note: '1' }],
    assigned: [{ id: 1, next: 2, menu: 1 }],
  });
  expect(replaceReferences(kitchen, doc, to, 'SAFE', 2)).toBe(doc);
});
