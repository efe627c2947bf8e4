import type { RequestContext } from '../../request-context.ts';
import { signal } from '../../store/notification-channel.ts';
import { takeBack } from '../../store/run.ts';
import { findTenant, removeTenant, type TenantRecord } from '../../store/tenant.ts';
import { inTransaction, lockCompanies } from '../../store/transaction.ts';
import { notFound } from '../api-error.ts';
import { recordAudit } from '../audit.ts';
import { removeGroup } from '../levels/groups.ts';
import { locationAudit } from './create-location.ts';

/** Removes a location or a group of the call's company, whichever bears the id. */
export const removeOneLocation = async (context: RequestContext, id: string): Promise<void> => {
  const tenant = await findTenant(context.db, id);
  if (tenant === null || tenant.companyId !== context.company.id) throw notFound();
  return tenant.type === 'GROUP' ? removeGroup(context, id) : removeLocation(context, tenant);
};

/**
 * Takes a location away: its terminals are refused from then on, and what was scheduled for it is taken back. What was
 * saved and published for it stays in the history alone.
 */
const removeLocation = async (context: RequestContext, location: TenantRecord): Promise<void> => {
  const { id, companyId } = location;
  const at = context.now();
  await inTransaction(context.db, async db => {
    await lockCompanies(db, [companyId]);
    if (!(await removeTenant(db, id, at))) throw notFound();
    await recordAudit(context, db, { action: 'location.remove', ...locationAudit(location) });
    for (const blobType of ['menu', 'employment'] as const) await takeBack(db, blobType, id, at);
    await signal(db, { about: 'publishes', companyId });
  });
};
