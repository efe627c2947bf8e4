import { describe, expect, it } from 'vitest';
import type { Mixed } from '../crash/findings.ts';
import { isSettled, leaderIn } from './cluster-config.ts';
import { figuresOf, longestFreezeMs, type Observed, violationsOf } from './judge.ts';
import { findPrograms } from './programs.ts';
import { contentName, notTogether, type PublishedTogether } from './published-together.ts';

const good: Observed = {
  replication: 'synchronous',
  outages: [
    { kind: 'kill', ms: 40_000 },
    { kind: 'freeze', ms: longestFreezeMs },
  ],
  acknowledged: 100,
  lost: [],
  publishes: 3,
  publishesLost: [],
  publishedTwice: [],
  visits: 50,
  mixed: [],
  published: [],
  statuses: new Map([[200, 1]]),
  broken: { 'Stored in part': [] },
};

describe('what a failover may do', () => {
  it('is to end, however long, and to answer after a freeze in time', () => {
    expect(violationsOf(good)).toEqual([]);
    const late = { kind: 'freeze', ms: longestFreezeMs + 1 } as const;
    expect(violationsOf({ ...good, outages: [late] })).toEqual(['freeze: no save for 20001 ms']);
  });

  it('is to lose what was acknowledged where no other server has to have it, and nowhere else', () => {
    const lost = { ...good, lost: ['tomas: 7'], publishesLost: ['one'] };
    expect(violationsOf(lost)).toEqual(['lost: tomas: 7', 'publish lost: one']);
    expect(violationsOf({ ...lost, replication: 'asynchronous' })).toEqual([]);
  });

  it('proves nothing where a follower that was behind took over and nothing was lost', () => {
    const behind = { ...good, replication: 'asynchronous' } as const;
    expect(violationsOf(behind)).toEqual(['nothing was lost, so nothing was proved']);
    expect(violationsOf({ ...behind, outages: [{ kind: 'switchover', ms: 1 }] })).toEqual([]);
  });

  describe('to two documents that a terminal runs', () => {
    const runs = new Map([
      ['settings', 's46'],
      ['menu', 'm45'],
    ]);
    const mixed: Mixed = { locationId: 'beacon', bank: 1046, departments: [1045, 1045, 1045], runs };
    const together: PublishedTogether = {
      publishes: new Map([[contentName('beacon', runs), 'publish-46']]),
      saved: { settings: new Set([1045, 1046]), menu: new Set([1045]) },
    };
    const seen: Observed = {
      ...good,
      replication: 'asynchronous',
      lost: ['tomas: 7'],
      mixed: [mixed, mixed],
      published: [together],
    };
    const wrong = 'mixed at a terminal: beacon: 1046, 1045';
    const counted = (of: Observed) => figuresOf(of).filter(([name]) => /mixed|with a lost save/.test(name));

    it('is to publish them as a lost save left them, which counts once, from whichever moment it is known', () => {
      expect(violationsOf(seen)).toEqual([]);
      expect(counted(seen)).toEqual([
        ['  published with a lost save', 1],
        ['  mixed', 0],
      ]);
      const later = { ...together, publishes: new Map() };
      expect(violationsOf({ ...seen, published: [together, later] })).toEqual([]);
      const settingsLost = { ...mixed, bank: 1044, departments: [1046, 1046, 1046] };
      const saved = { settings: new Set([1044]), menu: new Set([1045, 1046]) };
      expect(violationsOf({ ...seen, mixed: [settingsLost], published: [{ ...together, saved }] })).toEqual([]);
      const first = { ...mixed, bank: 1001, departments: [null, null, null] };
      const savedFirst = { settings: new Set([1001]), menu: new Set<number>() };
      expect(violationsOf({ ...seen, mixed: [first], published: [{ ...together, saved: savedFirst }] })).toEqual([]);
    });

    it('is nothing where no save may be lost', () => {
      const synchronous = { ...seen, replication: 'synchronous', lost: [] } as const;
      expect(violationsOf(synchronous)).toEqual([wrong, wrong]);
      expect(counted(synchronous)).toEqual([
        ['  published with a lost save', 0],
        ['  mixed', 2],
      ]);
    });

    it.each<[string, Partial<Mixed>]>([
      ['at another location', { locationId: 'fulton' }],
      ['with another menu', { runs: new Map([...runs, ['menu', 'm44']]) }],
      ['with other settings', { runs: new Map([...runs, ['settings', 's45']]) }],
    ])('is not to be what was published %s', (_, other) => {
      expect(violationsOf({ ...seen, mixed: [{ ...mixed, ...other }] })).toHaveLength(1);
    });

    it('is not to publish what is older than what is saved, nor what nobody saved', () => {
      const saves = (settings: number[], menu: number[]) => ({
        ...together,
        saved: { settings: new Set(settings), menu: new Set(menu) },
      });
      for (const published of [saves([1046], [1045, 1046]), saves([1045], [1045])])
        expect(violationsOf({ ...seen, published: [published] })).toEqual([wrong, wrong]);
      // Of two saves that it lacks only one is lost.
      const older = { ...mixed, departments: [1044, 1044, 1044] };
      expect(violationsOf({ ...seen, mixed: [older] })).toEqual(['mixed at a terminal: beacon: 1046, 1044']);
    });

    it('is never to mix the departments of a menu', () => {
      const torn = { ...mixed, departments: [1045, 1045, 1046] };
      expect(violationsOf({ ...seen, mixed: [torn] })).toEqual([wrong]);
    });

    it('is to end with what one publish made live of saves that are there', () => {
      const till = { locationId: 'beacon', token: () => 1045, runs: () => runs };
      expect(notTogether([till], together)).toEqual([]);
      expect(notTogether([{ ...till, token: () => 1046 }], together)).toEqual(['beacon runs 1046']);
      expect(notTogether([{ ...till, locationId: 'fulton' }], together)).toEqual(['fulton runs 1045']);
    });
  });

  it('is never to publish twice, to store in part, or to have had nothing at stake', () => {
    for (const seen of [good, { ...good, replication: 'asynchronous', lost: ['tomas: 7'] } as const]) {
      expect(violationsOf({ ...seen, publishedTwice: ['two'] })).toEqual(['published twice: two']);
      const broken = { ...good.broken, 'Stored in part': ['revision 3'] };
      expect(violationsOf({ ...seen, broken })).toEqual(['Stored in part: revision 3']);
      for (const none of [{ acknowledged: 0 }, { publishes: 0 }, { visits: 0 }])
        expect(violationsOf({ ...seen, ...none })).toEqual(['nothing was at stake']);
    }
  });
});

describe('a leader', () => {
  const members = (role: string, state = 'running') => ({
    members: [
      { name: 'north', role: 'leader', state: 'running' },
      { name: 'south', role, state },
    ],
  });

  it('can be lost when another server has all that it may need', () => {
    expect(isSettled(members('sync_standby'), 'synchronous')).toBe(true);
    expect(isSettled(members('replica', 'streaming'), 'synchronous')).toBe(false);
    expect(isSettled(members('replica', 'streaming'), 'asynchronous')).toBe(true);
    expect(isSettled(members('replica', 'starting'), 'asynchronous')).toBe(false);
  });

  it('is one that runs', () => {
    expect(leaderIn(members('replica'))).toBe('north');
    expect(leaderIn({ members: [{ name: 'north', role: 'leader', state: 'stopped' }] })).toBe(null);
    expect(isSettled({ members: members('replica').members.slice(1) }, 'asynchronous')).toBe(false);
  });
});

it('says what to install where something is missing', async () => {
  await expect(findPrograms('', [])).rejects.toThrow(
    'Missing: patroni, etcd-server, haproxy. On Debian: apt-get install patroni etcd-server haproxy, and systemctl disable --now patroni etcd haproxy.',
  );
});
