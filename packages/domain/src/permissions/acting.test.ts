import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharedGrants } from './acting.ts';
import { can, canAccess, type Grant, type TenantRow, tenantScopeOf } from './grants.ts';
import { type Permission, permissions } from './permissions.ts';

const tenants: readonly TenantRow[] = [
  { id: 'north', companyId: 'acme', type: 'GROUP' },
  { id: 'south', companyId: 'acme', type: 'GROUP' },
  { id: 'elm', companyId: 'acme', type: 'LOCATION', groupId: 'north' },
  { id: 'bay', companyId: 'acme', type: 'LOCATION', groupId: null },
  { id: 'far', companyId: 'other', type: 'LOCATION' },
];
const scopes = [{ companyId: 'acme' }, { companyId: 'other' }, ...tenants.map(tenantScopeOf)];
const places: readonly Grant['on'][] = [
  { type: 'GLOBAL', id: '' },
  { type: 'COMPANY', id: 'acme' },
  { type: 'COMPANY', id: 'other' },
  ...tenants.map(({ type, id }) => ({ type, id })),
];
const names: readonly Permission[] = ['companyAdmin', 'company-owner', 'manageMenus', 'engineering', 'openDrawer'];
const grants = fc.array(fc.record({ permissions: fc.subarray([...names]), on: fc.constantFrom(...places) }), {
  maxLength: 3,
});

describe('the grants of who acts as another person', () => {
  it('hold at each place exactly what both people hold there, in that person’s company', () => {
    fc.assert(
      fc.property(grants, grants, (first, second) => {
        const shared = { grants: sharedGrants(first, second, 'acme', tenants) };
        const both = [{ grants: first }, { grants: second }];
        for (const scope of scopes) {
          const inside = scope.companyId === 'acme';
          expect(canAccess(shared, scope)).toBe(inside && both.every(one => canAccess(one, scope)));
          for (const { name } of permissions)
            expect([scope, name, can(shared, name, scope)]).toEqual([
              scope,
              name,
              inside && both.every(one => can(one, name, scope)),
            ]);
        }
      }),
    );
  });

  it('allow the smaller discount of both', () => {
    const at = (maxDiscountPct: number): Grant => ({ permissions: [], maxDiscountPct, on: { type: 'GLOBAL', id: '' } });
    const on = { type: 'COMPANY', id: 'acme' };
    expect(sharedGrants([at(30)], [at(10)], 'acme', tenants)).toEqual([{ permissions: [], maxDiscountPct: 10, on }]);
  });
});
