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
  /** The digest of all that it says. */
  readonly report: string;
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
  const { location, deviceId, softwareVersion, runs, troubles, at, report } = contact;
  const tenantId = location.id;
  const { rows } = await sql<
    Partial<ReceivedPins> & { readonly heard: boolean; readonly logOn: string; readonly epoch: string | null }
  >`
    with heard as (
      insert into check_in (tenant_id, device_id, software_version, runs, troubles, last_seen_at, report)
      select ${tenantId}, ${deviceId}, ${softwareVersion}, ${JSON.stringify(runs)}::jsonb,
        ${JSON.stringify(troubles)}::jsonb, ${at}::timestamptz, ${report}
      where exists (select 1 from check_in where tenant_id = ${tenantId} and device_id = ${deviceId})
        or (select count(*) from check_in where tenant_id = ${tenantId}) < ${most}
      on conflict (tenant_id, device_id) do update set software_version = excluded.software_version,
        runs = excluded.runs, troubles = excluded.troubles, last_seen_at = excluded.last_seen_at, report = excluded.report
      returning 1),
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

/** A contact of a terminal that had nothing new to say. */
export interface GatheredContact {
  readonly tenantId: string;
  readonly deviceId: string;
  readonly report: string;
  readonly at: Date;
}

/** The last contact of a location, of terminals with nothing new to say, is as exact as this. */
const gatheredContactMs = 60_000;

/** A crash of the database takes what was gathered with it: of a terminal that is silent since then, so much at most. */
const keptContactMs = 60 * 60_000;

/**
 * Stores several contacts. Returns those of devices of which something else is stored than they say, because another
 * process has heard something else meanwhile, or because they were forgotten.
 */
export const insertContacts = async (
  db: Db,
  contacts: readonly GatheredContact[],
): Promise<readonly Pick<GatheredContact, 'tenantId' | 'deviceId'>[]> => {
  const given = sql`unnest(${contacts.map(one => one.tenantId)}::text[], ${contacts.map(one => one.deviceId)}::text[],
    ${contacts.map(one => one.report)}::text[], ${contacts.map(one => one.at.toISOString())}::timestamptz[])
    as g (tenant_id, device_id, report, at)`;
  const { rows } = await sql<Pick<GatheredContact, 'tenantId' | 'deviceId'>>`
    with given as (select * from ${given}),
    noted as (
      insert into terminal_contact (tenant_id, device_id, at)
      select g.tenant_id, g.device_id, g.at from given g
      where exists (select from check_in c where c.tenant_id = g.tenant_id and c.device_id = g.device_id)
      order by 1, 2
      on conflict (tenant_id, device_id) do update set at = greatest(terminal_contact.at, excluded.at)),
    kept as (update check_in c set last_seen_at = g.at from given g
      where c.tenant_id = g.tenant_id and c.device_id = g.device_id
        and c.last_seen_at <= g.at - ${keptContactMs} * interval '1 millisecond'),
    met as (update tenant set last_ping = m.at
      from (select tenant_id, max(at) as at from given group by tenant_id) m
      where tenant.id = m.tenant_id and tenant.id in (
        select t.id from tenant t join given g on g.tenant_id = t.id
        where t.last_ping <= g.at - ${gatheredContactMs} * interval '1 millisecond'
        order by t.id for no key update of t skip locked))
    select g.tenant_id as "tenantId", g.device_id as "deviceId" from given g
    left join check_in c on c.tenant_id = g.tenant_id and c.device_id = g.device_id
    where c.report is distinct from g.report`.execute(db);
  return rows;
};

/** Deletes devices without a contact since then. */
export const forgetDevices = async (db: Db, tenantId: string, silentSince: Date): Promise<void> => {
  await sql`
    with silent as (
      delete from check_in c using device d where c.tenant_id = ${tenantId} and d.tenant_id = c.tenant_id
        and d.device_id = c.device_id and d.last_seen_at < ${silentSince}::timestamptz returning c.device_id)
    delete from terminal_contact where tenant_id = ${tenantId} and device_id in (select device_id from silent)`.execute(
    db,
  );
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
