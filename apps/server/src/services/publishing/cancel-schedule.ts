import { can, tenantScopeOf } from '@commissary/domain';
import { signal } from '../../store/notification-channel.ts';
import { type BlobType, takeBack } from '../../store/run.ts';
import type { Db } from '../../store/tables.ts';
import type { TenantRecord } from '../../store/tenant.ts';
import { inTransaction } from '../../store/transaction.ts';
import { apiError, forbidden, notFound } from '../api-error.ts';
import { recordAudit } from '../audit.ts';
import type { UseCaseContext } from '../use-case-context.ts';
import { blobTitle, rightOf } from './publish-kinds.ts';

/** A scheduled batch at one of its locations, as somebody saw it. */
export interface SeenSchedule {
  readonly locationId: string;
  readonly runId: string;
}

/** Takes back what another publish takes the place of, as part of its transaction: all of it as it was seen, or a refusal. */
export const endSchedules = async (
  caller: UseCaseContext,
  db: Db,
  { companyId, blobType }: { readonly companyId: string; readonly blobType: BlobType },
  seen: readonly SeenSchedule[],
): Promise<void> => {
  if (seen.length === 0) return;
  const at = caller.now();
  // In one order, so that two who do this to the same locations wait for each other in no circle.
  for (const { locationId, runId } of seen.toSorted((a, b) => (a.locationId < b.locationId ? -1 : 1)))
    if ((await takeBack(db, blobType, locationId, at)) !== runId) throw apiError(409, 'SCHEDULE_CHANGED', locationId);
  await recordAudit(caller, db, {
    action: 'publish.unschedule',
    companyId,
    tenantIds: seen.map(({ locationId }) => locationId),
    target: seen[0]?.locationId ?? companyId,
    subject: blobTitle[blobType],
    details: { blobType, locations: seen.length },
  });
};

/** Takes the scheduled publish of a location back. False: there was none, or it is live already. */
export const cancelSchedule = async (
  caller: UseCaseContext,
  blobType: BlobType,
  location: TenantRecord,
): Promise<boolean> => {
  if (location.type !== 'LOCATION') throw notFound();
  if (!can(caller.person, rightOf[blobType], tenantScopeOf(location))) throw forbidden();
  const at = caller.now();
  return inTransaction(caller.db, async db => {
    const taken = await takeBack(db, blobType, location.id, at);
    if (taken === null) return false;
    await recordAudit(caller, db, {
      action: 'publish.unschedule',
      companyId: location.companyId,
      tenantIds: [location.id],
      target: location.id,
      subject: blobTitle[blobType],
      details: { blobType },
    });
    await signal(db, { about: 'publishes', companyId: location.companyId });
    return true;
  });
};
