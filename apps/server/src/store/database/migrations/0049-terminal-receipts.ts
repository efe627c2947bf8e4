import { type Kysely, sql } from 'kysely';

/** What a terminal could not take, and when it first ran each publish. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

const statements = [
  "alter table check_in add column troubles jsonb not null default '[]'",
  `create table terminal_receipt (
    location_id text not null,
    device_id text not null,
    kind text not null,
    sequence integer not null,
    at timestamptz(3) not null,
    primary key (location_id, device_id, kind, sequence),
    foreign key (location_id, device_id) references check_in (tenant_id, device_id) on delete cascade
  )`,
];
