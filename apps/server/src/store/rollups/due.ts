import { type DayStart, type DayStartSettings, dayStartsAt } from '@commissary/domain';
import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

/** A day or a month of a location whose sums have to be made. */
export interface DueRollup {
  readonly locationId: string;
  readonly span: string;
  readonly mark: string;
  readonly timeZone: string | null;
  readonly dayStarts: readonly DayStart[];
}

/** The sums that are to be made and nobody has claimed, of days and months before a day, oldest first, the next ones after one. */
export const dueRollups = async (
  db: Db,
  {
    before,
    now,
    after = null,
    limit,
  }: {
    readonly before: string;
    readonly now: Date;
    readonly after?: Pick<DueRollup, 'span' | 'locationId'> | null;
    readonly limit: number;
  },
): Promise<readonly DueRollup[]> => {
  const { rows } = await sql<Omit<DueRollup, 'dayStarts'> & { own: DayStartSettings; company: DayStartSettings }>`
    select location_id as "locationId", span, mark::text as mark, tenant.time_zone as "timeZone",
      tenant.day_starts as own, company.day_starts as company
    from rollup_due join tenant on tenant.id = location_id join company on company.id = tenant.company_id
    where span < left(${before}, length(span)) and (claimed_until is null or claimed_until <= ${now})
      ${after === null ? sql`` : sql`and (span, location_id) > (${after.span}, ${after.locationId})`}
    order by span, location_id limit ${limit}`.execute(db);
  return rows.map(({ own, company, ...due }) => ({ ...due, dayStarts: dayStartsAt(company, own) }));
};

/** Claims sums for the only process that makes them until then. False: another one was first, or they are made. */
export const claimRollup = async (
  db: Db,
  { locationId, span, mark }: DueRollup,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<boolean> => {
  const claimed = await db
    .updateTable('rollup_due')
    .set({ claimed_until: until })
    .where('location_id', '=', locationId)
    .where('span', '=', span)
    .where('mark', '=', mark)
    .where(({ or, eb }) => or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
    .executeTakeFirst();
  return claimed.numUpdatedRows > 0n;
};

/**
 * Stores sums in place of a mark, and marks a month whose day they are. False: more was sold meanwhile, or another process
 * was first; nothing is stored.
 */
export const storeRollup = async (
  db: Db,
  { locationId, span, mark }: Pick<DueRollup, 'locationId' | 'span' | 'mark'>,
  { body, short }: { readonly body: Buffer; readonly short: Buffer },
): Promise<boolean> => {
  const gone = await db
    .deleteFrom('rollup_due')
    .where('location_id', '=', locationId)
    .where('span', '=', span)
    .where('mark', '=', mark)
    .executeTakeFirst();
  if (gone.numDeletedRows === 0n) return false;
  await sql`
    insert into rollup (location_id, span, body, short) values (${locationId}, ${span}, ${body}::bytea, ${short}::bytea)
    on conflict (location_id, span) do update set body = excluded.body, short = excluded.short`.execute(db);
  if (span.length === dayLength)
    await sql`
      insert into rollup_due (location_id, span) values (${locationId}, ${span.slice(0, monthLength)})
      on conflict (location_id, span) do update set mark = nextval('rollup_mark')`.execute(db);
  return true;
};

/** 2026-11-21, and 2026-11. */
const [dayLength, monthLength] = [10, 7];
