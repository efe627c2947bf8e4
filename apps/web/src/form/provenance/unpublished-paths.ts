import { isBelow, memoByIdentity, publishedForm } from '@commissary/schema';
import { documentChanges, effectiveOf, type LoadedSnapshot, savedCopy } from '../../snapshot/index.ts';
import type { Environment } from '../state/index.ts';

/** The paths below some paths that are saved and not live; none where nothing is live to compare with. */
export const unpublishedPaths = (
  opened: LoadedSnapshot,
  live: Environment['live'],
  paths: readonly string[],
): readonly string[] => (live === null ? [] : pathsThatDiffer(live, opened, paths));

/** The header calls this with every typed character, and only a save or a publish changes the result. */
const pathsThatDiffer = memoByIdentity(
  (live: NonNullable<Environment['live']>, opened: LoadedSnapshot, paths: readonly string[]): readonly string[] => {
    const saved = effectiveOf(opened, savedCopy(opened));
    const changes = documentChanges(opened.definition, live.value, publishedForm(opened.definition, saved));
    return [...new Set(changes.map(({ path }) => path))].filter(path => paths.some(section => isBelow(path, section)));
  },
);
