import type { HistoryEntry } from '@commissary/contract';
import { equal, isRecord } from '@commissary/schema';

/** The value that a level had before its newest change, or the one above where it had none; `undefined` if not known. */
export const previousValue = (entries: readonly HistoryEntry[], tenantId: string | null): unknown => {
  const before = entries.find(entry => entry.tenantId === tenantId)?.was;
  return isKnown(before) ? before : undefined;
};

/** What an entry brought, where that is known and is not what stands there now. */
export const earlierValue = ({ op, value }: HistoryEntry, now: unknown): unknown =>
  (op === 'set' || op === 'add') && isKnown(value) && !equal(value, now) ? value : undefined;

/** A long value stands in the log as its digest. */
export const isKnown = (value: unknown): boolean =>
  value !== undefined && value !== null && !(isRecord(value) && '#' in value);
