import { publishKinds } from '@commissary/catalog';
import { inTransaction, lockCompanies, signal } from '../../store/database/index.ts';
import { unscheduleRun } from '../../store/publishing/index.ts';
import { noteSchedulingChange } from '../../store/scheduling/index.ts';
import { findTenant, lockTenant, removeTenant, type TenantRecord } from '../../store/tenants/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { RequestContext } from '../context/index.ts';
import { notFound } from '../errors/index.ts';
import { removeGroup } from '../levels/index.ts';
import { locationAudit } from './create-location.ts';

/** Removes the location or group of the call's company with this id. */
export const removeOneLocation = async (context: RequestContext, id: string): Promise<void> => {
  const tenant = await findTenant(context.db, id);
  if (tenant === null || tenant.companyId !== context.company.id) throw notFound();
  if (tenant.type === 'GROUP') await removeGroup(context, id);
  else await removeLocation(context, tenant);
};

/**
 * Removes a location: its terminals are rejected from then on, and its scheduled publishes are canceled. What was saved
 * and published for it is only in the history.
 */
const removeLocation = async (context: RequestContext, location: TenantRecord): Promise<void> => {
  const { id, companyId } = location;
  const at = context.now();
  await inTransaction(context.db, async db => {
    await lockCompanies(db, [companyId]);
    await lockTenant(db, id);
    if (!(await removeTenant(db, id, at))) throw notFound();
    await recordAudit(context, db, { action: 'location.remove', ...locationAudit(location) });
    for (const blobType of publishKinds) await unscheduleRun(db, blobType, id, at);
    await noteSchedulingChange(db, companyId, at);
    await signal(db, { about: 'publishes', companyId });
  });
};
