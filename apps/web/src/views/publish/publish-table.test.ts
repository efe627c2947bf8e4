import type { AccessibleTenant } from '@commissary/contract';
import { describe, expect, it } from 'vitest';
import type { LocationState } from '../../cache/index.ts';
import { failedIds, pickable, publishTableOf, runProgress } from './publish-table.ts';

const tenant = (id: string, type: 'GROUP' | 'LOCATION', groupId: string | null): AccessibleTenant => ({
  id,
  ver: 1,
  name: id.toUpperCase(),
  type,
  groupId,
  groupName: groupId?.toUpperCase() ?? null,
  kioskActive: false,
  products: [],
  timeZone: type === 'LOCATION' ? 'America/Chicago' : null,
  menuId: null,
});

const tenants = [
  tenant('coast', 'GROUP', null),
  tenant('b', 'LOCATION', 'coast'),
  tenant('a', 'LOCATION', 'coast'),
  tenant('alone', 'LOCATION', null),
];

const board = (states: Readonly<Record<string, LocationState>>) =>
  publishTableOf({
    kind: 'menu',
    tenants,
    states: new Map(Object.entries(states)),
  });

const live: LocationState = { kind: 'live' };
const unpublished: LocationState = { kind: 'unpublished' };

describe('the publish board', () => {
  it('lists locations by group and name, those without a group last', () => {
    const groups = board({ a: live, b: live, alone: live });
    expect(groups.map(({ name, rows }) => [name, rows.map(({ id }) => id)])).toEqual([
      ['COAST', ['a', 'b']],
      ['No group', ['alone']],
    ]);
  });

  it('puts rows that follow each other on one page, across groups, and at most fifty', () => {
    const pageOfAll = [
      ['a', 'b', 'alone'],
      ['a', 'b', 'alone'],
      ['a', 'b', 'alone'],
    ];
    expect(board({ a: live, b: live, alone: live }).flatMap(({ rows }) => rows.map(({ page }) => page))).toEqual(
      pageOfAll,
    );
    const many = Array.from({ length: 120 }, (_, n) => tenant(`at ${n}`, 'LOCATION', null));
    const states = new Map(many.map(({ id }) => [id, live]));
    const rows = publishTableOf({ kind: 'menu', tenants: many, states }).flatMap(group => group.rows);
    expect([...new Set(rows.map(({ page }) => page))].map(page => page.length)).toEqual([50, 50, 20]);
    expect(rows.every(({ id, page }) => page.includes(id))).toBe(true);
  });

  it('finds the locations whose last publish failed, for a retry of all', () => {
    const failed: LocationState = { kind: 'failed', reason: 'NOT_ACCEPTED' };
    expect(failedIds(board({ a: failed, b: live, alone: failed }))).toEqual(['a', 'alone']);
  });

  it.each<{ state: LocationState; blocked: string | false }>([
    { state: unpublished, blocked: false },
    { state: { kind: 'failed', reason: 'NOT_VALID' }, blocked: false },
    { state: live, blocked: 'nothing-to-publish' },
    { state: { kind: 'running', done: false }, blocked: 'running' },
    { state: { kind: 'waiting', dueAt: 1 }, blocked: 'pending' },
    { state: { kind: 'scheduled', dueAt: 1 }, blocked: 'scheduled' },
  ])('a location that is $state.kind is blocked by $blocked', ({ state, blocked }) => {
    const groups = board({ a: state });
    expect(groups[0]?.rows[0]?.blocked).toBe(blocked);
    expect(pickable(groups)).toHaveLength(blocked === false ? 1 : 0);
  });
});

describe('the progress strip of a run', () => {
  it('has one segment for each location of a publish', () => {
    const groups = board({ a: { kind: 'running', done: true }, b: { kind: 'waiting', dueAt: 1 }, alone: live });
    expect(runProgress(groups)).toMatchObject({
      total: 2,
      live: 1,
      waiting: 1,
      segments: [
        { id: 'a', at: 'live' },
        { id: 'b', at: 'waiting' },
      ],
    });
  });

  it('is absent while nothing runs, also when something is scheduled', () => {
    expect(runProgress(board({ a: { kind: 'scheduled', dueAt: 1 }, b: unpublished }))).toBeNull();
  });
});
