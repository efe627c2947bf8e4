import { documents } from '@commissary/catalog';
import { type Db, inTransaction, signal } from '../../store/database/index.ts';
import { findTimed, moveTimed, type TimedRow } from '../../store/publishing/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { RequestContext } from '../context/index.ts';
import { apiError, notFound, outdated } from '../errors/index.ts';
import { permitted } from '../publishing/index.ts';
import { endTimed, startTimed } from './move-on.ts';
import { blobTypeOf } from './plan-timed.ts';

export interface TimedTarget {
  readonly id: string;
  /** All its locations where absent. */
  readonly locationIds?: readonly string[] | undefined;
}

/**
 * Cancels an edit that has not begun, and ends one that runs now. 400 `NOTHING_LEFT` where it is over, `CHANGED_SINCE`
 * with the location where somebody else changed one of its paths: that has to be decided.
 */
export const cancelTimed = async (context: RequestContext, target: TimedTarget): Promise<void> => {
  const rows = await openRows(context, target);
  const waiting = rows.filter(({ phase }) => phase === 'waiting');
  const running = rows.filter(({ phase }) => phase === 'running');
  if (waiting.length + running.length === 0) throw apiError(400, 'NOTHING_LEFT', 'id');
  const record = (db: Db) => audit(context, db, 'timed.cancel', rows);
  if (running.length > 0) await endTimed(context, running, { outcome: 'ENDED_EARLY', also: record });
  if (waiting.length > 0)
    await close(context, waiting, 'CANCELLED', running.length > 0 ? async () => undefined : record);
};

/**
 * Decides about an edit that waits for a decision, or that runs: `anyway` begins or ends it over what somebody else
 * changed, with the permissions of this person from then on; `keep` leaves everything as it is, and the edit is over. 400
 * `NOTHING_ASKED`, `END_PAST` (it would begin after its end), and what rejects the edits themselves.
 */
export const decideTimed = async (
  context: RequestContext,
  target: TimedTarget,
  decision: 'anyway' | 'keep',
): Promise<void> => {
  const rows = (await openRows(context, target)).filter(row => row.question !== null || row.phase === 'running');
  if (rows.length === 0) throw apiError(400, 'NOTHING_ASKED', 'id');
  const record = (db: Db) => audit(context, db, 'timed.decide', rows);
  if (decision === 'keep') return close(context, rows, 'KEPT', record);
  const now = context.now();
  const waiting = rows.filter(({ phase }) => phase === 'waiting');
  const late = waiting.find(({ endsAt }) => endsAt !== null && endsAt <= now);
  if (late !== undefined) throw apiError(400, 'END_PAST', late.locationId);
  if (waiting.length > 0) await startTimed(context, waiting, { forced: true, also: record });
  const running = rows.filter(({ phase }) => phase !== 'waiting');
  if (running.length > 0) await endTimed(context, running, { forced: true, also: record });
};

/** Rows that are not over, where this person may publish: at each of them, or 403. */
const openRows = async (context: RequestContext, { id, locationIds }: TimedTarget): Promise<readonly TimedRow[]> => {
  const rows = await findTimed(context.db, context.company.id, id, locationIds);
  const [first] = rows;
  if (first === undefined) throw notFound();
  const open = rows.filter(({ phase }) => phase !== 'over');
  const asked = [...new Set(locationIds ?? open.map(({ locationId }) => locationId))];
  if (asked.length > 0) await permitted(context, blobTypeOf(first.edit.kind), asked);
  if (locationIds !== undefined && rows.length < asked.length) throw notFound();
  return open;
};

const close = async (
  context: RequestContext,
  rows: readonly TimedRow[],
  outcome: 'CANCELLED' | 'KEPT',
  also: (db: Db) => Promise<void>,
): Promise<void> => {
  await inTransaction(context.db, async db => {
    const steps = rows.map(({ editId, locationId, state }) => ({
      ...{ editId, locationId, state, actorId: context.person.id },
      ...{ phase: 'over' as const, dueAt: null, question: null, outcome },
    }));
    if (!(await moveTimed(db, rows, steps, context.now()))) throw outdated('id');
    await also(db);
    await signal(db, { about: 'publishes', companyId: context.company.id });
  });
};

const audit = async (
  context: RequestContext,
  db: Db,
  action: 'timed.cancel' | 'timed.decide',
  rows: readonly TimedRow[],
): Promise<void> => {
  const [first] = rows;
  if (first === undefined) return;
  await recordAudit(context, db, {
    action,
    companyId: context.company.id,
    tenantIds: rows.map(({ locationId }) => locationId),
    target: first.editId,
    subject: documents[first.edit.kind].title.text,
    details: { kind: first.edit.kind, locations: rows.length },
  });
};
