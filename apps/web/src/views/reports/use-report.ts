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
  /** What of it was kept with a doubt. */
  readonly doubts: ReportAnswer['doubts'];
  /** When the days begin, in seconds since midnight. */
  readonly dayStarts: readonly number[];
}

/** Reads a report, and the same of the period that it is compared with. */
export const useReport = (
  report: ReportKey,
  { period, before, against, filters, problem }: AskedReport,
  isAsked: boolean,
) => {
  const { companyId, tenant, user } = useActiveTenant();
  const asked = { companyId, report, tenantId: tenant?.id ?? null, filters };
  const now = useQuery(reportOf(asked, isAsked && problem === null ? period : null));
  // Of another place all of its locations: those of this one are not there.
  const elsewhere = { tenantId: against, filters: filters.filter(({ dimension }) => dimension !== 'location') };
  const then = useQuery(reportOf(against === null ? asked : { ...asked, ...elsewhere }, isAsked ? before : null));
  const answers = [now, ...(before === null ? [] : [then])];
  const places = user.accessibleTenants;
  const compared = before === null ? null : then.data;
  const shown = useMemo(
    () => (now.data === undefined || compared === undefined ? null : shownReport(now.data, compared, places, against)),
    [now.data, compared, places, against],
  );
  return {
    shown,
    isForbidden: isRefused(now.error),
    /** It is compared with a place where the person may not see it, or that is not there any more. */
    isElsewhereForbidden: against !== null && isRefused(then.error),
    /** Something that it is restricted to is known nowhere. */
    isUnknown: answers.some(({ error }) => error instanceof UserError && isOfFilter(error, filters)),
    isError: answers.some(({ isError, data }) => isError && data === undefined),
    retry: () => answers.filter(({ isError }) => isError).map(({ refetch }) => refetch()),
  };
};

const isRefused = (error: Error | null): boolean =>
  error instanceof StatusError && (error.status === 403 || error.status === 404);

const isOfFilter = ({ failures }: UserError, filters: AskedReport['filters']): boolean =>
  failures.some(({ path }) => filters.some(({ dimension }) => path === `/query/${dimension}`));

const shownReport = (
  now: ReportAnswer,
  before: ReportAnswer | null,
  places: readonly { readonly id: string; readonly name: string }[],
  against: string | null,
): ShownReport => {
  const [dayStart] = now.dayStarts;
  const elsewhere = against === null ? undefined : places.find(({ id }) => id === against)?.name;
  const tables = now.tables.map((table, at) => {
    // Two places have no location in common.
    const isAlone = against !== null && table.dimensions.includes('location');
    return { ...comparedTable(table, isAlone ? null : (before?.tables[at] ?? null)), elsewhere, dayStart };
  });
  const locations = places.map(({ id, name }) => ({ dimension: 'location' as const, id, name }));
  // What is called otherwise now has its newest name.
  const names: ReportNames = [...locations, ...(before?.names ?? []), ...now.names];
  const { locations: coverage, closed, mayClose, dayStarts, doubts } = now;
  const isEmpty = isEmptyReport(tables);
  const wordsOf = dimensionWords(names);
  return { tables, names, wordsOf, isEmpty, locations: coverage, closed, mayClose, dayStarts, doubts };
};
