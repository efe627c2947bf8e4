import { isBelow } from '@commissary/schema';
import { documentChanges } from './content.ts';
import type { Surroundings } from './field-state.ts';
import { effectiveOf, type Opened, savedContent } from './opened.ts';

/** The places below some paths that are saved and not live; none where nothing is live to compare with. */
export const unpublishedPaths = (
  opened: Opened,
  live: Surroundings['live'],
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
  readonly opened: Opened;
  readonly paths: readonly string[];
  readonly unpublished: readonly string[];
}
/** The header asks with every letter, and only a save or a publish changes the answer. */
const found = new WeakMap<NonNullable<Surroundings['live']>, Found>();

const pathsThatDiffer = (
  opened: Opened,
  live: NonNullable<Surroundings['live']>,
  paths: readonly string[],
): readonly string[] => {
  const changes = documentChanges(opened.definition, live.value, effectiveOf(opened, savedContent(opened)));
  return [...new Set(changes.map(({ path }) => path))].filter(path => paths.some(section => isBelow(path, section)));
};
