import type { Issue } from '@commissary/schema';

interface MissingTexts {
  /** What is still needed while these issues are there. */
  readonly needs: (issues: readonly Issue[]) => readonly string[];
  readonly stillNeeded: (what: string) => string;
  readonly noChanges: string;
}

/** What prevents a save of a record; one that exists must be changed too. */
export const missingInRecord =
  ({ needs, stillNeeded, noChanges }: MissingTexts, isNew: boolean) =>
  (issues: readonly Issue[], changed: boolean): string | null => {
    const missing = needs(issues);
    if (missing.length > 0) return stillNeeded(missing.join(', '));
    return isNew || changed ? null : noChanges;
  };
