import type { DocumentKind } from '@commissary/catalog';
import type { Failure } from '@commissary/contract';
import { getAt } from '@commissary/document';
import { type EditLevel, permissionsOf, type Touch } from '@commissary/schema';
import { definitions } from '../content/index.ts';
import { ApiError } from '../errors/index.ts';

/**
 * Checks the permission of every field that a save touches. Throws when one is missing, or when a path leads to no
 * field; then nothing is saved. `isLocal` tells of the path of a member whether the location's own list adds it.
 */
export const authorizeChanges = (
  kind: DocumentKind,
  level: EditLevel,
  may: (permission: string) => boolean,
  before: unknown,
  touches: readonly Touch[],
  isLocal?: (path: string) => boolean,
): void => {
  const { field } = definitions[kind];
  const refused: Failure[] = [];
  const unknown: Failure[] = [];
  for (const touch of touches) {
    const was = getAt(before, touch.path);
    const rights = permissionsOf(field, was === undefined ? touch : { ...touch, before: was }, level, may, isLocal);
    if (rights === undefined) unknown.push({ code: 'unknown-field', path: touch.path });
    else if (rights.some(permission => !may(permission))) refused.push({ code: 'FORBIDDEN', path: touch.path });
  }
  if (refused.length > 0) throw new ApiError(403, refused);
  if (unknown.length > 0) throw new ApiError(400, unknown);
};

/**
 * Checks the permissions on the way to each path, which every change there needs at least, before anything else of what
 * was sent is computed: to somebody without them an error would tell what exists. A path that leads to no field is left
 * to that computation.
 */
export const authorizePaths = (
  kind: DocumentKind,
  level: EditLevel,
  may: (permission: string) => boolean,
  paths: readonly string[],
  /** Whether a location may have added members itself, so that their own permission is enough. */
  mayBeLocal = false,
): void => {
  const { field } = definitions[kind];
  const refused = paths.filter(path =>
    permissionsOf(field, { op: 'move', path }, level, may, () => mayBeLocal)?.some(permission => !may(permission)),
  );
  if (refused.length > 0)
    throw new ApiError(
      403,
      refused.map(path => ({ code: 'FORBIDDEN', path })),
    );
};
