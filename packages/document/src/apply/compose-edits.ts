import type { Change, Edit } from '../change/index.ts';
import { ChangeListBuilder } from './change-list-builder.ts';

/**
 * Returns the stored list with a session's edits, in the order in which they were made (laws L20, L27, L28). `parent`
 * is the effective document of the layers below. An entry is removed only when it is reset, or when the parent's value
 * is set on that very path; entries whose target the parent lacks now are kept. Changed entries carry no `was`: see
 * recordPrevious.
 */
export const edit = (parent: unknown, list: readonly Change[], edits: readonly Edit[]): Change[] => {
  const ledger = new ChangeListBuilder(list, { below: { doc: parent }, session: true });
  for (const change of edits) {
    if (change.op === 'reset') ledger.reset(change.path);
    else ledger.put(change);
  }
  return ledger.list();
};
