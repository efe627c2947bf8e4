import { getAt } from '@commissary/document';
import { isMoney, type PriceSearch } from '@commissary/domain';
import {
  computedValue,
  type Field,
  fieldAt,
  fieldsTo,
  type Group,
  inheritedAt,
  isGroup,
  isList,
  joinPath,
  keyToken,
  type List,
  matches,
  memberToken,
  memoByIdentity,
  parentPath,
  targetMembers,
} from '@commissary/schema';
import { valueTexts } from '../../formatting/index.ts';

/** A column of a list's table: one value of each member. */
export interface ListColumn {
  readonly label: string;
  /** The path of the value inside a member. */
  readonly inside: string;
  readonly field: Field;
  readonly numeric: boolean;
}

const most = 3;
const shownKinds: ReadonlySet<string> = new Set([
  'choice',
  'toggle',
  'money',
  'percent',
  'number',
  'duration',
  'reference',
]);
const numericKinds: ReadonlySet<string> = new Set(['money', 'percent', 'number', 'duration', 'distance']);

export const isNumeric = (field: Field): boolean => numericKinds.has(field.kind.name);

/** The columns that distinguish members: prices first, then what the member belongs to, then short values. */
export const listColumns = (definition: Field, document: unknown, list: List<unknown>): readonly ListColumn[] => {
  if (!isGroup(list.item)) return [];
  if (list.columns !== undefined) return list.columns.flatMap(inside => chosenColumn(list.item, `/${inside}`));
  const prices = priceColumns(definition, document, list.item, 2);
  const plain = plainColumns(list.item, '')
    .filter(({ inside }) => inside !== `/${list.namePath}`)
    .toSorted((a, b) => weight(a) - weight(b));
  return [...prices, ...plain].slice(0, most);
};

/** A column for the prices of each of the members that name them, such as all pricing schemes. */
export const allPriceColumns = (
  definition: Field,
  document: unknown,
  { item }: List<unknown>,
): readonly ListColumn[] => (isGroup(item) ? priceColumns(definition, document, item) : []);

/** The path of the first image inside a member. */
export const picturePath = memoByIdentity(({ item }: List<unknown>): string | undefined => {
  const inGroup = (group: Field, path: string): string | undefined => {
    if (!isGroup(group)) return undefined;
    for (const [key, field] of Object.entries(group.shape)) {
      const inside = joinPath(path, keyToken(key));
      const found = field.kind.name === 'image' ? inside : inGroup(field, inside);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return inGroup(item, '');
});

/** What a member belongs to distinguishes it better than a toggle. */
const weight = ({ field }: ListColumn): number => (field.kind.name === 'reference' ? 0 : 1);

/** The value of a member in a column; none where another value of its group makes it meaningless. */
export const cellValue = (member: unknown, column: Pick<ListColumn, 'inside' | 'field'>): unknown => {
  const { visibleWhen } = column.field;
  const path = parentPath(column.inside) ?? '';
  return visibleWhen !== undefined && !matches(visibleWhen, member, path)
    ? undefined
    : computedValue(column.field, getAt(member, column.inside), member, path);
};

/** What a list shows in a cell; `isInherited` says that the member itself has none of it. */
export interface ShownValues {
  readonly values: readonly unknown[];
  readonly isInherited: boolean;
}

/**
 * What a list shows of the member at a path in a column: its value, or all that count in place of it; otherwise what it
 * inherits inside the document.
 */
export const shownValues = (
  definition: Field,
  document: unknown,
  path: string,
  member: unknown,
  column: Pick<ListColumn, 'inside' | 'field'>,
): ShownValues => {
  const at = path + column.inside;
  return (
    column.field.splitInto?.(document, at) ?? storedOrInherited(definition, document, at, cellValue(member, column))
  );
};

/** What a cell shows of the field at a path: what is stored, or what it inherits inside the document. */
export const storedOrInherited = (definition: Field, document: unknown, path: string, stored: unknown): ShownValues => {
  if (stored !== undefined) return { values: [stored], isInherited: false };
  const inherited = inheritedAt(definition, document, path);
  return { values: inherited === undefined ? [] : [inherited.value], isInherited: inherited !== undefined };
};

/** Whether one of the values that are shown is a price that is searched for: lists and sheets find the same ones. */
export const hasPrice = ({ values }: ShownValues, search: PriceSearch): boolean =>
  values.some(price => typeof price === 'string' && isMoney(price) && search(price));

/** The lowest and the highest of numeric values, as they are written. */
export const rangeOf = (values: readonly unknown[]): readonly [unknown, unknown] | undefined => {
  const ordered = values.toSorted((a, b) => Number(a) - Number(b));
  return ordered.length === 0 ? undefined : [ordered[0], ordered.at(-1)];
};

/** A nested value is labeled by the part of the member that contains it, unless that is there for the shape only. */
const chosenColumn = (item: Field, inside: string): readonly ListColumn[] => {
  const [, outer] = fieldsTo(item, inside) ?? [];
  const field = fieldAt(item, inside);
  return outer === undefined || field === undefined
    ? []
    : [columnOf((outer.omitFromPath ? field : outer).label, inside, field)];
};

const plainColumns = (group: Group<unknown>, path: string): readonly ListColumn[] =>
  Object.entries(group.shape).flatMap(([key, field]) => {
    const inside = joinPath(path, keyToken(key));
    if (field.systemManaged || field.visibleWhen !== undefined) return [];
    if (isGroup(field) && field.omitFromPath === true) return plainColumns(field, inside);
    return shownKinds.has(field.kind.name) ? [columnOf(field.label, inside, field)] : [];
  });

/**
 * A list whose entries take their names from other members, such as prices from pricing schemes: one column for each
 * name.
 */
const priceColumns = (
  definition: Field,
  document: unknown,
  group: Group<unknown>,
  most?: number,
): readonly ListColumn[] =>
  Object.entries(group.shape).flatMap(([key, field]) => {
    if (!isList(field) || field.nameFrom === undefined || !isGroup(field.item)) return [];
    const amount = firstAmount(field.item, '');
    if (amount === undefined) return [];
    const named = targetMembers(valueTexts, definition, document, [field.nameFrom]).slice(0, most);
    return named.map(({ id, name }) =>
      columnOf(
        named.length === 1 ? amount.label : name,
        `${joinPath('', keyToken(key), memberToken(id))}${amount.inside}`,
        amount.field,
      ),
    );
  });

const firstAmount = (group: Group<unknown>, path: string): ListColumn | undefined => {
  for (const [key, field] of Object.entries(group.shape)) {
    const inside = joinPath(path, keyToken(key));
    if (field.kind.name === 'money') return columnOf(field.label, inside, field);
    const found = isGroup(field) ? firstAmount(field, inside) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
};

const columnOf = (label: string, inside: string, field: Field): ListColumn => ({
  label,
  inside,
  field,
  numeric: isNumeric(field),
});
