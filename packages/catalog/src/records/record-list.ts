import type { Field, Shape } from '@commissary/schema';
import { describeRecord, type RecordKind } from './record.ts';

/** A column that is computed, or a filter: its label, and the feature that hides it. */
export interface ListPart<K extends string = string> {
  readonly key: K;
  readonly label: string;
  readonly hiddenByFeature?: string | undefined;
}

/** What narrows a list; its value is in the address under its key. */
export interface ListFilter<K extends string = string, V extends string = string> extends ListPart<K> {
  /** The text while nothing is chosen. */
  readonly any: string;
  /** Absent: the options are loaded. */
  readonly options?: readonly { readonly value: V; readonly label: string }[];
}

type ListSort<K extends string> = { readonly by: K; readonly label: string };
type ListSorts<K extends string> = readonly [ListSort<K>, ...ListSort<K>[]];

/** What the list of a kind of record shows, how it is narrowed, and its orders, the usual one first. */
export interface RecordList<F extends ListFilter = ListFilter, S extends string = string> {
  readonly kind: RecordKind;
  readonly columns: readonly ListPart[];
  readonly filters: readonly F[];
  readonly sorts: ListSorts<S>;
}

/** A column that is a field by its key has its label, and is hidden where the field is. */
export const recordList = <S extends Shape, const F extends ListFilter, const B extends keyof S & string>(
  kind: RecordKind<S>,
  {
    columns,
    ...list
  }: Pick<RecordList<F, B>, 'filters' | 'sorts'> & { readonly columns: readonly ((keyof S & string) | ListPart)[] },
): RecordList<F, B> => ({
  ...{ kind, ...list },
  columns: columns.map(one => (typeof one === 'string' ? columnOf(one, kind.field.shape[one]) : one)),
});

const columnOf = (key: string, { label, hiddenByFeature }: Field): ListPart => ({ key, label, hiddenByFeature });

/** The columns or filters that their reader is shown. */
export const shownParts = <P extends ListPart>(parts: readonly P[], features: readonly string[]): readonly P[] =>
  parts.filter(({ hiddenByFeature }) => hiddenByFeature === undefined || !features.includes(hiddenByFeature));

/** What a list is narrowed to and how it is ordered, as the address says it; an option that it has not is none. */
export type ListQuery<L extends RecordList> = {
  readonly search?: string | undefined;
  readonly sort?: L['sorts'][number]['by'] | undefined;
} & {
  readonly [F in L['filters'][number] as F['key']]?:
    | (F extends { options: readonly { value: infer V }[] } ? V : string)
    | undefined;
};

export const listQuery = <L extends RecordList>(
  { filters, sorts }: L,
  said: Readonly<Record<string, string | undefined>>,
): ListQuery<L> => {
  const parts: readonly { readonly key: string; readonly options?: readonly { readonly value: string }[] }[] = [
    { key: 'search' },
    ...filters,
    { key: 'sort', options: sorts.map(({ by }) => ({ value: by })) },
  ];
  const known = parts.flatMap(({ key, options }) => {
    const value = said[key];
    const isOffered = value && (options === undefined || options.some(one => one.value === value));
    return isOffered ? [[key, value]] : [];
  });
  // Each value is one of those that the type has.
  return Object.fromEntries(known) as ListQuery<L>;
};

/** The text of a column that is a field. */
export const columnText = ({ kind }: Pick<RecordList, 'kind'>, key: string, record: object): string | null =>
  describeRecord(kind, record).find(one => one.key === key)?.text ?? null;
