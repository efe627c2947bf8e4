import type { HistoryEntry } from '@commissary/contract';
import { equal, isRecord } from '@commissary/schema';

/**
 * The value that a level had before its newest change, or the inherited one where it had none; `undefined` if not
 * known.
 */
export const previousValue = (entries: readonly HistoryEntry[], tenantId: string | null): unknown => {
  const before = entries.find(entry => entry.tenantId === tenantId)?.was;
  return isKnown(before) ? before : undefined;
};

/** The value that an entry set, where it is known and differs from the current one. */
export const earlierValue = ({ op, value }: HistoryEntry, now: unknown): unknown =>
  (op === 'set' || op === 'add') && isKnown(value) && !equal(value, now) ? value : undefined;

/** The log holds a long value as its digest. */
export const isKnown = (value: unknown): boolean =>
  value !== undefined && value !== null && !(isRecord(value) && '#' in value);
