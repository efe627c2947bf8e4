import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { makeCompany } from '../../testing/test-company.ts';
import { bothDatabases } from '../../testing/test-database.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { listPeopleToCheck } from './people-to-check.ts';
import { findProblems } from './problems.ts';

/** Each compared with each of them takes longer than a test may. */
const count = 5000;

it.each(bothDatabases)(
  'thousands of people are listed though the database has no statistics of them, on %s',
  async database => {
    const server = await openTestServer({ database });
    try {
      const { db } = server.context;
      const { id } = await makeCompany(server);
      await sql`alter table person set (autovacuum_enabled = false)`.execute(db);
      await sql`alter table person_job set (autovacuum_enabled = false)`.execute(db);
      await sql`insert into person (id, company_id, name, status, created_at)
        select 'p' || n, ${id}, 'Person ' || n, 'ACTIVE', now() from generate_series(1, ${count}::int) n`.execute(db);
      await sql`insert into person_job (id, person_id, job_type_id, on_type, on_id)
        select 'j' || n, 'p' || n, '4', 'COMPANY', ${id} from generate_series(1, ${count}::int) n`.execute(db);
      const problems = await findProblems(db, { companyId: id, reach: 'all', sharedPins: [], shortPins: [] });
      expect(problems).toHaveLength(count);
      expect(await listPeopleToCheck(db, id, { day: '2026-11-25' })).toHaveLength(count);
    } finally {
      await server.close();
    }
  },
);
