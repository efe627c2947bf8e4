import { getAt, isDormant } from '@commissary/document';
import { joinPath, memberToken } from '@commissary/schema';
import { marksOf, memberIn } from './list-marks.ts';
import { type Content, effectiveOf, layersAbove, type Opened, parentOf, resolvedOf } from './opened.ts';

/** Where a row stands, and no more: the same object as long as it stands there, so that a list knows what to draw again. */
export interface RowPlace {
  readonly id: string;
  readonly path: string;
  /** `hidden`: taken away at this level. `dormant`: this level changes a member that the level above no longer has. */
  readonly state: 'shown' | 'hidden' | 'dormant';
}

/**
 * The rows of a list in their order: hidden ones where the level above has them, dormant ones last. The same array until a
 * row comes, goes or moves: what is typed into one of five thousand members leaves it as it is.
 */
export const listOrder = (opened: Opened, content: Content, path: string): readonly RowPlace[] => {
  const known = computed.get(content)?.get(path);
  if (known?.opened === opened) return known.order;
  const latest = newest.get(opened)?.get(path) ?? [];
  const order = stands(latest, opened, content, path) ? latest : asBefore(latest, placesIn(opened, content, path));
  keep(computed, content, path, { opened, order });
  keep(newest, opened, path, order);
  return order;
};

interface Computed {
  readonly opened: Opened;
  readonly order: readonly RowPlace[];
}
const computed = new WeakMap<Content, Map<string, Computed>>();
const newest = new WeakMap<Opened, Map<string, readonly RowPlace[]>>();

/** The members that entries of the own list could not be applied to, and those whose place was lost. */
export const droppedIds = (opened: Opened, content: Content, path: string): Dropped => {
  const applied = resolvedOf(opened, content);
  if (applied.dropped.length === 0) return nothingDropped;
  const known = sorted.get(applied)?.get(path);
  if (known !== undefined) return known;
  const ids = sortDropped(opened, applied, path);
  keep(sorted, applied, path, ids);
  return ids;
};

const sortDropped = (opened: Opened, { value, dropped }: Resolved, path: string): Dropped => {
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
};

interface Dropped {
  readonly dormant: ReadonlySet<string>;
  readonly lost: ReadonlySet<string>;
}
type Resolved = ReturnType<typeof resolvedOf>;
const nothingDropped: Dropped = { dormant: new Set(), lost: new Set() };
const sorted = new WeakMap<Resolved, Map<string, Dropped>>();

/** Where a row would go when it is moved by `by` places among the rows that are shown; `null` = first. */
export const anchorAfterMove = (rows: readonly RowPlace[], id: string, by: number): string | null | undefined => {
  const shown = rows.filter(({ state }) => state === 'shown').map(row => row.id);
  const from = shown.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= shown.length) return undefined;
  const rest = shown.toSpliced(from, 1);
  return to === 0 ? null : (rest[to - 1] ?? null);
};

type Bare = readonly [id: string, state: RowPlace['state']];

const placesIn = (opened: Opened, content: Content, path: string): readonly RowPlace[] => {
  const shown = idsAt(effectiveOf(opened, content), path).map((id): Bare => [id, 'shown']);
  const marks = content.kind === 'list' ? marksOf(content.changes, path) : undefined;
  const above = hasHidden(content, path) ? idsAt(parentOf(opened), path) : [];
  const hidden = above.filter(id => marks?.get(id)?.removed).map((id): Bare => [id, 'hidden']);
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

/** Puts each hidden row behind the one that it follows at the level above. */
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

/** Whether the same members still stand in the same order, none hidden and none asleep: after a letter they do. */
const stands = (latest: readonly RowPlace[], opened: Opened, content: Content, path: string): boolean => {
  const members = getAt(effectiveOf(opened, content), path);
  if (!Array.isArray(members) || members.length !== latest.length || latest.length === 0) return false;
  for (let at = 0; at < latest.length; at++) {
    const place = latest[at];
    const id: unknown = members[at]?.id;
    if (place?.state !== 'shown' || (id !== place.id && String(id) !== place.id)) return false;
  }
  return !hasHidden(content, path) && droppedIds(opened, content, path).dormant.size === 0;
};

const hasHidden = (content: Content, path: string): boolean =>
  content.kind === 'list' && [...marksOf(content.changes, path).values()].some(({ removed }) => removed);

/** The earlier array where nothing differs, and the earlier places where a row still stands as it did. */
const asBefore = (before: readonly RowPlace[], now: readonly RowPlace[]): readonly RowPlace[] => {
  const isSame = (a: RowPlace | undefined, b: RowPlace): boolean => a?.id === b.id && a.state === b.state;
  if (before.length === now.length && now.every((place, index) => isSame(before[index], place))) return before;
  const known = new Map(before.map(place => [place.id, place]));
  return now.map(place => {
    const old = known.get(place.id);
    return old !== undefined && isSame(old, place) ? old : place;
  });
};

const keep = <K extends object, V>(memory: WeakMap<K, Map<string, V>>, key: K, path: string, value: V): void => {
  const byPath = memory.get(key) ?? new Map<string, V>();
  memory.set(key, byPath.set(path, value));
};
