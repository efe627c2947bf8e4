import { contactStatus, deviceRules } from '@commissary/domain';
import { contactsOf } from '../../store/tenants/index.ts';
import type { Context } from '../context/index.ts';

/** Until when the tickets of a location are here. */
export interface Coverage {
  readonly id: string;
  /** The last contact of any of its terminals; null = there was none. */
  readonly until: number | null;
  /** Terminals that may still have tickets, since when. */
  readonly silent: { readonly deviceId: string; readonly since: number }[];
}

/** Says of each location until when its tickets are complete, and which terminals are silent. */
export const coverageOf = async (
  { contacts, now }: Pick<Context, 'contacts' | 'now'>,
  locationIds: readonly string[],
): Promise<Coverage[]> => {
  const at = now().getTime();
  const since = new Date(at - deviceRules.silentMs);
  const heard = Map.groupBy(await contactsOf(contacts, locationIds, since), ({ locationId }) => locationId);
  return locationIds.map(id => {
    const found = heard.get(id) ?? [];
    const times = found.map(({ lastSeenAt }) => lastSeenAt.getTime());
    return {
      id,
      until: times.length === 0 ? null : Math.max(...times),
      silent: found.flatMap(({ deviceId, lastSeenAt }) =>
        contactStatus(lastSeenAt.getTime(), at) === 'up-to-date' ? [] : [{ deviceId, since: lastSeenAt.getTime() }],
      ),
    };
  });
};
