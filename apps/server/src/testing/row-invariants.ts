import { sql } from 'kysely';
import { afterClosing } from '../services/audit/audit.ts';
import type { Db } from '../store/database/tables.ts';

/** Invariants over several rows of a company, whoever wrote last; each with a query for the rows that violate it. */
const invariants = (companyId: string): Readonly<Record<string, ReturnType<typeof sql>>> => ({
  'no owner is left': sql`select 1 where not exists (
    select 1 from granted_role g join role r on r.id = g.role_id join person p on p.id = g.person_id
    where g.on_type = 'COMPANY' and g.on_id = ${companyId} and p.status = 'ACTIVE' and r.permissions ? 'company-owner')`,
  'two roles have the same name': sql`select 1 from role group by company_id, lower(trim(name)) having count(*) > 1`,
  'two people have the same address': sql`select 1 from person where email is not null group by lower(trim(email)) having count(*) > 1`,
  'a person has a deleted role': sql`select 1 from granted_role g where not exists (
    select 1 from role r where r.id = g.role_id)`,
  'a person has a role twice on one tenant': sql`select 1 from granted_role
    group by person_id, role_id, on_type, on_id having count(*) > 1`,
  'a location is in a removed group': sql`select 1 from tenant t join tenant g on g.id = t.group_id
    where t.removed_at is null and g.removed_at is not null`,
  'a company has two documents of one kind': sql`select 1 from document where kind <> 'menu'
    group by company_id, kind having count(*) > 1`,
  'a layer does not point to its newest revision': sql`select 1 from layer l where l.version > 0 and l.version <> (
    select max(r.version) from revision r where r.layer_id = l.id)`,
  'two actions saved a document at the same time': sql`select 1 from revision r join layer l on l.id = r.layer_id
    group by l.document_id, r.at having count(distinct coalesce(r.reason, r.id)) > 1`,
  'a document was saved after its last save': sql`select 1 from document d join layer l on l.document_id = d.id
    join revision r on r.layer_id = l.id where r.at > d.saved_at`,
  'a location has two open publishes of one kind': sql`select 1 from run_location
    where status in ('WAITING', 'RUNNING') group by location_id, blob_type having count(*) > 1`,
  'somebody acted in a company after it was closed': sql`select 1 from company c
    join audit closing on closing.company_id = c.id and closing.action = 'company.close'
    join audit later on later.company_id = c.id and later.id > closing.id
    where c.id = ${companyId} and c.closed_at is not null and later.action <> all(${[...afterClosing]}::text[])`,
  'somebody acted after they were removed': sql`select 1 from audit removal
    join person p on p.id = removal.target and p.status = 'DELETED'
    join audit later on later.person_id = p.id and later.id > removal.id
    where removal.action = 'person-removed' and removal.company_id = ${companyId}
      and later.kind in ('documents', 'publishes', 'terminals', 'places', 'company')`,
  'a closed company has an open publish': sql`select 1 from company c join run r on r.company_id = c.id
    join run_location l on l.run_id = r.id
    where c.id = ${companyId} and c.closed_at is not null and l.status in ('WAITING', 'RUNNING')`,
  'a removed person is signed in': sql`select 1 from session s join person p on p.id = s.person_id
    where p.status = 'DELETED'`,
});

/** The violations, as text. */
export const violatedInvariants = async (db: Db, companyId: string): Promise<string[]> => {
  const looks = Object.entries(invariants(companyId)).map(
    ([words, query]) => sql`select ${words}::text as words where exists (${query})`,
  );
  const { rows } = await sql<{ words: string }>`${sql.join(looks, sql` union all `)}`.execute(db);
  return rows.map(({ words }) => words);
};
