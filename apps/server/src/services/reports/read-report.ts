import {
  answerFrom,
  dayCount,
  mostDaysOf,
  type Period,
  questionsOf,
  reports,
  rollupFor,
  sumsFor,
} from '@commissary/catalog';
import { type Dimension, joinNames, type Posting, type SoldNames } from '@commissary/domain';
import type { TenantRecord } from '../../store/tenants/index.ts';
import type { RequestContext } from '../context/index.ts';
import { apiError } from '../errors/index.ts';
import { ticketLocations } from '../tickets/index.ts';
import { createTurns } from '../turns/index.ts';
import { type ClosedDay, closedDay, isOver, mayCloseDays } from './closed-days.ts';
import { coverageOf } from './coverage.ts';
import { reportParts } from './report-parts.ts';

interface AskedReport {
  readonly report: keyof typeof reports;
  readonly from: string;
  readonly to: string;
  readonly tenantId?: string | undefined;
  /** Only what has one of these ids; all where it is absent. */
  readonly filters: { readonly [key in Dimension]?: readonly string[] | undefined };
}

/**
 * A report of the locations at which the person may see reports, exact at once: it is made of kept sums, and of the tickets
 * themselves where these have changed since or none can answer. [RULE.sold.33]
 */
export const readReport = async (context: RequestContext, { report, from, to, tenantId, filters }: AskedReport) => {
  const { tables, filters: known } = reports[report];
  const allowed: ReadonlySet<Dimension> = new Set(known);
  const chosen = Object.entries(filters).flatMap(([key, values]) =>
    values === undefined ? [] : [{ dimension: key as Dimension, values }],
  );
  const wrong = chosen.find(({ dimension }) => !allowed.has(dimension));
  if (wrong !== undefined) throw apiError(400, 'INVALID_VALUE', `/query/${wrong.dimension}`);
  const questions = questionsOf(reports[report], { from, to }, chosen);
  const days = dayCount({ from, to });
  if (days === 0) throw apiError(400, 'INVALID_VALUE', '/query/to');
  if (days > mostDaysOf(questions)) throw apiError(400, 'TOO_MANY_DAYS', '/query/to');
  const locations = new Map((await ticketLocations(context, tenantId)).map(one => [one.id, one]));
  const sums: (readonly Posting[])[] = questions.map(() => []);
  let names: SoldNames = new Map();
  const turn = createTurns();
  for await (const parts of reportParts(context, locations, questions)) {
    for (const [at, question] of questions.entries()) {
      const key = rollupFor(question);
      await turn();
      sums[at] = sumsFor(
        question,
        parts.flatMap(part => part.postings(key)),
        sums[at],
      );
    }
    names = joinNames([names, ...parts.map(part => part.names)]);
  }
  return {
    tables: tables.map(({ measures, dimensions }, at) => {
      const { rows, total } = answerFrom({ measures, dimensions }, sums[at] ?? []);
      return {
        ...{ measures: [...measures], dimensions: [...dimensions], total: [...total] },
        rows: rows.map(({ by, values }) => ({ by: [...by], values: [...values] })),
      };
    }),
    names: [...names].flatMap(([dimension, called]) => [...called].map(([id, { name }]) => ({ dimension, id, name }))),
    locations: await coverageOf(context, [...locations.keys()]),
    ...(report === 'storeSummary' && chosen.length === 0
      ? await closeOf(context, [...locations.values()], { from, to })
      : { closed: null, mayClose: false }),
  };
};

/** How the only day of the only location was closed, and whether the person may close it. */
const closeOf = async (
  context: RequestContext,
  locations: readonly TenantRecord[],
  { from: day, to }: Period,
): Promise<{ readonly closed: ClosedDay | null; readonly mayClose: boolean }> => {
  const [location] = locations;
  if (location === undefined || locations.length > 1 || day !== to) return { closed: null, mayClose: false };
  const closed = await closedDay(context, { locationId: location.id, day }, location.timeZone);
  const mayClose = closed === null && isOver(context, day, location) && mayCloseDays(context.person, location);
  return { closed, mayClose };
};
