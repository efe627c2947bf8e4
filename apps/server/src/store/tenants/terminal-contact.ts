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

/**
 * What the terminals of each location should run now, in which epoch, and the version of who may log on, in one
 * statement and in the order of the locations.
 */
export const readAssignments = async (db: Db, locations: readonly LocationPlaces[]): Promise<Assignments[]> => {
  const given = sql`unnest(${locations.map(one => one.id)}::text[], ${locations.map(one => one.companyId)}::text[],
    ${locations.map(one => one.groupId)}::text[]) with ordinality as g (id, company_id, group_id, n)`;
  const { rows } = await sql<Partial<RunningPins> & Pick<Assignments, 'epoch' | 'logOn'> & { readonly n: number }>`
    select g.n::integer, (select id from epoch) as epoch, p.kind, p.manifest, p.sequence,
      ${logOnVersionOf({ id: sql.ref('g.id'), companyId: sql.ref('g.company_id'), groupId: sql.ref('g.group_id') })} as "logOn"
    from ${given} left join published p on p.location_id = g.id`.execute(db);
  const ofLocation = Map.groupBy(rows, ({ n }) => n);
  return locations.map((_, index) => {
    const own = ofLocation.get(index + 1) ?? [];
    const assigned = own.flatMap(({ kind, manifest, sequence }) =>
      kind && manifest && sequence !== undefined ? [{ kind, manifest, sequence }] : [],
    );
    return { assigned, epoch: own[0]?.epoch ?? null, logOn: own[0]?.logOn ?? '' };
  });
};

/** Contacts that several processes hear are stored in any order. One further ahead was noted by a clock that had jumped. */
const apart = sql`interval '1 minute'`;

/**
 * Records what terminals say, each once: what they run, that they first ran what is live now, and the last contact and
 * version of their locations, all in one statement. Returns for each whether it was stored: it is not where it is a new
 * device, and there are `most` already. The row of a location is not waited for: where somebody holds it, or another
 * terminal has just written it, the next contact tells as much.
 */
export const recordTerminalContacts = async (
  db: Db,
  contacts: readonly TerminalContact[],
  most: number,
): Promise<boolean[]> => {
  const texts = (textOf: (contact: TerminalContact) => string) => sql`${contacts.map(textOf)}::text[]`;
  const given = sql`unnest(${texts(one => one.location.id)}, ${texts(one => one.deviceId)},
    ${texts(one => one.softwareVersion)}, ${texts(one => JSON.stringify(one.runs))},
    ${texts(one => JSON.stringify(one.troubles))}, ${texts(one => one.at.toISOString())}, ${texts(one => one.report)})
    with ordinality as g (tenant_id, device_id, software_version, runs, troubles, at, report, n)`;
  const { rows } = await sql<{ readonly n: number }>`
    with given as (
      select n, tenant_id, device_id, software_version, runs::jsonb, troubles::jsonb, at::timestamptz, report,
        exists (select from check_in c where c.tenant_id = g.tenant_id and c.device_id = g.device_id) as known
      from ${given}),
    placed as (select *, row_number() over (partition by tenant_id, known order by n) as place from given),
    heard as (
      insert into check_in (tenant_id, device_id, software_version, runs, troubles, last_seen_at, report)
      select tenant_id, device_id, software_version, runs, troubles, at, report from placed
      where known or (select count(*) from check_in c where c.tenant_id = placed.tenant_id) + place <= ${most}
      order by tenant_id, device_id
      on conflict (tenant_id, device_id) do update set software_version = excluded.software_version,
        runs = excluded.runs, troubles = excluded.troubles, last_seen_at = excluded.last_seen_at, report = excluded.report
      returning tenant_id, device_id),
    stored as (select g.* from given g join heard using (tenant_id, device_id)),
    latest as (select distinct on (tenant_id) tenant_id, software_version, at from stored order by tenant_id, at desc, n desc),
    met as (update tenant set last_ping = l.at, pos_version = l.software_version from latest l
      where tenant.id = l.tenant_id and tenant.id in (
        select t.id from tenant t join latest m on m.tenant_id = t.id
        where t.last_ping is null or t.pos_version is distinct from m.software_version
          or t.last_ping <= m.at - ${sameContactMs} * interval '1 millisecond' or t.last_ping > m.at + ${apart}
        order by t.id for no key update of t skip locked)),
    received as (
      insert into terminal_receipt (location_id, device_id, kind, sequence, at)
      select p.location_id, s.device_id, p.kind, p.sequence, s.at
      from stored s join published p on p.location_id = s.tenant_id
      join lateral jsonb_to_recordset(s.runs) as r (kind text, sequence integer) on (r.kind, r.sequence) = (p.kind, p.sequence)
      where not exists (select from terminal_receipt t where t.location_id = p.location_id and t.device_id = s.device_id
        and t.kind = p.kind and t.sequence = p.sequence)
      order by 1, 2, 3, 4
      on conflict do nothing returning location_id, device_id, at),
    outdated as (delete from terminal_receipt t using (select distinct location_id, device_id, at from received) r
      where t.location_id = r.location_id and t.device_id = r.device_id and t.at < r.at - ${keptDays} * interval '1 day')
    select n::integer from stored`.execute(db);
  const stored = new Set(rows.map(({ n }) => n));
  return contacts.map((_, index) => stored.has(index + 1));
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
