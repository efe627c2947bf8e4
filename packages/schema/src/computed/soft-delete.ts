import { type Field, walk } from '../field/index.ts';
import { isList } from '../kinds/index.ts';
import { joinPath, memberToken, valueAt } from '../path/index.ts';
import type { Issue } from '../validation/index.ts';
import { idOf, isArray, memoByIdentity, own } from '../value/index.ts';

/**
 * Returns the members of soft-delete lists (`softDelete`) that a document lost, each as a `kept-member` issue on its
 * path. Checks the lists of the document itself, not lists inside members.
 */
export const missingSoftDeleted = (definition: Field, before: unknown, after: unknown): Issue[] =>
  softDeleteLists(definition).flatMap(path => {
    const [then, now] = [membersAt(before, path), membersAt(after, path)];
    if (then === now || then.length === 0) return [];
    const there = new Set(now.map(idOf));
    return then.flatMap((member): Issue[] => {
      const id = own(member, 'id');
      if (there.has(idOf(member)) || (typeof id !== 'string' && typeof id !== 'number')) return [];
      return [{ path: joinPath(path, memberToken(id)), code: 'kept-member' }];
    });
  });

const membersAt = (document: unknown, path: string): readonly unknown[] => {
  const members = valueAt(document, path);
  return isArray(members) ? members : none;
};
const none: readonly unknown[] = [];

const softDeleteLists = memoByIdentity((definition: Field): readonly string[] => {
  const paths: string[] = [];
  walk(definition, (field, path) => {
    if (isList(field) && field.softDelete !== undefined && !/\/(?:\[\]|\*)/.test(path)) paths.push(path);
  });
  return paths;
});
