import type { RolesRecord } from '@commissary/catalog';
import type { Role } from '@commissary/contract';
import { describe, expect, it } from 'vitest';
import { change, contentOf, mergeOnto, openEditSession, reloaded } from '../../form/edit-session/index.ts';
import { snapshotFromRecord } from '../../snapshot/index.ts';
import { pendingRoles } from './pending-roles.ts';
import { rolesRecordOf } from './roles-record.ts';

const role = (id: string, ver: number, grantedPermissions: string[], maxDiscountPct = 10): Role => ({
  ...{ id, name: id, ver, grantedPermissions, maxDiscountPct },
  ...{ openToHiring: false, isDefault: false },
});
const opened = (...roles: Role[]) => snapshotFromRecord(rolesRecordOf('bakery', roles, null));
const permissions = (id: string, names: string[]) =>
  ({ op: 'set', path: `/roles/[${id}]/grantedPermissions`, value: names }) as const;

describe('roles that another user changed meanwhile', () => {
  const before = opened(role('lead', 1, ['dashboard', 'payroll']), role('host', 1, ['dashboard']));
  const edited = change(openEditSession(before), [permissions('lead', ['payroll', 'userAdmin'])]);

  it('keep the permissions that each of the two switched', () => {
    const fresh = opened(role('lead', 2, ['dashboard', 'payroll', 'viewWage']), role('host', 1, ['dashboard']));
    const { content, conflicts } = mergeOnto(before, contentOf(edited), fresh);
    expect(conflicts).toEqual([]);
    const value = content.kind === 'document' ? (content.value as RolesRecord) : { roles: [] };
    expect(pendingRoles(fresh.base as RolesRecord, value)).toEqual({
      lead: { addPerms: ['userAdmin'], removePerms: ['dashboard'], maxDiscountPct: 10, currentMaxDiscountPct: 10 },
    });
  });

  it('ask where both set another maximum discount', () => {
    const mine = change(openEditSession(before), [{ op: 'set', path: '/roles/[lead]/maxDiscountPct', value: 20 }]);
    const fresh = opened(role('lead', 2, ['dashboard', 'payroll'], 30), role('host', 1, ['dashboard']));
    expect(mergeOnto(before, contentOf(mine), fresh).conflicts).toMatchObject([
      { path: '/roles/[lead]/maxDiscountPct' },
    ]);
  });

  it('are merged when they are loaded again, whichever row has a newer version', () => {
    const fresh = opened(role('lead', 1, ['dashboard', 'payroll']), role('host', 2, ['dashboard', 'payroll']));
    const now = contentOf(reloaded(edited, fresh));
    const value = now.kind === 'document' ? (now.value as RolesRecord) : { roles: [] };
    expect(Object.keys(pendingRoles(fresh.base as RolesRecord, value))).toEqual(['lead']);
  });
});
