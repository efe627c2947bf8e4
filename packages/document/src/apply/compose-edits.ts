import {
  asNormalForm,
  type Change,
  compareChanges,
  type Edit,
  isContent,
  isNormalForm,
  relatedChanges,
} from '../change/index.ts';
import { ChangeListBuilder } from './change-list-builder.ts';

/**
 * Returns the stored list with a session's edits, in the order in which they were made (laws L20, L27, L28). `parent`
 * is the effective document of the layers below. An entry is removed only when it is reset, or when the parent's value
 * is set on that very path; entries whose target the parent lacks now are kept. Changed entries carry no `was`: see
 * recordPrevious.
 */
export const edit = (parent: unknown, list: readonly Change[], edits: readonly Edit[]): Change[] => {
  const concerned = concernedEntries(list, edits);
  if (concerned === undefined) return composed(parent, list, edits);
  const kept = list.filter(change => !concerned.has(change));
  return asNormalForm([...kept, ...composed(parent, [...concerned], edits)].sort(compareChanges));
};

/**
 * The entries that edits of values depend on: typing a character costs the depth of its path. Undefined where members
 * are placed, which may depend on every entry.
 */
const concernedEntries = (list: readonly Change[], edits: readonly Edit[]): ReadonlySet<Change> | undefined => {
  if (!isNormalForm(list)) return undefined;
  const found = new Set<Change>();
  for (const { op, path } of edits) {
    if (op !== 'set' && op !== 'unset') return undefined;
    for (const change of relatedChanges(list, path)) {
      if (!isContent(change)) return undefined;
      found.add(change);
    }
  }
  return found;
};

const composed = (parent: unknown, list: readonly Change[], edits: readonly Edit[]): Change[] => {
  const ledger = new ChangeListBuilder(list, { below: { doc: parent }, session: true });
  for (const change of edits) {
    if (change.op === 'reset') ledger.reset(change.path);
    else ledger.put(change);
  }
  return ledger.list();
};
