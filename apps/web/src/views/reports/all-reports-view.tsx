import {
  dashboardTexts,
  isTitled,
  type ReportKey,
  reports,
  screenHref,
  screenOf,
  reportScreenTexts as texts,
} from '@commissary/catalog';
import { AppLink, ButtonLink, useAddressQuery, type ViewProps } from '../../navigation/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { EmptyState, ErrorState, PageHeader, SectionCard, SkeletonRows } from '../../ui/index.ts';
import { DashboardView } from './embedded/dashboard-view.tsx';
import { useDashboards } from './embedded/use-dashboards.ts';
import styles from './reports.module.css';
import { SavedViews } from './saved/saved-views.tsx';

const keys = Object.keys(reports) as readonly ReportKey[];

interface Entry {
  readonly folder: string;
  readonly href: string;
  readonly title: string;
  readonly about: string | null;
}

/**
 * Every report by what it is about, with what it answers, and the other dashboards of the analytics service, of which the
 * address names one to show. [RULE.reports.02]
 */
export function AllReportsView({ screen }: ViewProps) {
  const { companyId, tenant } = useActiveTenant();
  const { query } = useAddressQuery();
  const { address, list, isPending, isKnown, retry } = useDashboards();
  const at = { companyId, locationId: tenant?.id ?? null };
  const back = <ButtonLink href={screenHref('allReports', {}, at)}>{dashboardTexts.back}</ButtonLink>;
  const shown = query.dashboard === undefined ? null : list.find(({ oid }) => oid === query.dashboard);
  if (shown && address !== null)
    return (
      <DashboardView
        address={address}
        dashboard={shown}
        about={dashboardTexts.about}
        period="LAST_7_DAYS"
        more={back}
      />
    );
  const own = keys.map(
    (key): Entry => ({
      ...{ folder: texts.folders[reports[key].folder], title: screenOf(key).title },
      ...{ href: screenHref(key, {}, at), about: texts.about[key] },
    }),
  );
  const others = list
    .filter(dashboard => !own.some(({ title }) => isTitled(dashboard, title)))
    .map(
      ({ oid, title, parentFolder }): Entry => ({
        ...{ folder: parentFolder ?? dashboardTexts.withoutFolder, title },
        ...{ href: screenHref('allReports', {}, at, { dashboard: oid }), about: null },
      }),
    );
  return (
    <>
      <PageHeader title={screen.title} about={texts.allReports} />
      {shown === undefined && isKnown && <EmptyState text={dashboardTexts.gone} />}
      {retry !== null && <ErrorState text={dashboardTexts.listFailed} onRetry={retry} />}
      <div className="stack gap-16">
        <SavedViews />
        {[...Map.groupBy([...own, ...others], ({ folder }) => folder)].map(([folder, entries]) => (
          <SectionCard key={folder} title={folder} flush>
            <ul className="list">
              {entries.map(({ href, title, about }) => (
                <li key={href} className={`${styles.entry} stack gap-2 pad-x-20 pad-y-12 line-below`}>
                  <AppLink className="weight-600" href={href}>
                    {title}
                  </AppLink>
                  {about !== null && <span className="text-13 tone-2">{about}</span>}
                </li>
              ))}
            </ul>
          </SectionCard>
        ))}
        {isPending && <SkeletonRows rows={2} height={72} />}
      </div>
    </>
  );
}
