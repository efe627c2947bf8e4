import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSample } from '../../apps/server/src/sample/create-sample.ts';
import { openTestServer, type TestServer } from '../../apps/server/src/testing/test-server.ts';
import { makeSampleOrders, writtenOrders } from './sample-orders.ts';

describe('the orders of the sample company', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database: 'pglite' });
    await createSample(server.context);
  });
  afterAll(() => server.close());

  it('are those of its own menu and settings, at the prices that are live at each location', async () => {
    const made = await makeSampleOrders(server.context);
    const sold = [...made.values()].flat();
    const off = sold.flatMap(({ lines }) => lines.flatMap(({ offers }) => offers.map(({ id }) => id)));
    expect([...new Set(sold.map(({ orderType }) => orderType?.name))].toSorted()).toEqual([
      'Bar',
      'Delivery',
      'Pick Up',
      'Table',
      'To Go',
    ]);
    expect(new Set(off).size).toBeGreaterThan(2);
    await expect(writtenOrders(made)).toMatchFileSnapshot('../../apps/server/src/sample/sample-orders.json');
  });
});
