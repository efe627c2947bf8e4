import type { Change } from '@commissary/document';
import {
  createFieldPredicate,
  equal,
  type Field,
  fieldAt,
  isArray,
  isGroup,
  isList,
  isTimestamp,
  own,
  type Timestamp,
  tokenKey,
} from '@commissary/schema';

/**
 * A document in which new members have the time of their creation, and changed ones that of their last change. They
 * come from the server's clock, whatever the save contains. The same object where nothing has to be written.
 */
export const withTimestamps = (field: Field, head: unknown, next: unknown, now: Date): unknown => {
  if (next === head || next === undefined || !containsStamps(field)) return next;
  const before =
    isList(field) && isArray(head) ? new Map(head.map(member => [String(own(member, 'id')), member])) : null;
  return (
    field.kind.map?.(field, next, (child, inner, token) =>
      before === null
        ? withTimestamps(child, own(head, tokenKey(token)), inner, now)
        : stampedMember(child, before.get(String(own(inner, 'id'))), inner, now),
    ) ?? next
  );
};

/** The same for the list of a group or location: for the members that it adds. No other entry may set such a time. */
export const changesWithTimestamps = (
  root: Field,
  stored: readonly Change[],
  changes: readonly Change[],
  now: Date,
): Change[] => {
  const before = new Map(stored.map(one => [`${one.op} ${one.path}`, 'value' in one ? one.value : undefined]));
  return changes.flatMap((change): Change[] => {
    if (!('value' in change)) return [change];
    const field = fieldAt(root, change.path);
    if (field === undefined || !containsStamps(field)) return [change];
    if (isTimestamp(field)) return [];
    const known = before.get(`${change.op} ${change.path}`);
    return [{ ...change, value: stampedMember(field, known, change.value, now) }];
  });
};

const stampedMember = (item: Field, before: unknown, member: unknown, now: Date): unknown => {
  const inside = withTimestamps(item, before, member, now);
  if (typeof inside !== 'object' || inside === null) return inside;
  const stamps = stampsOf(item);
  if (stamps.length === 0 || inside === before) return inside;
  const at = now.getTime();
  const timed = (time: (key: string, stamped: Timestamp['stamped']) => unknown) => ({
    ...inside,
    ...Object.fromEntries(stamps.map(([key, stamped]) => [key, time(key, stamped)])),
  });
  if (before === undefined) return timed(() => at);
  const same = timed(key => own(before, key));
  if (equal(same, before)) return equal(same, inside) ? inside : same;
  return timed((key, stamped) => (stamped === 'changed' ? at : own(before, key)));
};

/** The times of a member, by key. */
const stampsOf = (item: Field): readonly (readonly [key: string, stamped: Timestamp['stamped']])[] =>
  isGroup(item)
    ? Object.entries(item.shape).flatMap(([key, child]) =>
        isTimestamp(child) && child.stamped !== undefined ? [[key, child.stamped] as const] : [],
      )
    : [];

const containsStamps = createFieldPredicate(field => isTimestamp(field) && field.stamped !== undefined);
