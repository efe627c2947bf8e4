import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainPermission } from './explain-permission.ts';
import { can, type Grant, type TenantRow, tenantScopeOf } from './grants.ts';
import { permissions } from './permissions.ts';

const tenants: readonly TenantRow[] = [
  { id: 'north', companyId: 'acme', type: 'GROUP' },
  { id: 'elm', companyId: 'acme', type: 'LOCATION', groupId: 'north' },
  { id: 'bay', companyId: 'acme', type: 'LOCATION', groupId: null },
];
const grant = (type: Grant['on']['type'], id: string, ...names: string[]): Grant => ({
  permissions: names,
  on: { type, id },
});
const elm = { companyId: 'acme', groupId: 'north', locationId: 'elm' };

describe('why a person has a permission', () => {
  const manager = grant('GROUP', 'north', 'manageMenus');
  const boss = grant('COMPANY', 'acme', 'companyAdmin');
  const other = grant('LOCATION', 'bay', 'manageMenus', 'payroll');

  it('names every grant that contains the permission there, and how', () => {
    expect(explainPermission([manager, boss, other], 'manageMenus', elm)).toEqual({
      here: [
        { grant: manager, by: 'name' },
        { grant: boss, by: 'superUser' },
      ],
      elsewhere: [{ grant: other, by: 'name' }],
    });
  });
  it('separates a permission held elsewhere from one held nowhere', () => {
    expect(explainPermission([manager, other], 'payroll', elm)).toEqual({
      here: [],
      elsewhere: [{ grant: other, by: 'name' }],
    });
    expect(explainPermission([manager, other], 'userAdmin', elm)).toEqual({ here: [], elsewhere: [] });
  });
});

it('agrees with the check: a person has a permission as soon as one grant is named', () => {
  const anyGrant: fc.Arbitrary<Grant> = fc.record({
    permissions: fc.array(fc.constantFrom(...permissions.map(({ name }) => name), 'retired'), { maxLength: 4 }),
    on: fc.record({
      type: fc.constantFrom('GLOBAL' as const, 'COMPANY' as const, 'GROUP' as const, 'LOCATION' as const),
      id: fc.constantFrom('acme', 'other', ...tenants.map(({ id }) => id)),
    }),
  });
  const anyScope = fc.constantFrom({ companyId: 'acme' }, { companyId: 'other' }, ...tenants.map(tenantScopeOf));
  const anyPermission = fc.constantFrom(...permissions.map(({ name }) => name));
  fc.assert(
    fc.property(fc.array(anyGrant, { maxLength: 4 }), anyPermission, anyScope, (grants, permission, scope) => {
      const { here, elsewhere } = explainPermission(grants, permission, scope);
      const named = [...here, ...elsewhere].map(reason => reason.grant);
      return here.length > 0 === can({ grants }, permission, scope) && new Set(named).size <= grants.length;
    }),
  );
});
