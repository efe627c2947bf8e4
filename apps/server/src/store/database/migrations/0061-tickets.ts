import { type Kysely, sql } from 'kysely';

/**
 * What locations sold: a row for each ticket, with what it is found by; its lines and payments are in the compressed body,
 * not in tables. The guest is encrypted beside it.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

const statements = [
  `create table ticket (
    location_id text not null references tenant,
    id text not null,
    revision integer not null check (revision > 0),
    hash bytea not null,
    day text collate "C" not null check (day ~ '^\\d{4}-\\d{2}-\\d{2}$'),
    hour smallint not null check (hour between 0 and 23),
    counts_when_due boolean not null,
    opened_at timestamptz(3) not null,
    closed_at timestamptz(3),
    number integer not null,
    server_id text,
    server_name text,
    total integer not null,
    flags text[] not null,
    last4 text[] not null,
    guest_terms text[] not null,
    guest bytea,
    key_id text,
    body bytea not null,
    dictionary smallint not null,
    received_at timestamptz(3) not null,
    primary key (location_id, id),
    constraint ticket_guest check ((guest is null) = (key_id is null))
  )`,
  'create index ticket_day on ticket (location_id, day)',
  'create index ticket_found on ticket using gin (guest_terms, last4)',
  'create index ticket_key on ticket (key_id) where key_id is not null',
  // The body is compressed already.
  'alter table ticket alter column body set storage external',
];
