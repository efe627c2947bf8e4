import { initial } from '../computed/index.ts';
import { type Field, fieldAt } from '../field/index.ts';
import { type Id, isList, isReference, type List, nameCopy, pointsAtMember } from '../kinds/index.ts';
import {
  isBelow,
  joinPath,
  listsAt,
  memberToken,
  namedTarget,
  parentPath,
  resolveTarget,
  valueAt,
} from '../path/index.ts';
import { idOf, isArray, isRecord, own } from '../value/index.ts';

/**
 * Returns a copy of the member at `path`, under the given id and beside it. Members inside the copy get ids of `freshId`,
 * and the references inside the copy to what was copied point at the copies; all other references stay. Values that
 * must be unique are empty, as in a new member, and its name gets a number that none of `others` has: `Soup (2)`.
 */
export const duplicateMember = (
  root: Field,
  doc: unknown,
  path: string,
  id: Id,
  freshId: () => Id,
  others: readonly unknown[],
): unknown => {
  const list = fieldAt(root, parentPath(path) ?? '');
  if (list === undefined || !isList(list)) return undefined;
  const copies = new Map<string, Id>([[path, id]]);

  /** The id of the copy of a member inside the original: once for each, because references to it follow. */
  const copiedId = (parent: List<unknown>, at: string, before: Id): Id => {
    const known = copies.get(at);
    if (known !== undefined) return known;
    // A cycle of rows that stand for each other ends here.
    copies.set(at, before);
    const next = idOfCopy(parent, at, before);
    copies.set(at, next);
    return next;
  };
  const idOfCopy = (parent: List<unknown>, at: string, before: Id): Id => {
    const named = targetsOfId(parent);
    if (named !== undefined) return follow(named, `${at}/id`, before);
    if (parent.builtInIds.some(kept => String(kept) === String(before))) return before;
    return typeof before === 'number' ? highest(valueAt(doc, parentPath(at) ?? ''), at) : freshId();
  };
  const highest = (members: unknown, at: string): number => {
    const list = parentPath(at) ?? '';
    const taken = [...copies].flatMap(([copied, to]) => (parentPath(copied) === list ? Number(to) : []));
    const ids = isArray(members) ? members.map(member => Number(own(member, 'id'))) : [];
    return Math.max(0, ...taken.filter(Number.isFinite), ...ids.filter(Number.isFinite)) + 1;
  };
  /** A reference to a copied member becomes one to its copy; the first of the targets that has the id counts. */
  const follow = (to: readonly string[], at: string, target: Id): Id => {
    for (const one of to) {
      const { document, path: expression } = namedTarget(one);
      const resolved = document === undefined ? resolveTarget(expression, doc, at) : undefined;
      const holding = (resolved === undefined ? [] : (listsAt(doc, resolved) ?? [])).filter(({ members }) =>
        members.some(member => String(idOf(member)) === String(target)),
      );
      if (holding.length === 0) continue;
      const found = holding.map(one => joinPath(one.path, memberToken(target))).find(one => isBelow(one, path));
      if (found === undefined) return target;
      const parent = fieldAt(root, parentPath(found) ?? '');
      return parent !== undefined && isList(parent) ? copiedId(parent, found, target) : target;
    }
    return target;
  };

  const copy = (field: Field, value: unknown, at: string): unknown => {
    if (value === undefined) return undefined;
    if (field.unique !== undefined) return field.optional ? undefined : initial(field);
    if (isReference(field)) return pointsAtMember(field, value) ? follow(field.to, at, value) : value;
    return (
      field.kind.map?.(field, value, (child, inner, token) => {
        if (token === 'id' && isMemberOfList(at)) return inner;
        const copied = copy(child, inner, `${at}/${token}`);
        const before = isList(field) ? idOf(inner) : undefined;
        return isList(field) && before !== undefined
          ? withId(copied, copiedId(field, `${at}/${token}`, before))
          : copied;
      }) ?? value
    );
  };
  const isMemberOfList = (at: string): boolean => {
    const parent = fieldAt(root, parentPath(at) ?? '');
    return parent !== undefined && isList(parent);
  };
  return nameCopy(list, withId(copy(list.item, valueAt(doc, path), path), id), others, valueAt(doc, path));
};

/** The targets whose members the rows of a list stand for. */
const targetsOfId = (list: List<unknown>): readonly string[] | undefined => {
  const id = fieldAt(list.item, '/id');
  if (id !== undefined && isReference(id)) return id.to;
  return list.nameFrom === undefined || list.ownerPath !== undefined ? undefined : [list.nameFrom];
};

const withId = (member: unknown, id: Id): unknown => (isRecord(member) ? { ...member, id } : member);
