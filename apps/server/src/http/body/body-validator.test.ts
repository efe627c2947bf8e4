import { contract, largeLimits } from '@commissary/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { largeMenu } from '../../testing/large-menu.ts';
import { makeCompany } from '../../testing/test-company.ts';
import { bothDatabases } from '../../testing/test-database.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { type BodyValidator, createBodyValidator } from './body-validator.ts';

const limits = { hereBytes: 0, memoryMb: 192, milliseconds: 60_000, queue: 16 };
const call = { area: 'menus', name: 'saveBase' };
const endpoint = contract.menus.saveBase;
const bytesOf = (body: unknown) => new TextEncoder().encode(JSON.stringify(body));
const small = { id: 'dinner', ver: 1, menuBlob: JSON.stringify({ departments: [] }) };
/**
 * The modules that a thread loads need 18 to 23 MB, so that a thread starts in this memory however it is loaded, and the
 * costly body a multiple of it. On a busy machine the thread may collect garbage for long before it ends: then the time
 * ends it.
 */
const inLittleMemory = { ...limits, memoryMb: 64, milliseconds: 20_000 };
/** Those of the call do not allow so many values: the memory of a thread is behind them. */
const unlimited = { ...largeLimits(endpoint), unpackedBytes: 1e8, values: 1e8 };
const costly = () => bytesOf({ ...small, menuBlob: `[${'[{}],'.repeat(300_000)}[]]` });

describe('a large body', () => {
  let judge: BodyValidator;
  afterEach(() => judge.close());

  it('is validated in a worker thread as on the main thread: the same bodies, the same errors', async () => {
    judge = createBodyValidator(limits);
    const here = createBodyValidator({ ...limits, hereBytes: 1e9 });
    const bodies = [
      bytesOf(small),
      bytesOf({ ...small, menuBlob: JSON.stringify(largeMenu(200)) }),
      bytesOf({ ...small, ver: -1, more: true }),
      bytesOf({ ...small, menuBlob: 'no menu' }),
      bytesOf({ ...small, menuBlob: '{"__proto__":{"a":1}}' }),
      new TextEncoder().encode('{"a":'),
    ];
    for (const bytes of bodies) {
      const heard = (one: BodyValidator) =>
        one.bodyOf(call, endpoint, bytes.slice()).catch(error => [error.status, error.failures]);
      expect(await heard(judge)).toEqual(await heard(here));
    }
  });

  it('is rejected when it exhausts its thread, and the next one is validated', async () => {
    judge = createBodyValidator(inLittleMemory);
    await expect(judge.bodyOf(call, endpoint, costly(), unlimited)).rejects.toThrow('413 BODY_TOO_COSTLY');
    expect(await judge.bodyOf(call, endpoint, bytesOf(small))).toMatchObject({ menuBlob: { departments: [] } });
  });

  it('is validated when those before it exhaust their threads and none comes after it', async () => {
    judge = createBodyValidator(inLittleMemory);
    const spent = [1, 2].map(() => judge.bodyOf(call, endpoint, costly(), unlimited));
    const last = judge.bodyOf(call, endpoint, bytesOf(small));
    for (const one of spent) await expect(one).rejects.toThrow('413 BODY_TOO_COSTLY');
    expect(await last).toMatchObject({ id: 'dinner' });
  });

  it('is answered when its thread cannot start, like those that wait behind it', async () => {
    judge = createBodyValidator({ ...limits, memoryMb: 4 });
    const answers = await Promise.allSettled([1, 2, 3].map(() => judge.bodyOf(call, endpoint, bytesOf(small))));
    for (const answer of answers) expect(answer).toMatchObject({ reason: { message: '503 BUSY' } });
  });

  it('is rejected when it takes too long, and the next one is validated', async () => {
    judge = createBodyValidator({ ...limits, milliseconds: 1 });
    const menuBlob = JSON.stringify(largeMenu(5000));
    await expect(judge.bodyOf(call, endpoint, bytesOf({ ...small, menuBlob }))).rejects.toThrow('413 BODY_TOO_COSTLY');
    await judge.close();
    judge = createBodyValidator(limits);
    expect(await judge.bodyOf(call, endpoint, bytesOf(small))).toMatchObject({ id: 'dinner' });
  });

  it('[RULE.cost.08] is not rejected for what keeps the main thread busy meanwhile', async () => {
    const milliseconds = 500;
    judge = createBodyValidator({ ...limits, milliseconds });
    // The thread has started.
    await judge.bodyOf(call, endpoint, bytesOf(small));
    const heard = judge.bodyOf(call, endpoint, bytesOf(small));
    const began = performance.now();
    while (performance.now() - began < milliseconds * 2) await Promise.resolve();
    expect(await heard).toMatchObject({ id: 'dinner' });
  });

  it('waits for a thread only in a short queue', async () => {
    judge = createBodyValidator({ ...limits, queue: 1 });
    const menuBlob = JSON.stringify(largeMenu(100));
    const heard = await Promise.allSettled(
      Array.from({ length: 12 }, () => judge.bodyOf(call, endpoint, bytesOf({ ...small, menuBlob }))),
    );
    const refused = heard.flatMap(one => (one.status === 'rejected' ? [String(one.reason.message)] : []));
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(12);
    expect(new Set(refused)).toEqual(new Set(['503 BUSY']));
  });
});

describe.each(bothDatabases)('large bodies of calls on %s', database => {
  it('wait in one short queue, and get an error when it is full', async () => {
    const server = await openTestServer({ database });
    try {
      const company = await makeCompany(server);
      const senders = [
        await company.person({ permissions: ['companyAdmin'] }),
        await company.person({ permissions: ['companyAdmin'] }),
      ];
      // No version is negative: a validated body is rejected for that, and saves nothing.
      const body = { ...small, ver: -1, menuBlob: JSON.stringify(largeMenu(1000)) };
      const answers = await Promise.all(
        senders.flatMap(({ client }) =>
          Array.from({ length: 20 }, () => client.menus.saveBase({ params: { companyId: company.id }, body })),
        ),
      );
      const statuses: number[] = answers.map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set([400, 503]));
      expect(answers).toContainEqual({ status: 503, body: [{ code: 'BUSY' }] });
    } finally {
      await server.close();
    }
  });
});
