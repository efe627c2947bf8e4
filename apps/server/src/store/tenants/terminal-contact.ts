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

/** What the terminals of a location are told. */
export interface Assignments {
  /** What it should run. */
  readonly assigned: readonly RunningPins[];
  readonly epoch: string | null;
  /** The version of who may log on. */
  readonly logOn: string;
}

/** Receipts of earlier publishes go when a terminal has a new one. */
const keptDays = 90;

/** The last contact of a location is as exact as this; it is shown in minutes. */
const sameContactMs = 5_000;

/** What the terminals of a location should run now, in which epoch, and the version of who may log on, in one statement. */
export const readAssignments = async (db: Db, location: LocationPlaces): Promise<Assignments> => {
  const { rows } = await sql<Partial<RunningPins> & Pick<Assignments, 'epoch' | 'logOn'>>`
    select (select id from epoch) as epoch, p.kind, p.manifest, p.sequence, ${logOnVersionOf(location)} as "logOn"
    from (select 1) always left join published p on p.location_id = ${location.id}`.execute(db);
  const assigned = rows.flatMap(({ kind, manifest, sequence }) =>
    kind && manifest && sequence !== undefined ? [{ kind, manifest, sequence }] : [],
  );
  return { assigned, epoch: rows[0]?.epoch ?? null, logOn: rows[0]?.logOn ?? '' };
};

/** Contacts that several processes hear are stored in any order. One further ahead was noted by a clock that had jumped. */
const apart = sql`interval '1 minute'`;

/**
 * Records what a terminal says: what it runs, that it first ran what is live now, and the last contact and version of its
 * location, all in one statement. False, and nothing stored: it is a new device, and there are `most` already. The
 * row of the location is not waited for: where somebody holds it, or another terminal has just written it, the next
 * contact tells as much.
 */
export const recordTerminalContact = async (db: Db, contact: TerminalContact, most: number): Promise<boolean> => {
  const { location, deviceId, softwareVersion, runs, troubles, at, report } = contact;
  const tenantId = location.id;
  const ran = JSON.stringify(runs);
  const { rows } = await sql<{ readonly heard: boolean }>`
    with heard as (
      insert into check_in (tenant_id, device_id, software_version, runs, troubles, last_seen_at, report)
      select ${tenantId}, ${deviceId}, ${softwareVersion}, ${ran}::jsonb,
        ${JSON.stringify(troubles)}::jsonb, ${at}::timestamptz, ${report}
      where exists (select 1 from check_in where tenant_id = ${tenantId} and device_id = ${deviceId})
        or (select count(*) from check_in where tenant_id = ${tenantId}) < ${most}
      on conflict (tenant_id, device_id) do update set software_version = excluded.software_version,
        runs = excluded.runs, troubles = excluded.troubles, last_seen_at = excluded.last_seen_at, report = excluded.report
      returning 1),
    met as (update tenant set last_ping = ${at}, pos_version = ${softwareVersion}
      where exists (select 1 from heard) and id = (
        select id from tenant where id = ${tenantId} and (last_ping is null or pos_version is distinct from ${softwareVersion}
          or last_ping <= ${at}::timestamptz - ${sameContactMs} * interval '1 millisecond' or last_ping > ${at}::timestamptz + ${apart})
        for no key update skip locked)),
    received as (
      insert into terminal_receipt (location_id, device_id, kind, sequence, at)
      select p.location_id, ${deviceId}, p.kind, p.sequence, ${at}::timestamptz
      from published p join jsonb_to_recordset(${ran}::jsonb) as r (kind text, sequence integer) using (kind, sequence)
      where p.location_id = ${tenantId} and exists (select 1 from heard)
        and not exists (select 1 from terminal_receipt t where t.location_id = p.location_id and t.device_id = ${deviceId}
          and t.kind = p.kind and t.sequence = p.sequence)
      on conflict do nothing returning 1),
    outdated as (delete from terminal_receipt where location_id = ${tenantId} and device_id = ${deviceId}
      and at < ${at}::timestamptz - ${keptDays} * interval '1 day' and exists (select 1 from received))
    select exists (select 1 from heard) as heard`.execute(db);
  return rows[0]?.heard === true;
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
      on conflict (tenant_id, device_id) do update
        set at = case when terminal_contact.at > excluded.at + ${apart} then excluded.at else greatest(terminal_contact.at, excluded.at) end),
    kept as (update check_in c set last_seen_at = g.at from given g
      where c.tenant_id = g.tenant_id and c.device_id = g.device_id
        and (c.last_seen_at <= g.at - ${keptContactMs} * interval '1 millisecond' or c.last_seen_at > g.at + ${apart})),
    met as (update tenant set last_ping = m.at
      from (select tenant_id, max(at) as at from given group by tenant_id) m
      where tenant.id = m.tenant_id and tenant.id in (
        select t.id from tenant t join given g on g.tenant_id = t.id
        where t.last_ping <= g.at - ${gatheredContactMs} * interval '1 millisecond' or t.last_ping > g.at + ${apart}
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
