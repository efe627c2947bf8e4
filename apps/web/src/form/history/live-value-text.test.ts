import type { HistoryEntry } from '@commissary/contract';
import { expect, it } from 'vitest';
import { liveText, valueLive } from './live-value-text.ts';

const entry = (tenantId: string | null, live: HistoryEntry['live'], op: HistoryEntry['op'] = 'set'): HistoryEntry => ({
  path: '/a',
  op,
  by: 'Ana',
  at: 1,
  tenantId,
  version: 1,
  live,
});
const rankOf = (tenantId: string | null) => (tenantId === null ? 0 : 2);
const all = (entries: readonly HistoryEntry[]) => entries.map((_, index) => valueLive(entries, index, rankOf));
const by = 'Marcus';
const since = (from: number) => ({ from, to: null, by });

it('a value is live until a newer one of its level, or of a level below, is published', () => {
  expect(all([entry('elm', null), entry('elm', since(30)), entry(null, since(20)), entry(null, since(10))])).toEqual([
    null,
    since(30),
    { from: 20, to: 30, by },
    { from: 10, to: 20, by },
  ]);
});

it('a value that was replaced before a publish, or that an own value overrides, was never live', () => {
  expect(all([entry('elm', since(30)), entry('elm', since(30))])).toEqual([since(30), undefined]);
  expect(all([entry(null, since(40)), entry('elm', since(30))])).toEqual([undefined, since(30)]);
  expect(all([entry(null, since(40)), entry('elm', since(30), 'reset')])).toEqual([since(40), since(30)]);
});

it('includes the time zone in the text', () => {
  const noon = Date.UTC(2024, 7, 4, 17);
  expect(liveText(null, 'America/Chicago')).toBe('Not published');
  expect(liveText({ from: noon, to: null, by }, 'America/Chicago')).toBe(
    'Live since Aug 4, 2024, 12:00 PM CT, by Marcus',
  );
  expect(liveText({ from: noon, to: noon + 60_000, by }, 'America/Chicago')).toBe(
    'Live Aug 4, 2024, 12:00 PM CT to Aug 4, 2024, 12:01 PM CT',
  );
  expect(liveText(undefined, 'America/Chicago')).toBe(null);
});
