import { publishUnits } from '@commissary/catalog';
import { can, type PublishKind, publishPermission, tenantScopeOf } from '@commissary/domain';
import { inTransaction, signal } from '../../store/database/index.ts';
import { findCanary, moveCanary } from '../../store/publishing/index.ts';
import { findTenants, type TenantRecord } from '../../store/tenants/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { apiError, forbidden } from '../errors/index.ts';
import { type Execution, workflowStatus } from '../publishing/index.ts';
import { followNow } from './settle-canaries.ts';

/**
 * Lets the rest of a publish follow its pilots, where the server asked since no terminal was in contact; returns to how many
 * locations. 404 where the caller reaches none of this batch, 403 where the caller may not publish to all of the rest, 409
 * `NOT_ASKING` where nothing is asked.
 */
export const followPilots = async (
  caller: UseCaseContext,
  blobType: PublishKind,
  wfExec: Execution,
): Promise<number> => {
  const { workflowId } = wfExec;
  const { locationToStatuses } = await workflowStatus(caller, blobType, wfExec);
  const mayPublish = (place: TenantRecord) => can(caller.person, publishPermission[blobType], tenantScopeOf(place));
  if (!(await findTenants(caller.db, Object.keys(locationToStatuses))).some(mayPublish)) throw forbidden();
  const at = caller.now();
  return inTransaction(caller.db, async db => {
    const canary = await findCanary(db, workflowId);
    const step = { state: 'RELEASED', decidedAt: at, decidedBy: caller.person.name } as const;
    if (canary?.state !== 'ASKING' || !(await moveCanary(db, canary, step))) throw apiError(409, 'NOT_ASKING');
    const locationIds = await followNow(db, workflowId, at);
    const places = await findTenants(db, locationIds);
    if (!places.every(mayPublish)) throw forbidden();
    const { companyId } = canary;
    await recordAudit(caller, db, {
      action: 'publish.continue',
      companyId,
      tenantIds: locationIds,
      target: workflowId,
      subject: publishUnits[blobType].title,
      details: { blobType, locations: locationIds.length },
    });
    await signal(db, { about: 'publishes', companyId });
    return locationIds.length;
  });
};
