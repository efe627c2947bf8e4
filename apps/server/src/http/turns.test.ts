import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ManyLocations, makeManyLocations } from '../testing/many-locations.ts';
import type { TestClient } from '../testing/test-client.ts';
import { databases } from '../testing/test-database.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

/** More than are computed at once, each with another menu. */
const locations = 120;
const menu = { changedEach: 1, menuItems: 1_500 };
/** Of the processor time of the whole act. */
const mostOfOneTurn = 0.3;
/** Shorter turns are those of other works: waiting for the database, counting here. */
const shortMs = 0.5;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** The longest time in which no other call could begin, as a part of all that the work took: of the processor, whatever else the machine does. */
const longestTurn = async (work: () => Promise<void>): Promise<number> => {
  const spentMs = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  };
  // That of the tests before, of hundreds of megabytes, would be collected within one turn of this one.
  collectGarbage();
  let isDone = false;
  const turns: number[] = [];
  const counting = (async () => {
    for (let last = spentMs(); !isDone; ) {
      await nextTurn();
      const now = spentMs();
      if (now - last > shortMs) turns.push(now - last);
      last = now;
    }
  })();
  await work();
  isDone = true;
  await counting;
  return Math.max(...turns) / turns.reduce((sum, one) => sum + one, 0);
};

describe.each(databases)('an act on many locations on %s', database => {
  let server: TestServer;
  let at: ManyLocations;
  let client: TestClient;
  beforeAll(async () => {
    server = await openTestServer({ database });
    at = await makeManyLocations(server.context, locations, menu);
    client = await server.clientOf(at.ownerId);
  });
  afterAll(() => server.close());

  it('[RULE.size.03] leaves turns to others while what a publish would bring is previewed, and while it is asked for', async () => {
    const preview = async (locationIds: string[]) =>
      expect((await client.syncLocations.preview({ body: { locationIds } })).status).toBe(200);
    const start = async (locationIds: string[]) =>
      expect((await client.syncLocations.start({ body: { action: 'PUBLISH', locationIds } })).status).toBe(200);
    // What all of them share is one document, and computed once.
    const [first = '', ...others] = at.locationIds;
    await preview([first]);
    expect(await longestTurn(() => preview(others))).toBeLessThan(mostOfOneTurn);
    await start([first]);
    expect(await longestTurn(() => start(others))).toBeLessThan(mostOfOneTurn);
  });
});
