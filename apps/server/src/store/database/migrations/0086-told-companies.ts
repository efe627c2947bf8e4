import { type Kysely, sql } from 'kysely';

/**
 * A change of a cached row tells whose it is, so that others keep what is cached of them: all processes by a notification
 * at the commit, and the connection that made it by a message with the statement, which no setting suppresses (`info`).
 * Rows of more companies than a few, of none, or of one that is not known any more, tell the table alone.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { rows: before } = await sql<{ statement: string }>`
    select distinct format('drop trigger %I on %I', trigger_name, event_object_table) as statement
    from information_schema.triggers where action_statement like '%tell_change%'`.execute(db);
  const { rows: columns } = await sql<{ column: string }>`
    select column_name as column from information_schema.columns
    where table_name = 'tenant' and is_generated = 'NEVER' and column_name not in ('last_ping', 'pos_version')`.execute(
    db,
  );
  const ofTenant = columns.map(({ column }) => column).join(', ');
  for (const { statement } of before) await sql.raw(statement).execute(db);
  await sql`drop function tell_change()`.execute(db);
  await sql.raw(tellCompanies).execute(db);
  for (const [table, watched] of Object.entries(watchedTables(ofTenant)))
    for (const statement of triggersOf(table, watched)) await sql.raw(statement).execute(db);
};

const tellCompanies = `
  create function tell_companies(told text, companies text[]) returns void language plpgsql as $$
  declare one text;
  begin
    if array_position(companies, null) is not null or cardinality(companies) > 20 then companies := array[null::text]; end if;
    foreach one in array companies loop
      perform pg_notify('commissary_rows', concat_ws(' ', told, one));
      raise info using message = 'commissary_rows', detail = concat_ws(' ', told, one);
    end loop;
  end $$`;

interface Watched {
  /** Whose the rows of `changed` are. */
  readonly companies: string;
  readonly insert?: false;
  /** The columns whose updates are told; without them all. */
  readonly update?: string;
}

const own = 'select company_id from changed';
const ofPerson = 'select p.company_id from changed left join person p on p.id = changed.person_id';
const ofLocation = 'select t.company_id from changed left join tenant t on t.id = changed.location_id';

const watchedTables = (ofTenant: string): Readonly<Record<string, Watched>> => ({
  company: { companies: 'select id from changed' },
  credential: { companies: own, insert: false, update: 'secret_hash, deleted_at, tenant_id, client_id' },
  epoch: { companies: 'select null::text from changed' },
  // Staff of one company may have a role of another.
  granted_role: {
    companies: `${ofPerson} union all select r.company_id from changed
      join role r on r.id = changed.role_id where r.company_id is not null`,
  },
  person: { companies: own },
  person_certification: { companies: ofPerson },
  person_job: { companies: ofPerson },
  person_pin: { companies: own, update: 'key_id, digest, pin' },
  role: {
    companies: `${own} union all select p.company_id from changed
      join granted_role g on g.role_id = changed.id join person p on p.id = g.person_id`,
  },
  session: { companies: ofPerson, insert: false, update: 'acting_as' },
  tenant: { companies: own, update: ofTenant },
  document: {
    companies: own,
    update: 'id, company_id, kind, name, description, template, created_at, deleted_at, source_version',
  },
  layer: { companies: 'select d.company_id from changed left join document d on d.id = changed.document_id' },
  published: { companies: ofLocation },
  place_people: { companies: own },
  timed_location: { companies: ofLocation, update: 'phase, question' },
});

/** Rows of a statement are told together; a trigger of some columns does not have them, so it tells each row. */
const triggersOf = (table: string, { companies, insert, update }: Watched): readonly string[] => {
  const told = (name: string, changed: string) => `
    create function ${name}() returns trigger language plpgsql as $$ begin
      perform tell_companies('${table}', array(${changed}select distinct company from (${companies}) as c (company)));
      return null;
    end $$`;
  const together = (event: string, rows: string) => `
    create trigger ${table}_${event}_told after ${event} on ${table} referencing ${rows} table as changed
    for each statement execute function tell_${table}_rows()`;
  const updates =
    update === undefined
      ? [together('update', 'new')]
      : [
          told(`tell_${table}_row`, 'with changed as (select new.*) '),
          `create trigger ${table}_update_told after update of ${update} on ${table}
           for each row execute function tell_${table}_row()`,
        ];
  return [
    told(`tell_${table}_rows`, ''),
    ...(insert === false ? [] : [together('insert', 'new')]),
    together('delete', 'old'),
    ...updates,
  ];
};
