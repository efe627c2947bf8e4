import type { Shift, ShiftFlag, Wage } from '@commissary/domain';
import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

/** Where a page of shifts ended. */
export interface ShiftMark {
  readonly day: string;
  readonly clockIn: Date;
  readonly locationId: string;
  readonly id: string;
}

export interface FoundShift extends ShiftMark {
  readonly shift: Shift;
  readonly wage: Wage | null;
  readonly flags: readonly ShiftFlag[];
  readonly receivedAt: Date;
}

interface ShiftFilter {
  /** Locations, each with the instant at which the first of the days begins there. */
  readonly begins: ReadonlyMap<string, Date>;
  readonly from: string;
  readonly to: string;
  /** The workweeks in which shifts of these days can be. */
  readonly weeksFrom: string;
  readonly employeeId: string | undefined;
  readonly jobId: string | undefined;
  /** Only what began on these days and is kept with a doubt. */
  readonly isDoubtful: boolean;
  readonly now: Date;
}

/** Shifts that count on some days, the newest first: those that began on them, and those that last into the first. */
export const findShifts = async (
  db: Db,
  { begins, from, to, weeksFrom, employeeId, jobId, isDoubtful, now }: ShiftFilter,
  { after, limit }: { readonly after: ShiftMark | null; readonly limit: number },
): Promise<readonly FoundShift[]> => {
  const { rows } = await sql<FoundShift>`
    select s.location_id as "locationId", s.id, s.day, s.clock_in as "clockIn", s.body as shift, s.terms -> 'wage' as wage,
      s.flags, s.received_at as "receivedAt"
    from shift s
    join unnest(${[...begins.keys()]}::text[], ${[...begins.values()]}::timestamptz[]) as asked(id, begins) on asked.id = s.location_id
    where s.week >= ${weeksFrom} and s.week <= ${to} and s.day <= ${to}
      and (s.day >= ${from} or (not ${isDoubtful}::boolean and coalesce(s.clock_out, ${now}::timestamptz) > asked.begins))
      and (${employeeId ?? null}::text is null or s.employee_id = ${employeeId ?? null}::text)
      and (${jobId ?? null}::text is null or s.body -> 'job' ->> 'id' = ${jobId ?? null}::text)
      and (not ${isDoubtful}::boolean or s.flags <> '{}')
      and (${after?.day ?? null}::text is null or (s.day, s.clock_in, s.location_id, s.id)
        < (${after?.day ?? null}::text, ${after?.clockIn ?? null}::timestamptz, ${after?.locationId ?? null}::text, ${after?.id ?? null}::text))
    order by s.day desc, s.clock_in desc, s.location_id desc, s.id desc limit ${limit}`.execute(db);
  return rows;
};
