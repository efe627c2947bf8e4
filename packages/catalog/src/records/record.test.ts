import { usStates } from '@commissary/domain';
import {
  address,
  group,
  idField,
  list,
  nullable,
  phone,
  set,
  text,
  textReference,
  toggle,
  validateValue,
} from '@commissary/schema';
import { describe, expect, it } from 'vitest';
import {
  changedFields,
  emptyRecord,
  permissionOf,
  type RecordValue,
  recordChanges,
  recordKind,
  recordNeeds,
  recordValueOf,
  sentRecord,
} from './record.ts';

const place = recordKind(
  { noun: 'place', label: 'Place', layout: [], needs: { phone: 'a phone number', name: 'a name' } },
  {
    name: text({ label: 'Name', max: 5 }),
    note: nullable(text({ label: 'Note' })),
    phone: nullable(phone({ label: 'Phone' })),
    address: nullable(address({ label: 'Address', states: usStates })),
    menuId: nullable(textReference({ label: 'Menu', to: 'company:/menus', onDelete: 'unset', permission: 'menus' })),
    open: toggle({ label: 'Open' }),
    tags: set({ label: 'Tags' }, text({ label: 'Tag' })),
  },
);
const [ana, bo] = [
  { id: 'a', name: 'Ana' },
  { id: 'b', name: 'Bo' },
];
const keys = ['Door', 'Safe', 'Till'].map(label => ({ value: label.toLowerCase(), label }));
const elm = { street: '214 Elm St.', city: 'Chicago', state: 'IL', postalCode: '60611' };
const stored: RecordValue<typeof place> = {
  ...emptyRecord(place),
  name: 'Elm',
  phone: '3125550114',
  address: elm,
  menuId: 'm1',
  tags: ['patio'],
};

describe('a kind of record', () => {
  it('has no value before something is entered, and then needs every text that cannot be null', () => {
    const empty = emptyRecord(place);
    expect(empty).toEqual({
      ...{ name: '', note: null, phone: null, address: null, menuId: null, open: false, tags: [] },
    });
    const issues = validateValue(place.field, empty);
    expect(issues).toMatchObject([{ path: '/name', rule: 'missing' }]);
    expect(recordNeeds(place, issues)).toEqual(['a name']);
  });

  it('says what is needed in the order of its fields, and nothing of a field without a text for it', () => {
    const issues = validateValue(place.field, { ...stored, name: 'too long', phone: '312', note: 5 });
    expect(recordNeeds(place, issues)).toEqual(['a name', 'a phone number']);
  });

  it('takes its values from an answer that has more', () => {
    expect(recordValueOf(place, { ...stored, ...{ id: 'elm', ver: 3 } })).toEqual(stored);
  });

  it('is sent without spaces around texts, and with null for an empty one', () => {
    const typed = { ...stored, name: ' Elm ', note: ' ', address: { ...elm, city: 'Chicago ' }, tags: [' patio'] };
    expect(sentRecord(place, typed)).toEqual(stored);
  });

  it('names the permissions of its fields', () => {
    expect([permissionOf(place, 'menuId'), permissionOf(place, 'name'), permissionOf(place, 'id')]).toEqual([
      'menus',
      undefined,
      undefined,
    ]);
  });
});

describe('a change of a record', () => {
  it('is the fields that differ, whatever the order of keys', () => {
    const reordered = { postalCode: '60611', state: 'IL', city: 'Chicago', street: '214 Elm St.' };
    expect(changedFields(stored, { ...stored, address: reordered })).toEqual({});
    const after = { ...stored, address: null, open: true, tags: ['patio', 'bar'] };
    expect(changedFields(stored, after)).toEqual({ address: null, open: true, tags: ['patio', 'bar'] });
    expect(changedFields(stored, { ...stored, address: { ...elm, city: 'Joliet' } })).toEqual({
      address: { ...elm, city: 'Joliet' },
    });
  });

  it('is told field by field, with references by name and nothing for an empty value', () => {
    const nameOf = (id: string) => `Menu ${id}`;
    const reported = (after: object) => recordChanges(place, stored, after, nameOf);
    expect(reported({ phone: '3125550199', menuId: 'm2', name: 'Elm' })).toEqual([
      { what: 'Phone', was: '(312) 555-0114', now: '(312) 555-0199' },
      { what: 'Menu', was: 'Menu m1', now: 'Menu m2' },
    ]);
    expect(reported({ address: null, tags: [], menuId: null, open: true })).toEqual([
      { what: 'Address', was: '214 Elm St., Chicago, IL 60611', now: null },
      { what: 'Menu', was: 'Menu m1', now: null },
      { what: 'Open', was: 'Off', now: 'On' },
      { what: 'Tags', was: 'patio', now: null },
    ]);
    expect(reported({})).toEqual([]);
  });

  it('names the members of a list that were added, removed or changed, and the references that a set gained or lost', () => {
    const team = recordKind(
      { noun: 'team', label: 'Team', layout: [], needs: {} },
      {
        members: list(
          { label: 'Members' },
          group({ label: 'Member' }, { id: idField(), name: text({ label: 'Name' }) }),
        ),
        keys: set(
          { label: 'Keys' },
          textReference({ label: 'Key', to: 'company:/keys', onDelete: 'drop-entry', extraOptions: keys }),
        ),
      },
    );
    const before = { members: [ana, bo, { id: 'c', name: 'Cy' }], keys: ['door', 'safe'] };
    const after = { members: [bo, { ...ana, name: 'Anna' }, { id: 'd', name: 'Di' }], keys: ['safe', 'till'] };
    expect(recordChanges(team, before, after)).toEqual([
      { what: 'Member', was: 'Ana', now: 'Anna' },
      { what: 'Member', was: 'Cy', now: null },
      { what: 'Member', was: null, now: 'Di' },
      { what: 'Till', was: null, now: 'given' },
      { what: 'Door', was: 'given', now: null },
    ]);
  });
});
