import { type AskableReport, askedReport, chosenPeriod } from '@commissary/catalog';
import { useMemo } from 'react';
import { useAddressQuery } from '../../navigation/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { useCurrentTime } from '../../ui/index.ts';
import { locationsOf, openBusinessDay } from './asked-report.ts';
import { useStartOfWeek } from './use-start-of-week.ts';

/** What the address asks of a report, which is not known before it is when a week begins; and the function that asks something else. */
export const useAskedReport = (report: AskableReport) => {
  const { user, tenant } = useActiveTenant();
  const { query, change } = useAddressQuery();
  const now = useCurrentTime();
  const locations = useMemo(() => locationsOf(user.accessibleTenants, tenant), [user, tenant]);
  const today = openBusinessDay(now, locations);
  const choice = chosenPeriod(report, query);
  const startOfWeek = useStartOfWeek(choice === 'THIS_WEEK' || choice === 'LAST_WEEK');
  return {
    asked: askedReport(report, query, today, startOfWeek ?? 0),
    isKnown: startOfWeek !== null,
    ...{ change, today, locations },
  };
};
