import type { Field, Shape } from '@commissary/schema';
import { describeRecord, type RecordKind } from './record.ts';
import type { ListFilter, ListPart, RecordList } from './record-list.ts';

/** A column that is a field by its key has its label, and is hidden where the field is. */
export const recordList = <S extends Shape, const F extends ListFilter, const B extends keyof S & string>(
  kind: RecordKind<S>,
  {
    columns,
    ...list
  }: Pick<RecordList<F, B>, 'filters' | 'sorts'> & { readonly columns: readonly ((keyof S & string) | ListPart)[] },
): RecordList<F, B> => ({
  ...list,
  columns: columns.map(one => (typeof one === 'string' ? columnOf(one, kind.field.shape[one]) : one)),
});

const columnOf = (key: string, { label, hiddenByFeature }: Field): ListPart => ({ key, label, hiddenByFeature });

/** The text of a column that is a field. */
export const columnText = (kind: RecordKind, key: string, record: object): string | null =>
  describeRecord(kind, record).find(one => one.key === key)?.text ?? null;
