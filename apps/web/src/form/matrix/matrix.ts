import {
  type Field,
  fieldAt,
  type Id,
  isArray,
  isGroup,
  isId,
  isList,
  isReference,
  joinPath,
  keyToken,
  type List,
  memberToken,
  own,
  type Reference,
  resolveTarget,
  splitPath,
  valueAt,
} from '@commissary/schema';
import { offeredTargets } from '../state/index.ts';

/** A member that holds the value of a cell. */
export interface MatrixMember {
  readonly list: List<unknown>;
  readonly listPath: string;
  readonly id: Id;
  /** The values of its references, by key. */
  readonly keys: Readonly<Record<string, Id>>;
}

/**
 * One value, and the members of keyed lists around it, outermost first: those that are absent come with the first
 * value.
 */
export interface MatrixCell {
  readonly path: string;
  readonly field: Field;
  readonly members: readonly MatrixMember[];
  /** Of a set: the member of it that the cell is about, in it or not. */
  readonly option?: Id;
}

export interface MatrixRow {
  readonly label: string;
  /** Set on the first row of a group. */
  readonly heading?: string;
  readonly cells: readonly MatrixCell[];
}

/** The values of a list with one member for each target of its references. */
export interface Matrix {
  readonly columns: readonly string[];
  readonly rows: readonly MatrixRow[];
  /** Empty texts and sets are shown as a value that is missing: the table is there to be filled. */
  readonly emptyIsMissing?: boolean;
}

export interface MatrixContext {
  readonly definition: Field;
  readonly document: unknown;
  isShown(field: Field): boolean;
}

/**
 * The matrix of a list. A list with one reference has a column for each of its targets; the values of a member, and
 * those of the lists in it that are keyed by references of their own, are the rows. A list with two has the targets of
 * the first one as rows.
 */
export const matrixOf = (list: List<unknown>, path: string, context: MatrixContext): Matrix => {
  const [first, second] = list.keyedBy ?? [];
  if (first !== undefined && second !== undefined) return crossed(list, path, context);
  return matrixOfColumns(keyedMembers(list, path, context), ({ member }) =>
    valuesIn(list.item, [member], memberPath(member), context),
  );
};

const matrixOfColumns = (
  columns: readonly KeyedMember[],
  valuesOf: (column: KeyedMember) => readonly Drawn[],
): Matrix => {
  const drawn = columns.map(valuesOf);
  return {
    columns: columns.map(({ name }) => name),
    rows: (drawn[0] ?? []).map(({ label, heading }, at) => ({
      label,
      ...(heading !== undefined && { heading }),
      cells: drawn.flatMap(column => column[at]?.cell ?? []),
    })),
  };
};

/**
 * The matrix of what a member has in the members of another list: a column for each member of the list at the `[]` of a
 * target, with the values that are at the rest of the target. `place` is the id of the member.
 */
export const matrixAcross = (target: string, place: string, context: MatrixContext): Matrix => {
  const list = listAcross(target, context.definition);
  const resolved = resolveTarget(target, context.document, place);
  const id = valueAt(context.document, place);
  if (list === undefined || resolved === undefined || !isId(id)) return { columns: [], rows: [] };
  const [path = '', inside = ''] = resolved.split('/[]', 2);
  return matrixOfColumns(keyedMembers(list, path, context), ({ member }) => {
    const members = [member];
    let field: Field | undefined = list.item;
    let at = memberPath(member);
    for (const token of splitPath(inside)) {
      if (field !== undefined && isList(field))
        members.push({ list: field, listPath: at, id, keys: { [field.keyedBy?.[0] ?? 'id']: id } });
      field = field?.kind.child?.(field, token);
      at = joinPath(at, token);
    }
    return field === undefined ? [] : valuesIn(field, members, at, context);
  });
};

/** The list whose members are the columns of a matrix across it. */
export const listAcross = (target: string, definition: Field): List<unknown> | undefined => {
  const list = fieldAt(definition, target.slice(0, target.indexOf('/[]')));
  return list !== undefined && isList(list) ? list : undefined;
};

const crossed = (list: List<unknown>, path: string, context: MatrixContext): Matrix => {
  const members = keyedMembers(list, path, context);
  const columns = [...new Set(members.map(({ names }) => names.at(-1) ?? ''))];
  const rows = Map.groupBy(members, ({ names }) => names[0] ?? '');
  return {
    columns,
    rows: [...rows].map(([label, across]) => ({
      label,
      cells: across.flatMap(
        ({ member }) => valuesIn(list.item, [member], memberPath(member), context).at(0)?.cell ?? [],
      ),
    })),
  };
};

export const memberPath = ({ listPath, id }: MatrixMember): string => joinPath(listPath, memberToken(id));

