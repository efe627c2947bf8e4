import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeCompany } from '../testing/test-company.ts';
import { openTestServer } from '../testing/test-server.ts';
import { createReadQueue } from './read-queue.ts';

const limits = { person: 2, process: 3, waiting: 5, placeMs: 1000 };

/** Reads that end when a test says so. */
const openReads = (queue = createReadQueue(limits)) => {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const read = (person: string) =>
    queue.run(person, () => {
      started.push(person);
      return new Promise<void>(resolve => ends.push(resolve));
    });
  const turns = async () => {
    for (let turn = 0; turn < 10; turn += 1) await nextTurn();
  };
  return { read, started, ends, turns };
};

describe('reads', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('[RULE.cost.09] of one person run a few at once, and those of others meanwhile', async () => {
    const { read, started, ends, turns } = openReads();
    const reads = Array.from({ length: 5 }, () => read('ana'));
    await turns();
    expect(started).toEqual(['ana', 'ana']);
    reads.push(read('ben'), read('cyd'));
    await turns();
    expect(started).toEqual(['ana', 'ana', 'ben']);
    ends[0]?.();
    await turns();
    // Ana waited longer, and has a place again.
    expect(started).toEqual(['ana', 'ana', 'ben', 'ana']);
    ends[2]?.();
    await turns();
    expect(started).toEqual(['ana', 'ana', 'ben', 'ana', 'cyd']);
    for (let at = 0; at < reads.length; at += 1) {
      for (const end of ends) end();
      await turns();
    }
    await Promise.all(reads);
    expect(started).toHaveLength(7);
  });

  it('[RULE.cost.09] beyond those that may wait are rejected, of that person alone', async () => {
    const { read, started, turns } = openReads();
    const settled = Promise.allSettled(Array.from({ length: 8 }, () => read('ana')).slice(7));
    await turns();
    expect(await settled).toMatchObject([{ status: 'rejected', reason: { status: 429 } }]);
    void read('ben');
    await turns();
    expect(started).toEqual(['ana', 'ana', 'ben']);
  });

  it('[RULE.cost.09] that wait for something else give their place to others', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { read, started, turns } = openReads();
    for (let at = 0; at < 4; at += 1) void read('ana');
    await turns();
    expect(started).toHaveLength(2);
    vi.advanceTimersByTime(limits.placeMs);
    await turns();
    expect(started).toHaveLength(4);
  });

  it('[RULE.cost.09] are as few without other limits: somebody else has a place beside any number of them, and others wait', async () => {
    const { read, started, turns } = openReads(createReadQueue());
    for (let at = 0; at < 100; at += 1) void read('ana');
    void read('ben');
    await turns();
    expect(started).toContain('ben');
    for (let at = 0; at < 100; at += 1) void read(`guest ${at}`);
    await turns();
    // Each asks the database, which has ten connections for all calls.
    expect(started.length).toBeLessThanOrEqual(10);
  });

  it('[RULE.cost.09] of a call go through the queue of who makes it, and what writes does not', async () => {
    const server = await openTestServer({ database: 'pglite' });
    try {
      const company = await makeCompany(server);
      const { client } = await company.person({ permissions: ['companyAdmin', 'userAdmin'] });
      const [other, former] = [await company.person({ permissions: ['companyAdmin'] }), await company.person()];
      const reads = Array.from({ length: 300 }, () => client.companies.list());
      const concurrent = [other.client.companies.list(), client.users.remove({ params: { id: former.id } })] as const;
      const statuses = new Set((await Promise.all(reads)).map(({ status }) => Number(status)));
      expect(statuses).toEqual(new Set([200, 429]));
      expect((await Promise.all(concurrent)).map(({ status }) => status)).toEqual([200, 204]);
      expect((await client.companies.list()).status).toBe(200);
      expect(server.errors).toEqual([]);
    } finally {
      await server.close();
    }
  });
});
