import type { Field } from '../field/index.ts';
import { joinTokens, listsChosenFrom, namingPaths, splitPath } from '../path/index.ts';
import { inheritingFields } from './inherited.ts';

/**
 * Returns the paths that decide what an absent value at a path inherits inside the document: nothing else does than what
 * is at, above or below one of them.
 */
export const inheritedFrom = (definition: Field, path: string): readonly string[] =>
  inheritingFields(definition, path).flatMap(({ path: at, targets }) =>
    targets.flatMap(target => [
      withMembersOf(target, at),
      ...listsChosenFrom(target).map(list => `/${list}`),
      ...namingPaths(target, at),
    ]),
  );

/** A target as far as it means one place: up to the first step that may mean any member. */
const withMembersOf = (target: string, place: string): string => {
  const around = splitPath(place);
  const tokens = splitPath(target).map((step, depth) => (step === '[.]' ? (around[depth] ?? '[]') : step));
  const open = tokens.findIndex((token, depth) => token.startsWith('[') && token !== around[depth]);
  return joinTokens(open < 0 ? tokens : tokens.slice(0, open));
};
