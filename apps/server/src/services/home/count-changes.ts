import { isUnpublished } from '@commissary/catalog';
import type { TenantSyncStatus } from '@commissary/contract';
import type { PublishKind } from '@commissary/domain';
import { grantsText, type RequestContext } from '../context/index.ts';
import { changesToPublish } from '../publishing/index.ts';

/**
 * The statuses with the number of changes that a publish would bring to each of the locations that are not up to date, and
 * how many of them its own override makes. It is asked for again and again, so it is cached until something is saved or published.
 */
export const withChanges = async (
  context: RequestContext,
  publish: PublishKind,
  statuses: readonly TenantSyncStatus[],
): Promise<TenantSyncStatus[]> => {
  const locationIds = statuses.filter(status => isUnpublished(status, publish)).map(({ locationId }) => locationId);
  const counted = locationIds.length === 0 ? undefined : await countChanges(context, publish, locationIds);
  return statuses.map(status => {
    const changes = counted?.get(status.locationId);
    return changes === undefined ? status : { ...status, changes };
  });
};

type Counts = ReadonlyMap<string, NonNullable<TenantSyncStatus['changes']>>;

const countChanges = (
  context: RequestContext,
  publish: PublishKind,
  locationIds: readonly string[],
): Promise<Counts> => {
  const { company, person, rowCache } = context;
  const key = `own changes ${publish} ${locationIds.join()} ${grantsText(person)}`;
  return rowCache.getOrLoad('states', [company.id], key, async () => {
    const found = await changesToPublish(context, publish, { locationIds, own: true });
    return new Map(
      found.map(({ locationId, documents, people }) => [
        locationId,
        {
          total: documents.reduce((sum, { total }) => sum + total, people),
          own: documents.reduce((sum, { own = 0 }) => sum + own, 0),
        },
      ]),
    );
  });
};
