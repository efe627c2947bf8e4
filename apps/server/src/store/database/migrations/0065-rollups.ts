import { type Kysely, sql } from 'kysely';

/**
 * Sums of what locations sold, by day and by month, and which of them have to be made (anew). Whoever writes a ticket marks
 * its days, those of before too: a trigger, so that none is forgotten.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

const mark = (days: string): string => `
  insert into rollup_due (location_id, span)
  select location_id, span from (${days}) as marked order by location_id collate "C", span
  on conflict (location_id, span) do update set mark = nextval('rollup_mark')`;

const daysOf = (row: string): string =>
  `select ${row}.location_id, unnest(array_append(${row}.later_days, ${row}.day)) as span`;

const statements = [
  `create table rollup (
    location_id text not null references tenant,
    span text collate "C" not null check (span ~ '^\\d{4}-\\d{2}(-\\d{2})?$'),
    body bytea not null,
    primary key (location_id, span)
  )`,
  // The body is compressed already.
  'alter table rollup alter column body set storage external',
  'create sequence rollup_mark',
  `create table rollup_due (
    location_id text not null references tenant,
    span text collate "C" not null,
    mark bigint not null default nextval('rollup_mark'),
    claimed_until timestamptz(3),
    primary key (location_id, span)
  )`,
  `create function mark_inserted_days() returns trigger language plpgsql as $$
    begin
      ${mark(`${daysOf('written')} from written group by 1, 2`)};
      return null;
    end $$`,
  // Where only the guest is encrypted anew, no sum changes.
  `create function mark_updated_days() returns trigger language plpgsql as $$
    begin
      ${mark(`
        select location_id, span from (
          ${daysOf('written')} from written join replaced using (location_id, id) where written.revision <> replaced.revision
          union
          ${daysOf('replaced')} from written join replaced using (location_id, id) where written.revision <> replaced.revision
        ) as either`)};
      return null;
    end $$`,
  `create trigger ticket_inserted after insert on ticket referencing new table as written
    for each statement execute function mark_inserted_days()`,
  `create trigger ticket_updated after update on ticket referencing old table as replaced new table as written
    for each statement execute function mark_updated_days()`,
  mark(`${daysOf('ticket')} from ticket group by 1, 2`),
];
