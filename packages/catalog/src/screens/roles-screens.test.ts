import { describe, expect, it } from 'vitest';
import { guard } from './guard.ts';
import { navigation } from './navigation.ts';
import type { Viewer } from './visibility.ts';

const viewer = (...enabledFeatures: string[]): Viewer => ({
  companyId: 'acme',
  enabledFeatures,
  companyWide: true,
  accessibleTenants: [],
});
const provider = viewer('defaultRoleAdmin', 'providerCompany');
const state = { activeId: null, lastId: null, accessibleCompanyIds: ['acme'] };
const opens = (who: Viewer, path: string): boolean => guard(who, `${path}?companyId=acme`, state).kind === 'allow';
const items = (who: Viewer) =>
  navigation(who, null).flatMap(({ title, items: of }) => of.map(({ label }) => `${title}: ${label}`));

describe('the screens of roles', () => {
  it('[NAV.Employment.RolePermissions] [RULE.areas.02] are shown to all users, and changed by users who administer roles', () => {
    expect(items(viewer())).toContain('Employment: Security Roles');
    for (const path of ['/roles', '/roles/clerk']) expect([path, opens(viewer(), path)]).toEqual([path, true]);
    for (const path of ['/roles/create', '/roles/edit/clerk']) {
      expect([path, opens(viewer(), path)]).toEqual([path, false]);
      expect([path, opens(viewer('userRolesAdmin'), path)]).toEqual([path, true]);
    }
  });
  it('[NAV.Employment.DefaultRolePermissions] [PERM.rule.defaultRolesLink] [RULE.roles.08] have a link to the default roles for the provider only', () => {
    expect(items(provider)).toContain('Employment: Default Security Roles');
    for (const who of [viewer('defaultRoleAdmin'), viewer('providerCompany'), viewer('userRolesAdmin')])
      expect(items(who)).not.toContain('Employment: Default Security Roles');
  });
  it('[PERM.rule.defaultVariants] [ROUTE.defaultRoles] [ROUTE.roles._id.default] [ROUTE.roles.create.default] [ROUTE.roles.edit._id.default] have separate screens for the default roles', () => {
    for (const path of [
      '/defaultRoles',
      '/roles/create/default',
      '/roles/clerk/default',
      '/roles/edit/clerk/default',
    ]) {
      expect([path, opens(provider, path)]).toEqual([path, true]);
      expect([path, opens(viewer('userRolesAdmin', 'defaultRoleAdmin'), path)]).toEqual([path, false]);
    }
  });
});
