import { type Kysely, sql } from 'kysely';

/** The first tables. Statements are plain SQL that PGlite and PostgreSQL both run. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

const statements = [
  `create table company (
    id text primary key, name text not null, provider boolean not null, internal boolean not null default false,
    batch_size integer not null default 5, batch_spacing_ms integer not null default 30000, created_at timestamptz(3) not null)`,
  `create table tenant (
    id text primary key, company_id text not null references company, type text not null check (type in ('LOCATION', 'GROUP')), name text not null,
    group_id text references tenant, address text, phone text, latitude double precision, longitude double precision, time_zone text,
    tags jsonb not null, menu_id text, kiosk_active boolean not null default false, online_allowed boolean not null default false,
    scheduling_location_id text, last_ping timestamptz(3), pos_version text, created_at timestamptz(3) not null)`,
  'create index tenant_company on tenant (company_id)',
  `create table person (
    id text primary key, company_id text not null references company, name text not null, email text not null, email_key text not null unique,
    password_hash text, status text not null check (status in ('ACTIVE', 'DELETED')), about text, created_at timestamptz(3) not null)`,
  `create table role (
    id text primary key, company_id text references company, name text not null, permissions jsonb not null, max_discount integer not null default 0)`,
  `create table granted_role (
    id text primary key, person_id text not null references person, role_id text not null references role,
    on_type text not null check (on_type in ('GLOBAL', 'COMPANY', 'GROUP', 'LOCATION')), on_id text not null)`,
  'create index granted_role_person on granted_role (person_id)',
  `create table session (
    token_hash text primary key, person_id text not null references person, created_at timestamptz(3) not null, last_seen_at timestamptz(3) not null)`,
  `create table link (
    token_hash text primary key, purpose text not null, company_id text not null references company, created_at timestamptz(3) not null,
    expires_at timestamptz(3) not null, used_at timestamptz(3))`,
  `create table sign_in_failure (
    account text not null, network text not null, failures integer not null, first_at timestamptz(3) not null, locked_until timestamptz(3),
    primary key (account, network))`,
  `create table credential (
    id text primary key, company_id text not null references company, tenant_id text not null references tenant, name text not null,
    client_id text not null unique, secret_hash text not null, created_by text not null, created_at timestamptz(3) not null,
    last_used_at timestamptz(3), deleted_at timestamptz(3))`,
  `create table check_in (
    tenant_id text not null references tenant, device_id text not null, software_version text not null, runs jsonb not null,
    last_seen_at timestamptz(3) not null, primary key (tenant_id, device_id))`,
  `create table document (
    id text primary key, company_id text not null references company, kind text not null check (kind in ('settings', 'menu', 'employment')),
    name text not null, description text not null default '', template boolean not null default false, created_at timestamptz(3) not null)`,
  "create unique index document_single on document (company_id, kind) where kind <> 'menu'",
  'create index document_company on document (company_id)',
  `create table layer (
    id text primary key, document_id text not null references document, tenant_id text references tenant,
    version integer not null, revision_id text)`,
  "create unique index layer_place on layer (document_id, coalesce(tenant_id, ''))",
  `create table revision (
    id text primary key, layer_id text not null references layer, version integer not null, manifest text not null, schema_version integer not null,
    author_id text, author_name text not null, source text not null, reason text, at timestamptz(3) not null, unique (layer_id, version))`,
  'create table part (hash text primary key, body bytea not null, size integer not null)',
  // Bodies are compressed already: a second compression by the database only costs time.
  'alter table part alter column body set storage external',
  `create table change_log (
    id bigint generated always as identity primary key, layer_id text not null references layer, revision_id text not null references revision,
    version integer not null, path text not null, op text not null, value jsonb, was jsonb, author_id text, author_name text not null,
    at timestamptz(3) not null)`,
  'create index change_log_path on change_log (layer_id, path text_pattern_ops, id desc)',
  `create table run (
    id text primary key, workflow_id text not null, company_id text not null references company, blob_type text not null, action text not null,
    batch integer not null, batches integer not null, requested_by text not null, requested_name text not null, requested_at timestamptz(3) not null,
    sync_date timestamptz(3), due_at timestamptz(3) not null, started_at timestamptz(3), completed_at timestamptz(3))`,
  'create index run_due on run (due_at) where completed_at is null',
  'create index run_company on run (company_id, requested_at desc)',
  `create table run_location (
    run_id text not null references run, location_id text not null references tenant, blob_type text not null, status text not null,
    contents jsonb not null, reason text, ended_at timestamptz(3), primary key (run_id, location_id))`,
  // At most one pending publish per location and kind.
  "create unique index run_location_pending on run_location (location_id, blob_type) where status in ('WAITING', 'RUNNING')",
  `create table published (
    location_id text not null references tenant, kind text not null, document_id text not null, pins jsonb not null, manifest text not null,
    sequence integer not null, run_id text not null references run, published_at timestamptz(3) not null, primary key (location_id, kind))`,
  `create table published_history (
    id bigint generated always as identity primary key, location_id text not null references tenant, kind text not null, document_id text not null,
    pins jsonb not null, manifest text not null, sequence integer not null, run_id text not null references run, by_name text not null,
    at timestamptz(3) not null, unique (run_id, location_id, kind), unique (location_id, kind, sequence))`,
  `create table secret (
    id text primary key, company_id text not null references company, ciphertext bytea not null, key_id text not null, last4 text not null,
    by_name text not null, at timestamptz(3) not null)`,
  `create table outbox (
    id bigint generated always as identity primary key, topic text not null, payload jsonb not null, created_at timestamptz(3) not null,
    done_at timestamptz(3))`,
  `create table idempotency (
    person_id text not null references person, key text not null, call text not null, status integer not null, body jsonb, at timestamptz(3) not null,
    primary key (person_id, key))`,
  `create table audit (
    id bigint generated always as identity primary key, at timestamptz(3) not null, company_id text, person_id text, person_name text not null,
    address text, action text not null, target text, details jsonb not null)`,
  'create index audit_company on audit (company_id, id desc)',
  `create function refuse_change() returns trigger language plpgsql as $$
    begin raise exception 'this table is append-only'; end $$`,
  'create trigger audit_append_only before update or delete on audit for each statement execute function refuse_change()',
  'create trigger published_history_append_only before update or delete on published_history for each statement execute function refuse_change()',
];
