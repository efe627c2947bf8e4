import { mostDoubts, type Period, type ReportKey } from '@commissary/catalog';
import type { ReportDoubt } from '@commissary/contract';
import { doubtfulShifts } from '../../store/shifts/index.ts';
import { doubtfulTickets } from '../../store/tickets/index.ts';
import type { Context } from '../context/index.ts';

/**
 * What is counted in a report and was kept with a doubt: tickets in the store summary, shifts in payroll, whose reader may see
 * the shifts of all these locations. One more than are shown where there are more.
 */
export const doubtsOf = async (
  { db }: Pick<Context, 'db'>,
  report: ReportKey,
  locationIds: readonly string[],
  period: Period,
): Promise<ReportDoubt[]> => {
  if (report === 'storeSummary')
    return (await doubtfulTickets(db, locationIds, period, mostDoubts + 1)).map(({ number, flags, ...ticket }) => ({
      ...{ kind: 'TICKET' as const, ...ticket },
      ...{ name: String(number), flags: [...flags] },
    }));
  if (report === 'employeePayroll')
    return (await doubtfulShifts(db, locationIds, period, mostDoubts + 1)).map(({ employee, flags, ...shift }) => ({
      ...{ kind: 'SHIFT' as const, ...shift },
      ...{ name: employee, flags: [...flags] },
    }));
  return [];
};
