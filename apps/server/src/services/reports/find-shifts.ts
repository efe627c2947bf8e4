import { dayCount, mostDaysOfShifts } from '@commissary/catalog';
import type { ListedShift } from '@commissary/contract';
import { addDays, businessDayBegin, can, lastInstant, tenantScopeOf } from '@commissary/domain';
import { type FoundShift, findShifts, type ShiftMark } from '../../store/shifts/index.ts';
import type { TenantRecord } from '../../store/tenants/index.ts';
import { apiError, forbidden } from '../errors/index.ts';
import { type ReportReader, ticketLocations } from '../tickets/index.ts';

interface AskedShifts {
  readonly from: string;
  readonly to: string;
  readonly tenantId?: string | undefined;
  readonly location?: readonly string[] | undefined;
  readonly employee?: string | undefined;
  readonly job?: string | undefined;
  readonly doubtful?: 'true' | 'false' | undefined;
  readonly after?: string | undefined;
}

interface ShiftPage {
  readonly shifts: ListedShift[];
  readonly next: string | null;
}

const pageSize = 50;
/** A shift lasts into another week at most from the week before. */
const twoWeeks = 14;

/** A page of the shifts that count on some days, of the locations where the person may see payroll. [RULE.shifts.20] */
export const findReportShifts = async (context: ReportReader, asked: AskedShifts): Promise<ShiftPage> => {
  const { db, now, person } = context;
  const { from, to, employee, job, doubtful } = asked;
  const days = dayCount({ from, to });
  if (days === 0) throw apiError(400, 'INVALID_VALUE', '/query/to');
  if (days > mostDaysOfShifts) throw apiError(400, 'TOO_MANY_DAYS', '/query/to');
  const after = asked.after === undefined ? null : markOf(asked.after);
  const readable = await ticketLocations(context, asked.tenantId, 'payroll');
  if (readable.length === 0) throw forbidden();
  const chosen = asked.location && new Set(asked.location);
  const locations = new Map(readable.filter(({ id }) => chosen?.has(id) ?? true).map(one => [one.id, one]));
  const found = await findShifts(
    db,
    {
      begins: new Map([...locations.values()].map(one => [one.id, new Date(beginOf(from, one))])),
      ...{ from, to, weeksFrom: addDays(from, 1 - twoWeeks), employeeId: employee, jobId: job },
      ...{ isDoubtful: doubtful === 'true', now: now() },
    },
    { after, limit: pageSize + 1 },
  );
  const seesWages = (id: string): boolean => {
    const location = locations.get(id);
    return location !== undefined && can(person, 'viewWageData', tenantScopeOf(location));
  };
  const page = found.slice(0, pageSize);
  const last = page.at(-1);
  return {
    shifts: page.map(one => listed(one, seesWages(one.locationId))),
    next: found.length > pageSize && last !== undefined ? textOf(last) : null,
  };
};

const beginOf = (day: string, { timeZone, dayStarts }: TenantRecord): number =>
  businessDayBegin(day, timeZone ?? 'UTC', dayStarts);

const listed = ({ locationId, day, shift, wage, flags, receivedAt }: FoundShift, seesWages: boolean): ListedShift => {
  const { id, employee, job, clockIn, clockOut, breaks, edited, declaredTips, heldTips } = shift;
  return {
    ...{ locationId, day, id, employee, job, clockIn, clockOut, breaks: [...breaks], edited },
    ...{ tips: Math.max(declaredTips, heldTips), flags: [...flags], receivedAt: receivedAt.getTime() },
    ...(seesWages && { wage: wage === null ? null : { amount: wage.amount, per: wage.per } }),
  };
};

const textOf = ({ day, clockIn, locationId, id }: ShiftMark): string =>
  [day, clockIn.getTime(), locationId, id].join('~');

const markOf = (text: string): ShiftMark => {
  const [, day, at, locationId, id] = /^(\d{4}-\d{2}-\d{2})~(\d{1,15})~([\w-]{1,64})~([\w-]{1,64})$/.exec(text) ?? [];
  if (day === undefined || locationId === undefined || id === undefined || Number(at) > lastInstant)
    throw apiError(400, 'INVALID_VALUE', '/query/after');
  return { day, clockIn: new Date(Number(at)), locationId, id };
};
