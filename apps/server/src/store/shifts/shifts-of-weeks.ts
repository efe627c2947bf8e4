import type { PaidShift, ShiftTerms } from '@commissary/domain';
import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

/** A stored shift with where and in which workweek it counts. */
export interface WeekShift extends PaidShift {
  readonly locationId: string;
  readonly week: string;
}

interface Weeks {
  readonly from: string;
  readonly to: string;
}

/** How many shifts locations have in the workweeks that begin on some of these days, by location; none without one. */
export const countShifts = async (
  db: Db,
  locationIds: readonly string[],
  { from, to }: Weeks,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom('shift')
    .select(({ fn }) => ['location_id', fn.countAll<string>().as('count')])
    .where(({ eb, val }) => eb('location_id', '=', eb.fn.any(val([...locationIds]))))
    .where('week', '>=', from)
    .where('week', '<=', to)
    .groupBy('location_id')
    .execute();
  return new Map(rows.map(({ location_id: locationId, count }) => [locationId, Number(count)]));
};

/** The shifts of locations in the workweeks that begin on some of these days, one location after the other. */
export const shiftsOfWeeks = async (
  db: Db,
  locationIds: readonly string[],
  { from, to }: Weeks,
): Promise<readonly WeekShift[]> => {
  const rows = await db
    .selectFrom('shift')
    .select(['location_id', 'week', 'day', 'body', 'terms', 'settings_hash'])
    .where(({ eb, val }) => eb('location_id', '=', eb.fn.any(val([...locationIds]))))
    .where('week', '>=', from)
    .where('week', '<=', to)
    .orderBy('location_id')
    .orderBy('week')
    .orderBy('clock_in')
    .orderBy('id')
    .execute();
  const settings = await settingsBy(
    db,
    new Set(rows.flatMap(({ settings_hash: hash }) => (hash === null ? [] : textOf(hash)))),
  );
  return rows.map(({ location_id: locationId, body: shift, terms, settings_hash: hash, week, day }) => ({
    ...{ locationId, week, day, shift },
    terms: { ...(hash === null ? null : settings.get(textOf(hash))), ...terms } as ShiftTerms,
  }));
};

const textOf = (hash: Uint8Array): string => Buffer.from(hash).toString('hex');

/** Settings by the text of their hash, each once in memory. They never change. */
const settingsBy = async (
  db: Db,
  hashes: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Omit<ShiftTerms, 'wage'>>> => {
  if (hashes.size === 0) return new Map();
  const { rows } = await sql<{ hash: string; settings: Omit<ShiftTerms, 'wage'> }>`
    select encode(hash, 'hex') as hash, settings from shift_settings
    where hash in (select decode(asked, 'hex') from unnest(${[...hashes]}::text[]) as asked)`.execute(db);
  return new Map(rows.map(({ hash, settings }) => [hash, settings]));
};
