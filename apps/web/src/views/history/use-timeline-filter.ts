import { withQuery } from '@commissary/catalog';
import type { Level } from '@commissary/domain';
import { useRouter, useSearch } from '@tanstack/react-router';
import { dayOf, instantsOf } from '../../shell/days.ts';
import { goTo } from '../../shell/go-to.ts';
import type { TimelineQuery } from './timeline-query.ts';

/** As the address says it; days as 2026-11-20. */
export interface TimelineFilter {
  readonly search: string;
  readonly by: string | null;
  readonly level: Level | null;
  readonly from: string;
  readonly to: string;
}

const levels: readonly Level[] = ['company', 'group', 'location'];

/** The filter stands in the address, so that what was found can be kept and sent. */
export const useTimelineFilter = () => {
  const query = useSearch({ strict: false }) as Readonly<Record<string, string | undefined>>;
  const router = useRouter();
  const filter: TimelineFilter = {
    search: query.search ?? '',
    by: query.by ?? null,
    level: levels.find(level => level === query.level) ?? null,
    from: dayOf(query.from),
    to: dayOf(query.to),
  };
  const change = (part: Partial<TimelineFilter>) => {
    const members = Object.fromEntries(
      Object.entries(part).map(([name, value]) => [name, value === '' ? null : value]),
    );
    goTo(router, withQuery(router.state.location.href, members), { replace: true });
  };
  return { filter, change };
};

export const isNarrowed = ({ search, by, level, from, to }: TimelineFilter): boolean =>
  search !== '' || by !== null || level !== null || from !== '' || to !== '';

/** Days begin and end by the clock of the place. */
export const queryOf = ({ search, by, level, from, to }: TimelineFilter, zone: string): TimelineQuery => ({
  ...(search !== '' && { search }),
  ...(by !== null && { by }),
  ...(level !== null && { level }),
  ...instantsOf({ from, to }, zone),
});
