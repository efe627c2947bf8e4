import { publishUnits } from '@commissary/catalog';
import { can, type PublishKind, publishPermission, tenantScopeOf } from '@commissary/domain';
import { type Db, inTransaction, signal } from '../../store/database/index.ts';
import { unscheduleRun } from '../../store/publishing/index.ts';
import type { TenantRecord } from '../../store/tenants/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { apiError, forbidden, notFound } from '../errors/index.ts';

/** A scheduled batch at one of its locations, as the user saw it. */
export interface SeenSchedule {
  readonly locationId: string;
  readonly runId: string;
}

/** Cancels the schedules that another publish replaces, in its transaction: all as they were seen, or it throws. */
export const endSchedules = async (
  caller: UseCaseContext,
  db: Db,
  { companyId, blobType }: { readonly companyId: string; readonly blobType: PublishKind },
  seen: readonly SeenSchedule[],
): Promise<void> => {
  if (seen.length === 0) return;
  const at = caller.now();
  // In a fixed order, so that two such calls on the same locations cause no deadlock.
  for (const { locationId, runId } of seen.toSorted((a, b) => (a.locationId < b.locationId ? -1 : 1)))
    if ((await unscheduleRun(db, blobType, locationId, at)) !== runId)
      throw apiError(409, 'SCHEDULE_CHANGED', locationId);
  await recordAudit(caller, db, {
    action: 'publish.unschedule',
    companyId,
    tenantIds: seen.map(({ locationId }) => locationId),
    target: seen[0]?.locationId ?? companyId,
    subject: publishUnits[blobType].title,
    details: { blobType, locations: seen.length },
  });
};

/** Cancels the scheduled publish of a location. False: there was none, or it is live already. */
export const cancelSchedule = async (
  caller: UseCaseContext,
  blobType: PublishKind,
  location: TenantRecord,
): Promise<boolean> => {
  if (location.type !== 'LOCATION') throw notFound();
  if (!can(caller.person, publishPermission[blobType], tenantScopeOf(location))) throw forbidden();
  const at = caller.now();
  return inTransaction(caller.db, async db => {
    const taken = await unscheduleRun(db, blobType, location.id, at);
    if (taken === null) return false;
    await recordAudit(caller, db, {
      action: 'publish.unschedule',
      companyId: location.companyId,
      tenantIds: [location.id],
      target: location.id,
      subject: publishUnits[blobType].title,
      details: { blobType },
    });
    await signal(db, { about: 'publishes', companyId: location.companyId });
    return true;
  });
};
