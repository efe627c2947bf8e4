import { expect, it } from 'vitest';
import type { Grant, TenantRow } from './grants.ts';
import { type PermissionsEffect, permissionsEffects } from './role-effects.ts';

const tenants: readonly TenantRow[] = [
  { id: 'north', companyId: 'acme', type: 'GROUP' },
  { id: 'elm', companyId: 'acme', type: 'LOCATION', groupId: 'north' },
  { id: 'oak', companyId: 'acme', type: 'LOCATION', groupId: 'north' },
  { id: 'bay', companyId: 'acme', type: 'LOCATION', groupId: null },
];
const grant = (type: Grant['on']['type'], id: string, ...names: string[]): Grant => ({
  permissions: names,
  on: { type, id },
});
const said = ({ people, rights: permissions, locations }: PermissionsEffect) => [
  [...people],
  [...permissions],
  [...locations],
];
const effects = (...people: Parameters<typeof permissionsEffects>[0]) => {
  const { gives, takes } = permissionsEffects(people, 'acme', tenants);
  return [said(gives), said(takes)];
};

it('counts people, permissions and locations on both sides', () => {
  const [ana, ming] = [
    {
      id: 'ana',
      before: [grant('LOCATION', 'elm', 'payroll')],
      after: [grant('LOCATION', 'elm', 'dashboard', 'manageMenus')],
    },
    { id: 'ming', before: [grant('GROUP', 'north')], after: [grant('GROUP', 'north', 'manageMenus')] },
  ];
  expect(effects(ana, ming)).toEqual([
    [
      ['ana', 'ming'],
      ['dashboard', 'manageMenus'],
      ['elm', 'oak'],
    ],
    [['ana'], ['payroll'], ['elm']],
  ]);
});

it('leaves out permissions that the person has there through another role', () => {
  const also = grant('LOCATION', 'oak', 'manageMenus');
  const before = [also, grant('GROUP', 'north')];
  const after = [also, grant('GROUP', 'north', 'manageMenus')];
  expect(effects({ id: 'ana', before, after })[0]).toEqual([['ana'], ['manageMenus'], ['elm']]);
  const boss = grant('COMPANY', 'acme', 'companyAdmin');
  expect(effects({ id: 'ana', before: [boss, ...before], after: [boss, ...after] })).toEqual([
    [[], [], []],
    [[], [], []],
  ]);
});

it('a role on the company applies at every location, and one of another company at none', () => {
  const [before, after] = [[grant('COMPANY', 'acme')], [grant('COMPANY', 'acme', 'dashboard')]];
  expect(effects({ id: 'ana', before, after })[0]).toEqual([['ana'], ['dashboard'], ['elm', 'oak', 'bay']]);
  const [far, wide] = [[grant('COMPANY', 'other')], [grant('COMPANY', 'other', 'dashboard')]];
  expect(effects({ id: 'ana', before: far, after: wide })[0]).toEqual([[], [], []]);
});
