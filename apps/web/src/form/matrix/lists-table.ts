import {
  type Field,
  fieldAt,
  type Id,
  inheritingFields,
  isList,
  isReference,
  isSet,
  joinTokens,
  listsAt,
  memberPath,
  own,
  type Reference,
  resolveTarget,
  splitPath,
  valueAt,
} from '@commissary/schema';
import type { Matrix, MatrixCell } from './matrix.ts';

/** A value of the members of a table: all of it, or whether one option is in its set. */
export interface TableColumn {
  readonly label: string;
  /** The path of the value inside a member. */
  readonly inside: string;
  readonly field: Field;
  readonly option?: Id;
}

/** A member, and how many members of the table it stands below. */
export interface TableRow {
  readonly path: string;
  readonly name: string;
  readonly depth: number;
  /** Whether rows stand below it. */
  readonly holds: boolean;
}

/** The sets of references among the columns of a table, whose options are columns. */
export const optionSets = (definition: Field, list: string, columns: readonly string[]): readonly Reference[] =>
  columns.flatMap(inside => {
    const field = fieldAt(definition, `${list}/[]/${inside}`);
    return field !== undefined && isSet(field) && isReference(field.item) ? [field.item] : [];
  });

/** The columns of a table: one for each option of a set, one for any other value. */
export const tableColumns = (
  definition: Field,
  list: string,
  columns: readonly string[],
  optionsOf: (item: Reference) => readonly { readonly id: Id; readonly name: string }[],
): readonly TableColumn[] =>
  columns.flatMap((inside): readonly TableColumn[] => {
    const field = fieldAt(definition, `${list}/[]/${inside}`);
    if (field === undefined) return [];
    if (!isSet(field) || !isReference(field.item)) return [{ label: field.label, inside: `/${inside}`, field }];
    return optionsOf(field.item).map(({ id, name }) => ({ label: name, inside: `/${inside}`, field, option: id }));
  });

/**
 * The members of several lists as a tree: each below the member that it inherits the value at `inside` from first,
 * where that is one of them, else below the one around it.
 */
export const tableRows = (
  definition: Field,
  document: unknown,
  lists: readonly string[],
  inside: string,
): readonly TableRow[] => {
  const names = new Map<string, string>();
  for (const list of lists) {
    const field = fieldAt(definition, list);
    const namePath = field !== undefined && isList(field) ? field.namePath : 'name';
    for (const { path, members } of listsAt(document, list) ?? [])
      for (const member of members) {
        const name = valueAt(member, `/${namePath}`);
        names.set(memberPath(path, String(own(member, 'id'))), typeof name === 'string' ? name : '');
      }
  }
  const below = new Map<string, string[]>();
  for (const path of names.keys()) {
    const parent = parentOf(definition, document, names, path, inside) ?? '';
    below.set(parent, [...(below.get(parent) ?? []), path]);
  }
  const drawn = (parent: string, depth: number): readonly TableRow[] =>
    (below.get(parent) ?? []).flatMap(path => [
      { path, name: names.get(path) ?? '', depth, holds: below.has(path) },
      ...drawn(path, depth + 1),
    ]);
  return drawn('', 0);
};

const parentOf = (
  definition: Field,
  document: unknown,
  rows: ReadonlyMap<string, string>,
  path: string,
  inside: string,
): string | undefined => {
  const [inheriting] = inheritingFields(definition, `${path}/${inside}`);
  for (const target of inheriting?.targets ?? []) {
    const tokens = splitPath(resolveTarget(target, document, inheriting?.path) ?? '');
    for (let depth = tokens.length; depth > 0; depth--) {
      const above = joinTokens(tokens.slice(0, depth));
      if (above !== path && rows.has(above)) return above;
    }
  }
  return undefined;
};

/** The rows that are shown while only these have theirs open. */
export const openRows = (rows: readonly TableRow[], open: ReadonlySet<string>): readonly TableRow[] => {
  const shown: TableRow[] = [];
  let closedAt: number | undefined;
  for (const row of rows) {
    if (closedAt !== undefined && row.depth > closedAt) continue;
    closedAt = row.holds && !open.has(row.path) ? row.depth : undefined;
    shown.push(row);
  }
  return shown;
};

/** The values of the rows in the columns. */
export const tableMatrix = (columns: readonly TableColumn[], rows: readonly TableRow[]): Matrix => ({
  columns: columns.map(({ label, field, option }) => (option === undefined ? label : `${label}, ${field.label}`)),
  rows: rows.map(({ path, name }) => ({
    label: name,
    cells: columns.map(
      ({ inside, field, option }): MatrixCell => ({
        path: path + inside,
        field,
        members: [],
        ...(option !== undefined && { option }),
      }),
    ),
  })),
});
