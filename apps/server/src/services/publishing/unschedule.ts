import { can, scopeOf } from '@commissary/domain';
import { type BlobType, takeBack } from '../../store/run.ts';
import { signal } from '../../store/signal.ts';
import type { Db } from '../../store/tables.ts';
import type { Tenant } from '../../store/tenant.ts';
import { transact } from '../../store/transact.ts';
import { audit } from '../audit.ts';
import type { Caller } from '../caller.ts';
import { forbidden, notFound, refuse } from '../refusal.ts';
import { blobTitle, rightOf } from './blob-types.ts';

/** A scheduled batch at one of its locations, as somebody saw it. */
export interface SeenSchedule {
  readonly locationId: string;
  readonly runId: string;
}

/** Takes back what another publish takes the place of, as part of its transaction: all of it as it was seen, or a refusal. */
export const endSchedules = async (
  caller: Caller,
  db: Db,
  { companyId, blobType }: { readonly companyId: string; readonly blobType: BlobType },
  seen: readonly SeenSchedule[],
): Promise<void> => {
  if (seen.length === 0) return;
  const at = caller.now();
  // In one order, so that two who do this to the same locations wait for each other in no circle.
  for (const { locationId, runId } of seen.toSorted((a, b) => (a.locationId < b.locationId ? -1 : 1)))
    if ((await takeBack(db, blobType, locationId, at)) !== runId) throw refuse(409, 'SCHEDULE_CHANGED', locationId);
  await audit(caller, db, {
    action: 'publish.unschedule',
    companyId,
    placeIds: seen.map(({ locationId }) => locationId),
    target: seen[0]?.locationId ?? companyId,
    subject: blobTitle[blobType],
    details: { blobType, locations: seen.length },
  });
};

/** Takes the scheduled publish of a location back. False: there was none, or it is live already. */
export const unschedule = async (caller: Caller, blobType: BlobType, location: Tenant): Promise<boolean> => {
  if (location.type !== 'LOCATION') throw notFound();
  if (!can(caller.person, rightOf[blobType], scopeOf(location))) throw forbidden();
  const at = caller.now();
  return transact(caller.db, async db => {
    const taken = await takeBack(db, blobType, location.id, at);
    if (taken === null) return false;
    await audit(caller, db, {
      action: 'publish.unschedule',
      companyId: location.companyId,
      placeIds: [location.id],
      target: location.id,
      subject: blobTitle[blobType],
      details: { blobType },
    });
    await signal(db, { about: 'publishes', companyId: location.companyId });
    return true;
  });
};
