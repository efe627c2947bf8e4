import { type Kysely, sql } from 'kysely';

/** Tables for passwords, links for one person, call limits and e-mail. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

const statements = [
  `alter table company add column password_policy text not null default 'standard' check (password_policy in ('standard', 'strong'))`,
  `create table past_password (
    id bigint generated always as identity primary key, person_id text not null references person, password_hash text not null,
    until timestamptz(3) not null)`,
  'create index past_password_person on past_password (person_id, id desc)',
  'alter table link add column person_id text references person',
  'create index link_person on link (person_id) where person_id is not null',
  'create index session_person on session (person_id)',
  `create table call_rate (
    call text not null, address text not null, calls integer not null, since timestamptz(3) not null, primary key (call, address))`,
  'alter table outbox add column next_at timestamptz(3), add column tries integer not null default 0',
  'create index outbox_open on outbox (topic, id) where done_at is null',
];
