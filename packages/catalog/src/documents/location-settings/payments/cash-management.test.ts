import { fieldAt, initial, matches, validateValue } from '@commissary/schema';
import { expect, it } from 'vitest';
import { cashManagement } from './cash-management.ts';

const start = initial(cashManagement);

it('[CONST.ticket.*] numbers tickets from 1 to 9999, starting again every day', () => {
  expect(start.ticketNumbers).toEqual({ startAt: 1, reset: { mode: 'DAILY', resetAfter: 9999 } });
});

it('[CONST.cash.mainSafeId] all cash is put into the main safe', () => {
  expect(new Set(Object.values(start.cashTransfers))).toEqual(new Set(['MAIN_SAFE']));
});

it('starts with an empty drawer, no reasons and all switches off', () => {
  expect(start).toMatchObject({
    autoDepositCreditBatch: false,
    startingBalance: '0.00',
    displayExpectedTender: false,
    detailedCashManagement: false,
    overShortReasons: [],
    voidReasons: [],
    customVoidReason: false,
  });
});

it('has the options for restarting ticket numbers, and shows the last number unless they never restart', () => {
  const modes = ['DAILY', 'NEVER', 'AT_LIMIT'];
  const codes = (mode: string) =>
    validateValue(cashManagement, {
      ...start,
      ticketNumbers: { startAt: 1, reset: { mode, resetAfter: 9999 } },
    }).map(issue => issue.code);
  expect(modes.flatMap(codes)).toEqual([]);
  expect(codes('WEEKLY')).toEqual(['not-an-option']);
  const shown = fieldAt(cashManagement, '/ticketNumbers/reset/resetAfter')?.visibleWhen;
  expect(modes.map(mode => shown && matches(shown, { mode }))).toEqual([true, false, true]);
});

it('a reason requires a text', () => {
  expect(validateValue(cashManagement, { ...start, voidReasons: [{ id: 'a', name: '' }] })).toEqual([
    { path: '/voidReasons/[a]/name', code: 'rule', rule: 'unnamed' },
  ]);
});
