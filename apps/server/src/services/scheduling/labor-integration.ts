import { inTransaction, lockCompanies } from '../../store/database/index.ts';
import { noteSchedulingChange, putSchedulingItems } from '../../store/scheduling/index.ts';
import { setLaborIntegrated } from '../../store/tenants/index.ts';
import { authorize } from '../access/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { RequestContext } from '../context/index.ts';
import { apiError, notFound } from '../errors/index.ts';
import { newItem } from './plan-calls.ts';

const access = { kind: 'tenant', param: 'tenantId', permission: 'editLocation' } as const;

/**
 * Integrates a location with the scheduling service, where there is one, or no longer. The service is then asked to clear its cache of the
 * location; what it has of it stays there.
 */
export const setIntegration = async (context: RequestContext, tenantId: string, enabled: boolean): Promise<void> => {
  const { tenant } = await authorize(context, access, { tenantId }, context.person);
  if (tenant?.type !== 'LOCATION') throw notFound();
  if (enabled && context.config.schedulingUrl === null) throw apiError(400, 'NOT_CONFIGURED');
  const { id, companyId, name } = tenant;
  await inTransaction(context.db, async db => {
    await lockCompanies(db, [companyId]);
    if (!(await setLaborIntegrated(db, id, enabled))) throw notFound();
    await noteSchedulingChange(db, companyId, context.now());
    const cache = { companyId, kind: 'location', placeId: id, itemId: id, name } as const;
    await putSchedulingItems(db, [newItem(cache, context.now())]);
    await recordAudit(context, db, {
      action: enabled ? 'labor.on' : 'labor.off',
      companyId,
      tenantIds: [id],
      target: id,
      subject: name,
    });
  });
};
