import { expect, it } from 'vitest';
import { fieldAt } from '../field/walk.ts';
import { group } from '../kinds/group.ts';
import { idField } from '../kinds/id.ts';
import { isList, list } from '../kinds/list.ts';
import { number } from '../kinds/number.ts';
import { reference } from '../kinds/reference.ts';
import { set } from '../kinds/set.ts';
import { text } from '../kinds/text.ts';
import { valueTexts } from '../testing/format-texts.ts';
import { displayNameOf, targetMembers } from './display-names.ts';

const type = group(
  { label: 'Type' },
  { id: idField(), name: text({ label: 'Name' }), own: text({ label: 'Own name' }) },
);
const slot = group({ label: 'Slot' }, { id: idField(), name: text({ label: 'Name' }) });
const time = group(
  { label: 'Time' },
  {
    id: idField(),
    type: reference({ label: 'Type', to: '/types', onDelete: 'drop-entry' }),
    shift: reference({ label: 'Shift', to: '/shifts', onDelete: 'drop-entry' }),
  },
);
const root = group(
  { label: 'Root' },
  {
    types: list({ label: 'Types', customNamePath: 'own' }, type),
    slots: list({ label: 'Slots', builtInIds: [1, 2] }, slot),
    shifts: set({ label: 'Shifts' }, number({ label: 'Shift', min: 1, max: 2, names: ['Early', 'Late'] })),
    pairs: list({ label: 'Pairs' }, group({ label: 'Pair' }, { id: idField(), much: number({ label: 'Much' }) })),
    times: list({ label: 'Times', namePath: 'shift', nameFrom: '/types', ownerPath: 'type' }, time),
  },
);
const doc = {
  types: [
    { id: 1, name: 'Dine In', own: '' },
    { id: 2, name: 'To Go', own: 'Takeaway' },
  ],
  slots: [{ id: 1, name: '' }],
  shifts: [1, 2],
  times: [{ id: 'a', type: 2, shift: 2 }],
};
const nameOf = (path: string, member: unknown) => {
  const field = fieldAt(root, path);
  if (field === undefined || !isList(field)) throw new Error('no list');
  return displayNameOf(valueTexts, root, doc, field, { member });
};

it("a name given by the tenant replaces the member's own until it is emptied again", () => {
  expect(doc.types.map(member => nameOf('/types', member))).toEqual(['Dine In', 'Takeaway']);
});

it('a member that belongs to a row together with others is named after both', () => {
  expect(nameOf('/times', doc.times[0])).toBe('Takeaway, Late');
});

it('a member without a name is labeled by its number where the product created it there', () => {
  expect([nameOf('/slots', doc.slots[0]), nameOf('/slots', { id: 'x', name: '' })]).toEqual(['Slot 1', 'Unnamed slot']);
});

it('a member of a list without names is called after its place, and as the list calls its members where it is gone', () => {
  const pairs = fieldAt(root, '/pairs');
  if (pairs === undefined || !isList(pairs)) throw new Error('no list');
  const members = [
    { id: 'x', much: 1 },
    { id: 7, much: 1 },
  ];
  const named = (id: string) => {
    const path = `/pairs/[${id}]`;
    return displayNameOf(valueTexts, root, { pairs: members }, pairs, { member: { id }, path });
  };
  expect([named('x'), named('7'), named('gone')]).toEqual(['Pair 1', 'Pair 2', 'Pair']);
  expect(nameOf('/pairs', { id: 'x' })).toBe('Pair');
});

it('[RULE.cost.11] many names that a document gives its members are found in a time that grows with their number', () => {
  const read = (count: number): number => {
    let reads = 0;
    const types = Array.from({ length: count }, (_, id) => ({
      id,
      own: '',
      get name() {
        reads += 1;
        return `Type ${id}`;
      },
    }));
    const times = types.map(({ id }) => ({ id: `t${id}`, type: id, shift: 1 }));
    const many = { ...doc, types, times };
    expect(targetMembers(valueTexts, root, many, ['/times'])[1]?.name).toBe('Type 1, Early');
    return reads;
  };
  expect(read(200)).toBe(2 * read(100));
});

it('the members of a set are reference options, like those of a list', () => {
  expect(targetMembers(valueTexts, root, doc, ['/shifts'])).toEqual([
    { id: 1, name: 'Early', member: 1 },
    { id: 2, name: 'Late', member: 2 },
  ]);
});
