import { describe, expect, it } from 'vitest';
import { createContext } from '../../create-context.ts';
import { makeCompany } from '../../testing/test-company.ts';
import { bothDatabases, sharedDatabase } from '../../testing/test-database.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { endExpiredSessions } from './expired-sessions.ts';
import { startSession } from './sessions.ts';

const minute = 60_000;

describe.each(bothDatabases)('sessions that end by themselves on %s', kind => {
  it('are audited once each, with the moment and the reason, by two servers that look for them again and again', async () => {
    const shared = await sharedDatabase(kind);
    const database = await shared.open();
    const one = await openTestServer({ database: kind, open: async () => database });
    const company = await makeCompany(one);
    const { id } = await company.person({ name: 'Ana' });
    const other = await createContext(one.context.config, {
      database: kind === 'pglite' ? database : await shared.open(),
      now: one.clock.now,
    });
    const origin = { address: '192.0.2.7', agent: 'Firefox on Linux' };
    for (let count = 1; count < 100; count += 1) await startSession(one.context, id, { origin });
    const began = one.clock.now().getTime();
    one.clock.pass(59 * minute);
    expect(await endExpiredSessions(one.context)).toBe(0);
    one.clock.pass(5 * minute);
    const sweeps = Array.from({ length: 12 }, (_, index) => endExpiredSessions(index % 2 === 0 ? one.context : other));
    const ended = (await Promise.all(sweeps)).reduce((sum, count) => sum + count, 0);
    const entries = await one.context.db
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'session-expired')
      .execute();
    expect(ended).toBe(100);
    expect(entries).toHaveLength(100);
    expect(new Set(entries.map(({ session }) => session)).size).toBe(100);
    expect(new Set(entries.map(({ at }) => at.getTime()))).toEqual(new Set([began + 60 * minute]));
    expect(entries.at(-1)).toMatchObject({
      person_id: id,
      person_name: 'Ana',
      company_id: company.id,
      source: 'server',
      ...origin,
      details: { reason: 'idle' },
    });
    expect(await one.context.db.selectFrom('session').selectAll().execute()).toEqual([]);
    await one.server.close();
    if (kind !== 'pglite') await other.close();
    await one.context.close();
    await shared.drop();
  });
});
