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
  const readers = columns.flatMap((column, index) => (column !== null && isRead(column) ? [{ column, index }] : []));
  return ({ line, cells }) => {
    const row = {
      ...{ line, texts: {}, prices: [], taxes: [], offers: [], refused: [] },
    } as Mutable<ReadRow>;
    const refuse = (cell: RowCell, reason: MenuImportReason) => row.refused.push({ cell, reason });
    const read = <T>(cell: RowCell, found: ReadCell<T>, keep: (value: RowCell<T>) => void) =>
      'value' in found ? keep({ ...cell, value: found.value }) : refuse(cell, found.reason);
    for (const { column, index } of readers) {
      const text = withoutFormulaGuard(cells[index] ?? '');
      if (text === '') continue;
      const cell = { column: index, text, value: text };
      const named = /^(price|tax|offers) ([\s\S]*)$/.exec(column);
      const [, kind, name = ''] = named ?? [];
      if (column === 'price' || kind === 'price') {
        const scheme = column === 'price' ? usual : schemes.get(name);
        if (scheme === undefined) refuse(cell, 'not-in-menu');
        else
          read(cell, money(text, decimal), ({ value }) =>
            row.prices.push({ ...cell, value: { scheme, price: value } }),
          );
      } else if (kind === 'tax')
        read(cell, readYesOrNo(text), ({ value }) => row.taxes.push({ ...cell, value: { name, isOn: value } }));
      else if (kind === 'offers')
        read(cell, readYesOrNo(text), ({ value }) => {
          if (value) row.offers.push({ ...cell, value: name });
        });
      // What is left are the columns that stand once.
      else readPlain(row, column as PlainColumn, cell);
    }
    return row;

    function readPlain(into: Mutable<ReadRow>, column: PlainColumn, cell: RowCell): void {
      if (into.texts[column] !== undefined) {
        if (into.texts[column].text !== cell.text) refuse(cell, 'twice');
        return;
      }
      into.texts[column] = cell;
      const { text } = cell;
      if (column === 'modifierPrice')
        read(cell, money(text, decimal), value => {
          into.modifierPrice = value;
        });
      if (column === 'status')
        read(cell, readStatus(text), value => {
          into.status = value;
        });
      if (column === 'calories' || column === 'minimum')
        read(cell, within(countFields[column], readCount(text)), value => {
          into[column] = value;
        });
      if (column === 'maximum')
        read(cell, within(countFields.maximum, readMaximum(text)), value => {
          into.maximum = value;
        });
    }
  };
};

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] };

const money = (text: string, decimal: '.' | ','): ReadCell<string> => within(priceField, readMoney(text, decimal));

const within = <T>(field: Parameters<typeof refusalOf>[0], read: ReadCell<T>): ReadCell<T> => {
  const reason = 'value' in read ? refusalOf(field, read.value) : undefined;
  return reason === undefined ? read : { reason };
};
