import { reportScreenTexts as texts } from '@commissary/catalog';
import { fromCents } from '@commissary/domain';
import { formatMoney } from '@commissary/schema';
import { ownZone, whenWords } from '../../formatting/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { businessDayAt } from './asked-report.ts';
import type { ReportAnswer } from './report-queries.ts';

export interface ReportCoverageProps {
  readonly coverage: ReportAnswer['locations'];
  readonly closed: ReportAnswer['closed'];
  /** The last business day that is shown. */
  readonly lastDay: string;
}

/** So many terminals are named. */
const most = 3;

/**
 * Until when the numbers are complete: terminals that are silent since one of these days, and, where the last of them is not
 * over everywhere, when checks arrived; of one day, with what it was closed. [RULE.sold.06] [RULE.sold.08]
 */
export function ReportCoverage({ coverage, closed, lastDay }: ReportCoverageProps) {
  const { user } = useActiveTenant();
  const places = new Map(user.accessibleTenants.map(one => [one.id, one]));
  const zoneAt = (id: string): string => places.get(id)?.timeZone ?? ownZone();
  const reaches = (id: string, at: number): boolean =>
    businessDayAt(at, places.get(id) ?? { timeZone: null }) <= lastDay;
  const silent = coverage.flatMap(({ id, silent: terminals }) =>
    terminals.flatMap(one => (reaches(id, one.since) ? { id, ...one } : [])),
  );
  const open = coverage.flatMap(({ id, until, silent: terminals }) =>
    until !== null && terminals.length === 0 && reaches(id, until) ? { id, until } : [],
  );
  const first = open.toSorted((a, b) => a.until - b.until)[0];
  return (
    <>
      {closed !== null && (
        <p>
          {texts.closed(whenWords(closed.at), closed.by, formatMoney(fromCents(closed.salesTotal)))}{' '}
          {closed.since.tickets === 0
            ? texts.unchanged
            : texts.since(closed.since.tickets, signed(closed.since.salesTotal))}
        </p>
      )}
      {first !== undefined && <p>{texts.until(whenWords(first.until, zoneAt(first.id)))}</p>}
      {silent.slice(0, most).map(({ id, deviceId, since }) => (
        <p key={`${id} ${deviceId}`} className="tone-error">
          {texts.silent(places.get(id)?.name ?? id, deviceId, whenWords(since, zoneAt(id)))}
        </p>
      ))}
      {silent.length > most && <p>{texts.othersSilent(silent.length - most)}</p>}
    </>
  );
}

const signed = (cents: number): string => `${cents < 0 ? '−' : '+'}${formatMoney(fromCents(Math.abs(cents)))}`;
