import {
  beginWords,
  comparedWords,
  dimensionWords,
  filterWords,
  periodWords,
  type ReportKey,
  reportHead,
  reportSheets,
  reports,
  reportScreenTexts as texts,
} from '@commissary/catalog';
import { zoneName } from '@commissary/domain';
import type { ReactNode } from 'react';
import { lazyComponent, type ViewProps } from '../../navigation/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { EmptyState, ErrorState, PageHeader, SkeletonRows } from '../../ui/index.ts';
import { zonesOf } from './asked-report.ts';
import { CloseDay } from './close-day.tsx';
import { Doubts } from './doubts.tsx';
import { Figures } from './figures.tsx';
import { Meanings } from './meanings.tsx';
import { ReportActions } from './report-actions.tsx';
import { ReportCoverage } from './report-coverage.tsx';
import { ReportFiltersBar } from './report-filters.tsx';
import { ReportPeriod } from './report-period.tsx';
import { ReportTableSection } from './report-table.tsx';
import styles from './reports.module.css';
import { ReportShifts } from './shifts/report-shifts.tsx';
import { useAskedReport } from './use-asked-report.ts';
import { useReport } from './use-report.ts';
import { useRowHref } from './use-row-href.ts';

/** Drawn by the largest library of the console, which nothing else loads. */
const ReportChart = lazyComponent(async () => (await import('./report-chart.tsx')).ReportChart, {
  optional: true,
  fallback: <SkeletonRows rows={1} height={300} />,
});

/** Until it is known what they are called. */
const idsAlone = dimensionWords([]);

export interface ReportViewProps extends ViewProps {
  /** Under the title. */
  readonly notice: ReactNode;
}

/** A report, drawn from its data: a period, what it is compared with, figures, a chart and tables. */
export function ReportView({ screen, notice }: ReportViewProps) {
  const key = screen.id as ReportKey;
  const report = reports[key];
  const { name, user } = useActiveTenant();
  const { asked, isKnown, change, today, locations } = useAskedReport(report);
  const { shown, isError, isForbidden, isElsewhereForbidden, isUnknown, refusals, retry } = useReport(
    key,
    asked,
    isKnown,
  );
  const { period, filters, problem, mostDays } = asked;
  const hrefOf = useRowHref({ report: key, period, filters });
  const days = problem === null ? periodWords(period) : '';
  const comparedWith = comparedWords(asked, user.accessibleTenants);
  const { measure } = report.chart;
  const wordsOf = shown?.wordsOf ?? idsAlone;
  const begin = shown === null ? null : beginWords(shown.dayStarts);
  const restricted = filterWords(filters, wordsOf);
  // Of one location alone a day is closed, and only where something was sold.
  const closable = shown?.mayClose === true && !shown.isEmpty ? shown.locations[0] : undefined;
  const failed = refusals.map(code => texts.refused[code]).find(text => text !== undefined) ?? texts.loadFailed;
  if (isForbidden)
    return (
      <>
        <PageHeader title={screen.title} about={texts.about[key]} />
        <EmptyState text={texts.payrollOnly} />
      </>
    );
  const file =
    shown === null || shown.isEmpty
      ? null
      : {
          period,
          head: reportHead(asked, shown, {
            ...{ title: screen.title, where: name, places: user.accessibleTenants },
            zones: zonesOf(locations).map(zoneName),
          }),
          sheets: reportSheets(shown.tables, measure, shown.wordsOf),
        };
  return (
    <div className={styles.report}>
      <PageHeader title={screen.title} about={texts.about[key]} more={<ReportActions file={file} report={key} />} />
      {notice}
      <ReportPeriod asked={asked} today={today} onChange={change}>
        <ReportFiltersBar
          of={report.filters}
          filters={filters}
          names={shown?.names ?? []}
          wordsOf={wordsOf}
          onChange={change}
        />
      </ReportPeriod>
      {problem === null ? (
        <div className={`${styles.covers} tone-2 space-below-16`}>
          <p>
            {texts.covers(name, days)} {begin} {comparedWith !== null && texts.comparedTo(comparedWith)}
          </p>
          {restricted.length > 0 && <p className="weight-600">{texts.restricted(restricted)}</p>}
          {shown !== null && <ReportCoverage coverage={shown.locations} closed={shown.closed} lastDay={period.to} />}
          {shown !== null && <Doubts doubts={shown.doubts} />}
          {closable !== undefined && <CloseDay locationId={closable.id} day={period.to} />}
        </div>
      ) : (
        <p className="tone-error" role="alert">
          {problem === 'tooLong' ? texts.tooLong(mostDays) : texts[problem]}
        </p>
      )}
      {isElsewhereForbidden && (
        <p className="tone-error" role="alert">
          {texts.noReportsThere}
        </p>
      )}
      {isUnknown && (
        <p className="tone-error" role="alert">
          {texts.unknownFilter}
        </p>
      )}
      {isError && !isUnknown && !isElsewhereForbidden && <ErrorState text={failed} onRetry={retry} />}
      {problem === null && shown === null && !isError && <SkeletonRows rows={6} height={72} />}
      {problem === null && shown?.isEmpty === true && (
        <EmptyState
          text={filters.length > 0 ? texts.nothingOfIt : report.permission === 'payroll' ? texts.nobody : texts.nothing}
        />
      )}
      {problem === null && shown !== null && !shown.isEmpty && (
        <div className="stack gap-16">
          {shown.tables.map(
            table => table.dimensions.length === 0 && <Figures key={table.measures.join()} table={table} />,
          )}
          <ReportChart chart={report.chart} shown={shown} />
          <div className={`${styles.tables} grid align-start gap-16`}>
            {shown.tables.map(
              table =>
                table.rows.length > 0 && (
                  <ReportTableSection
                    key={table.dimensions.join()}
                    table={table}
                    chosen={measure}
                    wordsOf={shown.wordsOf}
                    hrefOf={hrefOf}
                  />
                ),
            )}
          </div>
          {report.permission === 'payroll' && <ReportShifts asked={asked} wordsOf={wordsOf} />}
          <Meanings keys={[...new Set(shown.tables.flatMap(({ measures }) => measures))]} />
        </div>
      )}
    </div>
  );
}
