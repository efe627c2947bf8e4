import type { Report } from '@commissary/catalog';
import { useMemo } from 'react';
import { useAddressQuery } from '../../navigation/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { useCurrentTime } from '../../ui/index.ts';
import { askedReport, locationsOf, openBusinessDay } from './asked-report.ts';

/** What the address asks of a report, and the function that asks something else. */
export const useAskedReport = (report: Pick<Report, 'tables' | 'only' | 'period' | 'comparison'>) => {
  const { user, tenant } = useActiveTenant();
  const { query, change } = useAddressQuery();
  const now = useCurrentTime();
  const locations = useMemo(() => locationsOf(user.accessibleTenants, tenant), [user, tenant]);
  const today = openBusinessDay(now, locations);
  return { asked: askedReport(report, query, today), change, today, locations };
};
