import { apply, type Change } from '@commissary/document';
import { expect, it } from 'vitest';
import { department, employmentAt, setMember } from '../edit-session/form-world.arbitrary.ts';
import { openEditSession } from '../edit-session/index.ts';
import { type OverrideEntry, overrideEntries } from './override-entries.ts';

const at = (id: string): string => `/departments/[${id}]`;
const { base } = employmentAt('company');
const withoutThird = apply(base, [{ op: 'remove', path: at('3') }]);
const withTenth = apply(base, [{ op: 'add', path: at('10'), after: null, value: department('10', 'Patio') }]);
const gone = 'The item it overrides was deleted at the level above';

const entriesOf = (
  own: readonly Change[],
  document: unknown,
  group: readonly Change[] | null = null,
): readonly OverrideEntry[] =>
  overrideEntries(openEditSession(employmentAt('location', { own, group, base: document })), ['']);

it.each<{ name: string; own: Change; document: unknown; asleep: string | null }>([
  {
    name: 'a change of a deleted member',
    own: setMember(`${at('3')}/name`, 'Kitchen'),
    document: withoutThird,
    asleep: gone,
  },
  {
    name: 'a removal of a deleted member',
    own: { op: 'remove', path: at('3') },
    document: withoutThird,
    asleep: gone,
  },
  {
    name: 'an addition of an existing member',
    own: { op: 'add', path: at('10'), after: null, value: department('10', 'Terrace') },
    document: withTenth,
    asleep: 'The level above has the same value',
  },
  {
    name: 'a change of an existing member',
    own: setMember(`${at('3')}/name`, 'Kitchen'),
    document: base,
    asleep: null,
  },
  {
    name: 'a position after a deleted member',
    own: { op: 'move', path: at('1'), after: '3' },
    document: withoutThird,
    asleep: null,
  },
])('$name is shown as inactive: $asleep', ({ own, document, asleep }) => {
  expect(entriesOf([own], document).map(entry => entry.inactiveReason)).toEqual([asleep]);
});

it('a reference is inactive while its target is deleted, and another target can be chosen', () => {
  const own = [setMember('/jobTypes/[1]/departmentId', 3), setMember('/jobTypes/[2]/departmentId', 2)];
  const reported = (document: unknown) =>
    entriesOf(own, document).map(({ inactiveReason: asleep, names }) => [asleep, names]);
  expect(reported(withoutThird)).toEqual([
    ['The item it refers to was deleted', true],
    [null, false],
  ]);
  expect(reported(base)).toEqual([
    [null, false],
    [null, false],
  ]);
});

it('an override of the group can make an entry inactive', () => {
  const removal: Change = { op: 'remove', path: at('3') };
  const own = [setMember(`${at('1')}/name`, 'Office'), setMember(`${at('3')}/name`, 'Kitchen')];
  expect(entriesOf(own, base, [removal]).map(({ inactiveReason: asleep }) => asleep)).toEqual([null, gone]);
  expect(entriesOf(own, base).map(({ inactiveReason: asleep }) => asleep)).toEqual([null, null]);
  // A member that the group removed is shown with its name at the company.
  expect(entriesOf(own, base, [removal])[1]?.words).toEqual(['Back of House', 'Name']);
});
