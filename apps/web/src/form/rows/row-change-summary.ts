import { isBelow, joinPath, memberToken, memoByIdentity } from '@commissary/schema';

/** The entries of a change list for one member of a list, summarized. */
export interface RowChangeSummary {
  readonly added: boolean;
  readonly removed: boolean;
  readonly moved: boolean;
  readonly inside: number;
}

export type RowChangeSummaries = ReadonlyMap<string, RowChangeSummary>;

export const unchangedSummary: RowChangeSummary = { added: false, removed: false, moved: false, inside: 0 };

type SummaryBuilder = readonly { readonly op: string; readonly path: string }[];

/** The summary for each member of one list; computed once for each change list, because every row reads it. */
export const rowChangeSummaries = memoByIdentity(
  (changes: SummaryBuilder, path: string): RowChangeSummaries => readSummaries(changes, path),
);

/** The member of a list that a path points at or into. */
export const memberIn = (changed: string, path: string): string | undefined => {
  if (changed === path || !isBelow(changed, path)) return undefined;
  const end = changed.indexOf('/', path.length + 1);
  const token = changed.slice(path.length + 1, end < 0 ? undefined : end);
  return token.startsWith('[') ? token.slice(1, -1).replaceAll('~1', '/').replaceAll('~0', '~') : undefined;
};

const readSummaries = (changes: SummaryBuilder, path: string): RowChangeSummaries => {
  const marks = new Map<string, RowChangeSummary>();
  for (const change of changes) {
    const id = memberIn(change.path, path);
    if (id === undefined) continue;
    const so = marks.get(id) ?? unchangedSummary;
    const itself = change.path === joinPath(path, memberToken(id));
    marks.set(id, {
      added: so.added || (itself && change.op === 'add'),
      removed: so.removed || (itself && change.op === 'remove'),
      moved: so.moved || (itself && change.op === 'move'),
      inside: so.inside + (itself && change.op !== 'set' ? 0 : 1),
    });
  }
  return marks;
};
