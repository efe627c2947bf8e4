import { reportScreenTexts, shiftListTexts as texts } from '@commissary/catalog';
import type { ListedShift } from '@commissary/contract';
import { fromCents } from '@commissary/domain';
import { formatMoney } from '@commissary/schema';
import { clockAt, dateAt, dayAndTimeAt, ownZone } from '../../../formatting/index.ts';

export interface ShiftEntryProps {
  readonly shift: ListedShift;
  /** The name and the zone of its location. */
  readonly place: { readonly name: string; readonly zone: string | null };
}

const minuteMs = 60_000;
const lengthOf = (ms: number): string => reportScreenTexts.minutes(Math.round(ms / minuteMs));

/** A shift as somebody checks it: who and where, from when to when, what is paid by what, and what is doubtful. */
export function ShiftEntry({ shift, place }: ShiftEntryProps) {
  const { employee, job, clockIn, clockOut, breaks, tips, wage, flags, edited } = shift;
  const zone = place.zone ?? ownZone();
  const [began, ended] = [`${dateAt(clockIn, zone)}, ${clockAt(clockIn, zone)}`, clockOut];
  // One that lasts beyond midnight ends on another date.
  const endOf = (at: number) =>
    dateAt(at, zone) === dateAt(clockIn, zone) ? clockAt(at, zone) : `${dateAt(at, zone)}, ${clockAt(at, zone)}`;
  const breakMs = breaks.reduce((sum, { from, to }) => sum + Math.max(0, (to ?? clockOut ?? from) - from), 0);
  const facts = [
    ...(ended === null ? [] : [texts.length(lengthOf(ended - clockIn))]),
    ...(breaks.length === 0 ? [] : [texts.breaks(breaks.length, lengthOf(breakMs))]),
    ...(tips === 0 ? [] : [texts.tips(formatMoney(fromCents(tips)))]),
    ...(wage === undefined ? [] : [wage === null ? texts.noWage : texts.wage(formatMoney(wage.amount), wage.per)]),
  ];
  return (
    <li className="stack gap-2 pad-x-24 pad-y-12 line-below">
      <span className="weight-600">{texts.job(employee.name, job.name)}</span>
      <span>
        {place.name}, {ended === null ? texts.clockedIn(began) : texts.times(began, endOf(ended))}
      </span>
      {facts.length > 0 && <span className="text-13 tone-2">{facts.join(' · ')}</span>}
      {flags.length > 0 && <span className="text-13 weight-600">{texts.doubtful(flags)}</span>}
      {edited !== null && (
        <span className="text-13 tone-2">
          {texts.edited(dayAndTimeAt(edited.at, zone), edited.by?.name ?? null, edited.reason)}
        </span>
      )}
    </li>
  );
}
