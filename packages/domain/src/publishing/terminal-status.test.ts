import { expect, it } from 'vitest';
import { freshnessMs } from '../constants.ts';
import { terminalStatus } from './terminal-status.ts';

const now = Date.UTC(2026, 10, 20, 12);
const [current, earlier] = [{ current: true }, { current: false }];

it.each([
  { status: 'live', runs: [current, current] },
  { status: 'fetching', runs: [current, earlier] },
  { status: 'empty', runs: [] },
  { status: 'live', runs: [current], lastSeen: now - freshnessMs },
  { status: 'silent', runs: [current], lastSeen: now - freshnessMs - 1 },
  { status: 'silent', runs: [], lastSeen: 0 },
  // What it reported says more than that it fell silent afterwards.
  { status: 'trouble', runs: [earlier], troubles: [{ code: 'NOT_STORED' }], lastSeen: 0 },
  { status: 'trouble', runs: [current], troubles: [{ code: 'DAMAGED' }] },
])('[RULE.receipt.14] a terminal with $runs that was in contact at $lastSeen is $status', ({ status, ...report }) => {
  expect(terminalStatus({ lastSeen: now, troubles: [], ...report }, now)).toBe(status);
});
