import type { SchedulingKind } from '@commissary/domain';
import { lockCompanies } from '../../store/database/index.ts';
import {
  endSchedulingPause,
  listSchedulingItems,
  noteSchedulingChange,
  putSchedulingItems,
  type SchedulingItem,
} from '../../store/scheduling/index.ts';
import { recordAudit } from '../audit/index.ts';
import { runOnce } from '../calls/index.ts';
import type { RequestContext } from '../context/index.ts';
import { apiError, forbidden, notFound } from '../errors/index.ts';
import { companyPlace } from './desired-items.ts';
import { isAt, mayAt } from './labor-status.ts';
import { keyOf, notAttempted } from './plan-calls.ts';

export interface SendAgain {
  readonly kind: SchedulingKind;
  readonly placeId: string | null;
  readonly itemId: string;
  /** The id by which the service has it already. */
  readonly externalId?: string | undefined;
}

/**
 * Sends something again that failed, or that the service may have or not: only a person can look there. With the id that
 * it has there, it is not created a second time.
 */
export const sendAgain = async (context: RequestContext, requested: SendAgain): Promise<void> => {
  const { tenant: location, person, now } = context;
  const { companyId } = location;
  const key = keyOf({ ...requested, placeId: requested.placeId ?? companyPlace });
  await runOnce(context, `labor.sendAgain ${JSON.stringify([location.id, requested])}`, async db => {
    await lockCompanies(db, [companyId]);
    // First, so that no process makes a call for the company meanwhile.
    await noteSchedulingChange(db, companyId, now());
    await endSchedulingPause(db, companyId);
    const item = (await listSchedulingItems(db, companyId)).find(one => keyOf(one) === key);
    if (item === undefined || !isAt(location, item)) throw notFound();
    if (!mayAt(person, 'editLocation', location, item.placeId)) throw forbidden();
    if (item.kind === 'user' && !mayAt(person, 'userAdmin', location, item.placeId)) throw notFound();
    if (item.state === 'sent' || item.state === 'sending') throw apiError(400, 'NOT_FAILED');
    await putSchedulingItems(db, [renewed(item, requested.externalId, now())]);
    await recordAudit(context, db, {
      action: 'labor.send-again',
      companyId,
      tenantIds: item.placeId === companyPlace ? [] : [item.placeId],
      target: item.itemId,
      subject: item.name,
    });
    return null;
  });
};

const renewed = (item: SchedulingItem, externalId: string | undefined, changedAt: Date): SchedulingItem => ({
  ...item,
  // What the service calls it is unknown, so its name and department are sent in any case.
  ...(externalId !== undefined && item.externalId === null && { externalId, sentName: null, sentDepartment: null }),
  ...notAttempted,
  ...{ state: 'waiting', why: null, changedAt },
});
