import type { PublishKind } from '@commissary/domain';
import { isOnLive, lastOf } from '../../store/publishing/index.ts';
import { runOnce } from '../calls/index.ts';
import type { IdempotentContext } from '../context/index.ts';
import { ApiError } from '../errors/index.ts';
import { permitted } from './publish-start.ts';
import { type Execution, writeRuns } from './write-runs.ts';

/**
 * Publishes again, at once, what failed at locations: the configuration that was pinned then, so that what goes live is
 * what the preview showed.
 */
export const retryFailed = async (
  context: IdempotentContext,
  blobType: PublishKind,
  request: { readonly locationIds: readonly string[] },
): Promise<Execution[]> => {
  const locationIds = [...new Set(request.locationIds)];
  const [first] = await permitted(context, blobType, locationIds);
  const companyId = first?.companyId ?? '';
  return runOnce(context, `${blobType}.retry ${locationIds.join(' ')}`, async db => {
    const last = await lastOf(db, blobType, locationIds);
    const failed = new Map(last.filter(({ status }) => status === 'FAILED').map(one => [one.locationId, one]));
    const others = locationIds.filter(id => !failed.has(id));
    if (others.length > 0)
      throw new ApiError(
        400,
        others.map(path => ({ code: 'NOTHING_FAILED', path })),
      );
    const asked = locationIds.flatMap(id => failed.get(id) ?? []);
    const order = { companyId, blobType, action: 'publish.retry' } as const;
    const started: Execution[] = [];
    for (const [scope, some] of Map.groupBy(asked, one => (isOnLive(one.scope) ? one.scope : 'everything')))
      started.push(...(await writeRuns(context, db, { ...order, scope }, some)));
    return started;
  });
};
