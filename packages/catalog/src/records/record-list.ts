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
  readonly columns: readonly ListPart[];
  readonly filters: readonly F[];
  readonly sorts: ListSorts<S>;
}

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
