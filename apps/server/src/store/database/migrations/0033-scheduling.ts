import { type Kysely, sql } from 'kysely';

/**
 * Locations whose labor is integrated with the scheduling service, what the service knows of departments, job types and
 * people, and which companies have changed since that was compared.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

const statements = [
  'alter table tenant add column labor_integrated boolean not null default false',
  'create trigger tenant_labor_told after update of labor_integrated on tenant for each statement execute function tell_change()',
  `create table scheduling_company (
    company_id text primary key references company,
    changes bigint not null default 1,
    due_at timestamptz(3),
    paused_until timestamptz(3),
    failures integer not null default 0,
    claim text,
    claimed_until timestamptz(3)
  )`,
  'create index scheduling_company_due on scheduling_company (due_at) where due_at is not null',
  `create table scheduling_item (
    company_id text not null references company,
    kind text not null check (kind in ('location', 'department', 'role', 'user')),
    place_id text not null,
    item_id text not null,
    name text not null,
    external_id text,
    sent_name text,
    sent_department text,
    state text not null check (state in ('waiting', 'sending', 'sent', 'failed', 'unclear')),
    why text,
    attempted text,
    attempts integer not null default 0,
    failing_since timestamptz(3),
    retry_at timestamptz(3),
    changed_at timestamptz(3) not null,
    primary key (company_id, kind, place_id, item_id)
  )`,
];
