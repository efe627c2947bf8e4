import type { Change } from '@commissary/document';
import { money } from '@commissary/schema';
import { expect, it } from 'vitest';
import type { DescendantOverrides } from '../state/index.ts';
import type { PriceCell } from './price-cells.ts';
import { pricesSetBelow, reachOf } from './price-changes.ts';

const field = money({ label: 'Price' });
const cells = ['a', 'b', 'c', 'd'].map(
  (item): PriceCell => ({
    path: `/items/[${item}]/price`,
    field,
    memberPath: `/items/[${item}]`,
    member: item,
    names: [],
    keyed: undefined,
    part: 0,
    price: '1.00',
  }),
);
const set = (path: string): Change => ({ op: 'set', path, value: '2.00' });
const record = (tenantId: string, level: 'group' | 'location', changes: readonly Change[]): DescendantOverrides => ({
  tenantId,
  name: tenantId,
  level,
  changes: [...changes],
  ver: 1,
  set: [],
});
const below = [
  record('west', 'group', [set('/items/[a]/price'), set('/items/[other]/price')]),
  record('elm', 'location', [set('/items/[a]/price'), { op: 'remove', path: '/items/[b]' }]),
  record('oak', 'location', [{ op: 'move', path: '/items/[c]', after: null }]),
];
const locations = [
  { id: 'ash', name: 'ash', groupId: null },
  { id: 'oak', name: 'oak', groupId: 'west' },
  { id: 'elm', name: 'elm', groupId: 'west' },
];

it('[RULE.prices.18] counts a price once that a location and its group set, one around which something is set, and none that only moved', () => {
  expect(reachOf(below, locations, cells)).toEqual([
    { id: 'elm', name: 'elm', changed: 2, kept: 2 },
    { id: 'oak', name: 'oak', changed: 3, kept: 1 },
    { id: 'ash', name: 'ash', changed: 4, kept: 0 },
  ]);
  expect(pricesSetBelow(below, cells)).toEqual([
    ['west', 1],
    ['elm', 2],
  ]);
});
