import { dashboardTexts, type ReportKey, reportScreenTexts, reports } from '@commissary/catalog';
import type { ViewProps } from '../../navigation/index.ts';
import { ErrorState, PageHeader, SkeletonRows } from '../../ui/index.ts';
import { DashboardView } from './embedded/dashboard-view.tsx';
import { dashboardTitled, useDashboards } from './embedded/use-dashboards.ts';
import { ReportView } from './report-view.tsx';

/** The dashboard of that title, where an analytics service has one, or else our own report. [RULE.reports.01] [RULE.reports.03] */
export function ReportScreen({ screen }: ViewProps) {
  const { address, list, isPending, retry } = useDashboards();
  const key = screen.id as ReportKey;
  const dashboard = dashboardTitled(list, screen.title);
  const about = reportScreenTexts.about[key];
  if (address !== null && dashboard !== undefined) {
    const { period } = reports[key];
    return (
      <DashboardView
        address={address}
        dashboard={{ ...dashboard, title: screen.title }}
        about={about}
        period={period}
      />
    );
  }
  if (isPending)
    return (
      <>
        <PageHeader title={screen.title} about={about} />
        <SkeletonRows rows={6} height={72} />
      </>
    );
  const notice = retry && <ErrorState text={dashboardTexts.failed} onRetry={retry} />;
  return <ReportView screen={screen} notice={notice} />;
}
