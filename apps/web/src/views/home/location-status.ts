import { countTexts, homeTexts } from '@commissary/catalog';
import type { LocationState } from '../../cache/index.ts';
import { timeAt } from '../../formatting/index.ts';
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
      const time = timeAt(state.dueAt, zone);
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

/** One row for each group, one more for the locations in no group. */
export const locationStatusGroups = <T extends StatusLocation>(
  tenants: readonly T[],
  states: ReadonlyMap<string, LocationState>,
): readonly LocationStatusGroup<T>[] => {
  const locations = tenants.filter(({ type }) => type === 'LOCATION').toSorted(byName);
  const groups = groupsOf(locations);
  const few = locations.length <= cardsForAll;
  const rail = (id: string | null, name: string): LocationStatusGroup<T> => {
    const all = locations.filter(({ groupId }) => groupId === id);
    const tickets = few ? all : all.filter(location => states.get(location.id)?.kind !== 'live');
    return { id, name, total: all.length, tickets, more: all.length - tickets.length };
  };
  const rails = [
    ...groups.map(group => rail(group.id, group.name)),
    rail(null, groups.length > 0 ? homeTexts.noGroup : ''),
  ];
  return rails.filter(({ total }) => total > 0);
};

const byName = (a: StatusLocation, b: StatusLocation) => a.name.localeCompare(b.name, 'en', { numeric: true });
