import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompany } from '../../testing/test-company.ts';
import { bothDatabases } from '../../testing/test-database.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { workedShift } from '../../testing/worked-shift.ts';
import { up } from '../database/migrations/0075-shift-settings.ts';
import { shiftsOfWeeks } from './index.ts';

describe.each(bothDatabases)('shifts that an earlier version has stored, on %s', database => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ database });
  });
  afterAll(() => server.close());

  it('[RULE.shifts.10] are paid by what they were, which is stored once, before and after it is moved', async () => {
    const { db } = server.context;
    const company = await makeCompany(server, { locations: ['Elm'] });
    const elm = company.tenantId('Elm');
    const wage = { amount: '15.00', per: 'HOUR' };
    const terms = [
      { wage, job: { id: '4' }, payroll: { overTimePay: { after8HoursPerDay: true } }, timeClock: {} },
      { wage: null, job: { id: '4' }, payroll: { overTimePay: { after8HoursPerDay: true } }, timeClock: {} },
      { wage, job: { id: '5' }, payroll: { overTimePay: { after8HoursPerDay: true } }, timeClock: {} },
    ];
    const store = async (id: string, of: unknown) => {
      const body = JSON.stringify(workedShift(id, server.clock.now().getTime()));
      await sql`
        insert into shift (location_id, id, revision, hash, day, week, employee_id, clock_in, flags, body, terms, received_at)
        values (${elm}, ${id}, 1, ''::bytea, '2026-11-24', '2026-11-22', 'e', now(), '{}', ${body}::jsonb,
          ${JSON.stringify(of)}::jsonb, now())`.execute(db);
    };
    const read = async () => {
      const found = await shiftsOfWeeks(db, [elm], { from: '2026-11-22', to: '2026-11-22' });
      return new Map(found.map(({ shift, terms: paid }) => [shift.id, paid]));
    };
    await sql`alter table shift drop column settings_hash`.execute(db);
    await sql`drop table shift_settings`.execute(db);
    for (const [at, of] of terms.entries()) await store(`old-${at}`, of);
    await up(db as never);
    const rows = await db.selectFrom('shift').select(['id', 'terms', 'settings_hash']).orderBy('id').execute();
    expect(rows.map(row => row.terms)).toEqual(terms.map(one => ({ wage: one.wage })));
    expect(await db.selectFrom('shift_settings').select('hash').execute()).toHaveLength(2);
    expect(await read()).toEqual(new Map(terms.map((of, at) => [`old-${at}`, of])));
    // Processes of the earlier version store all of it while new ones are started.
    await store('beside', terms[0]);
    expect((await read()).get('beside')).toEqual(terms[0]);
  });
});
