import { anyChannelOpen, type Interval } from '@commissary/domain';
import { liveManifests } from '../../store/publishing/index.ts';
import type { TenantRecord } from '../../store/tenants/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import { readPublishedHours } from '../documents/index.ts';
import { inTurns } from '../turns/index.ts';

/** Returns when each location is open within a time, by the hours that are live there. One that was never published has none. */
export const openHoursAt = async (
  context: Pick<UseCaseContext, 'db' | 'content'>,
  locations: readonly TenantRecord[],
  within: Interval,
): Promise<ReadonlyMap<string, readonly Interval[]>> => {
  const live = await liveManifests(
    context.db,
    ['settings'],
    locations.map(({ id }) => id),
  );
  const hours = await readPublishedHours(
    context,
    [...live.values()].flatMap(at => [...at.values()]),
  );
  // Locations with the same hours in the same zone are open at the same time.
  const known = new Map<string, readonly Interval[]>();
  const openAt = new Map<string, readonly Interval[]>();
  // A company where all have hours of their own takes seconds.
  for await (const { id, timeZone } of inTurns(locations)) {
    const found = hours.get(live.get(id)?.get('settings') ?? '');
    if (found === undefined || timeZone === null) continue;
    const key = `${timeZone} ${found.hash}`;
    const open = known.get(key) ?? anyChannelOpen(found.hours, timeZone, within);
    known.set(key, open);
    openAt.set(id, open);
  }
  return openAt;
};
