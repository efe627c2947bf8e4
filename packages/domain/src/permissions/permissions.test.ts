import { describe, expect, it } from 'vitest';
import {
  isPermission,
  type Permission,
  permissionFlags,
  permissionGroups,
  permissions,
  visiblePermissions,
} from './permissions.ts';

const flags =
  'dashboard userAdmin globalRoleGranting userRolesAdmin defaultRoleAdmin editLocation addLocation companyAdmin addCompanies editCompanies company-owner engineering viewApiCreds apiCredAdmin manageMenuTemplates manageMenus overrideMenus manageLocalItems MODIFY_ONLINE_ORDERING_CONFIGURATION LIMITED_MANAGE_ONLINE pushNotifications setCustomCss accessConfigurationOptions locationLicensing HAS_TOL_ADMIN_ACCESS locationSettings configureHardware configureCreditCards overridePriceAndTax overridePrintingAndKPS changePrinterSetting viewWageData payroll TOL delivery tableService loyalty'.split(
    ' ',
  );

const names = (internal: boolean): string[] => visiblePermissions(internal).map(({ name }) => name);

describe('the permission catalog', () => {
  it('[PERM.flag.*] has every flag, the four licenses among them', () => {
    expect([...permissionFlags].sort()).toEqual([...flags].sort());
    for (const flag of flags) expect(isPermission(flag)).toBe(true);
    expect(isPermission('somethingElse')).toBe(false);
  });

  it('[PERM.group.*] lists the groups in their order', () => {
    expect([...permissionGroups]).toEqual([
      'Employee Management',
      'Cashier',
      'Cash Management',
      'Delivery',
      'Manager',
      'Customers',
      'Master Admin',
      'Online',
      'POS Configuration',
      'Reports',
      'Server',
      'Voiding',
      'System',
    ]);
  });

  it('names each permission once', () => {
    const all = permissions.map(({ name }) => name);
    expect(new Set(all).size).toBe(all.length);
  });

  it('[PERM.alwaysHidden.*] never shows five permissions', () => {
    const hidden: Permission[] = [
      'requisition',
      'waste',
      'changeInventoryPurchasePrices',
      'changeInventoryPosting',
      'remoteAccess',
    ];
    for (const name of hidden) expect(isPermission(name)).toBe(true);
    for (const internal of [false, true])
      expect(names(internal).filter(name => hidden.includes(name as Permission))).toEqual([]);
    expect(permissions.filter(({ hidden: always }) => always).map(({ name }) => name)).toEqual(hidden);
  });

  it('[PERM.internalHides.group.*] hides seven groups from the internal company', () => {
    const groupsOf = (internal: boolean) => new Set(visiblePermissions(internal).map(({ group }) => group));
    const seven = ['Cashier', 'Server', 'Voiding', 'Customers', 'Delivery', 'Cash Management', 'Manager'];
    const left = groupsOf(true) as ReadonlySet<string>;
    expect(seven.filter(group => left.has(group))).toEqual([]);
    expect([...groupsOf(false)].filter(group => !left.has(group ?? '')).sort()).toEqual([...seven].sort());
  });

  it('[PERM.internalHides.permission.*] hides five single permissions from the internal company', () => {
    const five = [
      'viewWageData',
      'viewEmployeePasswords',
      'overrideScheduleRestrictions',
      'instantMessages',
      'approveTimeOff',
    ];
    for (const name of five) {
      expect(names(false)).toContain(name);
      expect(names(true)).not.toContain(name);
    }
    expect(names(true)).toContain('userAdmin');
  });
});
