import { sheetTexts } from '@commissary/catalog';
import { isMoney, outliersIn, toCents } from '@commissary/domain';
import { fieldAt, valueAt } from '@commissary/schema';
import { storedOrInherited } from '../../../form/rows/index.ts';
import type { SheetGrid } from '../sheet-grid.ts';
import { aroundAt, type PendingCells, type SheetTenantStates } from '../sheet-state.ts';

/** The price of one location. */
export interface PlacePrice {
  /** Its column of the sheet. */
  readonly column: number;
  readonly name: string;
  readonly price: string;
  readonly cents: number;
}

/** A price, and the locations that have it in the order of the sheet. */
export interface PricePoint {
  readonly price: string;
  readonly cents: number;
  readonly isOutlier: boolean;
  readonly places: readonly PlacePrice[];
}

/** One price at the locations of a sheet, with what is not saved. */
export interface PriceSpread {
  /** From the lowest price on, each once. */
  readonly points: readonly PricePoint[];
  readonly text: string;
}

/** The prices of a row at the locations that are shown; undefined where they are fewer than two. */
export const priceSpread = (
  { tenants: shown, at, acrossAre }: SheetGrid,
  tenants: SheetTenantStates,
  pending: PendingCells,
  row: number,
): PriceSpread | undefined => {
  if (acrossAre !== 'places') return undefined;
  const found = shown.flatMap(({ tenantId, name, level }, column): readonly PlacePrice[] => {
    const cell = level === 'location' ? at(row, column) : undefined;
    const context = cell && aroundAt(tenants, pending, tenantId);
    if (cell === undefined || context === undefined) return [];
    const { definition, document } = context;
    if (fieldAt(definition, cell.path)?.kind.name !== 'money') return [];
    const [price] = storedOrInherited(definition, document, cell.path, valueAt(document, cell.path)).values;
    return typeof price === 'string' && isMoney(price) ? [{ column, name, price, cents: toCents(price) }] : [];
  });
  if (found.length < 2) return undefined;
  const outliers = outliersIn(found.map(({ cents }) => cents));
  const unusual = new Set([...outliers].map(position => found[position]?.cents));
  const points = [...Map.groupBy(found, ({ cents }) => cents)]
    .map(([cents, places]) => ({ price: places[0]?.price ?? '', cents, isOutlier: unusual.has(cents), places }))
    .toSorted((a, b) => a.cents - b.cents);
  const spread = sheetTexts.spread(points[0]?.price ?? '', points.at(-1)?.price ?? '', found.length);
  const names = [...outliers].flatMap(position => {
    const one = found[position];
    return one === undefined ? [] : sheetTexts.outlier(one.name, one.price);
  });
  return { points, text: names.length === 0 ? spread : sheetTexts.outliers(spread, names) };
};
