import { type Change, canonicalJson, digest } from '@commissary/document';
import { memoByIdentity } from '@commissary/schema';
import type { LoggedChange, LoggedOp } from '../../store/documents/index.ts';

/** A value that is longer than this is a digest in the change log and in a preview. */
const LONGEST = 4_096;

/** A change as the change log stores it. */
export const toLogEntry = (change: Change): LoggedChange => ({
  path: change.path,
  op: change.op,
  value: 'value' in change ? digestLongValue(change.value) : undefined,
  was: change.was,
});

/** An entry that was removed from an override. */
export const toResetEntry = (entry: Change): LoggedChange => ({
  path: entry.path,
  op: 'reset' satisfies LoggedOp,
  value: undefined,
  was: 'value' in entry ? digestLongValue(entry.value) : undefined,
});

/** Many locations share a value, so it is measured once. */
export const digestLongValue = memoByIdentity((value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  return canonicalJson(value).length > LONGEST ? { '#': digest(value) } : value;
});
