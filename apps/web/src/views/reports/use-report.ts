import {
  type ComparedTable,
  comparedTable,
  dimensionWords,
  isEmptyReport,
  type ReportKey,
  type ReportNames,
} from '@commissary/catalog';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { StatusError, UserError } from '../../api/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import type { AskedReport } from './asked-report.ts';
import { type ReportAnswer, reportOf } from './report-queries.ts';

/** A report as it is drawn, printed and written into files. */
export interface ShownReport {
  readonly tables: readonly ComparedTable[];
  readonly names: ReportNames;
  readonly wordsOf: ReturnType<typeof dimensionWords>;
  readonly isEmpty: boolean;
  /** Until when checks have arrived. */
  readonly locations: ReportAnswer['locations'];
  readonly closed: ReportAnswer['closed'];
  readonly mayClose: boolean;
  /** When the days begin, in seconds since midnight. */
  readonly dayStarts: readonly number[];
}

/** Reads a report, and the same of the period that it is compared with. */
export const useReport = (report: ReportKey, { period, before, filters, problem }: AskedReport, isAsked: boolean) => {
  const { companyId, tenant, user } = useActiveTenant();
  const asked = { companyId, report, tenantId: tenant?.id ?? null, filters };
  const now = useQuery(reportOf(asked, isAsked && problem === null ? period : null));
  const then = useQuery(reportOf(asked, isAsked ? before : null));
  const answers = [now, ...(before === null ? [] : [then])];
  const places = user.accessibleTenants;
  const compared = before === null ? null : then.data;
  const shown = useMemo(
    () => (now.data === undefined || compared === undefined ? null : shownReport(now.data, compared, places)),
    [now.data, compared, places],
  );
  return {
    shown,
    isForbidden: answers.some(({ error }) => error instanceof StatusError && error.status === 403),
    /** Something that it is restricted to is known nowhere. */
    isUnknown: answers.some(({ error }) => error instanceof UserError && isOfFilter(error, filters)),
    isError: answers.some(({ isError, data }) => isError && data === undefined),
    retry: () => answers.filter(({ isError }) => isError).map(({ refetch }) => refetch()),
  };
};

const isOfFilter = ({ failures }: UserError, filters: AskedReport['filters']): boolean =>
  failures.some(({ path }) => filters.some(({ dimension }) => path === `/query/${dimension}`));

const shownReport = (
  now: ReportAnswer,
  before: ReportAnswer | null,
  places: readonly { readonly id: string; readonly name: string }[],
): ShownReport => {
  const [dayStart] = now.dayStarts;
  const tables = now.tables.map((table, at) => ({ ...comparedTable(table, before?.tables[at] ?? null), dayStart }));
  const locations = places.map(({ id, name }) => ({ dimension: 'location' as const, id, name }));
  // What is called otherwise now has its newest name.
  const names: ReportNames = [...locations, ...(before?.names ?? []), ...now.names];
  const { locations: coverage, closed, mayClose, dayStarts } = now;
  const isEmpty = isEmptyReport(tables);
  const wordsOf = dimensionWords(names);
  return { tables, names, wordsOf, isEmpty, locations: coverage, closed, mayClose, dayStarts };
};
