import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Field, Value } from '../field/field.ts';
import { atMost, exactlyOne, required } from '../field/rules.ts';
import { group } from '../kinds/group.ts';
import { idField } from '../kinds/id.ts';
import { list } from '../kinds/list.ts';
import { text } from '../kinds/text.ts';
import { toggle } from '../kinds/toggle.ts';
import { arbitraryOf } from '../testing/arbitrary.ts';
import { changedPaths } from '../testing/changed-paths.ts';
import { validateValue } from './validate.ts';
import { validateChanges } from './validate-changes.ts';

const schemeFields = group(
  { label: 'Scheme' },
  { id: idField(), name: text({ label: 'Name' }), main: toggle({ label: 'Main' }), late: toggle({ label: 'Late' }) },
  [required('name', 'unnamed')],
);
interface Scheme extends Value<typeof schemeFields> {}
const scheme: Field<Scheme> = schemeFields;

const roomFields = group({ label: 'Room' }, { id: idField(), schemes: list({ label: 'Schemes', min: 1 }, scheme) });
interface Room extends Value<typeof roomFields> {}
const room: Field<Room> = roomFields;

const at = '/rooms/[]/schemes';
let checked = 0;
const document = group(
  {
    label: 'Document',
    documentRules: [
      exactlyOne(at, 'main', 'one-main'),
      atMost(1, at, 'late', 'one-late'),
      { code: 'counted', reads: ['/note'], check: () => void checked++ },
    ],
  },
  { note: text({ label: 'Note' }), rooms: list({ label: 'Rooms' }, room) },
);

const member = (id: number, main: boolean, late = false) => ({ id, name: 'x', main, late });
const roomWith = (...schemes: Scheme[]) => ({ note: '', rooms: [{ id: 'r', schemes }] });
const codes = (issues: ReturnType<typeof validateValue>) =>
  issues.map(({ path, code, rule }) => `${path} ${rule ?? code}`);

it('needs exactly one, and at most so many, of each list', () => {
  const here = (...schemes: Scheme[]) => codes(validateValue(document, roomWith(...schemes)));
  expect(here(member(1, true, true))).toEqual([]);
  expect(here(member(1, false))).toEqual(['/rooms/[r]/schemes one-main']);
  expect(here(member(1, true), member(2, true))).toEqual(['/rooms/[r]/schemes/[2]/main one-main']);
  expect(here(member(1, true, true), member(2, false, true))).toEqual(['/rooms/[r]/schemes/[2]/late one-late']);
});

it('needs members in a list, and a text that is not blank', () => {
  expect(codes(validateValue(document, roomWith()))).toEqual(['/rooms/[r]/schemes too-few']);
  expect(codes(validateValue(document, roomWith({ ...member(1, true), name: ' ' })))).toContain(
    '/rooms/[r]/schemes/[1]/name unnamed',
  );
});

it('is checked again only for changes at, above or below what it reads', () => {
  const doc = roomWith(member(1, true));
  const runsFor = (path: string) => {
    const before = checked;
    validateChanges(document, doc, [path]);
    return checked - before;
  };
  expect(['/note', '', '/rooms', '/rooms/[r]/schemes/[1]/main'].map(runsFor)).toEqual([1, 1, 0, 0]);
});

const documents = arbitraryOf(document);
const valid = documents.map(doc => ({
  note: '',
  rooms: (doc as Value<typeof document>).rooms.flatMap(({ id, schemes }) =>
    schemes.length === 0
      ? []
      : [{ id, schemes: schemes.map((one, index) => ({ ...one, name: 'x', main: index === 0, late: false })) }],
  ),
}));

it('finds the same after a change as in the whole document', () => {
  fc.assert(
    fc.property(valid, documents, fc.boolean(), (before, other, onlyRooms) => {
      const after = onlyRooms ? { ...(other as object), note: before.note } : other;
      expect(validateValue(document, before)).toEqual([]);
      const issues = validateChanges(document, after, changedPaths(document, before, after));
      expect(codes(issues).toSorted()).toEqual(codes(validateValue(document, after)).toSorted());
    }),
  );
});
