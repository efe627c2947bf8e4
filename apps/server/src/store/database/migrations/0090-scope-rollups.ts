import { type Kysely, sql } from 'kysely';

/**
 * Sums of a company and of each of its groups, made of those of its locations, and which of them are to be made anew: those of
 * which sums of a location are stored, and, after locations have moved, those that are found not to match. A mark that is missing
 * makes a report slower and never wrong: whoever reads compares the position.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

const mark = (rows: string): string => `
  insert into scope_rollup_due (company_id, span, scope_id) ${rows}
  on conflict (company_id, span, scope_id) do update set mark = nextval('rollup_mark')`;

const columns = (span: string): string => `
    company_id text not null references company,
    span text collate "C" not null check (span ~ '${span}'),
    scope_id text not null`;

const statements = [
  `create table scope_rollup (${columns('^\\d{4}-\\d{2}(-\\d{2})?$')},
    members integer not null,
    position numeric not null,
    body bytea not null,
    primary key (company_id, span, scope_id)
  )`,
  // Compressed already.
  'alter table scope_rollup alter column body set storage external',
  `create table scope_rollup_due (${columns('^(\\d{4}-\\d{2}(-\\d{2})?)?$')},
    mark bigint not null default nextval('rollup_mark'),
    claimed_until timestamptz(3),
    primary key (company_id, span, scope_id)
  )`,
  `create function mark_scopes_of_rollup() returns trigger language plpgsql as $$
    begin
      ${mark(`select company_id, new.span, scope_id from tenant, unnest(array[company_id, group_id]) scope_id
        where id = new.location_id and scope_id is not null order by scope_id`)};
      return null;
    end $$`,
  `create trigger rollup_of_scopes after insert or update of body on rollup
    for each row execute function mark_scopes_of_rollup()`,
  `create function mark_scopes_of_moved() returns trigger language plpgsql as $$
    begin
      ${mark("values (new.company_id, '', new.company_id)")};
      return null;
    end $$`,
  // At the end of the transaction: whoever waits for the mark of another one holds up nobody.
  `create constraint trigger tenant_of_scopes after update of group_id, removed_at on tenant
    deferrable initially deferred for each row
    when (old.group_id is distinct from new.group_id or old.removed_at is distinct from new.removed_at)
    execute function mark_scopes_of_moved()`,
  mark("select id, '', id from company"),
];
