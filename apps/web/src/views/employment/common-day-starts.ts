import type { AccessibleTenant } from '@commissary/contract';
import type { DayStart } from '@commissary/domain';

/** One list, so that what is worked out from it stays. */
const atFour: readonly DayStart[] = [];

type Place = Pick<AccessibleTenant, 'id' | 'type' | 'groupId' | 'dayStarts'>;

/**
 * Returns when business days begin at a location; of a group, or of the company where there is none, as at most of its
 * locations: those have what the company set unless they set their own.
 */
export const commonDayStarts = (places: readonly Place[], tenantId: string | null): readonly DayStart[] => {
  const within = places.filter(
    ({ id, type, groupId }) => type === 'LOCATION' && (tenantId === null || id === tenantId || groupId === tenantId),
  );
  const same = [...Map.groupBy(within, ({ dayStarts = [] }) => JSON.stringify(dayStarts)).values()];
  const [most] = same.toSorted((a, b) => b.length - a.length);
  return most?.[0]?.dayStarts ?? atFour;
};
