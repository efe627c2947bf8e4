import { type Question, reportDimensions } from '@commissary/catalog';
import { type LocationDay, sentDays } from '../../store/rollups/index.ts';
import type { Context } from '../context/index.ts';
import { few, partOfSums } from './file-parts.ts';
import type { ReportPart } from './report-part.ts';

/** So many days that it has not are answered from their tickets beside it. */
const mostUnsent = 2_000;

/**
 * What ClickHouse answers, and the days that it has not. Null where there is none, where it has not all closed days of the
 * period, and where it does not answer: then the others do. [RULE.clickhouse.03]
 */
export const partOfClickHouse = async (
  { db, clickHouse }: Pick<Context, 'db' | 'clickHouse'>,
  locationIds: readonly string[],
  questions: readonly Question[],
): Promise<{ readonly part: ReportPart; readonly unsent: readonly LocationDay[] } | null> => {
  const [first] = questions;
  if (clickHouse === null || first === undefined) return null;
  const { period } = first;
  const found = await sentDays(db, locationIds, period, mostUnsent);
  if (found === null || found.sent.days <= few) return null;
  const days = { ...period, locationIds, changed: found.unsent };
  const answer = await clickHouse.ask(questions, days, found.sent, reportDimensions);
  return answer === null ? null : { part: partOfSums(questions, answer), unsent: found.unsent };
};
