import { describe, expect, it } from 'vitest';
import type { LocationState } from '../../cache/index.ts';
import { locationStatusFace, locationStatusGroups, shownStatusGroups } from './location-status.ts';

const scope = (id: string, type: 'GROUP' | 'LOCATION', groupId: string | null = null) => ({
  id,
  name: id.toUpperCase(),
  type,
  groupId,
  groupName: groupId?.toUpperCase() ?? null,
});

describe('the ticket of a location', () => {
  it('shows the number of unpublished changes, when it is known', () => {
    expect(locationStatusFace({ kind: 'unpublished' }, 8, null)).toMatchObject({
      tone: 'amber',
      words: '8 changes',
      spoken: '8 changes not published',
    });
    expect(locationStatusFace({ kind: 'unpublished' }, 1, null).words).toBe('1 change');
    expect(locationStatusFace({ kind: 'unpublished' }, undefined, null)).toMatchObject({
      words: 'Not published',
      spoken: 'not published',
    });
  });

  it("[RULE.display.07] shows a schedule in the location's own time zone, with its day where that is not today there", () => {
    const words = (now: number, zone: string) =>
      locationStatusFace({ kind: 'scheduled', dueAt: Date.UTC(2026, 10, 21, 11) }, undefined, zone, now).words;
    // In Denver the day begins at 7 AM UTC.
    expect(words(Date.UTC(2026, 10, 21, 7), 'America/Denver')).toBe('4:00 AM MT');
    expect(words(Date.UTC(2026, 10, 21, 6, 59), 'America/Denver')).toBe('Nov 21, 4:00 AM MT');
    expect(words(Date.UTC(2026, 10, 21, 6, 59), 'America/New_York')).toBe('6:00 AM ET');
    expect(words(Date.UTC(2025, 10, 21, 11), 'America/Denver')).toBe('Nov 21, 2026, 4:00 AM MT');
  });

  it('has a word and a mark for every state', () => {
    const states: readonly LocationState[] = [
      { kind: 'live' },
      { kind: 'unpublished' },
      { kind: 'scheduled', dueAt: 0 },
      { kind: 'waiting', dueAt: 0 },
      { kind: 'running', done: false },
      { kind: 'running', done: true },
      { kind: 'failed', reason: '' },
    ];
    const faces = states.map(state => locationStatusFace(state, undefined, 'UTC'));
    expect(faces.map(({ tone }) => tone)).toEqual(['plain', 'amber', 'amber', 'plain', 'accent', 'accent', 'error']);
    expect(faces.every(({ words, spoken }) => words !== '' && spoken !== '')).toBe(true);
  });
});

describe('the rows of tickets', () => {
  const tenants = [
    scope('b', 'GROUP'),
    scope('a', 'GROUP'),
    scope('x', 'LOCATION', 'b'),
    scope('w', 'LOCATION', 'b'),
    scope('z', 'LOCATION'),
    scope('y', 'LOCATION', 'gone'),
  ];

  it('are one for each group that has locations, including one without access, and one for the rest', () => {
    const rails = locationStatusGroups(tenants, new Map());
    expect(rails.map(({ name, tickets }) => [name, tickets.map(({ id }) => id)])).toEqual([
      ['B', ['w', 'x']],
      ['GONE', ['y']],
      ['No group', ['z']],
    ]);
  });

  it("have the group's name also for a user who has access to only one of its locations", () => {
    expect(locationStatusGroups([scope('x', 'LOCATION', 'b')], new Map())).toMatchObject([
      { id: 'b', name: 'B', total: 1 },
    ]);
  });

  it('have no name for the rest when there are no groups', () => {
    expect(locationStatusGroups([scope('z', 'LOCATION')], new Map()).map(({ name }) => name)).toEqual(['']);
  });

  it('show every location up to 16, and above that only those that are not live', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => scope(`l${index}`, 'LOCATION'));
    const states = new Map<string, LocationState>(many(17).map(({ id }) => [id, { kind: 'live' }]));
    states.set('l3', { kind: 'unpublished' });
    expect(locationStatusGroups(many(16), states)).toMatchObject([{ total: 16, more: 0 }]);
    expect(locationStatusGroups(many(17), states)).toMatchObject([{ total: 17, more: 16, tickets: [{ id: 'l3' }] }]);
  });
});

it('of many groups and tickets as many are shown as there is space for, first groups where something is not live', () => {
  const tenants = Array.from({ length: 4_000 }, (_, n) => scope(`l${n}`, 'LOCATION', `g${n % 200}`));
  const live = new Map<string, LocationState>(tenants.map(({ id }) => [id, { kind: 'live' }]));
  const calm = shownStatusGroups(locationStatusGroups(tenants, live));
  expect([calm.shown.length, calm.hidden]).toEqual([12, 188]);
  const waiting = new Map(live).set('l150', { kind: 'unpublished' });
  expect(shownStatusGroups(locationStatusGroups(tenants, waiting)).shown[0]).toMatchObject({
    id: 'g150',
    tickets: [{ id: 'l150' }],
    moreNotLive: 0,
  });
  const { shown } = shownStatusGroups(locationStatusGroups(tenants, new Map()));
  expect(shown.reduce((sum, { tickets }) => sum + tickets.length, 0)).toBe(48);
  expect(shown[0]).toMatchObject({ total: 20, more: 0, moreNotLive: 16 });
});
