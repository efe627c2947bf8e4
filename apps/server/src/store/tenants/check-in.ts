import type { Db, RunningPins, TerminalTrouble } from '../database/index.ts';

export interface Device {
  readonly deviceId: string;
  readonly softwareVersion: string;
  readonly lastSeenAt: Date;
  readonly runs: readonly RunningPins[];
  readonly troubles: readonly TerminalTrouble[];
}

/** Devices of a location, the most recent contact first. */
export const listDevices = (db: Db, tenantId: string): Promise<Device[]> =>
  db
    .selectFrom('device')
    .select([
      'device_id as deviceId',
      'software_version as softwareVersion',
      'last_seen_at as lastSeenAt',
      'runs',
      'troubles',
    ])
    .where('tenant_id', '=', tenantId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('device_id')
    .execute();

/** When each terminal of some locations was in contact last, of those that were since then. */
export const contactsOf = (
  db: Db,
  locationIds: readonly string[],
  since: Date,
): Promise<{ locationId: string; deviceId: string; lastSeenAt: Date }[]> =>
  db
    .selectFrom('device')
    .select(['tenant_id as locationId', 'device_id as deviceId', 'last_seen_at as lastSeenAt'])
    .where(({ eb, val }) => eb('tenant_id', '=', eb.fn.any(val([...locationIds]))))
    .where('last_seen_at', '>=', since)
    .orderBy('device_id')
    .execute();

/** What a location should run now. */
export const listLive = (db: Db, tenantId: string): Promise<RunningPins[]> =>
  db.selectFrom('published').select(['kind', 'manifest', 'sequence']).where('location_id', '=', tenantId).execute();
