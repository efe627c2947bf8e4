import { getAt, isDormant } from '@commissary/document';
import { identityMap, joinPath, memberToken, memoByIdentity, parentPath } from '@commissary/schema';
import {
  effectiveOf,
  type LoadedSnapshot,
  layersAbove,
  parentOf,
  resolvedOf,
  type WorkingCopy,
} from '../../snapshot/index.ts';
import { memberIn } from './row-change-summary.ts';

/**
 * The position of a row, and nothing else: the same object while the position stays, so that a list knows what to
 * render again.
 */
export interface RowPosition {
  readonly id: string;
  readonly path: string;
  /** `hidden`: removed at this level. `dormant`: this level changes a member that the level above no longer has. */
  readonly state: 'shown' | 'hidden' | 'dormant';
}

/**
 * The rows of a list in their order: hidden ones at their position in the level above, dormant ones last. The same
 * array until a row is added, removed or moved: typing into one of five thousand members leaves it unchanged.
 */
export const listOrder = (opened: LoadedSnapshot, content: WorkingCopy, path: string): readonly RowPosition[] => {
  const byPath = newest.getOrCompute(opened, () => new Map());
  const order = orderAfter(opened, content, path, byPath);
  byPath.set(path, order);
  return order;
};

const newest = identityMap<LoadedSnapshot, Map<string, readonly RowPosition[]>>();
const orderAfter = memoByIdentity(
  (opened: LoadedSnapshot, content: WorkingCopy, path: string, byPath: ReadonlyMap<string, readonly RowPosition[]>) => {
    const latest = byPath.get(path) ?? [];
    return stands(latest, opened, content, path) ? latest : asBefore(latest, positionsIn(opened, content, path));
  },
);

/** The members that entries of the own list could not be applied to, and those whose position was lost. */
export const droppedIds = (opened: LoadedSnapshot, content: WorkingCopy, path: string): Dropped => {
  const applied = resolvedOf(opened, content);
  return applied.dropped.length === 0 ? nothingDropped : sortDropped(opened, applied, path);
};

const sortDropped = memoByIdentity((opened: LoadedSnapshot, { value, dropped }: Resolved, path: string): Dropped => {
  const own = layersAbove(opened).length;
  const dormant = new Set<string>();
  const lost = new Set<string>();
  for (const report of dropped) {
    const id = report.layer === own ? memberIn(report.path, path) : undefined;
    if (id === undefined) continue;
    if (!isDormant(report)) lost.add(id);
    else if (getAt(value, joinPath(path, memberToken(id))) === undefined) dormant.add(id);
  }
  return { dormant, lost };
});

interface Dropped {
  readonly dormant: ReadonlySet<string>;
  readonly lost: ReadonlySet<string>;
}
type Resolved = ReturnType<typeof resolvedOf>;
const nothingDropped: Dropped = { dormant: new Set(), lost: new Set() };

/**
 * The new predecessor of a row that is moved by `by` positions among some of the visible rows, or all; `null` = first.
 */
export const anchorAfterMove = (
  rows: readonly RowPosition[],
  id: string,
  by: number,
  among = rows,
): string | null | undefined => {
  const shown = shownIds(among);
  const from = shown.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= shown.length) return undefined;
  const rest = shown.toSpliced(from, 1);
  if (to > 0) return rest[to - 1] ?? null;
  // Before the first of them: behind what is before that one in the list.
  const all = shownIds(rows).filter(one => one !== id);
  return all[all.indexOf(rest[0] ?? '') - 1] ?? null;
};

const shownIds = (rows: readonly RowPosition[]): readonly string[] =>
  rows.filter(({ state }) => state === 'shown').map(row => row.id);

type Bare = readonly [id: string, state: RowPosition['state']];

const positionsIn = (opened: LoadedSnapshot, content: WorkingCopy, path: string): readonly RowPosition[] => {
  const shown = idsAt(effectiveOf(opened, content), path).map((id): Bare => [id, 'shown']);
  const removed = removedIds(content, path);
  const above = removed.size > 0 ? idsAt(parentOf(opened), path) : [];
  const hidden = above.filter(id => removed.has(id)).map((id): Bare => [id, 'hidden']);
  const dormant = [...droppedIds(opened, content, path).dormant].map((id): Bare => [id, 'dormant']);
  return [...withHidden(shown, hidden, above), ...dormant].map(([id, state]) => ({
    id,
    path: joinPath(path, memberToken(id)),
    state,
  }));
};

const idsAt = (document: unknown, path: string): readonly string[] => {
  const value = getAt(document, path);
  return Array.isArray(value) ? value.map(member => String(member?.id)) : [];
};

/** Inserts each hidden row after the one that it follows at the level above. */
const withHidden = (shown: readonly Bare[], hidden: readonly Bare[], order: readonly string[]): readonly Bare[] => {
  if (hidden.length === 0) return shown;
  const ranks = new Map(order.map((id, rank) => [id, rank]));
  const rows = [...shown];
  for (const row of hidden) {
    const own = ranks.get(row[0]) ?? 0;
    const at = rows.findLastIndex(([id]) => (ranks.get(id) ?? order.length) < own);
    rows.splice(at + 1, 0, row);
  }
  return rows;
};

/** Whether the same members are in the same order, none hidden and none dormant: true after a typed character. */
const stands = (
  latest: readonly RowPosition[],
  opened: LoadedSnapshot,
  content: WorkingCopy,
  path: string,
): boolean => {
  const members = getAt(effectiveOf(opened, content), path);
  if (!Array.isArray(members) || members.length !== latest.length || latest.length === 0) return false;
  for (let at = 0; at < latest.length; at++) {
    const position = latest[at];
    const id: unknown = members[at]?.id;
    if (position?.state !== 'shown' || (id !== position.id && String(id) !== position.id)) return false;
  }
  return removedIds(content, path).size === 0 && droppedIds(opened, content, path).dormant.size === 0;
};

/** The members of a list that this level removes. */
const removedIds = (content: WorkingCopy, path: string): ReadonlySet<string> =>
  new Set(
    content.kind === 'list'
      ? content.changes.flatMap(
          ({ op, path: removed }) => (op === 'remove' && parentPath(removed) === path && memberIn(removed, path)) || [],
        )
      : [],
  );

/** Returns the earlier array where nothing differs, and the earlier position objects of rows that did not move. */
const asBefore = (before: readonly RowPosition[], now: readonly RowPosition[]): readonly RowPosition[] => {
  const isSame = (a: RowPosition | undefined, b: RowPosition): boolean => a?.id === b.id && a.state === b.state;
  if (before.length === now.length && now.every((position, index) => isSame(before[index], position))) return before;
  const known = new Map(before.map(position => [position.id, position]));
  return now.map(position => {
    const old = known.get(position.id);
    return old !== undefined && isSame(old, position) ? old : position;
  });
};
