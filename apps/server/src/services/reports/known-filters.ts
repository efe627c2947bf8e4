import {
  dimensionsOf,
  knownValues,
  type MeasureKey,
  measures,
  mostDaysOf,
  type Question,
  type ReportFilters,
} from '@commissary/catalog';
import { addDays, businessDay, type Dimension, type SoldNames } from '@commissary/domain';
import type { TenantRecord } from '../../store/tenants/index.ts';
import type { Context } from '../context/index.ts';
import { apiError } from '../errors/index.ts';
import { reportParts } from './report-parts.ts';

type KnownContext = Pick<Context, 'db' | 'now' | 'soldFiles' | 'clickHouse' | 'log'>;

/**
 * Refuses what nothing at these locations is called: what was sold on the days of the report is known, else what was sold
 * on as many days until today as a report of it can have. 400 INVALID_VALUE with the filter. [RULE.sold.40]
 */
export const requireKnown = async (
  context: KnownContext,
  locations: ReadonlyMap<string, TenantRecord>,
  filters: ReportFilters,
  names: SoldNames,
): Promise<void> => {
  for (const { dimension, values } of filters) {
    const known =
      dimension === 'location'
        ? new Set(locations.keys())
        : new Set(knownValues(dimension) ?? names.get(dimension)?.keys());
    const unknown = new Set(
      values.flatMap(value => (value === null || known.has(String(value)) ? [] : [String(value)])),
    );
    const isSold = dimension !== 'location' && knownValues(dimension) === undefined;
    if (unknown.size > 0 && isSold) await removeSold(context, locations, dimension, unknown);
    if (unknown.size > 0) throw apiError(400, 'INVALID_VALUE', `/query/${dimension}`);
  }
};

/** Removes what was sold until today, and stops where nothing is left. */
const removeSold = async (
  context: KnownContext,
  locations: ReadonlyMap<string, TenantRecord>,
  dimension: Dimension,
  ids: Set<string>,
): Promise<void> => {
  // Nowhere is it later than this.
  const to = addDays(businessDay(context.now().getTime(), 'UTC'), 1);
  const asked = { measures: measuresBy(dimension), dimensions: [dimension], filters: [] };
  const days = mostDaysOf([{ ...asked, period: { from: to, to } }]);
  const question: Question = { ...asked, period: { from: addDays(to, 1 - days), to } };
  for await (const parts of reportParts(context, locations, [question], [], 'LEFT_OUT')) {
    for (const { names } of parts) for (const id of names.get(dimension)?.keys() ?? []) ids.delete(id);
    if (ids.size === 0) return;
  }
};

/** One is enough to be asked for. */
const measuresBy = (dimension: Dimension): readonly MeasureKey[] =>
  (Object.keys(measures) as MeasureKey[]).filter(key => dimensionsOf(key).includes(dimension)).slice(0, 1);
