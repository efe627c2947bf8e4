import { defaultScheme, withoutFormulaGuard } from '@commissary/domain';
import type { Menu } from '../documents/index.ts';
import { countFields, type Id, priceField, refusalOf } from './menu-fields.ts';
import type { ImportTable, MenuColumn, MenuImportReason, MenuImportSetup, PlainColumn } from './menu-import.ts';
import { type ReadCell, readCount, readMaximum, readMoney, readStatus, readYesOrNo } from './read-cells.ts';

/** A cell of a row with its column. */
export interface RowCell<T = string> {
  readonly column: number;
  readonly text: string;
  readonly value: T;
}

/** A row with its values, each with the cell that it is from. A cell that is empty says nothing and is not here. */
export interface ReadRow {
  readonly line: number;
  readonly texts: Partial<Record<PlainColumn, RowCell>>;
  readonly status?: RowCell<'ACTIVE' | 'INACTIVE'>;
  readonly calories?: RowCell<number>;
  readonly minimum?: RowCell<number>;
  readonly maximum?: RowCell<number | null>;
  readonly prices: readonly RowCell<{ readonly scheme: Id; readonly price: string }>[];
  readonly modifierPrice?: RowCell<string>;
  readonly taxes: readonly RowCell<{ readonly name: string; readonly isOn: boolean }>[];
  readonly offers: readonly RowCell[];
  readonly refused: readonly { readonly cell: RowCell; readonly reason: MenuImportReason }[];
}

/** What says which item, size or modifier a row is about: all that is read besides prices where only these change. */
const identifying: ReadonlySet<MenuColumn> = new Set<MenuColumn>([
  ...(['id', 'plu', 'name', 'department', 'category', 'size', 'modifierCategory', 'modifier'] as const),
  ...(['price', 'modifierPrice'] as const),
]);

/** Returns what reads the rows of a table: cell by cell, by what their columns say. */
export const rowReader = (
  { columns, decimal, scope }: MenuImportSetup,
  { pricingSchemes }: Menu,
): ((row: ImportTable['rows'][number]) => ReadRow) => {
  const schemes = new Map(pricingSchemes.map(({ id }) => [String(id), id]));
  const usual = defaultScheme(pricingSchemes)?.id;
  const isRead = (column: MenuColumn) => scope === 'menu' || identifying.has(column) || column.startsWith('price ');
  const readers = columns.flatMap((column, index) =>
    column !== null && isRead(column) ? [{ index, read: readerOf(column) }] : [],
  );
  return ({ line, cells }) => {
    const row: Mutable<ReadRow> = { line, texts: {}, prices: [], taxes: [], offers: [], refused: [] };
    for (const { index, read } of readers) {
      const text = withoutFormulaGuard(cells[index] ?? '');
      if (text !== '') read(row, { column: index, text, value: text });
    }
    return row;
  };

  function readerOf(column: MenuColumn): (row: Mutable<ReadRow>, cell: RowCell) => void {
    const [, kind, name = ''] = /^(price|tax|offers) ([\s\S]*)$/.exec(column) ?? [];
    if (column === 'price' || kind === 'price') {
      const inScheme = column === 'price' ? usual : schemes.get(name);
      return (row, cell) => {
        if (inScheme === undefined) row.refused.push({ cell, reason: 'not-in-menu' });
        else
          read(row, cell, money(cell.text, decimal), price => {
            row.prices.push({ column: cell.column, text: cell.text, value: { scheme: inScheme, price } });
          });
      };
    }
    if (kind === 'tax' || kind === 'offers')
      return (row, cell) =>
        read(row, cell, readYesOrNo(cell.text), isOn => {
          if (kind === 'tax') row.taxes.push({ ...cell, value: { name, isOn } });
          else if (isOn) row.offers.push({ ...cell, value: name });
        });
    // What is left are the columns that stand once.
    const plain = column as PlainColumn;
    const keep = keptValue(plain, decimal);
    return (row, cell) => {
      const before = row.texts[plain];
      if (before === undefined) {
        row.texts[plain] = cell;
        keep?.(row, cell);
      } else if (before.text !== cell.text) row.refused.push({ cell, reason: 'twice' });
    };
  }
};

/** What reads the value of a cell that is no text. */
const keptValue = (
  column: PlainColumn,
  decimal: '.' | ',',
): ((row: Mutable<ReadRow>, cell: RowCell) => void) | undefined => {
  const keep =
    <T>(of: (text: string) => ReadCell<T>, set: (row: Mutable<ReadRow>, value: RowCell<T>) => void) =>
    (row: Mutable<ReadRow>, cell: RowCell) =>
      read(row, cell, of(cell.text), value => set(row, { column: cell.column, text: cell.text, value }));
  switch (column) {
    case 'modifierPrice':
      return keep(
        text => money(text, decimal),
        (row, value) => {
          row.modifierPrice = value;
        },
      );
    case 'status':
      return keep(readStatus, (row, value) => {
        row.status = value;
      });
    case 'calories':
    case 'minimum':
      return keep(
        text => within(countFields[column], readCount(text)),
        (row, value) => {
          row[column] = value;
        },
      );
    case 'maximum':
      return keep(
        text => within(countFields.maximum, readMaximum(text)),
        (row, value) => {
          row.maximum = value;
        },
      );
    default:
      return undefined;
  }
};

const read = <T>(row: Mutable<ReadRow>, cell: RowCell, found: ReadCell<T>, keep: (value: T) => void): void => {
  if ('value' in found) keep(found.value);
  else row.refused.push({ cell, reason: found.reason });
};

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] };

const money = (text: string, decimal: '.' | ','): ReadCell<string> => within(priceField, readMoney(text, decimal));

const within = <T>(field: Parameters<typeof refusalOf>[0], read: ReadCell<T>): ReadCell<T> => {
  const reason = 'value' in read ? refusalOf(field, read.value) : undefined;
  return reason === undefined ? read : { reason };
};
