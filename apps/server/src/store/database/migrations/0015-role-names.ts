import { type Kysely, sql } from 'kysely';
import { normalizedName } from '../normalized-name.ts';

/**
 * No two roles of a company have the same name, nor two roles of all companies. Where some do, the first one (by id)
 * keeps the name, and the others get a number behind it: Host, Host 2.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table role add column name_key text`.execute(db);
  const { rows } = await sql<{ id: string; company: string; name: string }>`
    select id, coalesce(company_id, '') as company, name from role order by id`.execute(db);
  const taken = new Set(rows.map(({ company, name }) => `${company} ${normalizedName(name)}`));
  const given = new Set<string>();
  for (const { id, company, name } of rows) {
    let free = name;
    if (given.has(`${company} ${normalizedName(name)}`))
      for (let number = 2; taken.has(`${company} ${normalizedName(free)}`); number += 1)
        free = `${name.trim()} ${number}`;
    given.add(`${company} ${normalizedName(free)}`);
    taken.add(`${company} ${normalizedName(free)}`);
    await sql`update role set name = ${free}, name_key = ${normalizedName(free)} where id = ${id}`.execute(db);
  }
  await sql`alter table role alter column name_key set not null`.execute(db);
  await sql`create unique index role_name on role (coalesce(company_id, ''), name_key)`.execute(db);
};
