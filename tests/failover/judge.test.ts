import { describe, expect, it } from 'vitest';
import { isSettled, leaderIn } from './cluster-config.ts';
import { longestFreezeMs, type Observed, violationsOf } from './judge.ts';
import { findPrograms } from './programs.ts';

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
