import { anyChannelOpen, type Interval, quietFrom } from '@commissary/domain';
import { listLiveManifests } from '../../store/publishing/index.ts';
import type { TenantRecord } from '../../store/tenants/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { readPublishedHours } from '../documents/index.ts';
import { inTurns } from '../turns/index.ts';

/**
 * Returns, of a location, the first instant from another on at which it is closed, by the hours that are live there; that
 * instant where it was never published; null where it is open longer than a limit.
 */
export const openHoursAt = async (
  context: Pick<UseCaseContext, 'db' | 'content'>,
  locations: readonly TenantRecord[],
  within: Interval,
): Promise<(locationId: string, instant: number, latest: number) => number | null> => {
  const live = await listLiveManifests(
    context.db,
    'settings',
    locations.map(({ id }) => id),
  );
  const hours = await readPublishedHours(context, [...live.values()]);
  // Locations with the same hours in the same zone are open at the same time.
  const known = new Map<string, readonly Interval[]>();
  const openAt = new Map<string, readonly Interval[]>();
  // A company where all have hours of their own takes seconds.
  for await (const { id, timeZone } of inTurns(locations)) {
    const found = hours.get(live.get(id) ?? '');
    if (found === undefined || timeZone === null) continue;
    const key = `${timeZone} ${found.hash}`;
    const open = known.get(key) ?? anyChannelOpen(found.hours, timeZone, within);
    known.set(key, open);
    openAt.set(id, open);
  }
  return (locationId, instant, latest) => quietFrom(openAt.get(locationId) ?? [], instant, latest);
};
