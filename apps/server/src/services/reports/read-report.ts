import {
  answerFrom,
  dayCount,
  mostDaysOf,
  type Period,
  questionsOf,
  type ReportRights,
  reports,
  sumsFor,
  valueIn,
} from '@commissary/catalog';
import {
  can,
  type Dimension,
  dayStartOn,
  joinNames,
  type Posting,
  type SoldNames,
  tenantScopeOf,
} from '@commissary/domain';
import type { TenantRecord } from '../../store/tenants/index.ts';
import { apiError, forbidden } from '../errors/index.ts';
import { type ReportReader, ticketLocations } from '../tickets/index.ts';
import { createTurns } from '../turns/index.ts';
import { type ClosedDay, closedDay, isOver, mayCloseDays } from './closed-days.ts';
import { coverageOf } from './coverage.ts';
import { doubtsOf } from './doubts.ts';
import { requireKnown } from './known-filters.ts';
import { reportParts } from './report-parts.ts';
import { addShifts, netByDay } from './shift-parts.ts';

interface AskedReport {
  readonly report: keyof typeof reports;
  readonly from: string;
  readonly to: string;
  readonly tenantId?: string | undefined;
  /** Only what has one of these ids, ~ of none; all where it is absent. */
  readonly filters: { readonly [key in Dimension]?: readonly string[] | undefined };
}

/**
 * A report of the locations at which the person may see it, exact at once: it is made of kept sums, and of the tickets
 * themselves where these have changed since or none can answer, and of shifts. [RULE.sold.33]
 */
export const readReport = async (context: ReportReader, { report, from, to, tenantId, filters }: AskedReport) => {
  const { permission, filters: known } = reports[report];
  const allowed: ReadonlySet<Dimension> = new Set(known);
  const chosen = Object.entries(filters).flatMap(([key, values]) =>
    values === undefined ? [] : [{ dimension: key as Dimension, values: values.map(valueIn) }],
  );
  const wrong = chosen.find(({ dimension }) => !allowed.has(dimension));
  if (wrong !== undefined) throw apiError(400, 'INVALID_VALUE', `/query/${wrong.dimension}`);
  const locations = new Map((await ticketLocations(context, tenantId, permission)).map(one => [one.id, one]));
  if (permission !== 'dashboard' && locations.size === 0) throw forbidden();
  const questions = questionsOf(reports[report], { from, to }, chosen, rightsAt(context, locations));
  const days = dayCount({ from, to });
  if (days === 0) throw apiError(400, 'INVALID_VALUE', '/query/to');
  if (days > mostDaysOf(questions)) throw apiError(400, 'TOO_MANY_DAYS', '/query/to');
  const asked = [...questions, ...netByDay(questions)];
  const sums: (readonly Posting[])[] = asked.map(() => []);
  let names: SoldNames = new Map();
  const turn = createTurns();
  for await (const parts of reportParts(context, locations, asked, known)) {
    for (const [at, question] of asked.entries()) {
      await turn();
      sums[at] = sumsFor(
        question,
        parts.flatMap(part => part.postings(question)),
        [...(sums[at] ?? []), ...parts.flatMap(part => part.sums?.(question) ?? [])],
      );
    }
    names = joinNames([names, ...parts.map(part => part.names)]);
  }
  await requireKnown(context, locations, chosen, names);
  const shifts = await addShifts(context, locations, questions, { sums, sales: sums[questions.length] ?? [] });
  return {
    tables: questions.map(({ measures, dimensions }, at) => {
      const { rows, total } = answerFrom({ measures, dimensions }, sums[at] ?? []);
      return {
        ...{ measures: [...measures], dimensions: [...dimensions], total: [...total] },
        rows: rows.map(({ by, values }) => ({ by: [...by], values: [...values] })),
      };
    }),
    names: [...joinNames([names, shifts])].flatMap(([dimension, called]) =>
      [...called].map(([id, { name }]) => ({ dimension, id, name })),
    ),
    dayStarts: startsOf([...locations.values()], { from, to }),
    doubts: chosen.length === 0 ? await doubtsOf(context, report, [...locations.keys()], { from, to }) : [],
    locations: await coverageOf(context, [...locations.keys()]),
    ...(report === 'storeSummary' && chosen.length === 0
      ? await closeOf(context, [...locations.values()], { from, to })
      : { closed: null, mayClose: false }),
  };
};

/** When business days of a period begin at these locations, each start once. */
const startsOf = (locations: readonly TenantRecord[], { from, to }: Period): number[] => {
  const starts = locations.flatMap(({ dayStarts }) => [
    dayStartOn(dayStarts, from),
    ...dayStarts.flatMap(one => (one.from > from && one.from <= to ? [one.start] : [])),
  ]);
  return [...new Set(starts)].sort((a, b) => a - b);
};

/** What the person may see at all of these locations: what some of them hide, no total tells. */
const rightsAt = ({ person }: ReportReader, locations: ReadonlyMap<string, TenantRecord>): ReportRights => {
  const may = (permission: keyof ReportRights): boolean =>
    [...locations.values()].every(one => can(person, permission, tenantScopeOf(one)));
  return { payroll: may('payroll'), viewWageData: may('viewWageData') };
};

/** How the only day of the only location was closed, and whether the person may close it. */
const closeOf = async (
  context: ReportReader,
  locations: readonly TenantRecord[],
  { from: day, to }: Period,
): Promise<{ readonly closed: ClosedDay | null; readonly mayClose: boolean }> => {
  const [location] = locations;
  if (location === undefined || locations.length > 1 || day !== to) return { closed: null, mayClose: false };
  const closed = await closedDay(context, { locationId: location.id, day }, location);
  const mayClose = closed === null && isOver(context, day, location) && mayCloseDays(context.person, location);
  return { closed, mayClose };
};
