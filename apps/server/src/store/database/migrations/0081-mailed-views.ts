import { type Kysely, sql } from 'kysely';

/** How often a kept report is mailed to its owner, and when it is next. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

const statements = [
  `alter table report_view add column mail jsonb, add column mail_at timestamptz(3),
    add constraint report_view_mailed check ((mail is null) = (mail_at is null))`,
  'create index report_view_mail on report_view (mail_at) where mail_at is not null',
];
