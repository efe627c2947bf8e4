import { type Kysely, sql } from 'kysely';

/**
 * The contacts of terminals that have nothing new to say, in a table without a log, because a crash may lose them: what a
 * terminal runs stays where it was. `device` has both. `report` tells what of a terminal is stored from what it says.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

const statements = [
  `create unlogged table terminal_contact (
    tenant_id text not null, device_id text not null, at timestamptz not null, primary key (tenant_id, device_id))`,
  'alter table check_in add column report text',
  `create view device as
    select c.tenant_id, c.device_id, c.software_version, c.runs, c.troubles, greatest(c.last_seen_at, t.at) as last_seen_at
    from check_in c left join terminal_contact t on t.tenant_id = c.tenant_id and t.device_id = c.device_id`,
  // What a terminal is told names the epoch.
  `create trigger epoch_told after insert or update or delete on epoch
    for each statement execute function tell_change()`,
];
