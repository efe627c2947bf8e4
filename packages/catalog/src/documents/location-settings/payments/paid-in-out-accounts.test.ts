import { fieldAt, initial, matches, validateValue } from '@commissary/schema';
import { expect, it } from 'vitest';
import { paidInOutAccount, paidInOutAccounts } from './paid-in-out-accounts.ts';

it('[MSG.builtin.PaidInOutAccount.*] [CONST.paid.defaultCount] a new document has five accounts, all of them paid in', () => {
  expect(initial(paidInOutAccounts).map(({ name, paidIns, paidOuts }) => [name, paidIns, paidOuts])).toEqual([
    ['Delivery', true, false],
    ['Repairs', true, false],
    ['Supplies', true, false],
    ['Smallwares', true, false],
    ['Event Deposit', true, false],
  ]);
});

it('a new account is paid in only, off payroll and enabled', () => {
  expect(initial(paidInOutAccount)).toEqual({
    id: '',
    name: '',
    paidIns: true,
    paidOuts: false,
    reportOnPayroll: false,
    payrollCode: '',
    disabled: false,
  });
});

it('any account may be removed, and each requires a name', () => {
  expect(validateValue(paidInOutAccounts, [])).toEqual([]);
  const nameless = { ...initial(paidInOutAccount), id: 'x' };
  expect(validateValue(paidInOutAccounts, [nameless])).toEqual([{ path: '/[x]/name', code: 'rule', rule: 'unnamed' }]);
});

it('requires a payroll code where the account is on payroll', () => {
  const shown = fieldAt(paidInOutAccount, '/payrollCode')?.visibleWhen;
  expect([true, false].map(reportOnPayroll => shown && matches(shown, { reportOnPayroll }))).toEqual([true, false]);
});
