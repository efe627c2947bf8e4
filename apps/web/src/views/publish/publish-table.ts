import { publishBoardTexts } from '@commissary/catalog';
import type { AccessibleTenant, FrozenRecord, HeldRecord } from '@commissary/contract';
import { type PublishKind, type PublishRefusal, publishOperations } from '@commissary/domain';
import { memoByIdentity } from '@commissary/schema';
import type { LocationState } from '../../cache/index.ts';
import { groupsOf } from '../../session/index.ts';
import { pagesInOrder } from './pages-by-id.ts';

/** One location on the publish board. */
export interface PublishTableRow {
  readonly id: string;
  readonly name: string;
  readonly zone: string | null;
  readonly state: LocationState;
  /** The locations of its page of the board, it among them: since when each is live is loaded by the page. */
  readonly page: readonly string[];
  /** The rollback that holds it: it is selected by itself only. */
  readonly held?: HeldRecord;
  /** No publish of the menu reaches it. */
  readonly frozen?: FrozenRecord;
  /** Why it cannot be selected; false when it can. */
  readonly blocked: PublishRefusal | 'scheduled' | 'FROZEN' | false;
}

/** The locations of one group; null holds those without one. */
export interface PublishTableGroup {
  readonly id: string | null;
  readonly name: string;
  readonly rows: readonly PublishTableRow[];
}

export interface PublishTableFacts {
  readonly kind: PublishKind;
  readonly tenants: readonly AccessibleTenant[];
  readonly states: ReadonlyMap<string, LocationState>;
  readonly held?: readonly HeldRecord[] | undefined;
  readonly frozen?: readonly FrozenRecord[] | undefined;
}

/** The board: every accessible location under its group, groups and locations by name. */
export const publishTableOf = (facts: PublishTableFacts): readonly PublishTableGroup[] => {
  const { kind, tenants, states, held = [], frozen = [] } = facts;
  const frozenAt = new Map(kind === 'menu' ? frozen.map(one => [one.locationId, one]) : []);
  const heldAt = new Map(held.map(one => [one.locationId, one]));
  const inGroup = Map.groupBy(
    inOrder(tenants).filter(({ id, type }) => type === 'LOCATION' && states.has(id)),
    ({ groupId }) => groupId,
  );
  const noGroup = { id: null, name: publishBoardTexts.noGroup };
  const named = [...groupsOf(tenants), noGroup].flatMap(({ id, name }) => {
    const locations = inGroup.get(id);
    return locations === undefined ? [] : { id, name, locations };
  });
  const pageAt = pagesInOrder(named.flatMap(({ locations }) => locations.map(({ id }) => id)));
  let position = 0;
  // One object for each of thousands of locations: each copy of it costs as much as it does.
  const rowOf = ({ id, name, timeZone }: AccessibleTenant): PublishTableRow => {
    const page = pageAt(position++);
    const state = states.get(id) ?? live;
    const stop = frozenAt.get(id);
    if (stop !== undefined) return { id, name, zone: timeZone, state, page, blocked: 'FROZEN', frozen: stop };
    const blocked = blockedBy(kind, state);
    const by = heldAt.get(id);
    const isHeld = by !== undefined && state.kind === 'unpublished';
    return isHeld
      ? { id, name, zone: timeZone, state, page, blocked, held: by }
      : { id, name, zone: timeZone, state, page, blocked };
  };
  return named.map(({ id, name, locations }) => ({ id, name, rows: locations.map(rowOf) }));
};

const live: LocationState = { kind: 'live' };

/**
 * A pending publish has to end, and a scheduled one has to be canceled or replaced; the server checks who may publish.
 */
const blockedBy = (kind: PublishKind, state: LocationState): PublishTableRow['blocked'] => {
  if (state.kind === 'scheduled') return 'scheduled';
  const open = state.kind === 'running' || state.kind === 'waiting' ? state.kind : null;
  const unpublished = state.kind !== 'live';
  return publishOperations({ kind, permitted: true, unpublished, state: open }).publish.disabled;
};

/** What is selected with all others: nothing that was rolled back. */
export const pickable = (groups: readonly PublishTableGroup[]): readonly PublishTableRow[] =>
  groups.flatMap(({ rows }) => rows.filter(({ blocked, held }) => blocked === false && held === undefined));

/** In addition, a scheduled one may be selected: publishing there now ends the schedule, and the user confirms that. */
export const choosable = ({ blocked }: PublishTableRow): boolean => blocked === false || blocked === 'scheduled';

/** What is selected for some act: of the menu also what is only frozen or released. */
export const selectable = (kind: PublishKind, row: PublishTableRow): boolean => kind === 'menu' || choosable(row);

export const failedIds = (groups: readonly PublishTableGroup[]): readonly string[] =>
  groups.flatMap(({ rows }) => rows.flatMap(({ id, state }) => (state.kind === 'failed' ? [id] : [])));

/** The progress of a running publish, one segment for each of its locations. */
export interface RunProgress {
  readonly total: number;
  readonly live: number;
  readonly running: number;
  readonly waiting: number;
  readonly scheduled: number;
  readonly failed: number;
  readonly segments: readonly { readonly id: string; readonly name: string; readonly at: SegmentState }[];
}
/** Of more locations, the progress is one part for each state. */
const mostSegments = 100;
export type SegmentState = 'live' | 'running' | 'waiting' | 'scheduled' | 'failed';

export const runProgress = (groups: readonly PublishTableGroup[]): RunProgress | null => {
  const segments = groups.flatMap(({ rows }) =>
    rows.flatMap(({ id, name, state }) => {
      const at = segmentOf(state);
      return at === null ? [] : [{ id, name, at }];
    }),
  );
  const count = (at: SegmentState) => segments.filter(segment => segment.at === at).length;
  if (count('running') + count('waiting') + count('live') === 0) return null;
  return {
    total: segments.length,
    live: count('live'),
    running: count('running'),
    waiting: count('waiting'),
    scheduled: count('scheduled'),
    failed: count('failed'),
    segments: segments.length > mostSegments ? [] : segments,
  };
};

const segmentOf = (state: LocationState): SegmentState | null => {
  if (state.kind === 'running') return state.done ? 'live' : 'running';
  if (state.kind === 'waiting' || state.kind === 'scheduled' || state.kind === 'failed') return state.kind;
  return null;
};

/** The order of the locations, which is found once for all states that they get. */
const inOrder = memoByIdentity((tenants: readonly AccessibleTenant[]) => tenants.toSorted(byName));

const collator = new Intl.Collator('en');
const byName = (a: { readonly name: string }, b: { readonly name: string }): number => collator.compare(a.name, b.name);
