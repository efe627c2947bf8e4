import { describe, expect, it } from 'vitest';
import {
  isPermission,
  type Permission,
  permissionFlags,
  permissionGroups,
  permissionLabel,
  permissions,
  visiblePermissions,
} from './permissions.ts';

const labelsByGroup: Readonly<Record<string, string>> = {
  'Employee Management':
    'add and edit employee records, view wage data, view employee passwords, override schedule restrictions, approve time off',
  Cashier:
    'discount button, max discount percentage, recall open ticket not assigned to you, edit saved items on open ticket, recall or reopen closed ticket, non-tax sale, reprint kitchen ticket and credit slip, access orders screen, defer saved order, bypass age verification',
  'Cash Management':
    'open drawer, override register assignment, paid in, register drop, close register, view register details, edit bank deposit, override EOD deposit',
  Delivery:
    'modify dispatched ticket, change driver bank amount, access driver status for someone else, unassign, assign to someone else, driver drop, override delivery restrictions, edit mileage',
  Manager:
    'change printer settings, requisition, waste, exit POS, manager home, update software, change inventory purchase prices and posting, approved websites, remote access, edit locations, instant messages',
  Customers: 'manage account, adjust points, change group, credit offer, alter promise times',
  'Master Admin': 'super user, add locations, licensing, add or edit companies, menu templates, issue API credentials',
  Online: 'modify online ordering, custom CSS, limited options, push notifications',
  'POS Configuration':
    'access configuration, edit full menu, manage local items, override price and tax, printing and KPS, full menu, item status, configure hardware, credit cards, assign remote station',
  Reports: 'access reports, payroll',
  Server: 'transfer tickets assigned or not, server banking, change table number, modify tip, combine tickets',
  Voiding:
    'void made items on open tickets, void items on closed tickets, void entire ticket, refund prior-day closed ticket, require void reason',
  System: 'security roles and permissions, location settings',
};

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
    expect([...permissionGroups]).toEqual(Object.keys(labelsByGroup));
  });

  it('[PERM.label.*] labels the permissions of each group in order, word for word', () => {
    for (const [group, labels] of Object.entries(labelsByGroup)) {
      const ours = permissions.filter(permission => permission.group === group).map(({ label }) => label);
      expect([...new Set(ours)]).toEqual(labels.split(', '));
    }
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

it('every permission has a label in the words of the trade: none is the name of a flag, and none is in camel case', () => {
  for (const { name } of permissions) {
    const label = permissionLabel(name);
    // A label that is spelled like a flag must be a word: "Delivery", not "ViewApiCreds" or "TOL".
    expect([name, label]).toEqual([name, expect.not.stringMatching(/[a-z][A-Z]|_|^[A-Z]{2,}$|-owner/)]);
    expect(label.toLowerCase() === name.toLowerCase() && !/^[a-z]+$/.test(name)).toBe(false);
  }
  expect(permissionLabel('viewApiCreds')).toBe('View API credentials');
  expect(permissionLabel('aRightOfOldData')).toBe('A permission of an earlier version');
});
