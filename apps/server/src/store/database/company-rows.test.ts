import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bothDatabases, openTestDatabase } from '../../testing/test-database.ts';
import { type CacheTopic, cachedTables, topics } from './cached-tables.ts';
import type { Database } from './database.ts';
import { createRowCache, type RowCache } from './row-cache.ts';

const day = `timestamptz '2026-11-20'`;
const companies = ['one', 'other'];

/** A row of each cached table at a company, of parents first. */
const rowsOf = (company: string): Readonly<Record<string, string>> => ({
  company: `insert into company (id, name, provider, created_at) values ('${company}', '${company}', false, ${day})`,
  tenant: `insert into tenant (id, company_id, type, name, tags, created_at)
    values ('${company} location', '${company}', 'LOCATION', 'Elm St.', '[]', ${day})`,
  person: `insert into person (id, company_id, name, status, created_at)
    values ('${company} person', '${company}', 'Pat', 'ACTIVE', ${day})`,
  role: `insert into role (id, company_id, name, name_key, permissions)
    values ('${company} role', '${company}', 'Manager', 'manager', '[]')`,
  granted_role: `insert into granted_role (id, person_id, role_id, on_type, on_id)
    values ('${company} grant', '${company} person', '${company} role', 'COMPANY', '${company}')`,
  person_job: `insert into person_job (id, person_id, job_type_id, on_type, on_id)
    values ('${company} job', '${company} person', 'cook', 'COMPANY', '${company}')`,
  person_certification: `insert into person_certification (person_id, requirement_id, ends_on)
    values ('${company} person', 'food', null)`,
  person_pin: `insert into person_pin (person_id, company_id, key_id, digest, pin, verifier)
    values ('${company} person', '${company}', 'k', 'd', '', '')`,
  session: `insert into session (token_hash, person_id, created_at, last_seen_at)
    values ('${company} session', '${company} person', ${day}, ${day})`,
  credential: `insert into credential (id, company_id, tenant_id, name, client_id, secret_hash, created_by, created_at)
    values ('${company} credential', '${company}', '${company} location', 'POS', '${company} client', '', '', ${day})`,
  document: `insert into document (id, company_id, kind, name, created_at)
    values ('${company} document', '${company}', 'menu', 'Menu', ${day})`,
  layer: `insert into layer (id, document_id, tenant_id, version) values ('${company} layer', '${company} document', null, 0)`,
  place_people: `insert into place_people (place_id, company_id) values ('${company} location', '${company}')`,
  run: `insert into run
      (id, workflow_id, company_id, blob_type, action, batch, batches, requested_by, requested_name, requested_at, due_at)
    values ('${company} run', '', '${company}', 'menu', 'PUBLISH', 1, 1, '', '', ${day}, ${day})`,
  published: `insert into published (location_id, kind, document_id, pins, manifest, sequence, run_id, published_at)
    values ('${company} location', 'menu', '${company} document', '{}', '', 1, '${company} run', ${day})`,
  timed_location: `with edit as (
      insert into timed_edit (id, company_id, kind, edits, words, starts, author_id, author_name, created_at)
      values ('${company} edit', '${company}', 'menu', '[]', '[]', '2026-11-20T10:00', '', '', ${day}) on conflict do nothing)
    insert into timed_location (edit_id, location_id, actor_id, phase, starts_at, due_at, state, changed_at)
    values ('${company} edit', '${company} location', '', 'waiting', ${day}, ${day}, '{}', ${day})`,
});

/** An update of that row which the caches have to know. */
const updates: Readonly<Record<string, string>> = {
  company: `update company set name = 'New' where id = 'one'`,
  tenant: `update tenant set name = 'New' where company_id = 'one'`,
  person: `update person set name = 'New' where company_id = 'one'`,
  role: `update role set permissions = '["x"]' where company_id = 'one'`,
  granted_role: `update granted_role set on_id = 'x' where person_id = 'one person'`,
  person_job: `update person_job set job_type_id = 'x' where person_id = 'one person'`,
  person_certification: `update person_certification set ends_on = '2026-11-20' where person_id = 'one person'`,
  person_pin: `update person_pin set digest = 'x' where company_id = 'one'`,
  session: `update session set acting_as = 'other person' where person_id = 'one person'`,
  credential: `update credential set secret_hash = 'x' where company_id = 'one'`,
  document: `update document set name = 'New' where company_id = 'one'`,
  layer: `update layer set version = 1 where document_id = 'one document'`,
  place_people: `update place_people set version = version + 1 where company_id = 'one'`,
  run: `update run set due_at = due_at + interval '1 hour' where company_id = 'one'`,
  published: `update published set sequence = 2 where location_id = 'one location'`,
  timed_location: `update timed_location set question = 'EDITED', due_at = null where location_id = 'one location'`,
};

/** Rows on which no other of these depends. */
const removed: Readonly<Record<string, string>> = {
  granted_role: `person_id = 'one person'`,
  person_job: `person_id = 'one person'`,
  person_certification: `person_id = 'one person'`,
  person_pin: `company_id = 'one'`,
  session: `person_id = 'one person'`,
  credential: `company_id = 'one'`,
  layer: `document_id = 'one document'`,
  place_people: `company_id = 'one'`,
  published: `location_id = 'one location'`,
  timed_location: `location_id = 'one location'`,
};

