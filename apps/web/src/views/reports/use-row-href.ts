import { type DrilledReport, drillOf, type ReportTable, screenHref, withQuery } from '@commissary/catalog';
import type { DimensionValue } from '@commissary/domain';
import { useTenantHref } from '../../navigation/index.ts';
import { useActiveTenant } from '../../session/index.ts';

export type HrefOfRow = (dimensions: ReportTable['dimensions'], by: readonly DimensionValue[]) => string | null;

/** Where a row of a report leads: to the report of its location or day, to the items of its department, or to its tickets or shifts. */
export const useRowHref = (shown: Omit<DrilledReport, 'tenantId'>): HrefOfRow => {
  const { companyId, tenant } = useActiveTenant();
  const hrefOf = useTenantHref();
  return (dimensions, by) => {
    const drill = drillOf({ ...shown, tenantId: tenant?.id ?? null }, dimensions, by);
    if (drill === null) return null;
    const { to, tenantId, query } = drill;
    return to === 'TICKETS'
      ? screenHref('ticketFinderSearch', {}, { companyId, locationId: tenantId }, query)
      : withQuery(hrefOf(tenantId), query);
  };
};
