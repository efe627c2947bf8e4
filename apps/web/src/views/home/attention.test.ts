import type { Tenant } from '@commissary/contract';
import { expect, it } from 'vitest';
import { attentionByKind, attentionOf } from './attention.ts';

const hour = 3_600_000;
const now = 1_000 * hour;

const location = (id: string, lastPing: number | null): Tenant => ({
  id,
  companyId: 'c1',
  ver: 1,
  name: id,
  type: 'LOCATION',
  groupId: null,
  latitude: null,
  longitude: null,
  lastPing,
  thrivePosVersion: null,
  schedulingLocationId: null,
  tags: [],
  address: null,
  phone: null,
  timeZone: null,
  menuId: null,
  kioskActive: false,
  dayStart: null,
  dayStartFrom: null,
  products: [],
});

it('lists failed publishes first, then the locations without contact for longest; a location that never checked in is not listed', () => {
  const locations = [
    location('fresh', now - hour),
    location('silent', now - 25 * hour),
    location('never', null),
    location('longer', now - 90 * hour),
    location('failed', now),
  ];
  const states = new Map([['failed', { kind: 'failed', reason: 'No menu' }]] as const);
  const ahead = [{ locationId: 'fresh', at: now - hour }];
  expect(
    attentionOf(locations, locations, states, ahead, now).map(({ kind, location }) => [kind, location.id]),
  ).toEqual([
    ['failed', 'failed'],
    ['ahead', 'fresh'],
    ['silent', 'longer'],
    ['silent', 'silent'],
  ]);
});

it('names the first of each kind and counts the others, also those that were not loaded', () => {
  const silent = Array.from({ length: 20 }, (_, n) => location(`s${n}`, now - (30 + n) * hour));
  const entries = attentionOf([], silent, new Map(), [], now);
  expect(attentionByKind(entries, 9_980).map(({ kind, named, more }) => [kind, named.length, more])).toEqual([
    ['silent', 5, 9_975],
  ]);
  expect(attentionByKind(entries.slice(0, 3), null).map(({ named, more }) => [named.length, more])).toEqual([[3, 0]]);
  expect(attentionByKind([], null)).toEqual([]);
});
