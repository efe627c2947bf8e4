import { isBelow } from '@commissary/schema';
import { documentChanges, effectiveOf, type LoadedSnapshot, savedCopy } from '../../snapshot/index.ts';
import type { Environment } from '../state/index.ts';

/** The paths below some paths that are saved and not live; none where nothing is live to compare with. */
export const unpublishedPaths = (
  opened: LoadedSnapshot,
  live: Environment['live'],
  paths: readonly string[],
): readonly string[] => {
  if (live === null) return [];
  const known = found.get(live);
  if (known?.opened === opened && known.paths === paths) return known.unpublished;
  const unpublished = pathsThatDiffer(opened, live, paths);
  found.set(live, { opened, paths, unpublished });
  return unpublished;
};

interface Found {
  readonly opened: LoadedSnapshot;
  readonly paths: readonly string[];
  readonly unpublished: readonly string[];
}
/** The header calls this with every typed character, and only a save or a publish changes the result. */
const found = new WeakMap<NonNullable<Environment['live']>, Found>();

const pathsThatDiffer = (
  opened: LoadedSnapshot,
  live: NonNullable<Environment['live']>,
  paths: readonly string[],
): readonly string[] => {
  const changes = documentChanges(opened.definition, live.value, effectiveOf(opened, savedCopy(opened)));
  return [...new Set(changes.map(({ path }) => path))].filter(path => paths.some(section => isBelow(path, section)));
};
