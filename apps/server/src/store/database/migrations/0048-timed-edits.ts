import { type Kysely, sql } from 'kysely';

/**
 * Edits of locations with a start or an end. Two that are not over never hold one path of a location at the same time:
 * a slot contains a path and everything below it, as texts between `path/` and `path0`, the next character.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

const statements = [
  'create type path_range as range (subtype = text, collation = "C")',
  `create table timed_edit (
    id text primary key,
    company_id text not null references company,
    kind text not null,
    menu_id text,
    edits jsonb not null,
    words jsonb not null,
    starts text,
    ends text,
    author_id text not null,
    author_name text not null,
    created_at timestamptz(3) not null,
    check (starts is not null or ends is not null)
  )`,
  'create index timed_edit_company on timed_edit (company_id, created_at, id)',
  `create table timed_location (
    edit_id text not null references timed_edit,
    location_id text not null references tenant,
    actor_id text not null,
    phase text not null check (phase in ('waiting', 'running', 'ending', 'over')),
    starts_at timestamptz(3) not null,
    ends_at timestamptz(3),
    due_at timestamptz(3),
    question text,
    outcome text,
    state jsonb not null,
    changed_at timestamptz(3) not null,
    primary key (edit_id, location_id),
    check (ends_at is null or ends_at >= starts_at),
    check ((phase = 'over') = (outcome is not null)),
    check ((due_at is null) = (phase = 'over' or question is not null)),
    check (question is null or phase <> 'over')
  )`,
  'create index timed_location_due on timed_location (due_at) where due_at is not null',
  "create index timed_location_open on timed_location (location_id) where phase <> 'over'",
  `create table timed_path (
    edit_id text not null,
    location_id text not null,
    slot path_range not null,
    during tstzrange not null,
    foreign key (edit_id, location_id) references timed_location,
    exclude using gist (slot with &&, during with &&)
  )`,
  'create index timed_path_location on timed_path (location_id)',
  'create trigger timed_location_told after insert or delete or update of phase, question on timed_location for each statement execute function tell_change()',
];
