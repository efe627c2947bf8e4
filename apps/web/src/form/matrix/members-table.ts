import { type Field, fieldAt, isGroup, isList, joinPath, type List, memberToken } from '@commissary/schema';
import { isTypable } from '../inputs/index.ts';
import { keyedMembers, type Matrix, type MatrixCell, type MatrixContext } from './matrix.ts';

/** A column of a table of members: one value of each. */
export interface MembersColumn {
  readonly label: string;
  /** The path of the value inside a member. */
  readonly inside: string;
  readonly cellOf: (memberPath: string) => MatrixCell;
}

/**
 * The columns in which the members of a list are edited, as its `editableColumns` say. `memberPath` is that of any
 * member, for the lists beside it.
 */
export const membersColumns = (
  list: List<unknown>,
  memberPath: string,
  context: MatrixContext,
): readonly MembersColumn[] => {
  const values = (list.editableColumns ?? []).flatMap(path => valuesAt(list.item, path, memberPath, context));
  const labelOf = ({ names, field }: MemberValue): string => (names.length === 0 ? field.label : names.join(', '));
  const labels = Map.groupBy(values, labelOf);
  return values.map(found => {
    const label = labelOf(found);
    const isShared = (labels.get(label)?.length ?? 0) > 1;
    return {
      label: isShared && label !== found.field.label ? `${label}, ${found.field.label}` : label,
      inside: found.inside,
      cellOf: path => ({
        path: path + found.inside,
        field: found.field,
        members: found.keyed.map(({ inside, ...member }) => ({ ...member, listPath: path + inside })),
      }),
    };
  });
};

/** The values of members in these columns. */
export const membersMatrix = (
  columns: readonly MembersColumn[],
  members: readonly { readonly path: string; readonly label: string }[],
): Matrix => ({
  columns: columns.map(({ label }) => label),
  rows: members.map(({ path, label }) => ({ label, cells: columns.map(column => column.cellOf(path)) })),
});

/** A value inside a member, with the members of keyed lists that contain it. */
interface MemberValue {
  readonly field: Field;
  readonly inside: string;
  readonly keyed: readonly (Omit<MatrixCell['members'][number], 'listPath'> & { readonly inside: string })[];
  readonly names: readonly string[];
}

const valuesAt = (item: Field, path: string, memberPath: string, context: MatrixContext): readonly MemberValue[] => {
  let values: readonly MemberValue[] = [{ field: item, inside: '', keyed: [], names: [] }];
  for (const step of path.split('/'))
    values = values.flatMap(found =>
      step === '[]' ? throughMembers(found, memberPath, context) : intoField(found, step),
    );
  return values.filter(({ field }) => !isGroup(field) && isTypable(field) && context.isShown(field));
};

const intoField = (found: MemberValue, key: string): readonly MemberValue[] => {
  const field = fieldAt(found.field, `/${key}`);
  return field === undefined ? [] : [{ ...found, field, inside: joinPath(found.inside, key) }];
};

const throughMembers = (found: MemberValue, memberPath: string, context: MatrixContext): readonly MemberValue[] => {
  const { field, inside, keyed, names } = found;
  if (!isList(field)) return [];
  return keyedMembers(field, memberPath + inside, context).map(({ member: { list, id, keys }, names: own }) => ({
    field: field.item,
    inside: joinPath(inside, memberToken(id)),
    keyed: [...keyed, { list, id, keys, inside }],
    names: [...names, ...own],
  }));
};
