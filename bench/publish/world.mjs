import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { readServerConfig } from '../../apps/server/src/config/config.ts';
import { createContext } from '../../apps/server/src/create-context.ts';
import { insertCompany } from '../../apps/server/src/store/tenants/company.ts';
import { insertTenants } from '../../apps/server/src/store/tenants/tenant.ts';
import { createMenu } from '../../apps/server/src/testing/create-menu.ts';

/** A company with so many locations and no spacing between its batches, in a separate database. */
export const world = async (serverUrl, count) => {
  const name = `commissary_bench_${randomBytes(4).toString('hex')}`;
  const server = new pg.Client({ connectionString: serverUrl });
  await server.connect();
  await server.query(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const { config } = readServerConfig({ DATABASE_URL: url.href });
  const context = await createContext(config);
  const { db, now, newId } = context;
  const company = { id: newId(), name: 'Bench' };
  await insertCompany(db, { ...company, provider: false, createdAt: now() });
  await db.updateTable('company').set({ batch_spacing_ms: 0 }).execute();
  const menuId = await createMenu(context, { companyId: company.id, name: 'Dinner' });
  const locations = Array.from({ length: count }, (_, index) => ({
    id: newId(),
    companyId: company.id,
    name: `Location ${index}`,
    type: 'LOCATION',
    menuId,
    timeZone: 'America/Chicago',
  }));
  for (let i = 0; i < count; i += 1_000) await insertTenants(db, locations.slice(i, i + 1_000), now());
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  const grants = [
    { on: { type: 'COMPANY', id: company.id }, permissions: ['accessConfigurationOptions', 'manageMenus'] },
  ];
  const origin = { session: null, address: null, agent: null, source: 'console' };
  return {
    context,
    client,
    url: url.href,
    companyId: company.id,
    locationIds: locations.map(({ id }) => id),
    caller: { ...context, person: { id: 'bench', name: 'Bench', grants }, origin, idempotencyKey: null },
    close: async () => {
      await client.end();
      await context.close();
      await server.query(`drop database ${name} with (force)`);
      await server.end();
    },
  };
};
