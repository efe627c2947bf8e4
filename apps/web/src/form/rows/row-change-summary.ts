import { type Change, relatedChanges } from '@commissary/document';
import { isBelow } from '@commissary/schema';
import type { WorkingCopy } from '../../snapshot/index.ts';

/** The entries of a change list for one member of a list, summarized. */
export interface RowChangeSummary {
  readonly added: boolean;
  readonly removed: boolean;
  readonly moved: boolean;
  readonly inside: number;
}

export const unchangedSummary: RowChangeSummary = { added: false, removed: false, moved: false, inside: 0 };

/** The summary for one member, found without reading the entries of the others. */
export const rowChangeSummary = (changes: readonly Change[], member: string): RowChangeSummary => {
  const entries = relatedChanges(changes, member).filter(({ path }) => isBelow(path, member));
  if (entries.length === 0) return unchangedSummary;
  const own = entries.filter(({ path }) => path === member).map(({ op }) => op);
  return {
    added: own.includes('add'),
    removed: own.includes('remove'),
    moved: own.includes('move'),
    inside: entries.filter(({ op, path }) => path !== member || op === 'set').length,
  };
};

/** Whether this level added a member, moved it, or changed something inside it. */
export const isChangedHere = (content: WorkingCopy, member: string): boolean => {
  if (content.kind !== 'list') return false;
  const { added, moved, inside } = rowChangeSummary(content.changes, member);
  return added || moved || inside > 0;
};

/** The member of a list that a path points at or into. */
export const memberIn = (changed: string, path: string): string | undefined => {
  if (changed === path || !isBelow(changed, path)) return undefined;
  const end = changed.indexOf('/', path.length + 1);
  const token = changed.slice(path.length + 1, end < 0 ? undefined : end);
  return token.startsWith('[') ? token.slice(1, -1).replaceAll('~1', '/').replaceAll('~0', '~') : undefined;
};
