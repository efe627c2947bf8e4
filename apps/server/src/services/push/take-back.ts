import { tenantScopeOf } from '@commissary/domain';
import { inTransaction } from '../../store/database/index.ts';
import { findPush, messagesOf, takeBackMessages } from '../../store/push/index.ts';
import { findTenants } from '../../store/tenants/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { RequestContext } from '../context/index.ts';
import { apiError, notFound } from '../errors/index.ts';
import { requireSending } from './audience.ts';

/** Takes back what is not sent yet of a notification; for who may send at every place that it goes to. */
export const takeBackPush = async (context: RequestContext, id: string): Promise<void> => {
  const { company, now } = context;
  await inTransaction(context.db, async db => {
    const push = await findPush(db, company.id, id);
    if (push === undefined) throw notFound();
    const locationIds = (await messagesOf(db, [id])).flatMap(({ location_ids }) => location_ids);
    const locations = push.places === null ? [] : await findTenants(db, locationIds);
    // What has no location left belongs to the company.
    requireSending(context, locations.length === 0 ? [{ companyId: company.id }] : locations.map(tenantScopeOf));
    if ((await takeBackMessages(db, id, now())) === 0) throw apiError(400, 'NOTHING_LEFT');
    await recordAudit(context, db, {
      action: 'push.take-back',
      companyId: company.id,
      target: id,
      subject: push.title,
    });
  });
};