describe.each(bothDatabases)('cached rows of two companies on %s', kind => {
  let database: Database;
  let rowCache: RowCache;
  const run = (statement: string, db = database.db) => sql.raw(statement).execute(db);
  /** Fills the cache with a value of each topic and company, and returns which of them are loaded again. */
  const loadedAgain = async (): Promise<string[]> => {
    const loaded: string[] = [];
    for (const topic of topics)
      for (const company of companies)
        await rowCache.getOrLoad(topic, [company], company, async () => loaded.push(`${topic} ${company}`));
    return loaded.sort();
  };
  /** What was written until now is told by the notification of its commit once more, which arrives later. */
  const refilled = async () => {
    await rowCache.caughtUp();
    await loadedAgain();
  };
  beforeEach(async () => {
    database = await openTestDatabase(kind);
    for (const company of companies) for (const statement of Object.values(rowsOf(company))) await run(statement);
    rowCache = createRowCache(database);
    // A new process subscribes first, and what was written before that may be told late.
    await expect.poll(loadedAgain).toEqual([]);
    await refilled();
  });
  afterEach(async () => {
    await rowCache.close();
    await database.close();
  });
  const at = (company: string, of: readonly CacheTopic[]) => of.map(topic => `${topic} ${company}`).sort();

  it('has a row of every cached table that belongs to a company', () => {
    expect(Object.keys(rowsOf('one')).sort()).toEqual(
      Object.keys(cachedTables)
        .filter(table => table !== 'epoch')
        .sort(),
    );
    expect(Object.keys(updates).sort()).toEqual(Object.keys(rowsOf('one')).sort());
  });

  it('[RULE.database.14] a write at one company removes what is cached of its topics there, and nothing of the other', async () => {
    for (const [table, update] of Object.entries(updates)) {
      await refilled();
      await run(update);
      expect([table, await loadedAgain()]).toEqual([table, at('one', cachedTables[table] ?? [])]);
    }
    await refilled();
    await run(`update company set name = name where id = 'none'`);
    expect(await loadedAgain()).toEqual([]);
  });

  it('[RULE.database.14] so does a row that is removed, and one that is added where something may be cached without it', async () => {
    for (const [table, condition] of Object.entries(removed)) {
      const told = at('one', cachedTables[table] ?? []);
      await refilled();
      await run(`delete from ${table} where ${condition}`);
      expect([table, await loadedAgain()]).toEqual([table, told]);
      await refilled();
      await run(rowsOf('one')[table] ?? '');
      expect([table, await loadedAgain()]).toEqual([table, ['session', 'credential'].includes(table) ? [] : told]);
    }
  });

  it('[RULE.database.14] what is read from both, or from all, is removed by either', async () => {
    const isLoaded = async (of: readonly string[] | null) => {
      let loaded = false;
      await rowCache.getOrLoad('rights', of, `of ${of}`, async () => (loaded = true));
      return loaded;
    };
    for (const of of [companies, null]) {
      expect([await isLoaded(of), await isLoaded(of)]).toEqual([true, false]);
      for (const company of companies) {
        await rowCache.caughtUp();
        await isLoaded(of);
        await run(`update person set name = 'New' where company_id = '${company}'`);
        expect([await isLoaded(of), await isLoaded(of)]).toEqual([true, false]);
      }
    }
  });

  it('[RULE.database.14] a row of no company, and rows of many, remove what is cached of all', async () => {
    const rights = companies.flatMap(company => at(company, ['rights', 'people'])).sort();
    await run(
      `insert into role (id, company_id, name, name_key, permissions) values ('all', null, 'All', 'all', '[]')`,
    );
    expect(await loadedAgain()).toEqual(rights);
    await refilled();
    await run(`insert into company (id, name, provider, created_at)
      select 'of many ' || n, 'Company', false, ${day} from generate_series(1, 21) as n`);
    expect(await loadedAgain()).toEqual(
      companies.flatMap(company => at(company, ['rights', 'tenants', 'people'])).sort(),
    );
    await refilled();
    await run(`update epoch set id = id`);
    await run(`insert into epoch (id, database_identity, at) values ('e', '', ${day}) on conflict do nothing`);
    expect(await loadedAgain()).toEqual(companies.map(company => `terminals ${company}`));
  });

  it('[RULE.database.14] a transaction removes what is cached with each statement, and at its end what was read meanwhile', async () => {
    await database.db.transaction().execute(async db => {
      await run(`update person set name = 'New' where company_id = 'one'`, db);
      expect(await loadedAgain()).toEqual(at('one', ['rights', 'people']));
      await run(`update layer set version = 2 where document_id = 'one document'`, db);
      expect(await loadedAgain()).toEqual(at('one', ['documents', 'states']));
    });
    expect(await loadedAgain()).toEqual(at('one', ['rights', 'people', 'documents', 'states']));
  });
});
