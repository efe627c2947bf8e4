import type { Level } from '@commissary/domain';
import { dayOf, instantsOf } from '../../formatting/index.ts';
import { useAddressQuery } from '../../navigation/index.ts';
import type { TimelineKey } from './timeline-query.ts';

/** The filter of the address; days as 2026-11-20. */
export interface TimelineFilter {
  readonly search: string;
  readonly by: string | null;
  readonly level: Level | null;
  readonly from: string;
  readonly to: string;
}

const levels: readonly Level[] = ['company', 'group', 'location'];

/** The filter is stored in the address, so that a result can be bookmarked and sent. */
export const useTimelineFilter = () => {
  const { query, change } = useAddressQuery();
  const filter: TimelineFilter = {
    search: query.search ?? '',
    by: query.by ?? null,
    level: levels.find(level => level === query.level) ?? null,
    from: dayOf(query.from),
    to: dayOf(query.to),
  };
  return { filter, change: (part: Partial<TimelineFilter>) => change(part) };
};

export const isTimelineNarrowed = ({ search, by, level, from, to }: TimelineFilter): boolean =>
  search !== '' || by !== null || level !== null || from !== '' || to !== '';

/** Days begin and end in the time zone of the tenant. */
export const timelineQueryOf = ({ search, by, level, from, to }: TimelineFilter, zone: string): TimelineKey => ({
  ...(search !== '' && { search }),
  ...(by !== null && { by }),
  ...(level !== null && { level }),
  ...instantsOf({ from, to }, zone),
});
