import { createFieldPredicate, type Field, fieldAt } from '../field/index.ts';
import { isList, type List } from '../kinds/index.ts';
import { isBelow, memberToken, pathsAbove } from '../path/index.ts';
import { own } from '../value/index.ts';

/**
 * Returns the paths of members that a newer one replaces, in lists with `newestOf`. The newest is the one at or below
 * which `written` names a change, the last of those; without one, the last.
 */
export const supersededMembers = (field: Field, value: unknown, written: readonly string[], path = ''): string[] => {
  if (value === undefined || !holdsNewest(field)) return [];
  const found: string[] = [];
  if (isNewestOnly(field) && Array.isArray(value)) {
    const pathOf = (member: unknown) => `${path}/${memberToken(String(own(member, 'id')))}`;
    const isWritten = (member: unknown) => written.some(one => isBelow(one, pathOf(member)));
    const newest = newestMembers(field, value, isWritten);
    for (const member of value) if (!newest.has(member)) found.push(pathOf(member));
  }
  field.kind.map?.(field, value, (child, inner, token) => {
    found.push(...supersededMembers(child, inner, written, `${path}/${token}`));
    return inner;
  });
  return found;
};

/** Returns the list without superseded members; the same object when there is none. */
export const keepsNewestOnly = (field: Field, value: unknown): unknown => {
  if (!isNewestOnly(field) || !Array.isArray(value)) return value;
  const newest = newestMembers(field, value, () => false);
  return newest.size === value.length ? value : value.filter(member => newest.has(member));
};

interface NewestOnly extends List<unknown> {
  readonly newestOf: string;
}

export const isNewestOnly = (field: Field): field is NewestOnly => isList(field) && field.newestOf !== undefined;

const newestMembers = (
  { newestOf }: NewestOnly,
  members: readonly unknown[],
  isWritten: (member: unknown) => boolean,
): ReadonlySet<unknown> => {
  const newest = new Map<unknown, unknown>();
  const others = new Set<unknown>();
  for (const member of members) {
    const said = own(member, newestOf);
    // A member without a value there replaces none.
    if (typeof said !== 'string' || said === '') others.add(member);
    else if (isWritten(member) || !isWritten(newest.get(said))) newest.set(said, member);
  }
  return new Set([...others, ...newest.values()]);
};

const holdsNewest = createFieldPredicate(isNewestOnly);

/** Whether a change at a path may add a member to a list with `newestOf`, or change the value of one. */
export const touchesNewestOnly = (field: Field, path: string): boolean => {
  if (!holdsNewest(field)) return false;
  const at = fieldAt(field, path);
  return (
    (at !== undefined && holdsNewest(at)) ||
    pathsAbove(path).some(above => {
      const parent = fieldAt(field, above);
      return parent !== undefined && isNewestOnly(parent);
    })
  );
};
