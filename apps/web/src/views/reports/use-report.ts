import { type AskedReport, type ReportKey, type ShownTables, shownTables } from '@commissary/catalog';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { RequestLimitError, StatusError, UserError } from '../../api/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { type ReportAnswer, reportOf } from './report-queries.ts';

/** A report as it is drawn, printed and written into files. */
export type ShownReport = ShownTables & Pick<ReportAnswer, 'locations' | 'closed' | 'mayClose' | 'doubts'>;

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
    (): ShownReport | null =>
      now.data === undefined || compared === undefined
        ? null
        : { ...now.data, ...shownTables(now.data, compared, places, against) },
    [now.data, compared, places, against],
  );
  return {
    shown,
    isForbidden: isRefused(now.error),
    /** It is compared with a place where the person may not see it, or that is not there any more. */
    isElsewhereForbidden: against !== null && isRefused(then.error),
    /** Something that it is restricted to is known nowhere. */
    isUnknown: answers.some(({ error }) => error instanceof UserError && isOfFilter(error, filters)),
    /** With which codes the server refuses it. */
    refusals: answers.flatMap(({ error }) => codesOf(error)),
    isError: answers.some(({ isError, data }) => isError && data === undefined),
    retry: () => answers.filter(({ isError }) => isError).map(({ refetch }) => refetch()),
  };
};

const isRefused = (error: Error | null): boolean =>
  error instanceof StatusError && (error.status === 403 || error.status === 404);

const codesOf = (error: Error | null): readonly string[] => {
  if (error instanceof UserError) return error.failures.map(({ code }) => code);
  return error instanceof RequestLimitError && error.failure !== undefined ? [error.failure.code] : [];
};

const isOfFilter = ({ failures }: UserError, filters: AskedReport['filters']): boolean =>
  failures.some(({ path }) => filters.some(({ dimension }) => path === `/query/${dimension}`));
