import { describe, expect, it } from 'vitest';
import { type EmployeeDraft, emptyEmployeeDraft } from './employee-draft.ts';
import { mergeEmployee } from './employee-merge.ts';

const before: EmployeeDraft = { ...emptyEmployeeDraft, name: 'Nia', email: 'nia@x', roles: [] };
const role = (roleId: string, key = 0) => ({ key, roleId, scope: 'LOCATION:elm', mayRemove: true, isNew: true });

describe('two edits of one employee', () => {
  it.each([
    { name: 'different fields', mine: { name: 'Nia B.' }, theirs: { email: 'n@x' }, conflicts: [], taken: ['email'] },
    {
      name: 'the same field set to the same value',
      mine: { name: 'N' },
      theirs: { name: 'N' },
      conflicts: [],
      taken: [],
    },
    {
      name: 'the same field set to different values',
      mine: { name: 'A' },
      theirs: { name: 'B' },
      conflicts: ['name'],
      taken: [],
    },
    {
      name: 'roles in another order',
      mine: { roles: [role('a'), role('b')] },
      theirs: { roles: [role('b'), role('a')] },
      conflicts: [],
      taken: [],
    },
    {
      name: 'other roles',
      mine: { roles: [role('a')] },
      theirs: { roles: [role('b')] },
      conflicts: ['roles'],
      taken: [],
    },
    { name: 'a change by the other user only', mine: {}, theirs: { active: false }, conflicts: [], taken: ['active'] },
  ])('$name', ({ mine, theirs, conflicts, taken }) => {
    const merged = mergeEmployee(before, { ...before, ...mine }, { ...before, ...theirs });
    expect(merged).toEqual({ draft: { ...before, ...theirs, ...mine }, conflicts, taken });
  });
});
