import type { CellPosition } from '../../ui/index.ts';
import type { SheetField } from './sheet-fields.ts';
import type { CellAt } from './sheet-state.ts';

export interface SheetTenant {
  readonly tenantId: string;
  readonly name: string;
}

/** The shorter of the two lists becomes the columns, so that a sheet grows downwards. */
export interface SheetGrid {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly acrossAre: 'fields' | 'places';
  at(row: number, column: number): CellAt | undefined;
}

export const gridOf = (fields: readonly SheetField[], tenants: readonly SheetTenant[]): SheetGrid => {
  const fieldsAcross = fields.length <= tenants.length;
  const names = tenants.map(({ name }) => name);
  // The common beginning of all labels is shown above the table.
  const together = new Set(fields.map(({ words: [first] }) => first)).size === 1;
  const words = fields.map(field => field.words.slice(together && field.words.length > 1 ? 1 : 0).join(' › '));
  return {
    rows: fieldsAcross ? names : words,
    columns: fieldsAcross ? words : names,
    acrossAre: fieldsAcross ? 'fields' : 'places',
    at: (row, column) => {
      const tenant = tenants[fieldsAcross ? row : column];
      const field = fields[fieldsAcross ? column : row];
      return tenant && field && { tenantId: tenant.tenantId, path: field.path };
    },
  };
};

/** The cells at these positions; a grid that became smaller has none at some. */
export const cellsAt = <P extends CellPosition>(grid: SheetGrid, positions: readonly P[]): readonly (CellAt & P)[] =>
  positions.flatMap(position => {
    const cell = grid.at(position.row, position.column);
    return cell === undefined ? [] : { ...position, ...cell };
  });
