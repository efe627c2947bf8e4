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
  readonly texts: Readonly<Record<PlainColumn, RowCell | undefined>>;
  /** Whether one of these is there. */
  readonly saysText: boolean;
  readonly status: RowCell<'ACTIVE' | 'INACTIVE'> | undefined;
  readonly calories: RowCell<number> | undefined;
  readonly minimum: RowCell<number> | undefined;
  readonly maximum: RowCell<number | null> | undefined;
  /** `at`: the position of the scheme. */
  readonly prices: readonly RowCell<{ readonly at: number; readonly scheme: Id; readonly price: string }>[];
  readonly modifierPrice: RowCell<string> | undefined;
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
  const schemes = new Map(pricingSchemes.map(({ id }, at) => [String(id), { at, scheme: id }]));
  const usual = defaultScheme(pricingSchemes)?.id;
  const money = moneyReader(decimal);
  const isRead = (column: MenuColumn) => scope === 'menu' || identifying.has(column) || column.startsWith('price ');
  const readers = columns.flatMap((column, index) =>
    column !== null && isRead(column) ? [{ index, read: readerOf(column) }] : [],
  );
  return ({ line, cells }) => {
    const row: ReadingRow = {
      line,
      texts: { ...noTexts },
      saysText: false,
      status: undefined,
      calories: undefined,
      minimum: undefined,
      maximum: undefined,
      prices: [],
      modifierPrice: undefined,
      taxes: [],
      offers: [],
      refused: [],
    };
    for (const { index, read } of readers) {
      const cell = cells[index];
      if (cell === undefined || cell === '') continue;
      const text = withoutFormulaGuard(cell);
      if (text !== '') read(row, { column: index, text, value: text });
    }
    return row;
  };

  function readerOf(column: MenuColumn): (row: ReadingRow, cell: RowCell) => void {
    const [, kind, name = ''] = /^(price|tax|offers) ([\s\S]*)$/.exec(column) ?? [];
    if (column === 'price' || kind === 'price') {
      const where = schemes.get(column === 'price' ? String(usual) : name);
      return (row, cell) => {
        const { column: at, text } = cell;
        const found = money(text);
        if (where === undefined) row.refused.push({ cell, reason: 'not-in-menu' });
        else if ('reason' in found) row.refused.push({ cell, reason: found.reason });
        else row.prices.push({ column: at, text, value: { at: where.at, scheme: where.scheme, price: found.value } });
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
    const keep = keptValue(plain, money);
    return (row, cell) => {
      const before = row.texts[plain];
      if (before === undefined) {
        row.texts[plain] = cell;
        row.saysText = true;
        keep?.(row, cell);
      } else if (before.text !== cell.text) row.refused.push({ cell, reason: 'twice' });
    };
  }
};

/** What reads the value of a cell that is no text. */
const keptValue = (
  column: PlainColumn,
  money: (text: string) => ReadCell<string>,
): ((row: ReadingRow, cell: RowCell) => void) | undefined => {
  const keep =
    <T>(of: (text: string) => ReadCell<T>, set: (row: ReadingRow, value: RowCell<T>) => void) =>
    (row: ReadingRow, cell: RowCell) =>
      read(row, cell, of(cell.text), value => set(row, { column: cell.column, text: cell.text, value }));
  switch (column) {
    case 'modifierPrice':
      return keep(money, (row, value) => {
        row.modifierPrice = value;
      });
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

const read = <T>(row: ReadingRow, cell: RowCell, found: ReadCell<T>, keep: (value: T) => void): void => {
  if ('value' in found) keep(found.value);
  else row.refused.push({ cell, reason: found.reason });
};

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] };
type ReadingRow = Mutable<Omit<ReadRow, 'texts'>> & { readonly texts: Mutable<ReadRow['texts']> };

/** Every row has the same members, so that reading it costs the same. */
const noTexts: ReadRow['texts'] = {
  ...{ id: undefined, plu: undefined, name: undefined, displayName: undefined, department: undefined },
  ...{ category: undefined, status: undefined, description: undefined, calories: undefined, tax: undefined },
  ...{ size: undefined, price: undefined, modifierCategories: undefined, modifierCategory: undefined },
  ...{ minimum: undefined, maximum: undefined, modifier: undefined, modifierPrice: undefined },
};

/** Reads amounts, each text once: prices repeat. */
const moneyReader = (decimal: '.' | ','): ((text: string) => ReadCell<string>) => {
  const known = new Map<string, ReadCell<string>>();
  return text => {
    let found = known.get(text);
    if (found === undefined) {
      found = within(priceField, readMoney(text, decimal));
      known.set(text, found);
    }
    return found;
  };
};

const within = <T>(field: Parameters<typeof refusalOf>[0], read: ReadCell<T>): ReadCell<T> => {
  const reason = 'value' in read ? refusalOf(field, read.value) : undefined;
  return reason === undefined ? read : { reason };
};
