import { describe, expect, it } from 'vitest';
import { countPermissions, isDiscountRow, matrixRows, readPercentage } from './matrix-rows.ts';

const names = (internal: boolean, search = '') =>
  matrixRows(internal, search).flatMap(row => (row.kind === 'right' ? [row.permission.name] : []));
const groups = (internal: boolean, search = '') =>
  matrixRows(internal, search).flatMap(row => (row.kind === 'group' ? [row.group] : []));

describe('the rows of the roles matrix', () => {
  it('[RULE.roles.10] leaves out permissions that are never shown', () => {
    for (const hidden of ['requisition', 'waste', 'changeInventoryPurchasePrices', 'remoteAccess'])
      expect([...names(false), ...names(true)]).not.toContain(hidden);
  });
  it('[RULE.roles.11] leaves out the groups and permissions that the internal-company flag hides', () => {
    expect(groups(false)).toHaveLength(13);
    expect(groups(true)).toEqual([
      'Employee Management',
      'Master Admin',
      'Online',
      'POS Configuration',
      'Reports',
      'System',
    ]);
    expect(names(true)).not.toContain('viewWageData');
    expect(names(true)).toContain('userAdmin');
  });
  it('[RULE.roles.12] has one row that is a number: the max discount of cashiers', () => {
    const discounts = matrixRows(false, '').filter(row => row.kind === 'right' && isDiscountRow(row.permission));
    expect(discounts).toMatchObject([{ permission: { group: 'Cashier', name: 'maxDiscountPercentage' } }]);
  });
  it('parses a typed max discount, or rejects it', () => {
    expect(['15', ' 20 % ', '0', '007'].map(typed => readPercentage(typed, 20))).toEqual([15, 20, 0, 7]);
    for (const typed of ['', '12.5', '1,5', '21', '-5', '1 5', '1e1', '５', 'ten', '%'])
      expect([typed, readPercentage(typed, 20)]).toEqual([typed, undefined]);
  });
  it('finds a permission by its label, its group and its meaning, and keeps its group above it', () => {
    expect(names(false, 'void entire')).toEqual(['voidTicket']);
    expect(groups(false, 'void entire')).toEqual(['Voiding']);
    expect(names(false, 'reports pay')).toEqual(['payroll']);
    expect(names(false, 'publ')).toEqual(['manageMenus', 'accessConfigurationOptions'].reverse());
    expect(countPermissions(matrixRows(false, 'nothing like it'))).toBe(0);
    expect(matrixRows(false, 'nothing like it')).toEqual([]);
  });
});
