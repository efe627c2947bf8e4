import type { Level } from '@commissary/domain';
import type { CellPosition } from '../../ui/index.ts';
import type { SheetField } from './sheet-fields.ts';
import type { CellAt } from './sheet-state.ts';

/** The company, a group or a location of a sheet. */
export interface SheetTenant {
  readonly tenantId: string;
  readonly name: string;
  readonly level: Level;
  /** The group of a location. */
  readonly groupId: string | null;
}

/**
 * The shorter of the two lists becomes the columns, so that a sheet grows downwards; prices are read along a row in any
 * case.
 */
export interface SheetGrid {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /** The names in a file, which are the same whatever else is shown. */
  readonly inFile: { readonly rows: readonly string[]; readonly columns: readonly string[] };
  readonly tenants: readonly SheetTenant[];
  /** The paths of the fields. */
  readonly paths: ReadonlySet<string>;
  readonly acrossAre: 'fields' | 'places';
  at(row: number, column: number): CellAt | undefined;
}

export const gridOf = (
  fields: readonly SheetField[],
  tenants: readonly SheetTenant[],
  { isPriced }: { readonly isPriced: boolean },
): SheetGrid => {
  const fieldsAcross = !isPriced && fields.length <= tenants.length;
  const names = tenants.map(({ name }) => name);
  // The common beginning of all labels is shown above the table.
  const together = new Set(fields.map(({ words: [first] }) => first)).size === 1;
  const words = fields.map(field => field.words.slice(together && field.words.length > 1 ? 1 : 0).join(' › '));
  const full = fields.map(field => field.words.join(' › '));
  return {
    inFile: { rows: fieldsAcross ? names : full, columns: fieldsAcross ? full : names },
    rows: fieldsAcross ? names : words,
    columns: fieldsAcross ? words : names,
    tenants,
    paths: new Set(fields.map(({ path }) => path)),
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
