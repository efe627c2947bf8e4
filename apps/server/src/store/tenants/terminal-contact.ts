import { sql } from 'kysely';
import type { Db, RunningPins, TerminalTrouble } from '../database/index.ts';
import { type LocationPlaces, logOnVersionOf } from './place-people.ts';

export interface TerminalContact {
  readonly location: LocationPlaces;
  readonly deviceId: string;
  readonly softwareVersion: string;
  readonly runs: readonly RunningPins[];
  readonly troubles: readonly TerminalTrouble[];
  readonly at: Date;
}

/** What a location should run, and whether it is stored when the terminal first ran it. */
interface ReceivedPins extends RunningPins {
  readonly received: boolean;
}

/** The last contact of a location is as exact as this; it is shown in minutes. */
const sameContactMs = 5_000;

/**
 * Records a contact of a terminal: stores what it runs, and the last contact and version of its location, and returns
 * what the location should run now, in which epoch, whether it is stored when the terminal first ran that (`received`), and the version
 * of who may log on, all in one statement. Null, and nothing stored: it is a new device, and there are `most` already. The
 * row of the location is not waited for: where somebody holds it, or another terminal has just written it, the next
 * contact tells as much.
 */
export const recordTerminalContact = async (
  db: Db,
  contact: TerminalContact,
  most: number,
): Promise<{ readonly assigned: ReceivedPins[]; readonly epoch: string | null; readonly logOn: string } | null> => {
  const { location, deviceId, softwareVersion, runs, troubles, at } = contact;
  const tenantId = location.id;
  const { rows } = await sql<
    Partial<ReceivedPins> & { readonly heard: boolean; readonly logOn: string; readonly epoch: string | null }
  >`
    with heard as (
      insert into check_in (tenant_id, device_id, software_version, runs, troubles, last_seen_at)
      select ${tenantId}, ${deviceId}, ${softwareVersion}, ${JSON.stringify(runs)}::jsonb,
        ${JSON.stringify(troubles)}::jsonb, ${at}::timestamptz
      where exists (select 1 from check_in where tenant_id = ${tenantId} and device_id = ${deviceId})
        or (select count(*) from check_in where tenant_id = ${tenantId}) < ${most}
      on conflict (tenant_id, device_id) do update set software_version = excluded.software_version,
        runs = excluded.runs, troubles = excluded.troubles, last_seen_at = excluded.last_seen_at returning 1),
    met as (update tenant set last_ping = ${at}, pos_version = ${softwareVersion}
      where exists (select 1 from heard) and id = (
        select id from tenant where id = ${tenantId} and (last_ping is null or pos_version is distinct from ${softwareVersion}
          or last_ping <= ${at}::timestamptz - ${sameContactMs} * interval '1 millisecond')
        for no key update skip locked))
    select exists (select 1 from heard) as heard, (select id from epoch) as epoch, p.kind, p.manifest, p.sequence, ${logOnVersionOf(location)} as "logOn",
      exists (select 1 from terminal_receipt r where r.location_id = p.location_id and r.device_id = ${deviceId}
        and r.kind = p.kind and r.sequence = p.sequence) as received
    from (select 1) always left join published p on p.location_id = ${tenantId}`.execute(db);
  if (rows[0]?.heard !== true) return null;
  const assigned = rows.flatMap(({ kind, manifest, sequence, received = false }) =>
    kind && manifest && sequence !== undefined ? [{ kind, manifest, sequence, received }] : [],
  );
  return { assigned, epoch: rows[0].epoch, logOn: rows[0].logOn };
};

/** Deletes devices without a contact since then. */
export const forgetDevices = async (db: Db, tenantId: string, silentSince: Date): Promise<void> => {
  await db.deleteFrom('check_in').where('tenant_id', '=', tenantId).where('last_seen_at', '<', silentSince).execute();
};

/** The key of a device becomes this one; false: it is already, or there is no such device. */
export const putDeviceKey = async (
  db: Db,
  { tenantId, deviceId, keyHash }: { readonly tenantId: string; readonly deviceId: string; readonly keyHash: string },
): Promise<boolean> => {
  const changed = await db
    .updateTable('check_in')
    .set({ key_hash: keyHash })
    .where('tenant_id', '=', tenantId)
    .where('device_id', '=', deviceId)
    .where('key_hash', 'is distinct from', keyHash)
    .returning('device_id')
    .executeTakeFirst();
  return changed !== undefined;
};

/** Whether such a device has checked in. */
export const hasDevice = async (db: Db, tenantId: string, deviceId: string): Promise<boolean> =>
  (await db
    .selectFrom('check_in')
    .select('device_id')
    .where('tenant_id', '=', tenantId)
    .where('device_id', '=', deviceId)
    .executeTakeFirst()) !== undefined;
