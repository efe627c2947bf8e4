import { can, scopeOf } from '@commissary/domain';
import { type BlobType, takeBack } from '../../store/run.ts';
import { signal } from '../../store/signal.ts';
import type { Tenant } from '../../store/tenant.ts';
import { transact } from '../../store/transact.ts';
import { audit } from '../audit.ts';
import type { Caller } from '../caller.ts';
import { forbidden, notFound } from '../refusal.ts';
import { blobTitle, rightOf } from './blob-types.ts';

/** Takes the scheduled publish of a location back. False: there was none, or it is live already. */
export const unschedule = async (caller: Caller, blobType: BlobType, location: Tenant): Promise<boolean> => {
  if (location.type !== 'LOCATION') throw notFound();
  if (!can(caller.person, rightOf[blobType], scopeOf(location))) throw forbidden();
  const at = caller.now();
  return transact(caller.db, async db => {
    const taken = await takeBack(db, blobType, location.id, at);
    if (!taken) return false;
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
