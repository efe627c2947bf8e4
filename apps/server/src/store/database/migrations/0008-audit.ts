import { type Kysely, sql } from 'kysely';

/** The audit stores origin, tenant and target, and is searched without reading all of it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

const statements = [
  `alter table audit add column session text, add column agent text, add column source text not null default 'console',
    add column kind text not null default 'access', add column place_id text, add column subject text not null default '',
    add column words text not null default ''`,
  // Earlier entries keep their text: they only get a tenant and a search text.
  'alter table audit disable trigger audit_append_only',
  `update audit set
    kind = case when action like 'document.%' then 'documents' when action like 'publish.%' then 'publishes'
      when action like 'credential-%' then 'terminals' when action like 'group.%' or action like 'location.%' then 'places'
      when action like 'person-%' or action like 'invite-%' then 'people' else 'access' end,
    place_id = case when action in ('credential-created', 'credential-deleted', 'location.move', 'publish.unschedule')
      or (action like 'document.%' and target is distinct from company_id) then target end,
    target = case when action like 'document.%' then details ->> 'documentId' else target end,
    subject = coalesce(details ->> 'name', details ->> 'to', details ->> 'kind', ''),
    words = lower(concat_ws(' ', person_name, translate(action, '.-', '  '), details ->> 'name'))`,
  'alter table audit enable trigger audit_append_only',
  `create table audit_place (
    place_id text not null, at timestamptz(3) not null, audit_id bigint not null references audit, primary key (place_id, at, audit_id))`,
  'create trigger audit_place_append_only before update or delete on audit_place for each statement execute function refuse_change()',
  ...['audit', 'audit_place', 'published_history'].map(
    table =>
      `create trigger ${table}_never_emptied before truncate on ${table} for each statement execute function refuse_change()`,
  ),
  'drop index audit_company',
  'create index audit_recent on audit (company_id, at desc, id desc)',
  'create index audit_person on audit (company_id, person_id, at desc, id desc)',
  'create index audit_kind on audit (company_id, kind, at desc, id desc)',
  'create index audit_at_place on audit (place_id, at desc, id desc) where place_id is not null',
  'create index audit_target on audit (target, at desc, id desc) where target is not null',
  "create index audit_words on audit using gin (to_tsvector('simple', words))",
];
