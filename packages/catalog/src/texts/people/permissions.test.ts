import { permissionFlags, permissions, visiblePermissions } from '@commissary/domain';
import { expect, it } from 'vitest';
import { permissionDescription } from './permission-matrix.ts';
import { permissionLabel, permissionTexts } from './permissions.ts';

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

it('[PERM.label.*] labels the permissions of each group in order, word for word', () => {
  for (const [group, labels] of Object.entries(labelsByGroup)) {
    const ours = permissions.filter(permission => permission.group === group).map(({ name }) => permissionTexts[name]);
    expect([...new Set(ours)]).toEqual(labels.split(', '));
  }
});

it('[PERM.rule.overlapNotShown] says of every flag that a role can hold what it allows beyond its label', () => {
  const isFlag = (name: string): boolean => (permissionFlags as readonly string[]).includes(name);
  const flags = visiblePermissions(false).filter(({ name }) => isFlag(name));
  expect(flags.length).toBeGreaterThan(20);
  expect(flags.filter(({ name }) => permissionDescription(name) === undefined).map(({ name }) => name)).toEqual([]);
});

it('each permission has a label in the words of the trade: none is the name of a flag, and none is in camel case', () => {
  for (const { name } of permissions) {
    const label = permissionLabel(name);
    // A word that is spelled like a flag has to be a word: "Delivery", not "ViewApiCreds" or "TOL".
    expect([name, label]).toEqual([name, expect.not.stringMatching(/[a-z][A-Z]|_|^[A-Z]{2,}$|-owner/)]);
    expect(label.toLowerCase() === name.toLowerCase() && !/^[a-z]+$/.test(name)).toBe(false);
  }
  expect(permissionLabel('viewApiCreds')).toBe('View API credentials');
  expect(permissionLabel('aRightOfOldData')).toBe('A permission of an older version');
});
