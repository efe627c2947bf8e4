import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../store/database/database.ts';
import { createRowCache, type RowCache } from '../../store/database/row-cache.ts';
import { insertCompany, insertTenants, setProducts } from '../../store/tenants/index.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { bothDatabases, openTestDatabase } from '../../testing/test-database.ts';
import { cachedPlaces } from './cached-places.ts';

const at = new Date(Date.UTC(2026, 10, 20));

describe.each(bothDatabases)('places on %s', kind => {
  let database: Database;
  let rowCache: RowCache;
  beforeEach(async () => {
    database = await openTestDatabase(kind);
    rowCache = createRowCache(database);
    await insertCompany(database.db, { id: 'c', name: 'Company', createdAt: at });
    const location = { companyId: 'c', type: 'LOCATION' as const };
    await insertTenants(
      database.db,
      [
        { ...location, id: 'a', name: 'A' },
        { ...location, id: 'b', name: 'B' },
      ],
      at,
    );
    // A new process subscribes first.
    await expect.poll(async () => (await statementsOf(['a', 'b'])).count).toBe(0);
  });
  afterEach(async () => {
    await rowCache.close();
    await database.close();
  });
  const statementsOf = async (ids: readonly string[]) => {
    const { db, statements } = countStatements(database.db);
    const places = await cachedPlaces({ rowCache, db }, ids);
    return { count: statements.length, places };
  };

  it('are read once, those that are missing in one statement, and what does not exist again', async () => {
    expect((await statementsOf(['b', 'a'])).places.map(({ id }) => id)).toEqual(['b', 'a']);
    const { count, places } = await statementsOf(['a', 'none', 'b']);
    expect([count, places.map(({ id }) => id)]).toEqual([1, ['a', 'b']]);
    expect((await statementsOf(['none'])).count).toBe(1);
  });

  it('are those of now after a change, also one that was under way when they were read', async () => {
    const productsOf = async () => (await statementsOf(['a'])).places[0]?.products;
    expect(await productsOf()).toEqual([]);
    await database.db.transaction().execute(async db => {
      await setProducts(db, 'a', ['online']);
      // On the embedded database every other statement waits for the transaction.
      if (kind === 'postgresql') expect(await productsOf()).toEqual([]);
    });
    expect(await productsOf()).toEqual(['online']);
  });
});
