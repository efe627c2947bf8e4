import type { HistoryEntry } from '@commissary/contract';
import { expect, it } from 'vitest';
import { earlierValue, previousValue } from './restore-previous.ts';

const entry = (differently: Partial<HistoryEntry>): HistoryEntry => ({
  path: '/tableSettings/issueServerBankOfAmount',
  op: 'set',
  by: 'Ana Moreno',
  at: 1,
  tenantId: 'elm-st',
  version: 1,
  ...differently,
});

it('offers the value before the newest change of the level, where it is known', () => {
  const entries = [
    entry({ value: '250.00', was: '150.00' }),
    entry({ value: '150.00', was: '100.00' }),
    entry({ value: '100.00', was: { '#': '0a1b2c3d' }, tenantId: null }),
  ];
  expect(previousValue(entries, 'elm-st')).toBe('150.00');
  expect(previousValue(entries, null)).toBeUndefined();
  expect(previousValue(entries, 'alameda')).toBeUndefined();
});

it('offers the value that an entry set, unless it is the current one', () => {
  expect(earlierValue(entry({ value: '150.00' }), '250.00')).toBe('150.00');
  expect(earlierValue(entry({ value: '150.00' }), '150.00')).toBeUndefined();
  expect(earlierValue(entry({ value: ['a'] }), [])).toEqual(['a']);
  expect(earlierValue(entry({ value: { '#': '0a1b2c3d' } }), '250.00')).toBeUndefined();
  expect(earlierValue(entry({ op: 'reset', was: '150.00' }), '250.00')).toBeUndefined();
});
