import {
  definitionPath,
  isMemberToken,
  listsAt,
  memoByIdentity,
  parentPath,
  pathLabelsAt,
  pathsAbove,
  splitPath,
  valueAt,
} from '@commissary/schema';
import { valueTexts } from '../../formatting/index.ts';
import type { EditSession } from '../edit-session/index.ts';
import { missingPermission } from '../state/index.ts';

/** A list of the company's document that members can move to, named after the parent that it belongs to. */
export interface MoveTarget {
  readonly path: string;
  readonly name: string;
}

/** The lists of a document at a definition path, in its order. */
const listPathsAt = memoByIdentity((document: unknown, definition: string): readonly string[] =>
  (listsAt(document, definition) ?? []).map(({ path }) => path),
);

/** Whether the members of a list can get another parent at all: there is one. */
export const hasOtherParents = ({ opened }: EditSession, listPath: string): boolean => {
  const definition = definitionPath(listPath);
  return definition.includes('[]') && listPathsAt(opened.base, definition).length > 1;
};

/** The other lists that the members of a list can move to, as they are saved. */
export const moveTargets = ({ opened }: EditSession, listPath: string): readonly MoveTarget[] =>
  listPathsAt(opened.base, definitionPath(listPath))
    .filter(path => path !== listPath)
    .map(path => ({
      path,
      name: pathLabelsAt(valueTexts, opened.definition, opened.base, parentOfList(path)).join(' › '),
    }));

/** The member that a list belongs to. */
export const parentOfList = (path: string): string =>
  pathsAbove(path).findLast(above => isMemberToken(splitPath(above).at(-1) ?? '')) ?? '';

/** The path of a member that has another parent than a path says: ids are unique in its document. */
export const movedTo = ({ opened }: EditSession, path: string): string | undefined => {
  const [list, token] = [parentPath(path) ?? '', splitPath(path).at(-1) ?? ''];
  return listPathsAt(opened.base, definitionPath(list))
    .map(other => `${other}/${token}`)
    .find(other => valueAt(opened.base, other) !== undefined);
};

/** The permission that the user lacks for the move of members out of a list, or `undefined`. */
export const missingForMove = ({ opened }: EditSession, paths: readonly string[]): string | undefined => {
  const [first] = paths;
  if (first === undefined) return undefined;
  const kept = paths.map(path => missingPermission(opened, { op: 'remove', path }));
  return [...kept, missingPermission(opened, { op: 'set', path: parentPath(first) ?? '' })].find(
    missing => missing !== undefined,
  );
};
