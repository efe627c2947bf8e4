import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompany } from '../../testing/test-company.ts';
import { databases } from '../../testing/test-database.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { createContactLog } from './contact-log.ts';
import { recordTerminalContacts } from './terminal-contact.ts';

describe.each(databases)('gathered contacts on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  const world = async () => {
    const company = await makeCompany(server, { locations: ['Elm'] });
    const tenantId = company.tenantId('Elm');
    const { db } = server.context;
    const at = server.clock.now();
    const location = { id: tenantId, companyId: company.id, groupId: null };
    const said = { deviceId: 'till', softwareVersion: '1', runs: [], troubles: [], report: 'one', at };
    await recordTerminalContacts(db, [{ location, ...said }], 100);
    const record = (deviceIds: readonly string[], most: number) =>
      recordTerminalContacts(
        db,
        deviceIds.map(deviceId => ({ location, ...said, deviceId })),
        most,
      );
    const seen = async () =>
      (
        await db.selectFrom('device').select('last_seen_at').where('tenant_id', '=', tenantId).executeTakeFirstOrThrow()
      ).last_seen_at.getTime();
    const contact = (ms: number, report = 'one') => ({
      ...{ tenantId, deviceId: 'till', report },
      at: new Date(at.getTime() + ms),
    });
    return { db, at: at.getTime(), contact, record, seen };
  };

  it('[RULE.size.08] are stored by themselves after a while, and the last ones at the end', async () => {
    const { db, at, contact, seen } = await world();
    const log = createContactLog(db, 1);
    log.note(contact(1_000), () => undefined);
    await expect.poll(seen).toBe(at + 1_000);
    const last = createContactLog(db, 600_000);
    last.note(contact(3_000), () => undefined);
    await last.close();
    expect(await seen()).toBe(at + 3_000);
    // Another process had an earlier one.
    log.note(contact(2_000), () => undefined);
    await log.close();
    expect(await seen()).toBe(at + 3_000);
  });

  it('[RULE.size.08] are in a table that is not logged', async () => {
    const { db } = await world();
    const { rows } = await sql`select relpersistence from pg_class where relname = 'terminal_contact'`.execute(db);
    expect(rows).toEqual([{ relpersistence: 'u' }]);
  });

  it('[RULE.size.09] say of which terminals something else is stored, and of no other', async () => {
    const { db, contact } = await world();
    const log = createContactLog(db, Number.POSITIVE_INFINITY);
    const unknown: string[] = [];
    log.note(contact(1), () => unknown.push('the same'));
    await log.write();
    log.note(contact(2, 'two'), () => unknown.push('another'));
    await log.write();
    expect(unknown).toEqual(['another']);
  });

  it('[RULE.size.13] are stored together, and no new device beyond the most of its location', async () => {
    const { record } = await world();
    expect(await record(['bar', 'till', 'door', 'counter'], 3)).toEqual([true, true, true, false]);
    expect(await record(['counter', 'door'], 3)).toEqual([false, true]);
  });

  it('[RULE.size.08] are kept while the database does not answer', async () => {
    const { db, at, contact, seen } = await world();
    await db.schema.alterTable('terminal_contact').renameTo('away').execute();
    const log = createContactLog(db, Number.POSITIVE_INFINITY);
    log.note(contact(1_000), () => undefined);
    try {
      await expect(log.write()).rejects.toThrow();
    } finally {
      await db.schema.alterTable('away').renameTo('terminal_contact').execute();
    }
    await log.write();
    expect(await seen()).toBe(at + 1_000);
  });
});
