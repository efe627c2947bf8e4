import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bothDatabases } from '../../testing/test-database.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { beginEpoch, keepEpoch } from './epoch.ts';
import { createEpochKeeper } from './epoch-keeper.ts';

describe.each(bothDatabases)('the epoch of a database on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  it('[RULE.epoch.02] begins with another database or when it is said to be restored, and stays at every other start', async () => {
    const { db } = server.context;
    const at = server.clock.now();
    const stored = () =>
      db.selectFrom('epoch').select(['id', 'database_identity as identity']).executeTakeFirstOrThrow();
    // The server began one when it opened the database.
    const { id: first, identity } = await stored();
    expect(await keepEpoch(db, { id: 'same', at })).toBe(false);
    expect(await stored()).toEqual({ id: first, identity });
    const parts = identity.split(' ');
    expect(parts.at(-1)).toMatch(/^\d+$/);
    for (const position of parts.keys()) {
      // As the row would say in a copy: of another cluster, on another timeline, under another id.
      const copied = parts.with(position, 'other').join(' ');
      await db.updateTable('epoch').set({ database_identity: copied }).execute();
      expect(await keepEpoch(db, { id: `copy-${position}`, at })).toBe(true);
      expect(await stored()).toEqual({ id: `copy-${position}`, identity });
    }
    await beginEpoch(db, { id: 'restored', at });
    expect(await stored()).toEqual({ id: 'restored', identity });
  });
});

it('[RULE.epoch.05] is begun as soon as the database answers, and not again after that', async () => {
  let asked = 0;
  const keeper = createEpochKeeper(async () => {
    asked += 1;
    if (asked < 3) throw new Error('The database does not answer.');
  }, 1);
  keeper.noticed();
  await expect.poll(() => asked).toBe(3);
  keeper.noticed();
  expect(asked).toBe(4);
  keeper.stop();
  keeper.noticed();
  expect(asked).toBe(4);
});
