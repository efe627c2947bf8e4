import { type Kysely, sql } from 'kysely';

/** Push notifications: what was written, and what goes out of it at each instant. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table push_notification (
      id text primary key, company_id text not null references company, title text not null, body text not null,
      places jsonb, local_date_time text, at_night boolean not null, devices integer not null, by_name text not null,
      created_at timestamptz(3) not null)`.execute(db);
  await sql`create index push_notification_newest on push_notification (company_id, created_at desc, id desc)`.execute(
    db,
  );
  await sql`
    create table push_message (
      id text primary key, notification_id text not null references push_notification,
      company_id text not null references company, location_ids jsonb not null, due_at timestamptz(3) not null,
      latest_at timestamptz(3) not null,
      state text not null check (state in ('SCHEDULED', 'SENDING', 'SENT', 'FAILED', 'TAKEN_BACK')),
      problem text, next_at timestamptz(3), tries integer not null default 0, ended_at timestamptz(3), accepted integer,
      counts jsonb)`.execute(db);
  await sql`create index push_message_next on push_message (next_at) where next_at is not null`.execute(db);
  await sql`create index push_message_notification on push_message (notification_id)`.execute(db);
};
