import { filtersTexts, inputsTexts } from '@commissary/catalog';
import type { Level } from '@commissary/domain';
import {
  endsByItself,
  type Field,
  type FieldKinds,
  type Group,
  isChoice,
  isCrossDocument,
  isGroup,
  isList,
  isReference,
  isSet,
  isUnion,
  joinPath,
  keyToken,
  type List,
} from '@commissary/schema';
import { effectiveOf } from '../../snapshot/index.ts';
import { contentOf, type EditSession } from '../edit-session/index.ts';
import type { ListColumn } from '../rows/index.ts';
import { offeredTargets } from '../state/index.ts';
import { anyValue, namedFilter, noValue, optionOf, type RowStatus, rowStatus } from './filter-values.ts';

/** What a list can be filtered by: a value of its members, or what was done to a row. */
export interface ListFilter {
  /** The path of the value inside a member, or `rowStatus`. */
  readonly key: string;
  readonly label: string;
  readonly options: readonly FilterOption[];
}

export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

/** The filters of a list, from its definition. `memberPath` is that of any member, for references beside it. */
export const listFilters = (
  session: EditSession,
  { list, columns, isShown, level, memberPath }: FilteredList,
): readonly ListFilter[] => {
  const fields = filterableFields(list, columns, isShown);
  const named = list.namedFilters?.map(({ key, label }) => ({ value: optionOf(key), label })) ?? [];
  return [
    { key: rowStatus, label: filtersTexts.rowStatus, options: statusOptions(level) },
    ...(named.length === 0 ? [] : [{ key: namedFilter, label: filtersTexts.named, options: named }]),
    ...fields.flatMap(({ key, label, field }): readonly ListFilter[] => {
      const options = optionsOf(session, field, memberPath + key);
      return options.length < 2 ? [] : [{ key, label, options }];
    }),
  ];
};

export interface FilteredList {
  readonly list: List<unknown>;
  readonly columns: readonly ListColumn[];
  readonly isShown: (field: Field) => boolean;
  readonly level: Level;
  readonly memberPath: string;
}

const statusOptions = (level: Level): readonly FilterOption[] => {
  const statuses: readonly RowStatus[] =
    level === 'company' ? ['unsaved', 'problem'] : ['unsaved', 'overridden', 'hidden', 'problem'];
  return statuses.map(value => ({ value, label: filtersTexts.statuses[value] }));
};

interface FilterableField {
  readonly key: string;
  readonly label: string;
  readonly field: Field;
}

const filterableFields = (
  { item, namePath }: List<unknown>,
  columns: readonly ListColumn[],
  isShown: (field: Field) => boolean,
): readonly FilterableField[] => {
  const inGroup = (group: Group<unknown>, path: string, above: string): readonly FilterableField[] =>
    Object.entries(group.shape).flatMap(([name, field]) => {
      const key = joinPath(path, keyToken(name));
      if (!isShown(field) || key === `/${namePath}` || isList(field)) return [];
      if (!isGroup(field) || endsByItself(field)) return [{ key, label: above + field.label, field }];
      return isUnion(field) ? [] : inGroup(field, key, field.omitFromPath ? above : `${above}${field.label} › `);
    });
  const plain = isGroup(item) && !isUnion(item) ? inGroup(item, '', '') : [];
  const known = new Set(plain.map(({ key }) => key));
  // A column may be a value inside a list of the member: a price of one scheme.
  const beyond = columns.filter(({ inside }) => !known.has(inside));
  return [...beyond.map(({ inside, label, field }) => ({ key: inside, label, field })), ...plain];
};

/** The texts are typed, so no list of them would end: a row has one or has none. */
const filterableWhereEmpty: ReadonlySet<string> = new Set<keyof FieldKinds>([
  ...(['money', 'percent', 'number', 'duration', 'distance', 'text', 'rich-text', 'image'] as const),
  ...(['date', 'date-range', 'localized-text'] as const),
]);

const optionsOf = (session: EditSession, field: Field, path: string): readonly FilterOption[] => {
  if (field.kind.name === 'toggle')
    return [true, false].map(value => ({
      value: optionOf(value),
      label: value ? inputsTexts.on : inputsTexts.off,
    }));
  const item = isSet(field) ? field.item : field;
  const chosen = chosenFrom(session, item, path);
  const empty = { value: noValue, label: filtersTexts.noValue };
  if (chosen !== undefined) return isSet(field) || field.optional || isReference(field) ? [...chosen, empty] : chosen;
  return filterableWhereEmpty.has(field.kind.name) || endsByItself(field)
    ? [{ value: anyValue, label: filtersTexts.anyValue }, empty]
    : [];
};

/** The options of a choice or a reference; undefined where the value is typed, or another value decides about them. */
const chosenFrom = (session: EditSession, field: Field, path: string): readonly FilterOption[] | undefined => {
  if (isChoice(field)) return field.options.map(({ value, label }) => ({ value: optionOf(value), label }));
  if (!isReference(field) || isCrossDocument(field) || field.to.some(to => to.includes('[@'))) return undefined;
  const { opened } = session;
  return offeredTargets(opened.definition, effectiveOf(opened, contentOf(session)), field, path).map(
    ({ id, name }) => ({ value: optionOf(id), label: name }),
  );
};
