import { formTexts } from '@commissary/catalog';
import type { HistoryEntry, LiveInterval } from '@commissary/contract';
import { dayAndTimeAt } from '../../formatting/index.ts';

/** When a save was live at the location and who published it, as text; null where no location is given. */
export const liveText = (live: LiveInterval | undefined, zone: string): string | null => {
  if (live === undefined) return null;
  if (live === null) return formTexts.notPublished;
  const from = dayAndTimeAt(live.from, zone);
  return live.to === null
    ? formTexts.liveSince(from, live.by)
    : formTexts.liveFromTo(from, dayAndTimeAt(live.to, zone));
};

/**
 * The interval in which the value of an entry was live at the location: from its publish until the publish of a newer
 * entry of the same field, at its level or below. Entries are sorted newest first; `undefined` where the value could
 * never be live.
 */
export const valueLive = (
  entries: readonly HistoryEntry[],
  index: number,
  rankOf: (tenantId: string | null) => number,
): LiveInterval | undefined => {
  const entry = entries[index];
  if (entry?.live === undefined) return undefined;
  const rank = rankOf(entry.tenantId);
  const newer = entries.slice(0, index).filter(({ tenantId }) => rankOf(tenantId) >= rank);
  const covered = [...Map.groupBy(entries.slice(index + 1), ({ tenantId }) => tenantId)].some(
    ([tenantId, [newest]]) =>
      rankOf(tenantId) > rank && newest?.op !== 'reset' && !newer.some(one => one.tenantId === tenantId),
  );
  if (covered) return undefined;
  if (entry.live === null) return newer.some(({ tenantId }) => tenantId === entry.tenantId) ? undefined : null;
  const ends = newer.flatMap(({ live }) => (live ? [live.from] : []));
  const end = Math.min(...ends, entry.live.to ?? Number.POSITIVE_INFINITY);
  // Replaced before it was published to the location.
  if (end <= entry.live.from) return undefined;
  return { ...entry.live, to: end === Number.POSITIVE_INFINITY ? null : end };
};
