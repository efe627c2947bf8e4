import { type Report, reportScreenTexts } from '@commissary/catalog';
import type { AnalyticsDashboard } from '@commissary/contract';
import type { ReactNode } from 'react';
import { useActiveTenant } from '../../../session/index.ts';
import { PageHeader } from '../../../ui/index.ts';
import { ReportPeriod } from '../report-period.tsx';
import { useAskedReport } from '../use-asked-report.ts';
import { dashboardPath } from './dashboard-address.ts';
import { DashboardFrame } from './dashboard-frame.tsx';

/** What the console asks of the days of a dashboard: no tables, so they may be many. */
const asDashboard = {
  permission: 'dashboard',
  tables: [],
  only: [],
  filters: [],
  comparison: 'PERIOD_BEFORE',
} as const;

export interface DashboardViewProps {
  readonly address: string;
  readonly dashboard: AnalyticsDashboard;
  readonly about: string;
  /** The period that is shown first. */
  readonly period: Report['period'];
  readonly more?: ReactNode;
}

/** A dashboard of the analytics service, of the days and the place that are chosen above it. */
export function DashboardView({ address, dashboard: { oid, title }, about, period: first, more }: DashboardViewProps) {
  const { tenant } = useActiveTenant();
  const { asked, change, today } = useAskedReport({ ...asDashboard, period: first });
  const { period, problem, mostDays } = asked;
  return (
    <>
      <PageHeader title={title} about={about} more={more} />
      <ReportPeriod asked={asked} today={today} onChange={change} isCompared={false} />
      {problem === null ? (
        <DashboardFrame title={title} path={dashboardPath({ address, oid, period, tenant })} />
      ) : (
        <p className="tone-error" role="alert">
          {problem === 'tooLong' ? reportScreenTexts.tooLong(mostDays) : reportScreenTexts[problem]}
        </p>
      )}
    </>
  );
}