interface Drawn {
  readonly label: string;
  readonly heading?: string;
  readonly cell: MatrixCell;
}

/** The values inside a member, in the order of its definition. */
const valuesIn = (
  field: Field,
  members: MatrixCell['members'],
  path: string,
  context: MatrixContext,
): readonly Drawn[] => {
  if (!isGroup(field)) return [];
  const { keyedBy = [] } = members.at(-1)?.list ?? {};
  return Object.entries(field.shape).flatMap(([key, child]): readonly Drawn[] => {
    if (child.systemManaged || child.kind.name === 'id' || keyedBy.includes(key) || !context.isShown(child)) return [];
    const at = joinPath(path, keyToken(key));
    if (isGroup(child))
      return child.omitFromPath
        ? valuesIn(child, members, at, context)
        : headed(child.label, valuesIn(child, members, at, context));
    if (!isList(child)) return [{ label: child.label, cell: { path: at, field: child, members } }];
    return child.keyedBy === undefined ? [] : headed(child.label, entriesIn(child, members, at, context));
  });
};

const entriesIn = (
  list: List<unknown>,
  members: MatrixCell['members'],
  path: string,
  context: MatrixContext,
): readonly Drawn[] =>
  keyedMembers(list, path, context).flatMap(({ name, member }) => {
    const values = valuesIn(list.item, [...members, member], memberPath(member), context);
    // A member with one value needs no other name for it.
    return values.length === 1 ? values.map(one => ({ ...one, label: name })) : headed(name, values);
  });

const headed = (heading: string, [first, ...others]: readonly Drawn[]): readonly Drawn[] =>
  first === undefined ? [] : [{ ...first, heading: first.heading ?? heading }, ...others];

export interface KeyedMember {
  readonly member: MatrixMember;
  readonly name: string;
  readonly names: readonly string[];
}

/** Every member that a keyed list may have: one for each combination of targets. */
export const keyedMembers = (list: List<unknown>, listPath: string, context: MatrixContext): readonly KeyedMember[] => {
  const { item, keyedBy = [] } = list;
  if (!isGroup(item)) return [];
  const references = keyedBy.flatMap(key => {
    const field = item.shape[key];
    return field !== undefined && isReference(field) ? [{ key, field }] : [];
  });
  const scopes = new Set(references.flatMap(({ field }) => field.to.flatMap(neighborsIn)));
  let combined: readonly { readonly keys: Readonly<Record<string, Id>>; readonly names: readonly string[] }[] = [
    { keys: {}, names: [] },
  ];
  for (const { key, field } of references)
    combined = combined.flatMap(({ keys, names }) =>
      targetsOf(field, key, listPath, keys, context).map(({ id, name }) => ({
        keys: { ...keys, [key]: id },
        // A reference that only says where another one looks has no name of its own.
        names: scopes.has(key) ? names : [...names, name],
      })),
    );
  const known = existingIds(list, listPath, context.document);
  return combined.map(({ keys, names }) => ({
    member: {
      list,
      listPath,
      id: idOfKeys(
        keyedBy.map(key => keys[key]),
        known,
      ),
      keys,
    },
    name: names.join(', '),
    names,
  }));
};

/** The id of a member that is keyed by these: of one key the key itself, and otherwise all of them. */
const idOfKeys = (keys: readonly (Id | undefined)[], known: ReadonlyMap<string, Id>): Id => {
  const [first = '', ...others] = keys;
  return others.length === 0 ? first : (known.get(keys.join('-')) ?? keys.join('-'));
};

/** The ids of members that have others than their keys would give them: they were made elsewhere. */
const existingIds = ({ keyedBy = [] }: List<unknown>, listPath: string, document: unknown): ReadonlyMap<string, Id> => {
  const members = keyedBy.length < 2 ? undefined : valueAt(document, listPath);
  if (!isArray(members)) return new Map();
  return new Map(members.map(member => [keyedBy.map(key => own(member, key)).join('-'), own(member, 'id') as Id]));
};

const targetsOf = (
  field: Reference,
  key: string,
  listPath: string,
  keys: Readonly<Record<string, Id>>,
  { definition, document }: MatrixContext,
) => {
  // The member may not exist yet: what its other references say is put into the target.
  const to = field.to.map(target =>
    target.replaceAll(/\[@(\w+)\]/g, (step, named: string) => {
      const id = keys[named];
      return id === undefined ? step : memberToken(id);
    }),
  );
  return offeredTargets(definition, document, { ...field, to }, `${listPath}/[]/${keyToken(key)}`);
};

const neighborsIn = (target: string): readonly string[] =>
  [...target.matchAll(/\[@(\w+)\]/g)].map(([, key = '']) => key);
