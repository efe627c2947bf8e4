import type { Edit } from '@commissary/document';
import { duplicateMember, joinPath, type List, memberToken, parentPath, withFreeNumbers } from '@commissary/schema';
import { effectiveOf } from '../../snapshot/index.ts';
import { contentOf } from '../edit-session/index.ts';
import type { FormStore } from '../state/index.ts';
import { addition, dependentAdditions, edit, membersAt, nextNumber } from './form-actions.ts';

/**
 * Adds a copy behind each of some members of a list, in one step, and returns the ids of the copies. See
 * `duplicateMember`.
 */
export const duplicateMembers = (
  store: FormStore,
  path: string,
  list: List<unknown>,
  ids: readonly string[],
  newId: () => string,
): readonly string[] => {
  const { definition } = store.session().opened;
  const document = effectiveOf(store.session().opened, contentOf(store.session()));
  const number = nextNumber(store, path, list);
  const others = [...membersAt(store, path)];
  const copied: unknown[] = [];
  const copies = ids.map((original, at) => {
    const id = number === undefined ? newId() : number.next + at;
    const copy = duplicateMember(definition, document, joinPath(path, memberToken(original)), id, newId, others);
    const member = withFreeNumbers(definition, document, list, copy, copied);
    copied.push(member);
    others.push(member);
    return { id, edits: [addition(path, member, original), ...dependentAdditions(store, path, id)] };
  });
  const counted: Edit[] =
    number === undefined ? [] : [{ op: 'set', path: number.path, value: number.next + ids.length }];
  const edits = [...copies.flatMap(copy => copy.edits), ...counted];
  edit(store, edits, [...new Set(edits.map(one => parentPath(one.path) ?? ''))]);
  return copies.map(({ id }) => String(id));
};
