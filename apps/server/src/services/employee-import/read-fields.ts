import { buildRecord } from '@commissary/catalog';
import { recordSchemas } from '@commissary/contract';
import { readPhoneCell } from '@commissary/domain';
import { memoByIdentity, type Shape, type ShapeValue, textFormat } from '@commissary/schema';

export interface CellReading<F extends string> {
  /** The text of a cell; empty where it is blank or there is no such column. */
  readonly cell: (field: F) => string;
  /** A date in the order of its column; null = none, which it reports. */
  readonly date: (field: F, text: string) => string | null;
  /** Reports what is wrong with a cell. */
  readonly fail: (field: F, code: string) => null;
}

/** The fields of a record as the cells of a row say them: null where one is blank or wrong. */
export const readFields = <S extends Shape>(
  shape: S,
  { cell, date, fail }: CellReading<keyof S & string>,
): ShapeValue<S> =>
  buildRecord(shape, (field, key) => {
    const text = cell(key);
    if (text === '') return null;
    if (field.kind.name === 'date') return date(key, text);
    if (field.kind.name === 'phone') return readPhoneCell(text) ?? fail(key, 'PHONE');
    const read = schemasOf(shape)[key]?.safeParse(text);
    return read?.success ? read.data : fail(key, textFormat(field)?.code ?? 'VALUE');
  });

/** The schemas of a kind, made once: a file has thousands of rows. */
const schemasOf = memoByIdentity((shape: Shape) => recordSchemas(shape));
