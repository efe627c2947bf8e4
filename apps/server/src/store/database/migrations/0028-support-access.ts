import { type Kysely, sql } from 'kysely';

/** A company lets support in or not, and lets it change something until a day; none has such a day yet. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

const statements = [
  `alter table company drop column support_may_write,
    add column support_access text not null default 'read'
      constraint company_support_access check (support_access in ('never', 'read', 'write')),
    add column support_until text`,
  `alter table company add constraint company_support_until
    check ((support_access = 'write') = (support_until is not null))`,
];
