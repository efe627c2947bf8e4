import { type Kysely, sql } from 'kysely';

/** What a company knows of its uploaded images; of those before, what the audit log says of their upload. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table image (
      name text primary key, company_id text not null references company, file_name text not null, label text not null,
      alt text not null, bytes integer not null, version integer not null default 0, by_name text not null,
      at timestamptz(3) not null, stored boolean not null, deleted_at timestamptz(3))`.execute(db);
  await sql`create index image_company on image (company_id, at desc, name)`.execute(db);
  await sql`
    insert into image (name, company_id, file_name, label, alt, bytes, by_name, at, stored)
    select distinct on (target) target, company_id, subject, regexp_replace(subject, '\.[A-Za-z]{3,4}$', ''), '',
      (details ->> 'bytes')::integer, person_name, at, false
    from audit where action = 'image.upload' and target is not null and company_id is not null order by target, id`.execute(
    db,
  );
};
