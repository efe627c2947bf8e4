import {
  type Field,
  fieldAt,
  type Group,
  groupAround,
  isGroup,
  isUnion,
  joinPath,
  keyToken,
  type List,
  matches,
} from '@commissary/schema';
import { effectiveOf } from '../../snapshot/index.ts';
import { contentOf, type EditSession } from '../edit-session/index.ts';
import { isTypable } from '../inputs/index.ts';
import type { RowPosition } from '../rows/index.ts';
import { fieldLockAt, missingPermission } from '../state/index.ts';

/** A field that several members can be given the same value of. */
export interface BulkField {
  /** The path inside a member. */
  readonly inside: string;
  readonly label: string;
  readonly field: Field;
}

/** The typable fields of the members of a list that the user may change, without names and unique values. */
export const bulkFields = (
  { opened }: EditSession,
  list: List<unknown>,
  member: RowPosition,
  isShown: (field: Field) => boolean,
): readonly BulkField[] => {
  const identity = new Set(['/id', `/${list.namePath}`]);
  const inGroup = (group: Group<unknown>, path: string, label: string): readonly BulkField[] =>
    Object.entries(group.shape).flatMap(([key, field]) => {
      const inside = joinPath(path, keyToken(key));
      if (field.systemManaged || identity.has(inside) || !isShown(field)) return [];
      if (isGroup(field))
        return field.optional || field.visibleWhen !== undefined || isUnion(field)
          ? []
          : inGroup(field, inside, field.omitFromPath ? label : `${label}${field.label} › `);
      const isOffered =
        field.unique === undefined &&
        isTypable(field) &&
        missingPermission(opened, { op: 'set', path: member.path + inside }) === undefined;
      return isOffered ? [{ inside, label: label + field.label, field }] : [];
    });
  return isGroup(list.item) && !isUnion(list.item) ? inGroup(list.item, '', '') : [];
};

/** The paths of a field in members where it is shown and can be edited. */
export const editablePaths = (session: EditSession, members: readonly RowPosition[], inside: string): string[] => {
  const document = effectiveOf(session.opened, contentOf(session));
  return members
    .map(member => member.path + inside)
    .filter(path => {
      const condition = fieldAt(session.opened.definition, path)?.visibleWhen;
      const isVisible = condition === undefined || matches(condition, document, groupAround(path));
      return isVisible && fieldLockAt(session.opened, document, path) === undefined;
    });
};
