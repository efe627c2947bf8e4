import { countTexts, homeTexts } from '@commissary/catalog';
import type { LocationState } from '../../cache/index.ts';
import { whenWords } from '../../formatting/index.ts';
import { groupsOf } from '../../session/index.ts';
import type { StatusTone } from '../../ui/index.ts';

export type StatusMark = 'dot' | 'clock' | 'spinner' | 'check' | 'cross' | 'dots';

export interface LocationStatusFace {
  readonly tone: StatusTone;
  readonly mark: StatusMark;
  /** On the ticket, in two words. */
  readonly words: string;
  /** The same for a screen reader. */
  readonly spoken: string;
}

/** The content of a location's ticket. `changes` is the number of unpublished changes, when it is known. */
export const locationStatusFace = (
  state: LocationState,
  changes: number | undefined,
  zone: string | null,
  now = Date.now(),
): LocationStatusFace => {
  switch (state.kind) {
    case 'live':
      return { tone: 'plain', mark: 'check', words: homeTexts.liveLabel, spoken: homeTexts.liveLowercase };
    case 'unpublished': {
      const words = changes === undefined ? homeTexts.notPublished : countTexts.changes(changes);
      return {
        tone: 'amber',
        mark: 'dot',
        words,
        spoken: changes ? homeTexts.changesNotPublished(words) : homeTexts.notPublishedLowercase,
      };
    }
    case 'scheduled': {
      const time = whenWords(state.dueAt, zone, now);
      return { tone: 'amber', mark: 'clock', words: time, spoken: homeTexts.scheduledFor(time) };
    }
    case 'waiting':
      return { tone: 'plain', mark: 'dots', words: homeTexts.waiting, spoken: homeTexts.waitingLowercase };
    case 'running':
      return state.done
        ? { tone: 'accent', mark: 'check', words: homeTexts.liveLabel, spoken: homeTexts.livePublishContinues }
        : { tone: 'accent', mark: 'spinner', words: homeTexts.running, spoken: homeTexts.beingPublished };
    case 'failed':
      return { tone: 'error', mark: 'cross', words: homeTexts.failed, spoken: homeTexts.lastPublishFailed };
  }
};

export interface LocationStatusGroup<T> {
  readonly id: string | null;
  readonly name: string;
  readonly total: number;
  readonly tickets: readonly T[];
  /** Live locations that are not shown for lack of space. */
  readonly more: number;
  /** The same of those that are not live. */
  readonly moreNotLive: number;
}

interface StatusLocation {
  readonly id: string;
  readonly name: string;
  readonly type: 'LOCATION' | 'GROUP';
  readonly groupId: string | null;
  readonly groupName: string | null;
}

/** With more locations than this only those that are not live get a ticket. */
const cardsForAll = 16;
/** The groups that are shown of many, first those with a location that is not live, and their tickets together. */
const mostGroups = 12;
const mostTickets = 48;

/** One row for each group, one more for the locations in no group. */
export const locationStatusGroups = <T extends StatusLocation>(
  tenants: readonly T[],
  states: ReadonlyMap<string, LocationState>,
): readonly LocationStatusGroup<T>[] => {
  const locations = tenants.filter(({ type }) => type === 'LOCATION').toSorted(byName);
  const groups = groupsOf(locations);
  const few = locations.length <= cardsForAll;
  const inGroup = Map.groupBy(locations, ({ groupId }) => groupId);
  const rail = (id: string | null, name: string): LocationStatusGroup<T> => {
    const all = inGroup.get(id) ?? [];
    const tickets = few ? all : all.filter(location => states.get(location.id)?.kind !== 'live');
    return { id, name, total: all.length, tickets, more: all.length - tickets.length, moreNotLive: 0 };
  };
  const rails = [
    ...groups.map(group => rail(group.id, group.name)),
    rail(null, groups.length > 0 ? homeTexts.noGroup : ''),
  ];
  return rails.filter(({ total }) => total > 0);
};

/** As many of the groups and of their tickets as there is space for, and how many groups are left out. */
export const shownStatusGroups = <T>(
  rails: readonly LocationStatusGroup<T>[],
): { readonly shown: readonly LocationStatusGroup<T>[]; readonly hidden: number } => {
  const isOpen = ({ tickets }: LocationStatusGroup<T>) => tickets.length > 0;
  const ordered =
    rails.length <= mostGroups ? rails : [...rails.filter(isOpen), ...rails.filter(rail => !isOpen(rail))];
  const shown = ordered.slice(0, mostGroups);
  const space = Math.floor(mostTickets / Math.max(1, shown.length));
  return {
    shown: shown.map(rail => ({
      ...rail,
      tickets: rail.tickets.slice(0, space),
      moreNotLive: Math.max(0, rail.tickets.length - space),
    })),
    hidden: rails.length - shown.length,
  };
};

const collator = new Intl.Collator('en', { numeric: true });
const byName = (a: StatusLocation, b: StatusLocation) => collator.compare(a.name, b.name);
