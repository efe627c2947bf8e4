import type { Change } from '@commissary/document';
import type { Issue } from '@commissary/schema';

/**
 * The issues of a save: those that the layer above, or the stored base, does not have, and those at a path that the
 * save sets. Another issue rejects no save.
 */
export const issuesHere = (above: readonly Issue[], here: readonly Issue[], list: readonly Change[]): Issue[] => {
  const known = new Set(above.map(nameOf));
  const set = new Set(list.map(entry => entry.path));
  return here.filter(issue => !known.has(nameOf(issue)) || isSetHere(set, issue.path));
};

/** Whether an entry is at a path or above it. */
export const isSetHere = (set: ReadonlySet<string>, path: string): boolean => {
  for (let at = path; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) if (set.has(at)) return true;
  return false;
};

const nameOf = (issue: Issue): string => `${issue.code} ${issue.rule ?? ''} ${issue.path}`;
