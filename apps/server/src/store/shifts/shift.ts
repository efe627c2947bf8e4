import type { PaidShift, ShiftFlag } from '@commissary/domain';
import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

/** A revision of a shift to store. */
export interface NewShift extends PaidShift {
  readonly id: string;
  readonly revision: number;
  readonly hash: Buffer;
  /** The first day of its workweek. */
  readonly week: string;
  readonly flags: readonly ShiftFlag[];
}

/** What is stored of a shift. */
interface StoredRevision {
  readonly id: string;
  readonly revision: number;
  readonly hash: Uint8Array;
}

/**
 * Stores shifts of a location as `putTickets` stores tickets: each once, a revision in place of an older one only. The
 * settings that they are paid by are stored once for all that share them. Returns what is stored where a sent revision was
 * not written.
 */
export const putShifts = async (
  db: Db,
  locationId: string,
  receivedAt: Date,
  shifts: readonly NewShift[],
): Promise<readonly StoredRevision[]> => {
  if (shifts.length === 0) return [];
  const sent = shifts.map(({ shift, hash, terms, ...one }) => ({
    ...one,
    hash: hash.toString('hex'),
    employeeId: shift.employee.id,
    clockIn: new Date(shift.clockIn),
    clockOut: shift.clockOut === null ? null : new Date(shift.clockOut),
    ...{ body: shift, terms },
  }));
  const { rows } = await sql<{ id: string }>`
    with sent as materialized (
      select s.*, sha256(convert_to((s.terms - 'wage')::text, 'UTF8')) as settings_hash
      from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as s (id text, revision integer, hash text, day text,
        week text, "employeeId" text, "clockIn" timestamptz, "clockOut" timestamptz, flags text[], body jsonb, terms jsonb)
    ), shared as (
      insert into shift_settings (hash, settings)
      select distinct settings_hash, terms - 'wage' from sent order by settings_hash
      on conflict (hash) do nothing
    )
    insert into shift (location_id, id, revision, hash, day, week, employee_id, clock_in, clock_out, flags, body, terms,
      settings_hash, received_at)
    select ${locationId}, s.id, s.revision, decode(s.hash, 'hex'), s.day, s.week, s."employeeId", s."clockIn",
      s."clockOut", s.flags, s.body, jsonb_build_object('wage', s.terms -> 'wage'), s.settings_hash,
      ${receivedAt}::timestamptz
    from sent s order by s.id collate "C"
    on conflict (location_id, id) do update set revision = excluded.revision, hash = excluded.hash, day = excluded.day,
      week = excluded.week, employee_id = excluded.employee_id, clock_in = excluded.clock_in,
      clock_out = excluded.clock_out, flags = excluded.flags, body = excluded.body, terms = excluded.terms,
      settings_hash = excluded.settings_hash, received_at = excluded.received_at
    where excluded.revision > shift.revision
    returning id`.execute(db);
  if (rows.length === shifts.length) return [];
  const written = new Set(rows.map(({ id }) => id));
  const others = shifts.map(({ id }) => id).filter(id => !written.has(id));
  return db
    .selectFrom('shift')
    .select(['id', 'revision', 'hash'])
    .where('location_id', '=', locationId)
    .where(({ eb, val }) => eb('id', '=', eb.fn.any(val(others))))
    .execute();
};
