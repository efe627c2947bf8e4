import { locationsTexts } from '@commissary/catalog';
import { contactStatus } from '@commissary/domain';
import { fullDateTimeAt } from '../../formatting/index.ts';

/** When a terminal of a location checked in last, in the location's own time zone. */
export function LastContact({ lastPing, zone }: { readonly lastPing: number | null; readonly zone: string | null }) {
  if (lastPing === null) return <span className="tone-error">{locationsTexts.never}</span>;
  const late = contactStatus(lastPing, Date.now()) === 'out-of-date';
  return <span className={late ? 'tone-error' : undefined}>{fullDateTimeAt(lastPing, zone)}</span>;
}
